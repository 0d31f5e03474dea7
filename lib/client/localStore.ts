/** What this phone keeps for itself, by key. The browser may refuse to store (private window): then it lasts as long as the page. */
const memory = new Map<string, string | null>();
const listeners = new Set<() => void>();

/** The kept text, or null. Never throws. */
export function savedText(key: string): string | null {
  const here = memory.get(key);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or with null forgets it. Never throws. */
export function saveText(key: string, text: string | null): void {
  memory.set(key, text);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Kept in memory only.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` after every change made by this page; returns what stops it. */
export function onTextSaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is kept for one table only: a reveal while it is entered, what is typed of it and not sent, how the dice were counted last, a break, whose keys this phone shows, the correction it knows of, the last tap that it passed on. */
const OF_TABLE = ["reveal", "typed", "way", "break", "keys", "corrected", "passed"] as const;

/** The key of something that is kept for one game; whose keys a phone shows is kept for its table. */
export const keyOfTable = (what: (typeof OF_TABLE)[number], id: string): string => `${what}:${id}`;

/** Forgets all that this phone kept for a game and its table, the table itself included. Never rejects. */
export async function clearTable(...ids: readonly string[]): Promise<void> {
  for (const id of ids) for (const what of OF_TABLE) saveText(keyOfTable(what, id), null);
  await Promise.all([import("./offlineTables"), import("./clearCopies")])
    .then(([{ clearOfflineTable }, { clearCopies }]) =>
      Promise.all(ids.flatMap((id) => [clearOfflineTable(id), clearCopies(`/games/${id}`)])),
    )
    .catch(() => undefined);
}
