import { describe, expect, test } from "vitest";
import {
  addDie,
  dieAt,
  fixDie,
  frameOf,
  type PhotoReading,
  readingOf,
  removeDie,
  twoHands,
  viewReading,
} from "@/lib/views/photoReading";

const die = (x: number, y: number, face: number, sure = true) => ({ x, y, size: 20, face, sure });
const photo = (...dice: readonly ReturnType<typeof die>[]) => readingOf({ width: 400, height: 300 }, dice);
const faces = ({ dice }: PhotoReading) => dice.map(({ face }) => face);

const FIVE = photo(
  die(200, 52, 2),
  die(100, 50, 1),
  die(300, 48, 3),
  die(100, 150, 4, false),
  die(200, 150, 5),
);

test("sorts dice into rows; a blank is none", () => {
  expect(faces(FIVE)).toEqual([1, 2, 3, 4, 5]);
  expect(faces(photo(die(0, 0, 7), die(0, 0, 0), die(9, 9, 6)))).toEqual([6]);
});

describe("a person's corrections", () => {
  test("set a die's face, confidently", () => {
    const fixed = fixDie(FIVE, 3, 6);
    expect(faces(fixed)).toEqual([1, 2, 3, 6, 5]);
    expect(fixed.dice[3]?.sure).toBe(true);
  });
  test("remove a die", () => {
    expect(faces(removeDie(FIVE, 0))).toEqual([2, 3, 4, 5]);
  });
  test("add a missed die in its row, as large as the others", () => {
    const added = addDie(FIVE, { x: 300, y: 155 }, 6);
    expect(faces(added)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(added.dice.at(-1)).toMatchObject({ size: 20, sure: true });
    expect(addDie(photo(), { x: 1, y: 1 }, 6).dice[0]?.size).toBe(25);
  });
});

test("find the tapped die: the nearest, within a fingertip; else a spot", () => {
  expect(dieAt(FIVE, { x: 104, y: 54 }, 5)).toBe(0);
  expect(dieAt(FIVE, { x: 128, y: 50 }, 5)).toBe(-1);
  expect(dieAt(FIVE, { x: 128, y: 50 }, 30)).toBe(0);
  expect(dieAt(FIVE, { x: 180, y: 50 }, 100)).toBe(1);
  expect(dieAt(photo(), { x: 1, y: 1 }, 100)).toBe(-1);
});

describe("a comparison with the expected dice", () => {
  test("S1 counts dice of the face and wild ones", () => {
    const view = viewReading(FIVE, 5, { face: 3, wild: 5 });
    expect(view).toMatchObject({
      counting: [false, false, true, false, true],
      found: 2,
      unsure: 1,
      missing: 0,
    });
  });
  test("S1 counts nothing else for a claim of the wild face", () => {
    expect(viewReading(FIVE, 5, { face: 5, wild: 5 }).found).toBe(1);
  });
  test("reports missing and extra ones", () => {
    expect(viewReading(FIVE, 7, null).missing).toBe(2);
    expect(viewReading(FIVE, 4, null)).toMatchObject({ missing: -1, found: 0 });
    expect(viewReading(FIVE, null, null).missing).toBe(0);
  });
  test("rejects many dice with hardly a confident one", () => {
    const many = (sure: number) =>
      photo(...Array.from({ length: 14 }, (_, at) => die(at * 25, 10, 1, at < sure)));
    expect([viewReading(many(6), null, null).nonsense, viewReading(many(7), null, null).nonsense]).toEqual([
      true,
      false,
    ]);
  });
});

test("frames the dice with a margin, within the photo", () => {
  expect(frameOf(FIVE)).toEqual({ x: 50, y: 0, width: 300, height: 200 });
  expect(frameOf(photo())).toEqual({ x: 0, y: 0, width: 400, height: 300 });
});

describe("two hands in one photo", () => {
  const hand = (x: number, y: number, digits: string) =>
    [...digits].map((face, at) => die(x + at * 25, y, Number(face)));
  test("are split one above the other", () => {
    const both = photo(...hand(10, 200, "33226"), ...hand(20, 40, "44112"));
    expect(twoHands(both, 5)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
    expect(faces(both).slice(0, 5)).toEqual([4, 4, 1, 1, 2]);
  });
  test("are split side by side", () => {
    const [left, right] = [hand(10, 40, "123"), hand(250, 44, "456")];
    expect(twoHands(photo(...left, ...right), 3)).toEqual([0, 0, 0, 1, 1, 1]);
  });
  test("need the exact number of dice", () => {
    expect(twoHands(FIVE, 5)).toBeNull();
  });
});
