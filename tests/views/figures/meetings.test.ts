import { expect, test } from "vitest";
import { nemesisOf, victimOf } from "@/lib/views/figures/meetings";

const pair = (challenger: string, claimer: string, right: number, made: number) => ({
  challenger,
  claimer,
  right,
  made,
});

test("names the nemesis by net right challenges, from five meetings on", () => {
  const pairs = [
    pair("ann", "hale", 4, 4), // four are too few, however right they were
    pair("bob", "hale", 5, 6), // five right, one wrong: 4
    pair("cy", "hale", 9, 15), // nine right, six wrong: 3
    pair("hale", "bob", 7, 8),
  ];
  expect(nemesisOf(pairs, "hale")).toEqual({ rival: { person: "bob", right: 5, made: 6 }, most: 15 });
  expect(victimOf(pairs, "hale")).toEqual({ rival: { person: "bob", right: 7, made: 8 }, most: 8 });
});

test("names no one who was wrong as often as right, and no one before five meetings", () => {
  expect(nemesisOf([pair("bob", "hale", 3, 6)], "hale")).toEqual({ rival: null, most: 6 });
  expect(victimOf([pair("hale", "bob", 4, 4)], "hale")).toEqual({ rival: null, most: 4 });
  expect(nemesisOf([], "hale")).toEqual({ rival: null, most: 0 });
});

test("breaks ties by more meetings, then by order", () => {
  const ann = pair("ann", "hale", 5, 6);
  expect(nemesisOf([ann, pair("bob", "hale", 6, 8)], "hale").rival?.person).toBe("bob");
  expect(nemesisOf([ann, pair("bob", "hale", 5, 6)], "hale").rival?.person).toBe("ann");
});
