// The walls of the client. Formatting is prettier's business, types are svelte-check's.

import importX from "eslint-plugin-import-x";
import svelte from "eslint-plugin-svelte";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript-eslint";

/**
 * From the foundation up: a folder may import those above it in this list, never one below, so that
 * folders cannot run in circles. Those in one row are strangers to each other.
 */
const LAYERS = [
  ["device", "wire"],
  ["words", "look", "router"],
  ["art"],
  ["controls"],
  ["keys", "prompts"],
  ["games"],
  ["store"],
  ["hearing", "sounds", "opening", "glance"],
  ["rulebook"],
  ["replay"],
  ["cardsets"],
  ["table"],
  ["pages"],
];
/** The board that any game has is no game: the registry lays it where there is no folder. */
const PLAIN = "plain";
const GAMES = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== PLAIN)
  .map(({ name }) => name);
const FOLDERS = readdirSync(new URL("src", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "testing")
  .map(({ name }) => name);
const homeless = FOLDERS.filter((folder) => !LAYERS.flat().includes(folder));
if (homeless.length) throw new Error(`eslint.config.js: no layer for ${homeless.join(", ")}`);
const TESTS = ["src/**/*.test.ts", "src/testing/**"];

const floors = LAYERS.flatMap((row, height) =>
  row.map((folder) => ({
    target: `src/${folder}`,
    from: [...LAYERS.slice(height + 1).flat(), ...row.filter((other) => other !== folder)].map(
      (other) => `src/${other}`,
    ),
    message: "Imports point down (LAYERS in eslint.config.js).",
  })),
).filter(({ from }) => from.length > 0);
const houses = GAMES.flatMap((game) => [
  {
    target: `src/games/${game}`,
    from: GAMES.filter((other) => other !== game).map((other) => `src/games/${other}`),
    message: "Games are strangers to each other.",
  },
  {
    target: "src/!(games)/**",
    from: `src/games/${game}`,
    message: "What a game brings along is asked of its manifest (games/games.ts).",
  },
  {
    target: "src/*.{ts,svelte}",
    from: `src/games/${game}`,
    message: "What a game brings along is asked of its manifest (games/games.ts).",
  },
  {
    target: "src/games/*.ts",
    from: `src/games/${game}`,
    message: "The registry finds games by their folders.",
  },
  {
    target: `src/games/${game}`,
    from: ["src/games/games.ts", "src/games/boxes.ts"],
    message: "A game does not look itself up.",
  },
  {
    target: `src/games/${game}`,
    from: ["src/wire/socket.ts", "src/wire/http.ts"],
    message: "A board knows neither socket nor store: a view comes in, clicks go out.",
  },
]);

const doors = [
  {
    target: `src/games/${PLAIN}`,
    from: [
      ...GAMES.map((game) => `src/games/${game}`),
      ...["games/games.ts", "games/boxes.ts", "wire/socket.ts", "wire/http.ts"].map(
        (file) => `src/${file}`,
      ),
    ],
    message: "The board that any game has knows no game, no registry and no socket.",
  },
  {
    target: "src",
    from: "src/testing",
    message: "What tests need is no part of the client.",
  },
  {
    target: FOLDERS.map((folder) => `src/${folder}`),
    from: ["src/App.svelte", "src/main.ts", "src/routes.ts"],
    message: "Nothing stands above the pages but their table of contents.",
  },
];

export default ts.config(
  { ignores: ["node_modules", ".svelte-check", "src/wire/types.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.base,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    plugins: { "import-x": importX },
    settings: {
      "import-x/extensions": [".ts", ".svelte"],
      "import-x/parsers": {
        "@typescript-eslint/parser": [".ts"],
        [fileURLToPath(new URL("eslint-svelte-scripts.js", import.meta.url))]: [".svelte"],
      },
      "import-x/resolver-next": [
        importX.createNodeResolver({
          extensions: [".ts", ".svelte.ts", ".svelte", ".js", ".json"],
        }),
      ],
    },
    rules: {
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "import-x/no-self-import": "error",
      "import-x/no-duplicates": "error",
      // The compiler finds them, and knows a leading underscore.
      "@typescript-eslint/no-unused-vars": "off",
    },
  },
  {
    files: ["src/**"],
    ignores: TESTS,
    rules: {
      "import-x/no-restricted-paths": ["error", { zones: [...floors, ...houses, ...doors] }],
      "max-lines": ["error", 400],
      "max-lines-per-function": ["error", 40],
    },
  },
);
