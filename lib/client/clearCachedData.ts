import { savedText, saveText } from "./localStore";
import { saveCases } from "./offlineCases";
import { pageCaches, type ToWorker } from "./offlinePages";
import { clearOfflineTables } from "./offlineTables";

/** Deletes the copies of all pages: they belong to another user or language. Never rejects. */
export async function clearPages(): Promise<void> {
  // Undefined on plain http.
  if (!("caches" in globalThis)) return;
  const names = await pageCaches().catch(() => []);
  await Promise.all(names.map((name) => caches.delete(name))).catch(() => undefined);
  navigator.serviceWorker?.controller?.postMessage({ tell: "renew" } satisfies ToWorker);
}

/**
 * Deletes copies of pages, tables and past rulings when another user takes the phone. Games that started here
 * and the outbox stay.
 */
export async function clearCachedData(): Promise<void> {
  saveText(SIGNED_IN, null);
  saveCases([]);
  await Promise.all([clearPages(), clearOfflineTables()]);
}

/** Set while this phone has copies of pages for a signed-in user. */
const SIGNED_IN = "signed-in";

/**
 * Clears copies if this phone's session ended elsewhere: signed out by another phone, account deleted, or
 * expired.
 * Never rejects; without a response it clears nothing.
 * @param renderedSignedIn True if the current page was rendered for a signed-in user. It can be an old copy.
 * @returns true if it cleared them.
 */
export async function clearWhenSignedOut(renderedSignedIn: boolean): Promise<boolean> {
  if (renderedSignedIn) saveText(SIGNED_IN, "yes");
  if (savedText(SIGNED_IN) === null) return false;
  const isSignedIn = await fetch("/api/auth/session", { credentials: "same-origin", cache: "no-store" })
    .then(async (answer) => !answer.ok || "user" in ((await answer.json()) ?? {}))
    .catch(() => true);
  if (isSignedIn) return false;
  await clearCachedData();
  return true;
}
