// Where we are. Links are plain links; those of our own pages change the page without loading it anew.

/** `/#/table/ID`, as terminals of earlier versions printed the link to a table. */
const OLD_LINK = /^#(\/table\/[A-Za-z0-9_-]+)$/;

const old = location.pathname === "/" ? OLD_LINK.exec(location.hash)?.[1] : undefined;
if (old !== undefined) history.replaceState(null, "", old);

const here = $state({ path: location.pathname, query: location.search, hash: location.hash });

export const place: Readonly<{ path: string; query: string; hash: string }> = here;

function look(): void {
  here.path = location.pathname;
  here.query = location.search;
  here.hash = location.hash;
}

export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  look();
  if (!replace) scrollTo(0, 0);
}

/** Follows the history and the links of the page. */
export function follow(): () => void {
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", look);
    removeEventListener("hashchange", look);
    document.removeEventListener("click", click);
  };
}

function click(event: MouseEvent): void {
  const plain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (
    !plain ||
    event.defaultPrevented ||
    !link ||
    link.target ||
    link.origin !== location.origin ||
    link.download
  )
    return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
