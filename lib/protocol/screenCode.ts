// The code that a TV shows until it gets a table.

/** No lookalikes: no 0 and O, no 1, I and L. */
export const SCREEN_SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

export const SCREEN_CODE_LENGTH = 6;

/** Lifetime of a code, in milliseconds. */
export const SCREEN_CODE_MS = 10 * 60 * 1000;

/** Normalizes a typed code: "k7q 2mx", "K7Q-2MX". Null if invalid. */
export function readScreenCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s\-–—.]/g, "").toUpperCase();
  return code.length === SCREEN_CODE_LENGTH && [...code].every((sign) => SCREEN_SIGNS.includes(sign))
    ? code
    : null;
}

/** "K7Q-2MX" */
export const sayScreenCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`;
