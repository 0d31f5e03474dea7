const LONGEST = 500;

/**
 * Where somebody wants to go on to, as an address of our own: path, query and nothing else. Null for everything that leads, or could be read to
 * lead, to another site, and for what is no page.
 */
export function readNext(text: string | null | undefined): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out, and what is left may be another address
  if (!text || text.length > LONGEST || !/^\/(?![/\\])/.test(text) || /[\\\u0000-\u0020\u007f]/.test(text))
    return null;
  const base = "http://table.invalid";
  if (!URL.canParse(text, base)) return null;
  const { origin, pathname, search } = new URL(text, base);
  if (origin !== base || pathname.startsWith("//") || /^\/(api|_next|join)(\/|$)/.test(pathname)) return null;
  return pathname + search;
}

/** The code of the invitation that somebody comes by, when that is where they go on to. */
export const invitationIn = (next: string | null): string | null =>
  /^\/invite\/([A-Za-z0-9_-]{16,64})$/.exec(next ?? "")?.[1] ?? null;
