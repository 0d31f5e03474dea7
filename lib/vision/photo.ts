/** A decoded picture: rows from the top, three bytes per pixel (red, green, blue). */
export interface Photo {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** Longer edges are halved until they fit: the nets were trained with such photos. */
export const MAX_SIDE = 1_700;

/** A photo, then a half, a quarter … of its size. Each level is computed on first use. */
export type Pyramid = Photo[];

/** Halves each edge of the photo: a pixel is the mean of four. An odd last row or column is dropped. */
export function halved({ width, height, rgb }: Photo): Photo {
  const [w, h, row] = [width >> 1, height >> 1, width * 3];
  const half = new Uint8Array(w * h * 3);
  for (let y = 0, at = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (let channel = 0; channel < 3; channel++) {
        const from = y * 2 * row + x * 6 + channel;
        half[at++] =
          (at0(rgb, from) + at0(rgb, from + 3) + at0(rgb, from + row) + at0(rgb, from + row + 3) + 2) >> 2;
      }
  return { width: w, height: h, rgb: half };
}

/** Returns a level of the pyramid. Level 0 is the photo itself. */
export function levelOf(pyramid: Pyramid, level: number): Photo {
  for (let made = pyramid.length; made <= level; made++) pyramid.push(halved(pyramid[made - 1] as Photo));
  return pyramid[level] as Photo;
}

/** Reads a byte at an index that is in range. */
const at0 = (bytes: Uint8Array, at: number): number => bytes[at] as number;
