import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { Chunks } from "./plugins/chunks.ts";
import { packed } from "./plugins/packed.ts";
import { words } from "./plugins/words.ts";

const chunks = new Chunks(import.meta.dirname);

export default defineConfig({
  // Absolute: pages live at paths such as /table/ID, and every one of them is this same page.
  base: "/",
  plugins: [svelte(), words(`${import.meta.dirname}/../src/ungeheuer`), packed()],
  // The catalogues lie with the server's package.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://localhost:8420", ws: true } },
  },
  build: {
    outDir: "../src/ungeheuer/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // The strict content security policy allows no inline script.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              debugName: "pages",
              name: chunks.name,
              test: chunks.test,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    // The tests of the tokens read them as text; other styles are left out.
    css: { include: [/tokens\.css/] },
    pool: "threads",
    // A safety net against hangs, not a performance check: machines may be busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ["src/testing/everyTest.ts"],
    // A fresh browser for every file would take longer than all tests; they clean up instead.
    isolate: false,
  },
  // Without it vitest takes Svelte's server build, which cannot mount.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
