import { describe, expect, test } from "vitest";
import { photoPixels } from "@/lib/cli/photoPixels";
import { type ReadDie, readDice } from "@/lib/vision/reader";
import { DRAWN, sampleOf } from "../everyCase";
import { dicePhotos, type LabelledPhoto, NO_PHOTOS } from "./dicePhotos";
import { nets } from "./nets";

const photos = sampleOf(dicePhotos(), 8);

test("reports a missing folder of photos", () => {
  expect(NO_PHOTOS).toContain("DICE_PHOTOS");
  for (const { dice } of photos) expect(dice.length).toBeGreaterThan(0);
});

/** Each read die, and if a die with that face is there; no label counts twice. */
async function readAgainst({ file, dice }: LabelledPhoto) {
  const upright = await photoPixels(file);
  if (typeof upright === "string") throw new Error(`${file}: ${upright}`);
  const left = [...dice];
  return readDice(nets, upright.photo).map((die) => ({ die, right: takes(left, die, upright.divisor) }));
}

function takes(left: LabelledPhoto["dice"][number][], { x, y, face }: ReadDie, divisor: number): boolean {
  const at = left.findIndex(
    (label) => Math.hypot(label.x - x * divisor, label.y - y * divisor) < label.size * 0.6,
  );
  const [label] = at < 0 ? [] : left.splice(at, 1);
  return label?.face === face;
}

// They are not part of the project: missing tests do not count as skipped.
if (photos.length > 0)
  describe("photos of real dice", () => {
    test("has recall and precision of 95% at least, and 99% of the confident ones are right", async () => {
      const read = (await Promise.all(photos.map(readAgainst))).flat();
      const right = read.filter((one) => one.right).length;
      const sure = read.filter(({ die }) => die.sure);
      const there = photos.reduce((sum, { dice }) => sum + dice.length, 0);
      const sureRight = sure.filter((one) => one.right).length;
      console.log(
        `${photos.length} photos: ${right} of ${there} dice right, ${read.length} read; ${sureRight} of ${sure.length} sure ones right (${DRAWN}).`,
      );
      expect(right / there).toBeGreaterThanOrEqual(0.95);
      expect(right / read.length).toBeGreaterThanOrEqual(0.95);
      expect(sureRight / sure.length).toBeGreaterThanOrEqual(0.99);
    }, 120_000);
  });
