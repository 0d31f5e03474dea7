import { describe, expect, test } from "vitest";
import type { Action, Settled } from "@/lib/engine";
import { moreSheetWords } from "@/lib/messages/sheets";
import { sayGroupStory, sayStory } from "@/lib/messages/stories";
import { sayAction } from "@/lib/messages/table";
import { sayMove, sayScore, sayWashers } from "@/lib/messages/terms";
import { sayVerdict } from "@/lib/messages/verdict";
import { sayAlternative } from "@/lib/messages/whatIf";
import { stakeWordsAt } from "@/lib/views/drink";
import {
  bangs,
  calls,
  counted,
  doubts,
  lifts,
  opens,
  outcome,
  recorded,
  says,
  settledIn,
  shows,
  start,
  tableOf,
} from "../engine/tableOf";
import { FRIDAY, gameOf } from "../ownGame";
import { inAllLanguages, restoresLanguage } from "../speaking";

restoresLanguage();

const NAMES = { a: "Abbott", b: "Baker", c: "Cruz", d: "Diaz", e: "Evans" };

function settled(claim: string, by: string[], reveal: Parameters<typeof recorded>[1]): Settled {
  const { facts } = recorded(
    tableOf(Object.keys(NAMES)),
    start("a", 4),
    says("a", claim),
    bangs(...by),
    reveal,
  );
  const fact = facts[0];
  if (fact?.fact !== "settled") throw new Error("not settled");
  return fact.settled;
}

describe("a verdict in words", () => {
  // Fives: a 1, c 2 = 3; wild fours: b 1 = 1. Together 4.
  const dice = shows({ a: [5, 1, 1], b: [4, 2, 2], c: [5, 5, 1], d: [3, 3, 3], e: [6, 6, 6] });

  test("describes short, out of turn", () => {
    expect(sayVerdict(settled("6 fives", ["d"], dice), NAMES)).toEqual({
      story: "Abbott said 6 fives. Diaz banged out of turn.",
      stamp: "Short by two",
      finding: "4 of 6 fives: short by two.",
      right: "Diaz was right.",
      reasons: [],
      rule: {
        id: "F8",
        sentence: "Right call, out of turn: the challenger gets two goods and the claimer takes one bad.",
      },
    });
  });
  test("describes exactly there, in turn", () => {
    expect(sayVerdict(settled("4 fives", ["b"], dice), NAMES)).toEqual({
      story: "Abbott said 4 fives. Baker banged.",
      stamp: "There, exactly",
      finding: "Exactly 4 fives.",
      right: "Abbott was right.",
      reasons: [],
      rule: { id: "F7", sentence: "Wrong call, in turn: the challenger takes one bad." },
    });
  });
  test("describes more than there, several at once", () => {
    expect(sayVerdict(settled("1 five", ["d", "b"], dice), NAMES)).toMatchObject({
      story: "Abbott said 1 five. Baker and Diaz banged.",
      stamp: "There and three more",
      finding: "4 fives, 1 five claimed: three to spare.",
    });
  });
  test("describes the bare outcome", () => {
    expect(sayVerdict(settled("6 fives", ["b"], outcome("short")), NAMES)).toMatchObject({
      stamp: "Short",
      finding: "Fewer than 6 fives were there.",
    });
    expect(sayVerdict(settled("6 fives", ["b"], outcome("there")), NAMES)).toMatchObject({
      stamp: "There",
      finding: "6 fives were there.",
    });
    expect(sayVerdict(settled("6 fives", ["b"], outcome("exact")), NAMES)).toMatchObject({
      stamp: "There, exactly",
    });
  });
});

test("S12 names the side of a wrong exact call with a bare answer", () => {
  const called = (reveal: Action) =>
    sayVerdict(
      settledIn(
        recorded(
          tableOf(["a", "b", "c"], {}, "perudo"),
          opens("a"),
          says("a", "3 fives"),
          { do: "challenge", by: "b", kind: "spot-on" },
          reveal,
        ),
      ),
      NAMES,
    ).stamp;
  expect(called(outcome("short"))).toBe("Fewer than three");
  expect(called(outcome("exact"))).toBe("Spot on");
  expect(called(outcome("there"))).toBe("More than three");
});

