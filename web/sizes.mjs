// Prints what every file of the built client weighs, compressed; fails if the first page is heavy.

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUILT = new URL("../src/ungeheuer/static/", import.meta.url);
const LIMIT = 150_000;
const WORDS =
  /\/ungeheuer\/words\/de\/(table|web)\.ftl\?raw$|\/words\/de\/(about|names)\.ftl\?raw$/;

const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", BUILT), "utf-8"));
const weigh = (file) => gzipSync(readFileSync(new URL(file, BUILT))).length;
const isCode = (file) => /\.(js|css)$/.test(file);

/** The files of a chunk and of all it needs at once. */
function filesOf(key, seen = new Set()) {
  const { file, css = [], imports = [] } = manifest[key];
  if (seen.has(file)) return seen;
  [file, ...css].forEach((name) => seen.add(name));
  imports.forEach((name) => filesOf(name, seen));
  return seen;
}

/** The entry, and the page that it opens first. */
function firstPage() {
  const files = filesOf("index.html");
  filesOf("src/pages/Home.svelte", files);
  // And its words, in the language that needs more of them.
  for (const key of Object.keys(manifest)) if (WORDS.test(key)) filesOf(key, files);
  return files;
}

const all = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
  file,
  ...css,
  ...assets,
]);
const first = firstPage();
for (const file of [...new Set(all)].sort()) {
  const mark = first.has(file) ? "first page" : "";
  console.log(`${String(weigh(file)).padStart(8)}  ${file.padEnd(70)} ${mark}`.trimEnd());
}
const total = [...first].filter(isCode).reduce((sum, file) => sum + weigh(file), 0);
console.log(
  `${String(total).padStart(8)}  script and style of the first page, gzip (limit ${LIMIT})`,
);
process.exit(total > LIMIT ? 1 : 0);
