import { describe, expect, test } from "vitest";
import { type Action, claimLadder, type Face, type GameState, namedDice, sayClaim } from "@/lib/engine";
import { handPad, tapDie } from "@/lib/views/handPad";
import { sayIt } from "@/lib/views/raiseKeys";
import { opens, recorded, says, tableOf } from "../engine/tableOf";

const CREW = ["Ann", "Bob", "Cy"];
/** Bob raises Ann's claim. Own hand: ones high, straights below the full house. */
const over = (claim: string, house: Readonly<Record<string, string>> = {}, game = "own-hand"): GameState =>
  recorded(tableOf(CREW, house, game), opens("Ann"), says("Ann", claim)).state;
const fresh = (house: Readonly<Record<string, string>> = {}): GameState =>
  recorded(tableOf(CREW, house, "own-hand"), opens("Ann")).state;

const pad = (state: GameState, dice: readonly Face[] = [], by = "Bob", skipped = false) =>
  handPad(state, { dice, say: (claim) => sayIt(by, claim, skipped) });
/** Each key's claim, refused ones in parentheses. */
const keysFor = (...asked: Parameters<typeof pad>) =>
  Object.fromEntries(
    pad(...asked).map(({ kind, claim, refusal }) => {
      const text = claim === null ? "nothing" : sayClaim(claim);
      return [kind, refusal === null ? text : `(${text})`];
    }),
  );

describe("no dice tapped: the lowest of each kind", () => {
  test("S3 offers over three fours the lowest legal three, straight, full house …, and the highest of too low kinds", () => {
    expect(keysFor(over("three fours"))).toEqual({
      "high-card": "(one high)",
      pair: "(pair of ones)",
      "two-pair": "(two pair, ones and sixes)",
      three: "three fours, three",
      straight: "low straight",
      "full-house": "full house, twos over threes",
      four: "four twos",
      five: "five twos",
    });
  });

  test("marks the lowest of all, and only over a claim", () => {
    const marked = (state: GameState, by = "Bob") =>
      pad(state, [], by).flatMap(({ kind, lowest }) => (lowest ? [kind] : []));
    expect(marked(over("three fours"))).toEqual(["three"]);
    expect(marked(over("high straight"))).toEqual(["full-house"]);
    expect(marked(fresh(), "Ann")).toEqual([]);
  });

  test("S7 has nothing over five of the top face", () => {
    expect(pad(over("five ones")).map(({ refusal }) => refusal?.code)).toEqual(Array(8).fill("top-claim"));
  });

  test("P1, H4 has no key for straights without straights", () => {
    expect(Object.keys(keysFor(over("pair of twos", {}, "pass-the-cup")))).not.toContain("straight");
  });

  test("O2 puts the ace straight on the straights' key", () => {
    expect(keysFor(over("high straight", { ace_straight: "on" })).straight).toBe("ace straight");
    expect(keysFor(over("high straight")).straight).toBe("(high straight)");
  });
});

describe("dice tapped: exactly those", () => {
  test("H5 makes every hand of a three and a two", () => {
    expect(keysFor(over("pair of twos"), [3, 2])).toEqual({
      "high-card": "(three two high)",
      pair: "pair of threes, two",
      "two-pair": "two pair, threes and twos",
      three: "three threes, two",
      straight: "low straight",
      "full-house": "full house, threes over twos",
      four: "four threes, two",
      five: "(nothing)",
    });
  });

  test("H5 takes the first die as the three of a full house; two pairs have no order", () => {
    expect(keysFor(over("pair of twos"), [2, 3])).toMatchObject({
      "full-house": "full house, twos over threes",
      "two-pair": "two pair, threes and twos",
    });
  });

  test("sorts tapped dice, most tapped first", () => {
    expect(keysFor(over("pair of twos"), [2, 3, 3])).toMatchObject({ pair: "pair of threes, two" });
    expect(keysFor(over("pair of twos"), [2, 2, 3, 3, 3])["full-house"]).toBe("full house, threes over twos");
  });

  test("completes one die to the lowest legal two pair or full house", () => {
    expect(keysFor(over("two pair, fours and twos"), [4])).toMatchObject({
      "two-pair": "two pair, fours and twos, five",
      "full-house": "full house, fours over twos",
    });
    expect(keysFor(over("full house, threes over sixes"), [3])["full-house"]).toBe(
      "full house, threes over ones",
    );
  });

  test("offers a straight with the die: the high one has no one, the low one no six (H4)", () => {
    expect(keysFor(over("pair of twos"), [6]).straight).toBe("high straight");
    expect(keysFor(over("pair of twos"), [5]).straight).toBe("low straight");
    expect(keysFor(over("pair of twos"), [1, 6]).straight).toBe("(nothing)");
    expect(keysFor(over("pair of twos", { ace_straight: "on" }), [1, 6]).straight).toBe("ace straight");
  });

  test("S3, S10 keeps a claim that is too low, for the rules to refuse and the table to allow", () => {
    const [, , , three] = pad(over("three fours"), [2]);
    expect(three).toMatchObject({ spoken: { hand: "three", faces: [2], kickers: [] } });
    expect(three?.refusal).toMatchObject({ code: "not-higher", rule: "S3" });
  });

  test("H5 refuses more dice than a hand names", () => {
    const codes = pad(over("pair of twos"), [1, 2, 3, 4, 5]).map(({ kind, refusal }) => [
      kind,
      refusal?.code ?? null,
    ]);
    expect(codes).toEqual([
      ["high-card", "bad-kicker"],
      ["pair", "bad-kicker"],
      ["two-pair", "bad-kicker"],
      ["three", "bad-kicker"],
      ["straight", null],
      ["full-house", "bad-kicker"],
      ["four", "bad-kicker"],
      ["five", "bad-kicker"],
    ]);
  });

  test("takes at most five dice", () => {
    const taps: readonly Face[] = [4, 4, 1, 1, 2, 6];
    expect(taps.reduce(tapDie, [] as readonly Face[])).toEqual([4, 4, 1, 1, 2]);
  });
});