describe("an own game's word for its challenge", () => {
  const told = (called: string | undefined, ...by: readonly string[]) => {
    const challenge = { kind: "doubt" as const, ...(called !== undefined && { called }) };
    const game = gameOf({ ...FRIDAY, challenges: [challenge] });
    const state = recorded(tableOf(["a", "b", "c"], {}, game), opens("a"), says("a", "3 fives"));
    const verdict = settledIn(recorded(state.state, doubts(...(by as readonly [string])), outcome("short")));
    return inAllLanguages(() => sayVerdict(verdict, NAMES, stakeWordsAt(state.state)).story);
  };

  test.each(["No way!", "¡Mentira!", "“Liar”", "<b>$&</b>", "كذب"])("appears in the story: %s", (word) => {
    expect(told(word, "b")).toEqual([
      `Abbott said 3 fives. Baker said “${word}”.`,
      `Abbott sagte 3 Fünfen. Baker rief „${word}“.`,
      `Abbott dijo 3 cincos. Baker dijo «${word}».`,
    ]);
  });

  const claim = { count: 9, face: 5 } as const;
  const verdict = { by: ["Hale"], claimer: "Diaz", called: "doubt", claim, chance: 0.71 } as const;
  const ofGroup = { ...verdict, round: 1, game: "game", day: "2026-11-26" } as const;

  test.each(["Swindle!", "“Liar”", "<b>$&</b>"])("appears in a group's highlights: %s", (word) => {
    const drink = { called: { doubt: word } };
    const many = ["Hale", "Ann"];
    expect(
      inAllLanguages(() => [
        sayGroupStory({ ...ofGroup, story: "boldest-bang", found: 8, drink }),
        sayGroupStory({ ...ofGroup, story: "against-the-odds", found: 9, by: many, drink }),
      ]),
    ).toEqual([
      [
        `Hale said “${word}” to Diaz’s 9 fives, a 71% claim: only 8 there`,
        `Diaz said 9 fives, a 71% claim, and Hale and Ann said “${word}”: 9 there`,
      ],
      [
        `Hale rief „${word}“ bei Diaz’ 9 Fünfen (71\u00a0% Chance): nur 8 lagen da`,
        `Diaz sagte 9 Fünfen (71\u00a0% Chance), Hale und Ann riefen „${word}“: 9 lagen da`,
      ],
      [
        `Hale dijo «${word}» ante «9 cincos» de Diaz (un canto del 71%): solo había 8`,
        `Diaz cantó «9 cincos» (un canto del 71%) y Hale y Ann dijeron «${word}»: había 9`,
      ],
    ]);
  });

  test("appears on the picture of a game", () => {
    const facts = { called: "doubt", claim, found: 8, round: 2 } as const;
    const drink = { called: { doubt: "Swindle!" } };
    const challenged = {
      story: "challenged",
      who: "b",
      claimer: "a",
      right: true,
      outOfTurn: false,
    } as const;
    const claimed = { story: "claimed", who: "a", by: ["b", "c"], stood: false, chance: null } as const;
    expect(
      inAllLanguages(() => [
        sayStory({ ...facts, ...challenged }, NAMES, drink),
        sayStory({ ...facts, ...claimed }, NAMES, drink),
      ]),
    ).toEqual([
      [
        "said “Swindle!” to Abbott’s 9 fives in round 2, with only 8 there",
        "said 9 fives, in round 2 with only 8 there: Baker and Cruz said “Swindle!”",
      ],
      [
        "rief „Swindle!“ bei Abbotts 9 Fünfen in Runde 2, nur 8 lagen da",
        "sagte 9 Fünfen in Runde 2, nur 8 lagen da: Baker und Cruz riefen „Swindle!“",
      ],
      [
        "dijo «Swindle!» a «9 cincos» de Abbott en la ronda 2, y solo había 8",
        "cantó «9 cincos» en la ronda 2, y solo había 8: Baker y Cruz dijeron «Swindle!»",
      ],
    ]);
  });

  test("leaves the usual verb to a game without one", () => {
    expect(told(undefined, "b")).toEqual([
      "Abbott said 3 fives. Baker challenged.",
      "Abbott sagte 3 Fünfen. Baker zweifelte.",
      "Abbott dijo 3 cincos. Baker dudó.",
    ]);
  });
});

