// Where a monster would be comfortable: looked up in the table that the server sends.

import { neighbourhood } from "./places";

export function isCosy(
  nest: string | undefined,
  place: string,
  lying: ReadonlySet<string>,
): boolean {
  if (!nest) return false;
  const at = neighbourhood(place, lying);
  return ((parseInt(nest.charAt(at >> 2), 16) >> (at & 3)) & 1) === 1;
}
