import { describe, expect, test } from "vitest";
import {
  type Action,
  casesOf,
  type GameState,
  newGame,
  newOwnGame,
  optionsOf,
  ownGameId,
  ownLook,
  ownRules,
  type RuleSetData,
  rulesUnder,
  toAct,
} from "@/lib/engine";
import { calls, doubts, moved, opens, outcome, recorded, refusedBy, says, settledIn } from "./tableOf";

// Rule sets that none of the nine games have. Ann, Bob, Cy, and Dee play each story.

/** Ann claims, and a doubt costs the claimer or the challenger a drink. */
const RULES: RuleSetData = {
  format: "rule-set/1",
  name: "Ours",
  claims: { kind: "counts" },
  cups: { kind: "own", dice: 2 },
  challenges: [{ kind: "doubt", by: "anyone" }],
  cost: [
    { when: { right: true }, moves: [{ what: "drink", from: "bank", to: "claimer" }] },
    { moves: [{ what: "drink", from: "bank", to: "challenger" }] },
  ],
  starter: "loser",
  ending: { kind: "never" },
};

function table(rules: Partial<RuleSetData>): GameState {
  const seated = newOwnGame({ ...RULES, ...rules }, { players: ["Ann", "Bob", "Cy", "Dee"] });
  if (!seated.ok) throw new Error(seated.refusal.code);
  return seated.value;
}

/** Ann claims three sixes, Bob doubts, and the claim is short or there. */
const round = (found: "short" | "there" | "exact", ...by: readonly string[]): readonly Action[] => [
  opens("Ann"),
  says("Ann", "3 sixes"),
  by.length > 1 ? { do: "challenge", by } : doubts(by[0] ?? "Bob"),
  outcome(found),
];
const play = (state: GameState, ...actions: readonly Action[]) => {
  const played = recorded(state, ...actions);
  return { ...settledIn(played), state: played.state };
};
const price = (rules: Partial<RuleSetData>, ...actions: readonly Action[]) =>
  moved(play(table(rules), ...actions).moves);

