import type { Page } from "playwright-core";

/** The difference between two pictures of one screen. */
export interface Likeness {
  /** The share of small squares with another color. */
  readonly share: number;
  /** The largest such share in any key-sized part of the screen. */
  readonly worst: number;
}

/**
 * Compares a reference with a new picture (PNG) at the reference's size, by the mean colors of small
 * squares. Font smoothing does not matter; missing, moved or recolored parts do. Any page can
 * run it.
 */
export const likeness = (page: Page, ...pictures: readonly [Buffer, Buffer]): Promise<Likeness> =>
  page.evaluate(
    async (both) => {
      /** The sides of a square, and of a part, in pixels. */
      const [SQUARE, PART] = [4, 48];
      /** The tolerance of a square's mean, of 255. */
      const NOTICED = 16;
      const open = (picture: string) =>
        createImageBitmap(new Blob([Uint8Array.from(atob(picture), (one) => one.charCodeAt(0))]));
      const [reference, seen] = await Promise.all(both.map(open));
      if (reference === undefined || seen === undefined) throw new Error("cannot happen: two pictures");
      const { width, height } = reference;
      if (width * seen.height !== height * seen.width) return { share: 1, worst: 1 };
      const read = (image: ImageBitmap) => {
        const pen = new OffscreenCanvas(width, height).getContext("2d") as OffscreenCanvasRenderingContext2D;
        pen.imageSmoothingQuality = "high";
        pen.drawImage(image, 0, 0, width, height);
        return pen.getImageData(0, 0, width, height).data;
      };
      const [one, other] = [read(reference), read(seen)];
      const isOff = (left: number, top: number) => {
        const off = [0, 0, 0];
        let dots = 0;
        for (let y = top; y < Math.min(top + SQUARE, height); y++)
          for (let x = left; x < Math.min(left + SQUARE, width); x++, dots++)
            for (const colour of [0, 1, 2]) {
              const at = (y * width + x) * 4 + colour;
              off[colour] = (off[colour] ?? 0) + (one[at] ?? 0) - (other[at] ?? 0);
            }
        return off.some((sum) => Math.abs(sum) / dots > NOTICED);
      };
      const parts = new Map<string, { squares: number; off: number }>();
      for (let top = 0; top < height; top += SQUARE)
        for (let left = 0; left < width; left += SQUARE) {
          const name = `${Math.floor(left / PART)},${Math.floor(top / PART)}`;
          const part = parts.get(name) ?? { squares: 0, off: 0 };
          parts.set(name, { squares: part.squares + 1, off: part.off + (isOff(left, top) ? 1 : 0) });
        }
      const all = [...parts.values()];
      const sum = (what: "squares" | "off") => all.reduce((total, part) => total + part[what], 0);
      const whole = all.filter(({ squares }) => squares === (PART / SQUARE) ** 2);
      return {
        share: sum("off") / sum("squares"),
        worst: Math.max(...whole.map(({ off, squares }) => off / squares)),
      };
    },
    pictures.map((picture) => picture.toString("base64")),
  );

/** A smaller PNG for the repository, with the size and colors that a comparison needs. */
export async function lighter(page: Page, picture: Buffer): Promise<Buffer> {
  const written = await page.evaluate(async (heavy) => {
    /** The step between color values, and the maximum unscaled width in pixels. */
    const [STEP, WIDEST] = [20, 720];
    const bytes = Uint8Array.from(atob(heavy), (one) => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const scale = image.width > WIDEST ? 0.5 : 1;
    const canvas = new OffscreenCanvas(image.width * scale, image.height * scale);
    const pen = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    const drawn = pen.getImageData(0, 0, canvas.width, canvas.height);
    for (let at = 0; at < drawn.data.length; at++)
      if (at % 4 < 3) drawn.data[at] = Math.round((drawn.data[at] ?? 0) / STEP) * STEP;
    pen.putImageData(drawn, 0, 0);
    const made = new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer());
    return Array.from(made, (one) => String.fromCharCode(one)).join("");
  }, picture.toString("base64"));
  return Buffer.from(written, "latin1");
}
