// For the search for import cycles: of a component only its scripts count, as TypeScript.

import { parser } from "typescript-eslint";

const SCRIPT = /<script[^>]*>(.*?)<\/script>/gs;

export function parseForESLint(text, options) {
  const scripts = [...text.matchAll(SCRIPT)].map(([, script]) => script).join("\n");
  return parser.parseForESLint(scripts, options);
}