describe("the price of a challenge (S13)", () => {
  test("makes one move of several with the same stake, giver and taker", () => {
    const moves = [
      { what: "chip", count: 2, from: "claimer", to: "pot" },
      { what: "bad", from: "bank", to: "claimer" },
      { what: "chip", count: 3, from: "claimer", to: "pot" },
      { what: "chip", from: "claimer", to: "bank" },
    ] as const;
    expect(price({ deal: { chips: 9 }, cost: [{ moves }] }, ...round("short"))).toEqual([
      "Ann 5 chip pot",
      "bank 1 bad Ann",
      "Ann 1 chip bank",
    ]);
  });

  test("counts what an earlier move of the same price gave and took", () => {
    const moves = [
      { what: "bad", from: "bank", to: "claimer" },
      { what: "chip", count: 4, from: "claimer", to: "pot" },
      { what: "chip", count: 9, from: "claimer", to: "pot" },
      { what: "chip", count: "all", from: "pot", to: "challenger" },
      { what: "chip", count: "all", from: "pot", to: "claimer" },
    ] as const;
    // Ann has 6: after 4 only 2 are left. Bob takes the 6, so the pot is empty.
    expect(price({ deal: { chips: 6 }, cost: [{ moves }] }, ...round("short"))).toEqual([
      "bank 1 bad Ann",
      "Ann 6 chip pot",
      "pot 6 chip Bob",
    ]);
  });

  test("lets no one owe chips where chips are dealt, and everyone where none are", () => {
    const cost = [{ moves: [{ what: "chip", count: 5, from: "claimer", to: "pot" }] }] as const;
    expect(price({ deal: { chips: 2 }, cost }, ...round("short"))).toEqual(["Ann 2 chip pot"]);
    expect(price({ cost }, ...round("short"))).toEqual(["Ann 5 chip pot"]);
    const strikes = [{ moves: [{ what: "life", count: 5, from: "claimer", to: "bank" }] }] as const;
    expect(price({ deal: { lives: 3 }, cost: strikes }, ...round("short"))).toEqual(["Ann 3 life bank"]);
  });

  test("returns dice and lives up to the starting number only", () => {
    const lives: Partial<RuleSetData> = {
      deal: { lives: 5 },
      cost: [
        { when: { right: true }, moves: [{ what: "life", count: 2, from: "claimer", to: "bank" }] },
        { moves: [{ what: "life", count: 9, from: "bank", to: "claimer" }] },
      ],
    };
    const after = play(table(lives), ...round("short")).state;
    expect(moved(play(after, ...round("there")).moves)).toEqual(["bank 2 life Ann"]);
    expect(price(lives, ...round("there"))).toEqual([]);
    const dice: Partial<RuleSetData> = {
      cups: { kind: "own", dice: 4 },
      cost: [
        { when: { right: true }, moves: [{ what: "die", count: 3, from: "claimer", to: "bank" }] },
        { moves: [{ what: "die", count: "all", from: "bank", to: "claimer" }] },
      ],
    };
    const short = play(table(dice), ...round("short")).state;
    expect(moved(play(short, ...round("there")).moves)).toEqual(["bank 3 die Ann"]);
    expect(price(dice, ...round("there"))).toEqual([]);
  });

  test("is nothing if no row matches", () => {
    const cost = [
      { when: { right: true }, moves: [{ what: "drink", from: "bank", to: "claimer" }] },
    ] as const;
    expect(play(table({ cost }), ...round("there"))).toMatchObject({ moves: [], rules: ["S1"] });
  });

  test("asks the others, but not the challengers and not those who are out", () => {
    const cost = [{ moves: [{ what: "drink", from: "bank", to: "others" }] }] as const;
    const challenges = [{ kind: "doubt", by: "anyone", together: "first" }] as const;
    expect(price({ cost, challenges }, ...round("short", "Cy", "Bob"))).toEqual([
      "bank 1 drink Ann",
      "bank 1 drink Dee",
    ]);
    expect(price({ cost, challenges }, ...round("short", "Cy"))).toEqual([
      "bank 1 drink Ann",
      "bank 1 drink Bob",
      "bank 1 drink Dee",
    ]);
    expect(price({ cost, challenges }, { do: "leave", player: "Dee" }, ...round("short", "Cy"))).toEqual([
      "bank 1 drink Ann",
      "bank 1 drink Bob",
    ]);
  });

  test("is each challenger's by the row of their turn, and everyone else's once (F13)", () => {
    const rules: Partial<RuleSetData> = {
      challenges: [{ kind: "spot-on" }, { kind: "doubt", by: "anyone", together: "each" }],
      cost: [
        {
          when: { kind: "doubt", in_turn: true, right: true },
          moves: [
            { what: "good", from: "bank", to: "challenger" },
            { what: "bad", from: "bank", to: "claimer" },
          ],
        },
        {
          when: { kind: "doubt", right: true },
          moves: [{ what: "good", count: 2, from: "bank", to: "challenger" }],
        },
        { moves: [{ what: "bad", from: "bank", to: "challenger" }] },
      ],
    };
    const settled = play(table(rules), ...round("short", "Cy", "Bob"));
    expect(moved(settled.moves)).toEqual(["bank 1 good Bob", "bank 2 good Cy", "bank 1 bad Ann"]);
    expect(settled.rules).toEqual(expect.arrayContaining(["X1", "X2", "F13"]));
    expect(settled.rules).not.toContain("X3");
  });

  test("by difference is one for a spot-on and a bare outcome, and names its rule only then", () => {
    const rules: Partial<RuleSetData> = {
      challenges: [{ kind: "doubt", by: "anyone" }, { kind: "spot-on" }],
      cost: [
        {
          moves: [
            { what: "bad", from: "bank", to: "claimer" },
            { what: "drink", count: "difference", from: "bank", to: "claimer" },
          ],
        },
      ],
    };
    const counted = (count: number): Action => ({ do: "reveal", count });
    const [open, claim, doubt] = round("short");
    if (!open || !claim || !doubt) throw new Error("no round");
    const drinks = (challenge: Action, reveal: Action) =>
      price(rules, open, claim, challenge, reveal).filter((move) => move.includes("drink"));
    expect(drinks(doubt, counted(0))).toEqual(["bank 3 drink Ann"]);
    expect(drinks(doubt, counted(7))).toEqual(["bank 4 drink Ann"]);
    expect(drinks(doubt, counted(3))).toEqual(["bank 1 drink Ann"]);
    expect(drinks(doubt, outcome("short"))).toEqual(["bank 1 drink Ann"]);
    expect(drinks(calls("Bob", "spot-on"), counted(0))).toEqual(["bank 1 drink Ann"]);
    const named = (part: Partial<RuleSetData>, challenge: Action, reveal: Action) =>
      play(table(part), open, claim, challenge, reveal).byDifference;
    expect(named(rules, doubt, counted(0))).toBe(true);
    expect(named(rules, doubt, outcome("short"))).toBe(false);
    expect(named(rules, calls("Bob", "spot-on"), counted(0))).toBe(false);
    expect(named({}, doubt, counted(0))).toBe(false);
  });
});