describe("an own game's word for a stake", () => {
  const drink = { chip: "chapa", bad: "strike", drink: "push-up" } as const;

  test("appears where someone rebuys", () => {
    const rebuys: Action = { do: "buy-in", player: "b", count: 5 };
    expect(
      inAllLanguages(() => [
        moreSheetWords.buyIn.hint(5, drink),
        moreSheetWords.buyIn.save(5, drink),
        sayAction(rebuys, NAMES, { doubt: "doubt", drink }),
      ]),
    ).toEqual([
      ["5 chapas from the bank, before the next round.", "Rebuy for 5 chapas", "Baker rebought for 5 chapas"],
      [
        "5 × chapa von der Bank, vor der nächsten Runde.",
        "Für 5 × chapa nachkaufen",
        "Baker kaufte 5 × chapa nach",
      ],
      [
        "5 chapas de la banca, antes de la siguiente ronda.",
        "Recomprar por 5 chapas",
        "Baker recompró 5 chapas",
      ],
    ]);
  });

  test("appears in the outcome by another rule", () => {
    const state = tableOf(["a", "b", "c"], {}, gameOf(FRIDAY));
    const verdict = settledIn(recorded(state, opens("a"), says("a", "3 fives"), doubts("b"), counted(1)));
    const takes = { what: "bad", count: 2, from: "bank", to: "a" } as const;
    const settling = { came: "settled", settled: verdict, starter: null, finished: null } as const;
    const at = { game: gameOf(FRIDAY), names: NAMES, drink };
    const [there, here] = [
      { ...settling, moves: [takes], giver: "b" },
      { ...settling, moves: [], giver: null },
    ];
    expect(inAllLanguages(() => [sayAlternative(there, here, at), sayAlternative(here, there, at)])).toEqual([
      [
        "1 of 3 fives: short by two. Abbott takes two strikes. Baker hands out one push-up too.",
        "1 of 3 fives: short by two. Nothing changes. Baker hands out no push-up.",
      ],
      [
        "1 von 3 Fünfen: zwei zu wenig. Abbott bekommt 2 × strike. Baker vergibt auch 1 × push-up.",
        "1 von 3 Fünfen: zwei zu wenig. Nichts ändert sich. Baker vergibt 0 × push-up.",
      ],
      [
        "1 de 3 cincos: faltan dos. Abbott se lleva dos strikes. Baker reparte además un push-up.",
        "1 de 3 cincos: faltan dos. Nada cambia. Baker no reparte: push-up.",
      ],
    ]);
  });
});

