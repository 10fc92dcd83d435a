import { resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const HERE = import.meta.dirname;
const FILE = resolve(HERE, "splitting.ts");

/** What the compiler says about a file that lies beside the types. */
function complaints(source: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === FILE
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([FILE], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(FILE))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}

const head = 'import type { MakeMove, MoveText, Offer } from "./types";\n';

test("a move is handed back as it came", () => {
  const answer = (body: string) =>
    complaints(`${head}export const answer = ({ text }: Offer): MakeMove => (${body});`);
  expect(answer('{ type: "move", id: "a", seat: "0", seen: 1, move: text }')).toEqual([]);
});

test.each([
  ['text.split(" ")', "Property 'split' does not exist on type 'MoveText'"],
  ["text.length", "Property 'length' does not exist on type 'MoveText'"],
  ["text[0]", "can't be used to index type 'MoveText'"],
  ["/a/.test(text)", "Argument of type 'MoveText' is not assignable to parameter of type 'string'"],
])("nobody reads it: %s does not compile", (reading, complaint) => {
  const found = complaints(`${head}export const read = (text: MoveText) => ${reading};`);
  expect(found.join()).toContain(complaint);
});

test("nobody writes one: a text is no move", () => {
  const found = complaints(`${head}export const written: MoveText = "4@2a";`);
  expect(found.join()).toContain("not assignable to type 'MoveText'");
});
