import { savedText, saveText } from "./localStore";
import { saveCases } from "./offlineCases";
import { pageCaches, type ToWorker } from "./offlinePages";
import { clearOfflineTables } from "./offlineTables";

/** Forgets all pages that this phone has seen: they were drawn for somebody else, or in another language. Never rejects. */
export async function clearPages(): Promise<void> {
  // Browsers hide it on plain http.
  if (!("caches" in globalThis)) return;
  const names = await pageCaches().catch(() => []);
  await Promise.all(names.map((name) => caches.delete(name))).catch(() => undefined);
  navigator.serviceWorker?.controller?.postMessage({ tell: "renew" } satisfies ToWorker);
}

/** Forgets the pages, tables and case books that were seen here: somebody else has this phone now. Games begun here, and taps that wait, stay. */
export async function clearSeen(): Promise<void> {
  saveText(SIGNED_IN, null);
  saveCases([]);
  await Promise.all([clearPages(), clearOfflineTables()]);
}

/** Set while this phone has pages that were drawn for somebody who is signed in. */
const SIGNED_IN = "signed-in";

/**
 * Forgets what was seen here where the session of this phone ended elsewhere: by another phone, with the account, or by time.
 * Never rejects; without an answer of the server nothing is forgotten.
 * @param drawnSignedIn Whether the page that is shown was drawn for somebody who is signed in. It may be an old copy.
 * @returns whether it was forgotten.
 */
export async function clearWhenSignedOut(drawnSignedIn: boolean): Promise<boolean> {
  if (drawnSignedIn) saveText(SIGNED_IN, "yes");
  if (savedText(SIGNED_IN) === null) return false;
  const isSignedIn = await fetch("/api/auth/session", { credentials: "same-origin", cache: "no-store" })
    .then(async (answer) => !answer.ok || "user" in ((await answer.json()) ?? {}))
    .catch(() => true);
  if (isSignedIn) return false;
  await clearSeen();
  return true;
}
