/**
 * How a page is cached for offline use: a copy as rendered, an anonymous copy, data to render it from
 * (`ownTables.ts`), or not at all.
 */
export type PageCaching = "copy" | "strangers’ copy" | "data" | "nothing";

/**
 * Caching by folder in `app`; other pages are not cached. A copy contains no account data and no link that
 * grants access: `/join`, `/invite`, `/share`, `/verdict`.
 */
export const PAGES: Readonly<Record<string, PageCaching>> = {
  "/": "copy",
  "/account": "nothing",
  "/account/programs": "nothing",
  "/api": "nothing",
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
  "/groups/[id]/more": "copy",
  "/groups/[id]/nights/[night]": "copy",
  "/groups/[id]/people": "copy",
  "/groups/[id]/people/[person]": "copy",
  "/groups/[id]/programs": "nothing",
  "/groups/[id]/review/[scope]": "copy",
  "/groups/[id]/roster": "copy",
  "/groups/[id]/rules": "copy",
  "/groups/[id]/rules/[preset]": "copy",
  "/groups/[id]/rulings": "copy",
  "/groups/[id]/settings": "nothing",
  "/groups/[id]/settings/game": "nothing",
  "/groups/[id]/settings/links": "nothing",
  "/groups/[id]/settings/look": "nothing",
  "/groups/[id]/settings/tables": "nothing",
  "/groups/[id]/year/[year]": "copy",
  "/groups/new": "nothing",
  "/guest-crews/[key]": "copy",
  "/guest-crews/[key]/move": "nothing",
  "/import": "nothing",
  "/invite/[code]": "nothing",
  "/join/[token]": "nothing",
  "/new": "copy",
  "/no-access": "nothing",
  "/offline": "copy",
  "/offline/table": "copy",
  "/own": "strangers’ copy",
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

/** How the page at this path is cached. */
export const cachingOf = (path: string): PageCaching =>
  (Object.hasOwn(PAGES, path) ? PAGES[path] : PATTERNS.find(({ pattern }) => pattern.test(path))?.keeping) ??
  "nothing";

/** Status codes of a page without access, or that no longer exists. */
const LOST = [401, 403, 404, 410];

/**
 * How a response changes the page's offline copy, however late it arrives. A redirect deletes it: this phone
 * has no access now.
 */
export const cacheChange = ({
  status,
  type,
  redirected,
}: Pick<Response, "status" | "type" | "redirected">): "replace" | "delete" | "leave" => {
  if (redirected || type === "opaqueredirect" || LOST.includes(status)) return "delete";
  return status === 200 ? "replace" : "leave";
};

/** Page caches, one per build, because pages refer to its scripts. */
const CACHED = "pages-";

/** The name of a build's page cache. */
export const cacheOf = (build: string): string => `${CACHED}${build}`;

/** Renders any saved table offline from this phone's data. */
export const TABLE_PAGE = "/offline/table";

/** Shown for a page that is not cached. */
export const OFFLINE_PAGE = "/offline";

/** Messages to the service worker. */
export type ToWorker =
  /** The page was visited through the router, without its document: the worker fetches it. */
  | { readonly tell: "seen"; readonly page: string }
  /** The user or language changed: the fallback pages are fetched again. */
  | { readonly tell: "renew" }
  /** Activates the new version. */
  | { readonly tell: "take over" };

/** All page caches, of every build. */
export const pageCaches = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(CACHED));
