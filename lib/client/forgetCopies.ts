import { pageCaches } from "./keptPages";
import { forgetLostTable } from "./keptTables";

/** Deletes the offline copies of a page and of the pages below its path, with what they were asked; of a table, what is kept of it. Never rejects. */
export async function forgetCopies(path: string): Promise<void> {
  const game = /^\/games\/([^/]+)$/.exec(path)?.[1];
  await Promise.all([game === undefined ? null : forgetLostTable(game), forgetPagesAt(path)]);
}

async function forgetPagesAt(path: string): Promise<void> {
  // Browsers hide it on plain http.
  if (!("caches" in globalThis)) return;
  try {
    for (const name of await pageCaches()) {
      const cache = await caches.open(name);
      for (const kept of await cache.keys()) {
        const { pathname } = new URL(kept.url);
        if (pathname === path || pathname.startsWith(`${path}/`))
          await cache.delete(kept, { ignoreVary: true });
      }
    }
  } catch {
    // The browser has taken the storage away, and with it all copies.
  }
}
