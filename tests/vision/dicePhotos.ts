import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** A labeled die, in pixels of the upright photo. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: number;
}

/** A labeled photo of real dice. */
export interface LabelledPhoto {
  readonly name: string;
  readonly file: string;
  readonly dice: readonly Label[];
}

/** Says why photos are not read. */
export const NO_PHOTOS =
  "DICE_PHOTOS names no folder of photos with a labels.json: tests on photos of real dice are left out";

/** Wrong labels, as the photos show: a six and a three. */
const SLIPS: readonly (Label & { readonly photo: string })[] = [
  { photo: "IMG_20191209_095555.jpg", x: 161.1, y: 264.1, size: 39.1, face: 6 },
  { photo: "IMG_20191209_100002.jpg", x: 136.6, y: 361.6, size: 42.6, face: 3 },
];

/** The photos in DICE_PHOTOS; none without it. */
export function dicePhotos(): readonly LabelledPhoto[] {
  const folder = process.env.DICE_PHOTOS;
  const labels = folder && path.join(folder, "labels.json");
  if (!folder || !labels || !existsSync(labels)) return [];
  const labelled = JSON.parse(readFileSync(labels, "utf8")) as Readonly<Record<string, readonly Label[]>>;
  return Object.entries(labelled).map(([name, dice]) => ({
    name,
    file: path.join(folder, name),
    dice: dice.map(
      (die) => SLIPS.find(({ photo, x, y }) => photo === name && x === die.x && y === die.y) ?? die,
    ),
  }));
}
