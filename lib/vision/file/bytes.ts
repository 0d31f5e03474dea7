/** Reads a big-endian number of `length` bytes. Returns NaN beyond the end. */
export function big(bytes: Uint8Array, at: number, length: number): number {
  let number = 0;
  for (let place = at; place < at + length; place++) number = number * 256 + (bytes[place] ?? Number.NaN);
  return number;
}

/** Reads a little-endian number. Returns NaN beyond the end. */
export function little(bytes: Uint8Array, at: number, length: number): number {
  let number = 0;
  for (let place = at + length - 1; place >= at; place--)
    number = number * 256 + (bytes[place] ?? Number.NaN);
  return number;
}

/** Reads `length` bytes as characters. */
export const letters = (bytes: Uint8Array, at: number, length = 4): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));
