/** A number of so many bytes, the highest first; NaN beyond the end. */
export function big(bytes: Uint8Array, at: number, length: number): number {
  let number = 0;
  for (let place = at; place < at + length; place++) number = number * 256 + (bytes[place] ?? Number.NaN);
  return number;
}

/** The same, the lowest first. */
export function little(bytes: Uint8Array, at: number, length: number): number {
  let number = 0;
  for (let place = at + length - 1; place >= at; place--)
    number = number * 256 + (bytes[place] ?? Number.NaN);
  return number;
}

/** So many bytes as letters. */
export const letters = (bytes: Uint8Array, at: number, length = 4): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));