describe("the next starter", () => {
  const starts = (starter: RuleSetData["starter"], ...actions: readonly Action[]) =>
    play(table({ starter, challenges: [{ kind: "doubt", by: "anyone", together: "each" }] }), ...actions)
      .state;
  test("is chosen by the first row that holds", () => {
    const rows = [
      { when: { in_turn: false }, who: "challenger" },
      { when: { right: true }, who: "left-of-loser" },
      { who: "winner" },
    ] as const;
    // Cy is out of turn. In turn, Bob is right about Ann, so her left starts; or he is wrong, and Ann wins.
    expect(toAct(starts(rows, ...round("short", "Cy")))).toBe("Cy");
    expect(toAct(starts(rows, ...round("there", "Cy")))).toBe("Cy");
    expect(toAct(starts(rows, ...round("short")))).toBe("Bob");
    expect(toAct(starts(rows, ...round("there")))).toBe("Ann");
    // Several who each score are not in turn: the one who counts is Bob, whose turn it was.
    expect(toAct(starts(rows, ...round("short", "Cy", "Bob")))).toBe("Bob");
    expect(
      toAct(
        starts([{ when: { in_turn: true }, who: "left-of-claimer" }, { who: "winner" }], ...round("there")),
      ),
    ).toBe("Bob");
  });

  test("is unknown after a round of which only the loser is known, unless both answers agree (S26)", () => {
    const lost: Action = { do: "outcome", loser: "Cy" };
    const next = (starter: RuleSetData["starter"]) => toAct(recorded(table({ starter }), lost).state);
    expect(next([{ when: { right: true }, who: "loser" }, { who: "left-of-loser" }])).toBeNull();
    expect(next([{ when: { kind: "doubt" }, who: "loser" }, { who: "winner" }])).toBe("Cy");
    expect(next([{ when: { in_turn: false }, who: "winner" }, { who: "left-of-loser" }])).toBe("Dee");
  });
});

describe("the end", () => {
  test("is when the first is out, who loses, and no one takes the pot", () => {
    const rules: Partial<RuleSetData> = {
      deal: { lives: 1 },
      cost: [{ moves: [{ what: "life", from: "claimer", to: "bank" }] }],
      ending: { kind: "first-out", without: "life" },
    };
    expect(play(table(rules), ...round("short")).state).toMatchObject({
      phase: "finished",
      finished: { losers: ["Ann"], winners: ["Bob", "Cy", "Dee"], pot: 0 },
      tied: [],
    });
    const paid: Partial<RuleSetData> = { deal: { lives: 1, chips: 5 }, ante: { chips: 1, every: "round" } };
    expect(play(table({ ...rules, ...paid }), ...round("short")).state).toMatchObject({
      pot: 4,
      finished: { pot: 0 },
    });
    expect(play(table({ ...rules, deal: { lives: 2 } }), ...round("short")).state.phase).toBe(
      "between-rounds",
    );
  });

  test("is not one, if the others left and no one is out", () => {
    const rules: Partial<RuleSetData> = {
      deal: { lives: 2 },
      cost: [{ moves: [{ what: "life", from: "claimer", to: "bank" }] }],
      ending: { kind: "first-out", without: "life" },
    };
    const leaves = (player: string): Action => ({ do: "leave", player });
    const two = recorded(table(rules), leaves("Cy"), leaves("Dee")).state;
    expect(two.phase).toBe("between-rounds");
    expect(recorded(two, leaves("Bob")).state).toMatchObject({
      phase: "finished",
      finished: { losers: [], winners: ["Ann"] },
    });
  });

  test("never comes by itself in an endless game only", () => {
    const endless = (rules: Partial<RuleSetData>) => {
      const parts = rulesUnder(ownGameId({ ...RULES, ...rules }), {});
      return parts.ok && parts.value.ending.isEndless;
    };
    expect(endless({})).toBe(true);
    for (const kind of ["last-in", "first-out"] as const)
      expect(endless({ deal: { lives: 1 }, ending: { kind, without: "life" } })).toBe(false);
    expect(endless({ ending: { kind: "dishes" } })).toBe(false);
  });

  test.each([
    ["exactly", "between-rounds"],
    ["at-least", "finished"],
  ] as const)("of the dishes with three at the limit for two, counted %s: %s", (pair, phase) => {
    const rules: Partial<RuleSetData> = {
      cost: [{ moves: [{ what: "bad", from: "bank", to: "others" }] }],
      ending: { kind: "dishes", alone: 9, together: 1, together_count: 2, pair },
    };
    expect(play(table(rules), ...round("short")).state.phase).toBe(phase);
  });
});

