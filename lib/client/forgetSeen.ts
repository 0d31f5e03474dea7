import { keepCases } from "./keptCases";
import { pageCaches, type ToWorker } from "./keptPages";
import { forgetKeptTables } from "./keptTables";

/** Forgets all pages that this phone has seen: they were drawn for somebody else, or in another language. Never rejects. */
export async function forgetPages(): Promise<void> {
  // Browsers hide it on plain http.
  if (!("caches" in globalThis)) return;
  const names = await pageCaches().catch(() => []);
  await Promise.all(names.map((name) => caches.delete(name))).catch(() => undefined);
  navigator.serviceWorker?.controller?.postMessage({ tell: "renew" } satisfies ToWorker);
}

/** Forgets the pages, tables and case books that were seen here: somebody else has this phone now. Games begun here, and taps that wait, stay. */
export async function forgetSeen(): Promise<void> {
  keepCases([]);
  await Promise.all([forgetPages(), forgetKeptTables()]);
}
