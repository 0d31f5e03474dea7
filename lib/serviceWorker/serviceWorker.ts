import { CacheFirst, ExpirationPlugin, type PrecacheEntry, Serwist } from "serwist";
import { clearCopies } from "@/lib/client/clearCopies";
import {
  cacheChange,
  cacheOf,
  cachingOf,
  OFFLINE_PAGE,
  pageCaches,
  TABLE_PAGE,
  type ToWorker,
} from "@/lib/client/offlinePages";
import { offlineTable } from "@/lib/client/offlineTables";
import { IMPORT_PAGE, OPENED, storeShared } from "@/lib/client/openedFiles";
import { TRANSFER_PAGE } from "@/lib/client/transfer/codes";
import { newPathOf } from "@/lib/protocol/movedPages";

// The service worker. Offline, it answers page requests from the phone's caches.

declare const self: ServiceWorkerGlobalScope;

/**
 * Injected by the build (`lib/server/process/bundleServiceWorker.ts`): the asset list, the build id, and the
 * games.
 */
declare const BUILT: {
  readonly files: PrecacheEntry[];
  readonly build: string;
  readonly games: readonly string[];
};

/** Seconds after which a slow connection counts as offline if a cached page exists. */
const PATIENCE = 5;

/** A page cached more recently is not fetched again. */
const FRESH_MS = 10 * 60_000;

/** The timeout of a page fetched for the cache. An unanswered fetch would hold back a new version of the worker. */
const PAGE_MS = 20_000;

const MAX_PAGES = 120;

/** The whole rule book. */
const BOOK_PAGE = "/rules/book";

/** Pages cached at installation. */
const FROM_THE_FIRST = [
  ...[
    "/",
    "/new",
    "/own",
    "/settle",
    "/rules/arguments",
    "/rules",
    BOOK_PAGE,
    OFFLINE_PAGE,
    TABLE_PAGE,
    TRANSFER_PAGE,
  ],
  ...BUILT.games.map((game) => `/rules/${game}`),
];

/** A single rule; the book contains it too. */
const RULE = /^\/rules\/[A-Z]\d{1,2}$/;

const TABLE = /^\/games\/([^/]+)$/;

const pages = cacheOf(BUILT.build);
const anyway = { ignoreVary: true };

const serwist = new Serwist({
  precacheEntries: BUILT.files,
  precacheOptions: { cleanupOutdatedCaches: true, concurrency: 4 },
  clientsClaim: true,
  runtimeCaching: [
    {
      // The share sheet of the system sends its file here (the manifest's `share_target`).
      method: "POST",
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname === IMPORT_PAGE,
      handler: async ({ request }) => {
        const page = await storeShared(await request.formData());
        return Response.redirect(`${page}?${OPENED}`, 303);
      },
    },
    {
      // Assets of a newer version.
      // A worker script's configuration is in the `#` fragment of its address, which a cached response loses.
      // The browser's HTTP cache keeps it.
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && url.pathname.startsWith("/_next/static/") && request.destination !== "worker",
      handler: new CacheFirst({
        cacheName: "later-files",
        plugins: [new ExpirationPlugin({ maxEntries: 200 })],
      }),
    },
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === "navigate" && !url.pathname.startsWith("/api/"),
      handler: async ({ request, event, url }) => {
        const newPath = newPathOf(url.pathname);
        if (newPath !== null) return Response.redirect(newPath + url.search + url.hash, 308);
        const game = TABLE.exec(url.pathname)?.[1];
        const table = game === undefined ? null : await offlineTable(game);
        // The server does not know this offline game yet.
        const startedOffline = table?.begun && !table.passed && (await insteadOf(url));
        if (startedOffline) return startedOffline;
        const answered = askServer(request, event);
        const hasOther =
          table !== null ||
          cachingOf(url.pathname) === "strangers’ copy" ||
          (await copyOf(url.pathname + url.search)) !== undefined;
        try {
          const answer = await (hasOther ? Promise.race([answered, silence()]) : answered);
          // Transferred from another phone: the server does not know the game, or not this phone's access.
          return (answer.status === 404 && table?.passed && (await insteadOf(url))) || answer;
        } catch (thrown) {
          const instead = await insteadOf(url);
          if (instead === undefined) throw thrown;
          return instead;
        }
      },
    },
  ],
});