describe("gives the reason and the rule of an unusual verdict", () => {
  const CREW = ["a", "b", "c", "d"];
  // Two natural fives, three ones; six dice are fives or ones.
  const dice = shows({ a: [5, 1, 1, 2, 2], b: [5, 3, 3, 3, 3], c: [1, 4, 4, 4, 4], d: [6, 6, 6, 6, 6] });
  const inBar = (house: Record<string, string | number>, claim: string, by: string, reveal: Action) =>
    sayVerdict(
      settledIn(recorded(tableOf(CREW, house, "bar"), opens("a"), says("a", claim), doubts(by), reveal)),
      NAMES,
    );

  test("S1, F4 explains a claim of the wild face: no other die counts", () => {
    const fours = shows({ a: [4, 1, 1], b: [4, 2, 2], c: [5, 5, 1], d: [3, 3, 3], e: [6, 6, 6] });
    expect(sayVerdict(settled("3 fours", ["b"], fours), NAMES)).toMatchObject({
      finding: "2 of 3 fours: short by one.",
      reasons: [{ id: "F4", sentence: "This claims the wild: only fours count." }],
      rule: { id: "F7" },
    });
    expect(inBar({ wild: "ones" }, "3 ones", "b", dice).reasons).toEqual([
      { id: "S1", sentence: "This claims the wild: only ones count." },
    ]);
  });

  test("B5 explains wild dice alone as short", () => {
    const noFives = shows({ a: [1, 1, 1, 2, 2], b: [3, 3, 3, 3, 3], c: [1, 4, 4, 4, 4], d: [6, 6, 6, 6, 6] });
    expect(inBar({ wild: "ones", natural_needed: "on" }, "3 fives", "b", noFives)).toMatchObject({
      stamp: "Only wild dice",
      reasons: [{ id: "B5", sentence: "Wild dice alone don’t count at this table: it was short." }],
      rule: { id: "B2" },
    });
  });

  test("B2 explains the difference: as many dice as the claim was off, up to the dice held", () => {
    const difference = { loses: "difference" };
    // Two fives of five: three off.
    expect(inBar(difference, "5 fives", "b", dice)).toMatchObject({
      reasons: [
        {
          id: "B2",
          sentence: "The claim was three off, so the claimer loses three dice.",
        },
      ],
      rule: null,
    });
    expect(inBar(difference, "9 fives", "b", dice).reasons).toEqual([
      {
        id: "B2",
        sentence: "The claim was seven off, so the claimer loses five dice, all they had.",
      },
    ]);
    // Five sixes for two: three to spare.
    expect(inBar(difference, "2 sixes", "b", dice).reasons).toEqual([
      {
        id: "B2",
        sentence: "The claim was three off, so the challenger loses three dice.",
      },
    ]);
  });

  test("B2 cites the ordinary rule for one die, off by one or more", () => {
    expect(inBar({ loses: "difference" }, "3 fives", "b", dice)).toMatchObject({
      reasons: [],
      rule: { id: "B2" },
    });
    expect(inBar({}, "5 fives", "b", dice)).toMatchObject({ reasons: [], rule: { id: "B2" } });
    // Being wrong out of turn costs the table's price, for any difference.
    const outOfTurn = { loses: "difference", out_of_turn: "on", out_of_turn_penalty: 2 };
    expect(inBar(outOfTurn, "2 sixes", "c", dice)).toMatchObject({ reasons: [], rule: { id: "B2" } });
  });
});

