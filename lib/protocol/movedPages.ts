/** Pages that moved: the old address, and the new one. Old links stay valid: they are on paper and in chats. */
export const MOVED_PAGES: readonly (readonly [from: string, to: string])[] = [
  ["/arguments", "/rules/arguments"],
  ["/crews/:key", "/guest-crews/:key"],
  ["/crews/:key/move", "/guest-crews/:key/move"],
  ["/games/:id/board", "/games/:id/tv"],
  ["/gone", "/no-access"],
  ["/groups/:id/cases", "/groups/:id/rulings"],
  ["/groups/:id/house", "/groups/:id/rules"],
  ["/groups/:id/house/:preset", "/groups/:id/rules/:preset"],
  ["/installation", "/server"],
  ["/installation/accounts", "/server/accounts"],
  ["/p/:token", "/share/:token"],
  ["/pass", "/transfer"],
  ["/recover", "/reset-password"],
  ["/v/:token", "/verdict/:token"],
  ["/v/:token/picture.png", "/verdict/:token/picture.png"],
];

/** Like Next's redirects, ignores case and a slash at the end. */
const PATTERNS = MOVED_PAGES.map(([from, to]) => ({
  pattern: new RegExp(`^${from.replaceAll(".", "\\.").replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}/?$`, "i"),
  to: to.replaceAll(/:(\w+)/g, "$<$1>"),
}));

/** The path a page has now; null where it has not moved. */
export function newPathOf(path: string): string | null {
  const moved = PATTERNS.find(({ pattern }) => pattern.test(path));
  return moved ? path.replace(moved.pattern, moved.to) : null;
}
