// Whoever sits at this device: a key instead of an account, a name, and how much help is wanted.

import type { Help } from "../games/ui";
import { http } from "../wire/http";
import { keep, recall } from "../device/kept";

export const HELPS: readonly Help[] = ["off", "some", "full"];
const SURES = new Map([
  ["yes", true],
  ["no", false],
]);
const LONGEST_NAME = 30;

const own = $state({
  key: recall("key") ?? "",
  name: recall("name") ?? "",
  help: HELPS.find((help) => help === recall("help")),
  /** Whether slips are asked about; undefined: nobody has said. */
  sure: SURES.get(recall("sure") ?? ""),
  /** What a personal link brought: a code, or a key as links used to. It makes a key of our own. */
  offered: "",
});
let making: Promise<string> | undefined;

export const person = {
  get key() {
    return own.key;
  },
  get name() {
    return own.name;
  },
  /** As much as somebody has asked for; undefined: nobody has. */
  get help(): Help | undefined {
    return own.help;
  },
  get offered() {
    return own.offered;
  },
};

export function rename(name: string): void {
  own.name = name.slice(0, LONGEST_NAME);
  keep("name", own.name);
}

export function wantHelp(help: Help): void {
  own.help = help;
  keep("help", help);
}

/** Whether slips are asked about, with so much help. */
export const asksSure = (help: Help): boolean => own.sure ?? help === "full";

export function wantSure(sure: boolean): void {
  own.sure = sure;
  keep("sure", sure ? "yes" : "no");
}

/** The key of this device; made when it is needed first. */
export function ensureKey(): Promise<string> {
  if (own.key) return Promise.resolve(own.key);
  making ??= http
    .newPerson()
    .then(({ key }) => become(key))
    .finally(() => (making = undefined));
  return making;
}

/** From now on this device is whoever has this key. */
export function become(key: string): string {
  own.key = key;
  own.offered = "";
  keep("key", key);
  keep("key-own", "1");
  return key;
}

/** Nobody knows this key any more, such as after the server has lost its database. */
export function forgetKey(): void {
  const kept = recall("key") ?? ""; // another window may have a new one by now
  own.key = kept === own.key ? "" : kept;
  keep("key", own.key);
}

/** A personal link has a code behind the "#", which no log ever sees. Take it out of sight. */
export function takeKeyFromLink(
  place: Pick<Location, "hash" | "pathname" | "search"> = location,
): void {
  const said = new URLSearchParams(place.hash.slice(1));
  const found = said.get("link") ?? said.get("key");
  if (!found) return;
  history.replaceState(null, "", place.pathname + place.search);
  if (own.key !== found) own.offered = found;
}

export function declineOffer(): void {
  own.offered = "";
}
