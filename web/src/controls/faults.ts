// Whatever goes wrong is said in words, and never swallowed.

import { tell } from "./toasts.svelte";
import { HttpFault } from "../wire/http";
import { refusal } from "../words/say.svelte";

export function faultText(error: unknown): string {
  if (error instanceof HttpFault) return refusal("", error.fault);
  console.error(error);
  return refusal("", { code: "sorry", params: {} });
}

export function tellFault(error: unknown): void {
  tell(faultText(error), "bad");
}
