// What comes between two rounds: shown until somebody has skipped it on this device.

import { keep, recall } from "../../device/kept";

const KEY = "mighty-beats";
let wanted = $state(recall(KEY) !== "no");

export const beats = {
  get shown(): boolean {
    return wanted;
  },
  set shown(now: boolean) {
    wanted = now;
    keep(KEY, now ? "yes" : "no");
  },
};
