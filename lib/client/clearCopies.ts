import { pageCaches } from "./offlinePages";
import { clearLostTable } from "./offlineTables";

/**
 * Deletes the offline copies of a page and the pages below it, for all queries; also a table's data. Never
 * rejects.
 */
export async function clearCopies(path: string): Promise<void> {
  const game = /^\/games\/([^/]+)$/.exec(path)?.[1];
  await Promise.all([game === undefined ? null : clearLostTable(game), clearPagesAt(path)]);
}

async function clearPagesAt(path: string): Promise<void> {
  // Undefined on plain http.
  if (!("caches" in globalThis)) return;
  try {
    for (const name of await pageCaches()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        if (pathname === path || pathname.startsWith(`${path}/`))
          await cache.delete(request, { ignoreVary: true });
      }
    }
  } catch {
    // The browser has cleared the storage, including all copies.
  }
}
