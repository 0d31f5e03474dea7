import type { Plane } from "./layers";
import type { Place } from "./numbers";
import { levelOf, type Pyramid } from "./photo";

/** How to crop a die out of the photo for a net. */
export interface Cut {
  /** The edge of the crop in pixels, and how many of them the die's side takes. */
  readonly edge: number;
  readonly die: number;
  /** The crop samples a smaller photo below this scale, so that it skips no pixel. */
  readonly least: number;
  /** The rotation, and whether to mirror: dice have no upright side. */
  readonly turn: number;
  readonly mirrored: boolean;
}

/** A crop, and the matrix (a, b; c, d) that maps photo offsets to crop offsets. */
interface Crop {
  readonly plane: Plane;
  readonly matrix: readonly [number, number, number, number];
}

/** Crops a die from the photo, rotates it, and normalizes its size and contrast. */
export function crop(pyramid: Pyramid, place: Place, { edge, die, least, turn, mirrored }: Cut): Crop {
  let scale = die / place.size;
  let { x, y } = place;
  let level = 0;
  for (; scale < least; level++, scale *= 2) [x, y] = [(x + 0.5) / 2 - 0.5, (y + 0.5) / 2 - 0.5];
  const { width, height, rgb } = levelOf(pyramid, level);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [a, b, c, d] = mirrored ? [-cos, -sin, -sin, cos] : [cos, sin, -sin, cos];
  // The inverse matrix maps the crop to the photo.
  const determinant = (a * d - b * c) * scale;
  const [ia, ib, ic, id] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  const values = new Float32Array(edge * edge * 3);
  const middle = edge / 2 - 0.5;
  const row = width * 3;
  let [sum, squares, to] = [0, 0, 0];
  for (let v = -middle; v <= middle; v++)
    for (let u = -middle; u <= middle; u++) {
      const px = Math.max(0, Math.min(width - 1, ia * u + ib * v + x - 0.5));
      const py = Math.max(0, Math.min(height - 1, ic * u + id * v + y - 0.5));
      const [left, top] = [Math.min(width - 2, Math.floor(px)), Math.min(height - 2, Math.floor(py))];
      const [right, down] = [px - left, py - top];
      for (let channel = 0, at = (top * width + left) * 3; channel < 3; channel++, at++) {
        const value =
          ((rgb[at] as number) * (1 - right) + (rgb[at + 3] as number) * right) * (1 - down) +
          ((rgb[at + row] as number) * (1 - right) + (rgb[at + row + 3] as number) * right) * down;
        values[to++] = value;
        sum += value;
        squares += value * value;
      }
    }
  const count = values.length;
  const mean = sum / count;
  const deviation = Math.sqrt(Math.max(0, (squares - (sum * sum) / count) / (count - 1)));
  for (let at = 0; at < count; at++) values[at] = ((values[at] as number) - mean) / (deviation + 6);
  const whole = die / place.size;
  return {
    plane: { width: edge, height: edge, channels: 3, values },
    matrix: [a * whole, b * whole, c * whole, d * whole],
  };
}
