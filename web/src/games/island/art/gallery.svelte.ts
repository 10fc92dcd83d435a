// The pictures of cards, ships and allies: asked for when the first of them is to be seen, and
// waited for by big moments alone.

type Gallery = typeof import("./scenes/gallery");

let here = $state.raw<Gallery>();
let asked: Promise<void> | undefined;

/** The pictures, once they are here; until then there is room for them. */
export function gallery(): Gallery | undefined {
  void hung();
  return here;
}

/** They are here, or cannot be had. */
export function hung(): Promise<void> {
  asked ??= import("./scenes/gallery").then(
    (found) => void (here = found),
    () => (asked = undefined),
  );
  return asked;
}
