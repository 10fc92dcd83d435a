// Stand-in for the table's words until they read the catalogues: codes in, words out.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { language, type Language } from "../../words/say.svelte";
import deBoard from "../../../../src/ungeheuer/words/de/web-mighty.ftl?raw";
import deGame from "../../../../src/ungeheuer/words/de/mighty.ftl?raw";
import deTable from "../../../../src/ungeheuer/words/de/table.ftl?raw";
import enBoard from "../../../../src/ungeheuer/words/en/web-mighty.ftl?raw";
import enGame from "../../../../src/ungeheuer/words/en/mighty.ftl?raw";
import enTable from "../../../../src/ungeheuer/words/en/table.ftl?raw";

const BUNDLES: Record<Language, FluentBundle> = {
  en: bundle("en", [enTable, enGame, enBoard]),
  de: bundle("de", [deTable, deGame, deBoard]),
};

function bundle(tag: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(tag, { useIsolating: false });
  texts.forEach((text) => made.addResource(new FluentResource(text)));
  return made;
}

export function say(code: string, params: Record<string, unknown> = {}): string {
  const words = BUNDLES[language()];
  const pattern = words.getMessage(code)?.value;
  if (!pattern) return code;
  const told = Object.entries(params).map(([name, value]) => [name, tell(value)] as const);
  return words.formatPattern(pattern, Object.fromEntries(told));
}

function tell(value: unknown): FluentVariable {
  if (Array.isArray(value)) return list(value.map(String));
  return typeof value === "number" ? value : String(value);
}

export function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "none";
  return say("list-and", { first: items.slice(0, -1).join(", "), last: items.at(-1)! });
}
