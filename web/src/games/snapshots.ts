/** Files by their name, without the path and the ending. */
export function byName<T>(files: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.json$/g, ""), file]),
  );
}
