/**
 * Text storage of this phone, by key. Falls back to memory if the browser refuses to store (private window).
 */
const memory = new Map<string, string | null>();
const listeners = new Set<() => void>();

/** The stored text, or null. Never throws. */
export function savedText(key: string): string | null {
  const here = memory.get(key);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null deletes it. Never throws. */
export function saveText(key: string, text: string | null): void {
  memory.set(key, text);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // In memory only.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` after every change made by this page; returns a function that stops it. */
export function onTextSaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Keys per table: the reveal draft, unsent cup entries, the last entry mode, a break. Also whose keys are
 * shown, the last known correction, and the last exported tap. Then a mode and tones that wait for the
 * server, the rounds with skipped claims, and who joins or leaves after the round.
 */
const OF_TABLE = [
  "reveal",
  "typed",
  "way",
  "break",
  "keys",
  "corrected",
  "passed",
  "mode",
  "tones",
  "unheard",
  "after-round",
] as const;

/** The storage key for one game; the choice of keys is stored per table. */
export const keyOfTable = (what: (typeof OF_TABLE)[number], id: string): string => `${what}:${id}`;

/**
 * Deletes everything this phone stored for a game and its table, including the table itself. Never rejects.
 */
export async function clearTable(...ids: readonly string[]): Promise<void> {
  for (const id of ids) for (const what of OF_TABLE) saveText(keyOfTable(what, id), null);
  await Promise.all([import("./offlineTables"), import("./clearCopies")])
    .then(([{ clearOfflineTable }, { clearCopies }]) =>
      Promise.all(ids.flatMap((id) => [clearOfflineTable(id), clearCopies(`/games/${id}`)])),
    )
    .catch(() => undefined);
}
