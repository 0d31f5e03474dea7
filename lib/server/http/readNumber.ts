/** A whole number in an address, from 1; null for anything else. */
export const readNumber = (text: string): number | null =>
  /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