/** Requests a page from the server. The cached copy is updated even if it was already shown. */
function askServer(request: Request, event: ExtendableEvent): Promise<Response> {
  const answered = fetch(request);
  const { pathname, search } = new URL(request.url);
  const followed = answered.then((answer) => follow(pathname, search, answer));
  event.waitUntil(followed.catch(() => undefined));
  return answered;
}

/** Rejects after the timeout. */
const silence = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error("no answer yet")), PATIENCE * 1000));

/** Updates or deletes the cached copy according to the response, which stays readable. */
async function follow(path: string, search: string, answer: Response): Promise<void> {
  const change = cacheChange(answer);
  if (change === "delete") await clearCopies(path);
  if (change === "replace" && cachingOf(path) === "copy") await cacheCopy(path + search, answer.clone());
}

/** Caches a page. Beyond the limit, the oldest visited ones are deleted. */
async function cacheCopy(address: string, page: Response): Promise<void> {
  const cache = await caches.open(pages);
  await cache.put(address, page);
  const seen = (await cache.keys()).filter(({ url }) => !FROM_THE_FIRST.includes(url.slice(origin.length)));
  for (const old of seen.slice(0, -MAX_PAGES)) await cache.delete(old, anyway);
}

const copyOf = async (address: string): Promise<Response | undefined> =>
  (await caches.open(pages)).match(address, anyway);

/** The fallback for a page that cannot be loaded. */
async function insteadOf({ pathname, search }: URL): Promise<Response | undefined> {
  const cache = await caches.open(pages);
  const found = TABLE.test(pathname) ? TABLE_PAGE : pathname;
  // The page without its query would start a group's game as a guests' game.
  const anySearch = !(pathname === "/new" && search !== "");
  return (
    (await cache.match(found + search, anyway)) ??
    (anySearch ? await cache.match(found, { ...anyway, ignoreSearch: true }) : undefined) ??
    (RULE.test(pathname) ? await cache.match(BOOK_PAGE, anyway) : undefined) ??
    (await cache.match(OFFLINE_PAGE, anyway))
  );
}

/** Fetches pages into the cache. Failed ones stay as they were. */
async function fetchPages(addresses: Iterable<string>): Promise<void> {
  for (const address of addresses) {
    const { pathname, search } = new URL(address, origin);
    const isStrangers = cachingOf(pathname) === "strangers’ copy";
    const headers = { ...(isStrangers && { "x-to-be-kept": "1" }) };
    const signal = AbortSignal.timeout(PAGE_MS);
    const response = await fetch(address, { credentials: "same-origin", headers, signal }).catch(() => null);
    if (response === null) continue;
    if (isStrangers && cacheChange(response) === "replace") await cacheCopy(address, response);
    else await follow(pathname, search, response);
  }
}

/** The addresses of all cached pages, of any build. */
async function allSeen(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of await pageCaches())
    for (const { url } of await (await caches.open(name)).keys()) {
      const { pathname, search } = new URL(url);
      found.push((newPathOf(pathname) ?? pathname) + search);
    }
  return found;
}

const { origin } = self.location;

async function seen(page: string): Promise<void> {
  const { pathname, search } = new URL(page, origin);
  if (cachingOf(pathname) !== "copy") return;
  const cached = await copyOf(pathname + search);
  const at = Date.parse(cached?.headers.get("date") ?? "");
  if (Date.now() - at < FRESH_MS) return;
  await fetchPages([pathname + search]);
}

self.addEventListener("install", (event) => {
  // Pages need the scripts of their own build, so all visited pages are refetched while online.
  event.waitUntil(allSeen().then((old) => fetchPages(new Set([...FROM_THE_FIRST, ...old]))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    pageCaches().then(async (names) => {
      for (const name of names) if (name !== pages) await caches.delete(name);
    }),
  );
});

self.addEventListener("message", (event) => {
  const message = event.data as Partial<ToWorker> | null;
  if (message?.tell === "take over") event.waitUntil(self.skipWaiting());
  if (message?.tell === "renew") event.waitUntil(fetchPages(FROM_THE_FIRST));
  if (message?.tell === "seen" && typeof message.page === "string") event.waitUntil(seen(message.page));
});

serwist.addEventListeners();
