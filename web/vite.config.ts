import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // Relative, so that the table also works below a path of a reverse proxy.
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: "../src/ungeheuer/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    // The strict content security policy allows no inline script.
    modulePreload: { polyfill: false },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    pool: "threads",
  },
  // Without it vitest takes Svelte's server build, which cannot mount.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