describe("a verdict names the actual moves", () => {
  const CREW = ["a", "b", "c"];
  /** a says 5 sixes, and b challenges: so many are there. */
  const verdictOf = (game: string, house: Record<string, string | number>, found: number, kind?: "spot-on") =>
    sayVerdict(
      settledIn(
        recorded(
          tableOf(CREW, house, game),
          opens("a"),
          says("a", "5 sixes"),
          { do: "challenge", by: "b", ...(kind && { kind }) },
          counted(found),
        ),
      ),
      NAMES,
    );

  test("S22 distinguishes a price of two from the difference", () => {
    expect(verdictOf("pirate", { price: "two", chips: 4 }, 1)).toMatchObject({
      reasons: [],
      rule: { id: "S22", sentence: "Short: the claimer pays two chips into the pot." },
    });
    expect(verdictOf("red-dead", { price: "two" }, 9).rule?.sentence).toBe(
      "The claim holds: the challenger loses two dice.",
    );
  });

  test("S24 distinguishes an ante from the claimer's loss", () => {
    const house = { loses: "difference", pot_ante: 2, dice_each: 4 };
    expect(verdictOf("bar", house, 2).reasons[0]?.sentence).toBe(
      "The claim was three off, so the claimer loses three dice.",
    );
    expect(verdictOf("pirate", { price: "difference", pot_ante: 4 }, 3).reasons[0]?.sentence).toBe(
      "The claim was two off, so the claimer pays two chips into the pot.",
    );
  });

  test("S22 S23 names this table's cost of a wrong exact call", () => {
    expect(verdictOf("red-dead", { price: "two" }, 9, "spot-on").rule).toEqual({
      id: "R5",
      sentence: "Not spot on: the challenger loses two dice.",
    });
  });

  test("R5 U6 S23 describes a right exact call: everyone else loses one, or the challenger wins some", () => {
    expect(verdictOf("red-dead", {}, 5, "spot-on").rule?.sentence).toBe(
      "Spot on: everyone else loses one die.",
    );
    expect(verdictOf("perudo", {}, 5, "spot-on").rule?.sentence).toBe("Spot on: nothing changes hands.");
    expect(
      verdictOf("pirate", { exact_call: "on", exact_wins: "two", pot_ante: 1 }, 5, "spot-on").rule?.sentence,
    ).toBe("Spot on: the challenger gets two chips out of the pot.");
  });

  test("B1 describes a wrong challenge out of turn", () => {
    const house = { out_of_turn: "on", out_of_turn_penalty: 2 };
    const late = recorded(
      tableOf(CREW, house, "bar"),
      opens("a"),
      says("a", "5 sixes"),
      doubts("c"),
      counted(5),
    );
    expect(sayVerdict(settledIn(late), NAMES).rule?.sentence).toBe(
      "The claim holds, and the challenge was out of turn: the challenger loses two dice.",
    );
  });

  test("F13 names each challenger's own cost", () => {
    const late = settledIn(
      recorded(
        tableOf(CREW, { simultaneous: "all-score" }),
        start("a", 4),
        says("a", "5 sixes"),
        bangs("b", "c"),
        counted(5),
      ),
    );
    expect(sayVerdict(late, NAMES).rule?.sentence).toBe(
      "Wrong call, in turn: the challenger takes one bad and those out of turn take two bads each.",
    );
  });

  test("P7 M4 M7 names drinks and lives", () => {
    const one = (game: string, house: Record<string, string>, claim: string, ...rest: readonly Action[]) =>
      sayVerdict(
        settledIn(recorded(tableOf(CREW, house, game), opens("a"), says("a", claim), ...rest)),
        NAMES,
      ).rule?.sentence;
    expect(
      one("pass-the-cup", {}, "five 6s", doubts("b"), {
        do: "reveal",
        dice: [1, 2, 3, 4, 6],
        messed_up: true,
      }),
    ).toBe("Lower than claimed, and the claimer says the dice got messed up: the claimer drinks two.");
    expect(one("mia", {}, "21", doubts("b"), lifts(2, 1))).toBe(
      "A real Mia, and they looked: the challenger loses two lives.",
    );
    expect(one("mia", {}, "21", calls("b", "concede"))).toBe(
      "They believed the Mia: the challenger loses one life.",
    );
    expect(one("mia", { false_mia: "two" }, "21", doubts("b"), lifts(3, 1))).toBe(
      "No Mia: the claimer loses two lives.",
    );
  });
});

test("names who washes", () => {
  expect(sayWashers(["d"], NAMES)).toBe("Diaz washes the dishes.");
  expect(sayWashers(["d", "e"], NAMES)).toBe("Diaz and Evans wash the dishes together.");
  expect(sayWashers(["a", "d", "e"], NAMES)).toBe("Abbott, Diaz, and Evans wash the dishes together.");
});

test("names moves and scores", () => {
  expect(sayMove({ what: "good", count: 2, from: "bank", to: "a" })).toBe("two goods");
  expect(sayMove({ what: "bad", count: 1, from: "bank", to: "a" })).toBe("one bad");
  expect([0, -1, 2, -5].map((score) => sayScore(score))).toEqual(["even", "1 bad", "2 goods", "5 bads"]);
});
