/** Parses a positive integer in an address; null for anything else. */
export const readNumber = (text: string): number | null =>
  /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