describe("three different dice tapped: at most four taps for any hand", () => {
  /** The claims of the keys that add a fourth face. */
  const fourths = (...asked: Parameters<typeof pad>) =>
    pad(...asked).flatMap(({ fourth, claim, refusal }) =>
      fourth === null || claim === null ? [] : [`${sayClaim(claim)}${refusal === null ? "" : " (refused)"}`],
    );

  test("H5 offers over a pair of twos: a pair of sixes with five, three and each face that is left", () => {
    expect(fourths(over("pair of twos"), [6, 5, 3])).toEqual([
      "pair of sixes, one five three",
      "pair of sixes, five three two",
      "pair of sixes, five four three",
    ]);
  });

  test("H5 offers runts too at the start; kinds that three faces cannot make give way", () => {
    const keys = pad(fresh(), [2, 6, 4], "Ann");
    expect(keys.map(({ kind, fourth }) => (fourth === null ? kind : `${kind} +${fourth}`))).toEqual([
      "high-card",
      "pair",
      "two-pair",
      "three",
      "straight",
      "high-card +1",
      "high-card +3",
      "high-card +5",
      "pair +1",
      "pair +3",
      "pair +5",
    ]);
  });

  test("S3 omits what is too low; without any, the keys stay", () => {
    expect(fourths(over("pair of sixes, five three two"), [6, 5, 3])).toEqual([
      "pair of sixes, one five three",
      "pair of sixes, five four three",
    ]);
    expect(fourths(over("two pair, threes and twos"), [6, 5, 3])).toEqual([]);
    expect(pad(over("two pair, threes and twos"), [6, 5, 3])).toHaveLength(8);
  });

  test("offers none after two dice, after four, or after a die tapped twice", () => {
    for (const dice of [
      [6, 5],
      [6, 5, 3, 2],
      [6, 6, 5],
      [6, 6, 5, 3],
    ] as const)
      expect(fourths(over("pair of twos"), dice)).toEqual([]);
  });

  test.each([
    ["own-hand", 457],
    ["pass-the-cup", 455],
  ])("reaches every claim: %s", (game, many) => {
    const state = recorded(tableOf(CREW, {}, game), opens("Ann")).state;
    const taps = claimLadder(state).map(({ claim }) => {
      if (!("hand" in claim)) throw new Error("not a hand");
      // A straight's last die is one that the others do not have.
      const faces = [...new Set(namedDice(claim))].slice(...(claim.hand.endsWith("straight") ? [-1] : []));
      const dice = faces.slice(0, 3);
      expect(pad(state, dice, "Ann").map((key) => key.claim)).toContainEqual(claim);
      return dice.length + 1;
    });
    expect(taps).toHaveLength(many);
    expect(Math.max(...taps)).toBe(4);
  });

  test("reaches a hand die by die as well", () => {
    expect(keysFor(over("pair of twos"), [6, 5, 3, 2])).toMatchObject({
      pair: "pair of sixes, five three two",
    });
  });
});

test("S11 lights the keys of anyone but the last claimer after unheard claims", () => {
  expect(keysFor(over("three fours"), [], "Cy", true).three).toBe("three fours, three");
  expect(pad(over("three fours"), [], "Ann", true).map(({ refusal }) => refusal?.code)).toEqual(
    Array(8).fill("own-claim"),
  );
});

test("C3 offers the lowest of each kind that fits four open sixes", () => {
  const shown: Action = { do: "show", by: "Ann", dice: [6, 6, 6, 6] };
  const state = recorded(
    tableOf(CREW, {}, "closed-cup"),
    opens("Ann"),
    shown,
    says("Ann", "pair of sixes"),
  ).state;
  expect(keysFor(state)).toMatchObject({
    pair: "pair of sixes, three",
    "full-house": "(full house, ones over sixes)",
    four: "four sixes",
  });
});

test("has no keys between rounds", () => {
  expect(pad(tableOf(CREW, {}, "own-hand"))).toEqual([]);
});
