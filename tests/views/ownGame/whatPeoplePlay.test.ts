import { describe, expect, test } from "vitest";
import { type Action, newOwnGame, type RuleSetData, type Settled } from "@/lib/engine";
import { builtInRuleSet } from "@/lib/protocol/ruleSets/builtIn";
import { readOwnGame } from "@/lib/protocol/ruleSets/ownGame";
import { tryOut } from "@/lib/protocol/ruleSets/tryOut";
import {
  BLANK,
  movesOf,
  type Payer,
  withChallenge,
  withEnding,
  withPalifico,
  withPrice,
} from "@/lib/views/ownGame/draft";
import { opens, recorded, says, shows } from "../../engine/tableOf";

// Variants that tables play. Each is made by answers to the seven questions and played to the verdict that shows it.

const named = (rules: RuleSetData, name: string): RuleSetData => ({ ...rules, name });

function from(game: string): RuleSetData {
  const rules = builtInRuleSet(game, {}, game);
  if (!rules.ok) throw new Error(rules.refusal.code);
  return rules.value;
}

/** The price of the first row with this condition. */
function priced(
  rules: RuleSetData,
  when: object,
  payer: Payer,
  count: number | "difference" = 1,
): RuleSetData {
  const at = rules.cost.findIndex((row) =>
    Object.entries(when).every(([key, is]) => row.when?.[key as "right"] === is),
  );
  if (at < 0) throw new Error(`no row for ${JSON.stringify(when)}`);
  const what = "without" in rules.ending ? rules.ending.without : "drink";
  return withPrice(rules, at, movesOf(payer, what, count));
}

const doubts = (by: string, kind?: "spot-on" | "concede"): Action => ({
  do: "challenge",
  by,
  ...(kind && { kind }),
});
const dice = { a: [2, 2, 3, 3, 4], b: [2, 5, 5, 6, 6], c: [3, 4, 5, 6, 6] } as const;

interface Played {
  readonly what: string;
  readonly rules: RuleSetData;
  readonly actions: readonly Action[];
  readonly expected: object;
  /** The stake of each player afterward. */
  readonly holds?: readonly number[];
}

const ENDLESS = { kind: "never" } as const;
const COUNT = [opens("a"), says("a", "4 twos")] as const;

