// Whoever sits at this device: a key instead of an account, a name, and how much help is wanted.

import type { Help } from "../games/ui";
import { http } from "../wire/http";
import { keep, recall } from "../device/kept";

export const HELPS: readonly Help[] = ["off", "some", "full"];
const LONGEST_NAME = 30;

const own = $state({
  key: recall("key") ?? "",
  name: recall("name") ?? "",
  help: HELPS.find((help) => help === recall("help")) ?? ("some" as Help),
  /** A key from a personal link that is not this device's own: somebody has to say yes first. */
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
  get help() {
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
  return key;
}

/** Nobody knows this key any more, such as after the server has lost its database. */
export function forgetKey(): void {
  own.key = "";
  keep("key", "");
}

/** A personal link has the key behind the "#", which no server ever sees. Take it out of sight. */
export function takeKeyFromLink(
  place: Pick<Location, "hash" | "pathname" | "search"> = location,
): void {
  const found = new URLSearchParams(place.hash.slice(1)).get("key");
  if (!found) return;
  history.replaceState(null, "", place.pathname + place.search);
  if (!own.key || own.key === found) become(found);
  else own.offered = found;
}

export function declineOffer(): void {
  own.offered = "";
}

/** A link that makes another device this person. */
export function personalLink(): string {
  return `${location.origin}/tables#key=${own.key}`;
}
