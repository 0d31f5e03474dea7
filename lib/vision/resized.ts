import type { Plane } from "./layers";
import type { Photo } from "./photo";

/** The input pixels of one output pixel, along one axis: the first one, and the weight of each from there on. */
interface Share {
  readonly first: number;
  readonly shares: readonly number[];
}

/** Weights pixels by area where an axis shrinks, and between two adjacent ones where it grows. */
function sharesOf(from: number, to: number): readonly Share[] {
  const step = from / to;
  return Array.from({ length: to }, (_, place) => {
    if (step <= 1) {
      const center = Math.min(from - 1, Math.max(0, (place + 0.5) * step - 0.5));
      const first = Math.min(Math.max(0, from - 2), Math.floor(center));
      return { first, shares: from > 1 ? [1 - (center - first), center - first] : [1] };
    }
    const [start, end] = [place * step, Math.min(from, (place + 1) * step)];
    const first = Math.floor(start);
    const count = Math.ceil(end - 1e-9) - first;
    const shares = Array.from(
      { length: count },
      (_, at) => (Math.min(end, first + at + 1) - Math.max(start, first + at)) / step,
    );
    return { first, shares };
  });
}

/** Resizes a photo for a net: three channels from -0.5 to 0.5. */
export function resized(photo: Photo, width: number, height: number): Plane {
  const across = sharesOf(photo.width, width);
  const row = width * 3;
  const values = new Float32Array(row * height);
  // One row of the photo at the new width. Adjacent rows of the result can share it.
  const line = new Float32Array(row);
  let made = -1;
  for (const [y, { first, shares }] of sharesOf(photo.height, height).entries()) {
    for (const [at, share] of shares.entries()) {
      if (made !== first + at) narrowed(photo, first + at, across, line);
      made = first + at;
      const part = share / 255;
      for (let x = 0; x < row; x++)
        values[y * row + x] = (values[y * row + x] as number) + part * (line[x] as number);
    }
    for (let x = 0; x < row; x++) values[y * row + x] = (values[y * row + x] as number) - 0.5;
  }
  return { width, height, channels: 3, values };
}

/** Resizes one row of a photo to another width. */
function narrowed({ width, rgb }: Photo, y: number, across: readonly Share[], line: Float32Array): void {
  let to = 0;
  for (const { first, shares } of across) {
    let [red, green, blue] = [0, 0, 0];
    let from = (y * width + first) * 3;
    for (const share of shares) {
      red += share * (rgb[from] as number);
      green += share * (rgb[from + 1] as number);
      blue += share * (rgb[from + 2] as number);
      from += 3;
    }
    line[to] = red;
    line[to + 1] = green;
    line[to + 2] = blue;
    to += 3;
  }
}
