import { MAX_SIDE, type Photo } from "./photo";

/** Some rows of a photo, with three or four bytes per pixel. The fourth is ignored. */
export interface Strip {
  /** The photo's row at which the strip starts. */
  readonly top: number;
  readonly rows: number;
  readonly channels: 3 | 4;
  readonly values: Uint8Array | Uint8ClampedArray;
}

/** Returns by how much to divide the edges of a photo for the reader: 1, 2, 4 … */
export function divisorOf(width: number, height: number): number {
  let divisor = 1;
  while (Math.floor(Math.max(width, height) / divisor) > MAX_SIDE) divisor *= 2;
  return divisor;
}

/**
 * Scales a photo down to the reader's size, strip by strip, so that a large photo is never in memory as a whole. Each pixel is the mean of a square.
 * @param strips from the top, each with a whole number of squares
 */
export function shrunk(width: number, height: number, strips: Iterable<Strip>): Photo {
  const side = divisorOf(width, height);
  const [w, h] = [Math.floor(width / side), Math.floor(height / side)];
  const rgb = new Uint8Array(w * h * 3);
  const area = side * side;
  for (const { top, rows, channels, values } of strips) {
    const row = width * channels;
    const last = Math.min(h, Math.floor((top + rows) / side));
    let to = (top / side) * w * 3;
    for (let y = 0; y < last - top / side; y++)
      for (let x = 0; x < w; x++)
        for (let channel = 0; channel < 3; channel++) {
          let sum = 0;
          for (let down = 0; down < side; down++) {
            const start = (y * side + down) * row + x * side * channels + channel;
            for (let across = 0; across < side; across++) sum += values[start + across * channels] as number;
          }
          rgb[to++] = Math.round(sum / area);
        }
  }
  return { width: w, height: h, rgb };
}
