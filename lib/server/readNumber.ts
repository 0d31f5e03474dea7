/** A whole number in an address; 0, which nothing is called, for anything else. */
export const readNumber = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);
