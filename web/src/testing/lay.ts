// For tests: lays a component on an empty table and hands it back with what is needed to look at it.

import { createRawSnippet, flushSync, mount, unmount, type Component } from "svelte";

export function lay<P extends object>(part: Component<P>, props: NoInfer<P>) {
  const target = document.createElement("div");
  document.body.append(target);
  const instance = mount(part, { target, props });
  flushSync();
  return {
    target,
    find: <E extends HTMLElement>(selector: string): E => {
      const found = target.querySelector<E>(selector);
      if (!found) throw new Error(`no ${selector} in ${target.innerHTML}`);
      return found;
    },
    clear: async () => {
      await unmount(instance);
      target.remove();
    },
  };
}

/** The same for a board whose props change while it lies. */
export function layBoard<P extends object>(board: Component<P>, props: NoInfer<P>) {
  const { target, clear } = lay(board, props);
  const all = (selector: string) => [...target.querySelectorAll<HTMLElement>(selector)];
  return { target, clear, all };
}

export function text(words: string) {
  return createRawSnippet(() => ({ render: () => `<span>${words}</span>` }));
}

export function press(element: Element, key?: string): void {
  if (key) element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  else (element as HTMLElement).click();
  flushSync();
}