const PLAYED: readonly Played[] = [
  {
    what: "Mia where the catcher starts",
    rules: { ...from("mia"), starter: "challenger" },
    actions: [opens("a"), says("a", "65"), doubts("b"), { do: "reveal", dice: [3, 2] }],
    expected: { state: { starter: "b" } },
  },
  {
    what: "Mia for drinks, and all drink at a real 21",
    rules: priced(withEnding(from("mia"), ENDLESS), { top: true, right: undefined }, "everyone"),
    actions: [opens("a"), says("a", "21"), doubts("b"), { do: "reveal", dice: [2, 1] }],
    expected: { state: { phase: "between-rounds" } },
    holds: [1, 1, 1],
  },
  {
    what: "closed cup for drinks",
    rules: withEnding(from("closed-cup"), ENDLESS),
    actions: [opens("a"), says("a", "pair of sixes"), doubts("b"), { do: "reveal", dice: [1, 2, 3, 4, 6] }],
    expected: {},
    holds: [1, 0, 0],
  },
  {
    what: "own hand for drinks",
    rules: withEnding(from("own-hand"), ENDLESS),
    actions: [opens("a"), says("a", "pair of sixes"), doubts("b"), shows({ a: [1, 2, 3, 4, 6] })],
    expected: {},
    holds: [1, 0, 0],
  },
  ...["firehouse", "bar", "red-dead", "pirate", "perudo", "own-hand"].map((game) => ({
    what: `anyone may challenge at any time: ${game}`,
    rules: withChallenge(from(game), "doubt", "anyone"),
    actions: [
      { ...opens("a"), ...(game === "firehouse" && { wild: 1 as const }) } as Action,
      says("a", game === "own-hand" ? "pair of sixes" : "4 twos"),
      doubts("c"),
    ],
    expected: { state: { phase: "revealing" } },
  })),
  {
    what: "exact right and no one loses",
    rules: priced(withChallenge(BLANK, "spot-on", "anyone"), { kind: "spot-on", right: true }, "no-one"),
    actions: [...COUNT.slice(0, 1), says("a", "3 twos"), doubts("c", "spot-on"), shows(dice)],
    expected: { settled: { right: true, moves: [] } },
    holds: [5, 5, 5],
  },
  {
    what: "an exact call costs everyone but the caller",
    rules: withChallenge(BLANK, "spot-on", "next"),
    actions: [opens("a"), says("a", "3 twos"), doubts("b", "spot-on"), shows(dice)],
    expected: { settled: { right: true } },
    holds: [4, 5, 4],
  },
  {
    what: "the difference as the price",
    rules: priced(priced(BLANK, { right: true }, "claimer", "difference"), {}, "claimer", "difference"),
    actions: [opens("a"), says("a", "6 twos"), doubts("b"), shows(dice)],
    expected: {},
    holds: [2, 5, 5],
  },
  {
    what: "palifico",
    rules: withPalifico({ ...BLANK, cups: { kind: "own", dice: 2 } }, "on"),
    actions: [opens("a"), says("a", "4 twos"), doubts("b"), shows({ a: [3, 3], b: [4, 4], c: [5, 5] })],
    expected: { state: { starter: "a", palifico: "a" } },
  },
  {
    what: "game over when the first is out",
    rules: withEnding({ ...BLANK, cups: { kind: "own", dice: 1 } }, { kind: "first-out", without: "die" }),
    actions: [opens("a"), says("a", "3 twos"), doubts("b"), shows({ a: [3], b: [4], c: [5] })],
    expected: { state: { phase: "finished", finished: { losers: ["a"], winners: ["b", "c"] } } },
  },
  {
    what: "the next player to the right starts",
    rules: { ...BLANK, starter: "rotate-right" },
    actions: [opens("a"), says("a", "4 twos"), doubts("b"), shows(dice)],
    expected: { state: { starter: "c" } },
  },
  {
    what: "ones are wild unless the round opens on ones",
    rules: { ...BLANK, wild: { kind: "ones", opening_ones: "plain" } },
    actions: [
      opens("a"),
      says("a", "1 one"),
      says("b", "2 twos"),
      doubts("c"),
      shows({ a: [1, 1, 1, 1, 1], b: [1, 2, 3, 3, 3], c: [3, 3, 3, 3, 3] }),
    ],
    expected: { settled: { right: true } },
  },
];

describe.each(PLAYED)("$what", ({ what, rules, actions, expected, holds }) => {
  test("is reached by answers, plays as told, and always ends or says never", () => {
    const read = readOwnGame(named(rules, what.slice(0, 40)));
    if (!read.ok) throw new Error(read.refusal.values.name);
    const seated = newOwnGame(read.value.rules, { players: ["a", "b", "c"] });
    if (!seated.ok) throw new Error(seated.refusal.code);
    const { state, facts } = recorded(seated.value, ...actions);
    const settled = facts.flatMap((fact): Settled[] => (fact.fact === "settled" ? [fact.settled] : []))[0];
    expect({ state, settled }).toMatchObject(expected);
    if (holds) {
      const what = "without" in rules.ending ? rules.ending.without : "drink";
      expect(state.seats.map((seat) => seat.holds[what])).toEqual(holds);
    }
    expect(tryOut(read.value.rules, 3)).toMatchObject({ deadState: null, noEnd: false });
  });
});

test("an answer that the format does not have is refused at its key", () => {
  const refused = (rules: object) => {
    const read = readOwnGame({ ...BLANK, name: "Ours", ...rules });
    return read.ok ? null : read.refusal.values.name;
  };
  expect(refused({ direction: "right" })).toBe("direction");
  expect(refused({ faces: ["9", "10", "J", "Q", "K", "A"] })).toBe("faces");
  expect(refused({ wild: { kind: "ones", palifico: "face-may-change" } })).toBe("wild.palifico");
  expect(refused({ ...from("mia"), challenges: [{ kind: "doubt", by: "anyone" }] })).toBe("challenges.0.by");
});
