// "Your turn", for whoever looks elsewhere: the title, the icon, and a notification by consent.

import { recall, keep } from "../device/kept";
import { say } from "../words/say.svelte";

const ICONS = { quiet: "/icon.svg", turn: "/icon-turn.svg" };
const asked = $state({ notify: recall("notify") === "yes" && mayNotify() });

/** Browsers know notifications on secure pages only. */
export function canNotify(): boolean {
  return "Notification" in globalThis && isSecureContext;
}

function mayNotify(): boolean {
  return canNotify() && Notification.permission === "granted";
}

export function notifies(): boolean {
  return asked.notify;
}

export async function wantNotifications(on: boolean): Promise<void> {
  if (on && canNotify() && Notification.permission === "default")
    await Notification.requestPermission();
  asked.notify = on && mayNotify();
  keep("notify", asked.notify ? "yes" : "no");
}

export function showTurn(turn: boolean): void {
  document
    .querySelector<HTMLLinkElement>("link[rel=icon]")
    ?.setAttribute("href", turn ? ICONS.turn : ICONS.quiet);
}

/** Only where nobody is looking; `what` is asked. */
export function notifyTurn(game: string, what: string): void {
  if (!asked.notify || !document.hidden || !mayNotify()) return;
  try {
    new Notification(say("table-name"), {
      body: `${say("signal-turn", { title: say(`game-${game}`) })}. ${what}`,
      tag: "turn",
      icon: ICONS.turn,
    });
  } catch {
    // Some phones know the word but not the deed.
  }
}
