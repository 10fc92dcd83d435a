// A server that was renewed no longer has what this page has not fetched yet.

/** Not again and again, if that does not help. */
const PAUSE = 30_000;
const KEY = "renewed";

/** The page is loaded anew: at the table everything is as it was. */
export function renewWhenGone(): void {
  addEventListener("vite:preloadError", () => void renew());
}

async function renew(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE) return;
  const answer = await fetch(location.href).catch(() => null); // whoever is offline stays here
  if (!answer?.ok) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
