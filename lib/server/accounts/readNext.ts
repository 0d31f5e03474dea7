const MAX_LENGTH = 500;

/**
 * Returns a redirect target as a local path and query. Null if it is not a page, or if a browser could read
 * it as another site.
 */
export function readNext(text: string | null | undefined): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out, and what is left may be another address
  if (!text || text.length > MAX_LENGTH || !/^\/(?![/\\])/.test(text) || /[\\\u0000-\u0020\u007f]/.test(text))
    return null;
  const base = "http://table.invalid";
  if (!URL.canParse(text, base)) return null;
  const { origin, pathname, search } = new URL(text, base);
  if (origin !== base || pathname.startsWith("//") || /^\/(api|_next|join)(\/|$)/.test(pathname)) return null;
  return pathname + search;
}

/** Returns the invitation code in a redirect target, if it has one. */
export const invitationIn = (next: string | null): string | null =>
  /^\/invite\/([A-Za-z0-9_-]{16,64})$/.exec(next ?? "")?.[1] ?? null;
