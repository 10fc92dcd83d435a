// Whether somebody at this device plays by text.

import { keep, recall } from "../device/kept";

const KEY = "by-text";
const chosen = $state({ text: recall(KEY) === "yes" });

export const playsByText = (): boolean => chosen.text;

export function playByText(on: boolean): void {
  chosen.text = on;
  keep(KEY, on ? "yes" : "no");
}
