/** Caches of pages, each of the build whose scripts its pages ask for. */
const KEPT = "pages-";

/** The cache for the pages of one build. */
export const cacheOf = (build: string): string => `${KEPT}${build}`;

/** What stands in for any table that this phone has seen, and draws it from what the phone keeps of it. */
export const TABLE_PAGE = "/offline/table";

/** What is told of an address that this phone does not have. */
export const OFFLINE_PAGE = "/offline";

/** What pages tell the service worker. */
export type ToWorker =
  /** The page at this address was seen, though it came without its document: the worker fetches that. */
  | { readonly tell: "seen"; readonly page: string }
  /** What is kept was drawn for somebody else, or in another language: the pages that stand in for others are fetched anew. */
  | { readonly tell: "renew" }
  /** The new version takes over now. */
  | { readonly tell: "take over" };

/** The caches of pages there are, of all builds. */
export const pageCaches = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(KEPT));