describe("wild dice", () => {
  test("are refused by the rule that the game follows: F2, or U1 where ones that open have one", () => {
    const wild = { do: "start-round", starter: "Ann", wild: 3 } as const;
    expect(refusedBy(table({ wild: { kind: "ones" } }), wild)).toMatchObject({
      code: "wild-not-used",
      rule: "F2",
    });
    expect(refusedBy(table({ wild: { kind: "ones", opening_ones: "plain" } }), wild)).toMatchObject({
      code: "wild-not-used",
      rule: "U1",
    });
    const seven = { do: "start-round", starter: "Ann", wild: 7 } as unknown as Action;
    expect(refusedBy(table({ wild: { kind: "red-die" } }), seven)).toMatchObject({
      code: "bad-face",
      values: { got: 7 },
    });
  });

  test("stay wild for players who began with one die: only who falls to one opens a palifico round (U5)", () => {
    const rules: Partial<RuleSetData> = {
      cups: { kind: "own", dice: 1 },
      wild: { kind: "ones", palifico: "on" },
      cost: [{ moves: [{ what: "drink", from: "bank", to: "claimer" }] }],
    };
    expect(play(table(rules), ...round("short")).state).toMatchObject({ palifico: null });
    const lost: Partial<RuleSetData> = {
      ...rules,
      cups: { kind: "own", dice: 2 },
      cost: [{ moves: [{ what: "die", from: "claimer", to: "bank" }] }],
    };
    expect(play(table(lost), ...round("short")).state).toMatchObject({ palifico: "Ann" });
  });
});

describe("the cases of a challenge", () => {
  const cases = (...[kind, claims]: readonly ["doubt" | "concede", "counts" | "two-dice"]) =>
    casesOf(kind, { claims: { kind: claims } }).map((facts) =>
      ["right", "in_turn", "top", "messed_up"].filter((key) => facts[key as "right"]).join(" "),
    );
  test("are those that can come up: only two dice have a top, and only a top is conceded", () => {
    const doubts = ["right in_turn messed_up", "right in_turn", "right messed_up", "right"];
    const wrong = ["in_turn messed_up", "in_turn", "messed_up", ""];
    expect(cases("doubt", "counts")).toEqual([...doubts, ...wrong]);
    expect(cases("doubt", "two-dice")).toHaveLength(16);
    expect(cases("doubt", "two-dice")).toContain("right in_turn top messed_up");
    expect(cases("concede", "two-dice")).toEqual(["in_turn top", "top"]);
  });
});

describe("the id of an own game", () => {
  const game = ownGameId(RULES);
  test("has its rules, and no other id has any", () => {
    expect(ownRules(game)).toEqual(RULES);
    expect(ownLook(game)).toBeUndefined();
    expect(ownLook(JSON.stringify({ ...RULES, look: { color: "red" } }))).toEqual({ color: "red" });
    const cut = game.slice(0, -1);
    const others = ["firehouse", "", "{}", game.slice(0, 60), cut, ` ${game}`, "x".repeat(200)];
    expect(others.map(ownRules)).toEqual(others.map(() => null));
    expect(others.map(ownLook)).toEqual(others.map(() => undefined));
  });

  test("has no options, and takes no house rules", () => {
    expect(optionsOf(game)).toEqual({ ok: true, value: {} });
    expect(optionsOf("poker")).toMatchObject({ refusal: { code: "unknown-game" } });
    expect(Object.keys((optionsOf("mia") as { value: object }).value)).not.toEqual([]);
    const seats = { players: ["Ann", "Bob"] };
    expect(newGame({ game, house: {}, ...seats })).toMatchObject({ ok: true });
    expect(newGame({ game, house: { dice_each: 3 }, ...seats })).toMatchObject({
      refusal: { code: "unknown-option" },
    });
    expect(rulesUnder(game, { dice_each: 3 })).toMatchObject({ ok: true });
    expect(rulesUnder("poker", {})).toMatchObject({ refusal: { code: "unknown-game" } });
  });
});
