/** A name nobody else has. Not crypto.randomUUID: on a phone in the home network, over plain http,
    browsers do not have it. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
