/**
 * What a phone keeps of a page for when it is offline: a copy of it as it was drawn last; a copy as strangers see it; data, from which the
 * page is drawn (`ownTables.ts`); or nothing.
 */
export type PageCaching = "copy" | "strangers’ copy" | "data" | "nothing";

/**
 * What is kept of each page, by its folder in `app`; of a page that is not here, nothing. A copy holds nothing of an account, and no link
 * by which anybody comes in or reads: `/join`, `/invite`, `/share`, `/verdict`.
 */
export const PAGES: Readonly<Record<string, PageCaching>> = {
  "/": "copy",
  "/account": "nothing",
  "/components": "nothing",
  "/games/[id]": "data",
  "/games/[id]/history": "copy",
  "/games/[id]/replay": "copy",
  "/games/[id]/tv": "nothing",
  "/groups/[id]": "copy",
  "/groups/[id]/days/[day]": "copy",
  "/groups/[id]/games": "copy",
  "/groups/[id]/ledger": "copy",
  "/groups/[id]/members": "nothing",
  "/groups/[id]/nights/[night]": "copy",
  "/groups/[id]/people": "copy",
  "/groups/[id]/people/[person]": "copy",
  "/groups/[id]/review/[scope]": "copy",
  "/groups/[id]/roster": "copy",
  "/groups/[id]/rules": "copy",
  "/groups/[id]/rules/[preset]": "copy",
  "/groups/[id]/rulings": "copy",
  "/groups/[id]/settings": "nothing",
  "/groups/[id]/year/[year]": "copy",
  "/groups/new": "nothing",
  "/guest-crews/[key]": "copy",
  "/guest-crews/[key]/move": "nothing",
  "/invite/[code]": "nothing",
  "/join/[token]": "nothing",
  "/new": "copy",
  "/no-access": "nothing",
  "/offline": "copy",
  "/offline/table": "copy",
  "/reset-password": "nothing",
  "/rules": "copy",
  "/rules/[game]": "copy",
  "/rules/[game]/compare": "copy",
  "/rules/arguments": "copy",
  "/rules/book": "copy",
  "/server": "nothing",
  "/server/accounts": "nothing",
  "/settle": "strangers’ copy",
  "/share/[token]": "nothing",
  "/sign-in": "nothing",
  "/sign-up": "nothing",
  "/tables/[id]": "copy",
  "/tables/[id]/code": "nothing",
  "/transfer": "copy",
  "/trust": "nothing",
  "/tv": "nothing",
  "/tv/[code]": "nothing",
  "/verdict/[token]": "nothing",
};

const PATTERNS = Object.entries(PAGES)
  .filter(([route]) => route.includes("["))
  .map(([route, keeping]) => ({
    pattern: new RegExp(`^${route.replaceAll(/\[\w+\]/g, "[^/]+")}$`),
    keeping,
  }));

/** What a phone keeps of the page at this path. */
export const cachingOf = (path: string): PageCaching =>
  (Object.hasOwn(PAGES, path) ? PAGES[path] : PATTERNS.find(({ pattern }) => pattern.test(path))?.keeping) ??
  "nothing";

/** What the server answers where a page may not be read, or is not there any more. */
const LOST = [401, 403, 404, 410];

/** What an answer of the server does to the offline copy of its page, however late it comes. A redirect deletes it: the page is not for this phone now. */
export const cacheChange = ({
  status,
  type,
  redirected,
}: Pick<Response, "status" | "type" | "redirected">): "replace" | "delete" | "leave" => {
  if (redirected || type === "opaqueredirect" || LOST.includes(status)) return "delete";
  return status === 200 ? "replace" : "leave";
};

/** Caches of pages, each of the build whose scripts its pages ask for. */
const CACHED = "pages-";

/** The cache for the pages of one build. */
export const cacheOf = (build: string): string => `${CACHED}${build}`;

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
  (await caches.keys()).filter((name) => name.startsWith(CACHED));
