import { describe, expect, test } from "vitest";
import { highRoll } from "@/lib/views/highRoll";

describe("S9 the roll for the first start", () => {
  const PLAYERS = ["ann", "bob", "cy"];

  test("S9 each player rolls once, in seat order, and the highest die starts", () => {
    expect(highRoll(PLAYERS, [])).toEqual({ turns: [], next: "ann", highest: null, tied: false });
    expect(highRoll(PLAYERS, [2, 6]).next).toBe("cy");
    expect(highRoll(PLAYERS, [2, 6, 5])).toMatchObject({ next: null, highest: "bob" });
  });

  test("S9 only those who tied for the highest die roll again, until one is left", () => {
    const again = highRoll(PLAYERS, [4, 1, 4]);
    expect(again).toMatchObject({ next: "ann", highest: null, tied: true });
    expect(highRoll(PLAYERS, [4, 1, 4, 3]).next).toBe("cy");
    const twice = highRoll(PLAYERS, [4, 1, 4, 3, 3, 2, 6]);
    expect(twice.highest).toBe("cy");
    expect(twice.turns.map((turn) => turn.map(({ player, face }) => `${player} ${face}`).join(" "))).toEqual([
      "ann 4 bob 1 cy 4",
      "ann 3 cy 3",
      "ann 2 cy 6",
    ]);
  });

  test("S9 a tie among the low dice does not matter, and later dice are ignored", () => {
    expect(highRoll(PLAYERS, [6, 1, 1, 5]).highest).toBe("ann");
  });
});
