/**
 * A new id of 128 random bits, 22 characters of [A-Za-z0-9_-]. Not `crypto.randomUUID`: browsers hide it on
 * plain http, which is how a phone reaches a table on the same network.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
