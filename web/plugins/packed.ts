// What the build leaves beside the files: each of them compressed, and a list of what a page needs
// first. The server sends the one and writes the other into the page.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { shelfOf } from "./words.ts";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** What pages of the server read; names of files, in the order in which they are needed. */
interface Needs {
  /** By path, as routes.ts writes it. */
  pages: Record<string, string[]>;
  games: Record<string, string[]>;
  /** By "language/shelf". */
  words: Record<string, string>;
}

const LIST = "needs.json";
/** Where the server writes what a page needs: after what all need, before the fonts. */
const NEEDED = "<!--needs-->";
const ROUTE = /path: "([^"]+)", load: .*?"\.\/([^"]+)"/g;
const GAME = /\/src\/games\/(\w+)\/Board\.svelte$/;
const TEXT = /\.(js|css|svg|json|webmanifest)$/;
const FACADE = /^export\{(\w+) as (\w+)\}from"\.\/([^"]+)";\s*$/;
/** Smaller than this, and the headers weigh more. */
const LEAST = 500;

export function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    enforce: "post",
    transformIndexHtml: { order: "post", handler: (html, { bundle }) => paintFirst(html, bundle!) },
    generateBundle(_, bundle) {
      const source = JSON.stringify(needs(bundle));
      dropFacades(bundle);
      this.emitFile({ type: "asset", fileName: LIST, source });
    },
    writeBundle({ dir }) {
      compress(dir!);
    },
  };
}

/** Fonts are asked for at once; styles wait below what is painted before they come. */
function paintFirst(html: string, bundle: Bundle): string {
  const fonts = Object.keys(bundle).filter((file) => file.endsWith(".woff2"));
  const links = fonts.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`,
  );
  const styles = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const early = styles.map((link) => link.replace('"stylesheet"', '"preload" as="style"'));
  const bare = styles.reduce((left, link) => left.replace(link, ""), html);
  return bare
    .replace("</head>", `${[...early, NEEDED, ...links].join("\n    ")}\n  </head>`)
    .replace("</body>", `${styles.join("\n    ")}\n  </body>`);
}

function needs(bundle: Bundle): Needs {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === "chunk");
  const here = new Set(filesOf([chunks.find((chunk) => chunk.name === "base")!], bundle));
  const more = (start: RegExp) =>
    filesOf(
      chunks.filter(({ facadeModuleId }) => start.test(facadeModuleId ?? "")),
      bundle,
    ).filter((file) => !here.has(file));
  const found: Needs = { pages: {}, games: {}, words: {} };
  for (const [, path, page] of readFileSync("src/routes.ts", "utf-8").matchAll(ROUTE))
    found.pages[path!] = more(new RegExp(`/src/${page}$`));
  for (const { facadeModuleId: id, fileName } of chunks) {
    const game = GAME.exec(id ?? "")?.[1];
    if (game) found.games[game] ??= more(new RegExp(`/${game}/(Board\\.svelte|table\\.ts)$`));
    const shelf = shelfOf(id);
    if (shelf) found.words[shelf] = fileName;
  }
  return found;
}

/** The files of chunks, their styles, and those of all that they import at once. */
function filesOf(chunks: readonly Chunk[], bundle: Bundle): string[] {
  const found = new Set(chunks);
  for (const chunk of found)
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === "chunk") found.add(next);
    }
  const whole = [...found].filter((chunk) => !FACADE.test(chunk.code));
  return whole.flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]);
}

/** A file that only says which other file has a page or a board costs a request: ask that one. */
function dropFacades(bundle: Bundle): void {
  for (const [place, facade] of Object.entries(bundle)) {
    if (facade.type !== "chunk") continue;
    const [, local, exported, file] = FACADE.exec(facade.code) ?? [];
    if (!file) continue;
    const name = place.slice(place.lastIndexOf("/") + 1);
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      chunk.code = chunk.code
        .replaceAll(importOf(name), `import("./${file}").then(m=>({${exported}:m.${local}}))`)
        .replaceAll(`"${place}"`, `"${place.replace(name, file)}"`);
    }
    delete bundle[place];
  }
}

const escaped = (name: string) => name.replaceAll(".", "\\.");
const importOf = (name: string) => new RegExp(`import\\((["\'\`])\\./${escaped(name)}\\1\\)`, "g");

function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXT.test(path)) continue;
    const text = readFileSync(path);
    if (text.length < LEAST) continue;
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(`${path}.br`, brotliCompressSync(text, { params: size }));
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
}
