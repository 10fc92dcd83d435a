// The pictures of cards, ships and allies: asked for when the first of them is to be seen, and never
// waited for.

type Gallery = typeof import("./scenes/gallery");

let here = $state.raw<Gallery>();
let asked = false;

/** The pictures, once they are here; until then there is room for them. */
export function gallery(): Gallery | undefined {
  if (!asked) {
    asked = true;
    import("./scenes/gallery").then(
      (found) => (here = found),
      () => (asked = false),
    );
  }
  return here;
}
