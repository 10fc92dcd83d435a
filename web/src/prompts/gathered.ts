/** Things under what they have in common, in the order in which they come. Not Map.groupBy: phones
    of a few years ago do not know it. */
export function gathered<K, V>(things: readonly V[], by: (thing: V) => K): Map<K, V[]> {
  const found = new Map<K, V[]>();
  for (const thing of things) {
    const key = by(thing);
    const there = found.get(key);
    if (there) there.push(thing);
    else found.set(key, [thing]);
  }
  return found;
}
