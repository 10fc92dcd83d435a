import { expect, test } from "vitest";
import { contrast } from "./contrast";
import { GAMES } from "../wire/types";
import house from "./tokens.css?raw";

const TABLES = import.meta.glob<string>("../games/*/tokens.css", {
  query: "?raw",
  import: "default",
  eager: true,
});

type Tokens = Record<string, string>;

/** The colours of the block that begins with this selector. */
function block(selector: string, css = house): Tokens {
  const start = css.indexOf(selector + " {");
  if (start < 0) throw new Error(`tokens.css has no ${selector}`);
  const body = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1], m[2]]),
  );
}

const LIGHT = block(':root[data-theme="light"]');
const DARK = block(':root[data-theme="dark"]');
const PAIRS: [string, string][] = [
  ...["words", "words-quiet", "link", "danger", "good"].flatMap((text): [string, string][] =>
    ["ground", "ground-edge", "panel", "panel-2"].map((under) => [text, under]),
  ),
  ["on-accent", "accent"],
  ["on-danger", "danger"],
];

test("WCAG's own example", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});

for (const [theme, tokens] of [
  ["light", LIGHT],
  ["dark", DARK],
] as const) {
  test.each(PAIRS)(`${theme}: %s on %s can be read`, (text, under) => {
    expect(contrast(tokens[text]!, tokens[under]!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["ground", "panel", "panel-2"])(`${theme}: focus ring stands out on %s`, (under) => {
    expect(contrast(tokens["focus"]!, tokens[under]!)).toBeGreaterThanOrEqual(3);
  });
}

test("the system's dark theme is the chosen one's", () => {
  expect(block(":root:not([data-theme])")).toEqual(DARK);
});

const ON_TABLE = block("[data-table]");
for (const name of GAMES) {
  for (const theme of ["", '[data-theme="dark"] ']) {
    test(`${theme}${name}: words on the table can be read`, () => {
      const table = block(`${theme}[data-table="${name}"]`, TABLES[`../games/${name}/tokens.css`]);
      for (const text of ["words-on-table", "quiet-on-table"]) {
        expect(contrast(ON_TABLE[text]!, table["table"]!)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(ON_TABLE[text]!, table["table-edge"]!)).toBeGreaterThanOrEqual(4.5);
      }
    });
  }
}

test("ink on paper, and on paint that carries numbers", () => {
  const paint = block(":root");
  for (const under of ["paper", "paper-bright", "gold", "gold-light", "fame", "crystal", "stone"]) {
    expect(contrast(paint["ink"]!, paint[under]!)).toBeGreaterThanOrEqual(4.5);
  }
});
