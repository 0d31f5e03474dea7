import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  type Action,
  type GameState,
  MAX_SEATS,
  newGame,
  play,
  REFUSAL_CODES,
  type Refusal,
  type RefusalCode,
  RULABLE,
  readNames,
} from "@/lib/engine";
import { calls, doubts, opens, outcome, recorded, ruled, says, shows, start, tableOf } from "./tableOf";

// One story per refusal code of formats §5, and one per code that a table may overrule (S10).

const CREW = ["Ann", "Bob", "Cy"];
type House = Record<string, string | number>;
const at = (game: string, house: House, ...actions: Action[]): GameState =>
  recorded(tableOf(CREW, house, game), ...actions).state;
const bar = (...actions: Action[]) => at("bar", {}, ...actions);
const claimed = bar(opens("Ann"), says("Ann", "4 fives"));
const hand = at("pass-the-cup", {}, opens("Ann"), says("Ann", "pair of twos"));
const looked = recorded(hand, { do: "look", by: "Bob" }).state;
const locked = recorded(
  looked,
  { do: "show", by: "Bob", dice: [2] },
  { do: "roll-table", by: "Bob", from: [2], to: [6] },
  says("Bob", "pair of threes"),
  { do: "look", by: "Cy" },
).state;
const rerolled = at("own-hand", { rerolls: 1 }, opens("Ann"), says("Ann", "three sixes"), {
  do: "re-roll",
  by: "Bob",
});
/** Bob falls to one die of two, and opens a palifico round on threes. */
const palifico = at(
  "perudo",
  { dice_each: 2 },
  opens("Ann"),
  says("Ann", "9 sixes"),
  doubts("Bob"),
  outcome("there"),
  opens(),
  says("Bob", "1 three"),
);

/** A state, the action that breaks one rule there, and what the refusal says of it. */
type Story = readonly [GameState, Action, Refusal["rule"], Refusal["values"]];
const claim = (more: object): Action => ({ do: "claim", by: "Ann", claim: "4 fives", ...more });

/** Codes that a table may overrule, each with a story in which only it is broken. */
const RULED: Record<(typeof RULABLE)[number], Story> = {
  "not-higher": [
    claimed,
    says("Bob", "4 twos"),
    "S3",
    { claim: { count: 4, face: 2 }, latest: { count: 4, face: 5 }, lowest: { count: 4, face: 6 } },
  ],
  "top-claim": [
    at("mia", {}, opens("Ann"), says("Ann", "mia")),
    says("Bob", "66"),
    "S7",
    { latest: { mia: 21 } },
  ],
  "not-your-turn": [claimed, says("Cy", "5 fives"), "S5", { player: "Cy", expected: "Bob" }],
  "wrong-starter": [
    recorded(claimed, doubts("Bob"), outcome("short")).state,
    opens("Cy"),
    "S5",
    { player: "Cy", expected: "Ann" },
  ],
  "out-of-turn-not-allowed": [claimed, doubts("Cy"), "B1", { player: "Cy", expected: "Bob" }],
  "must-roll": [looked, says("Bob", "pair of threes"), "P5", { player: "Bob" }],
  "must-look": [hand, { do: "roll-cup", by: "Bob" }, "P4", { player: "Bob", dice: [] }],
  "looked-then-challenged": [looked, doubts("Bob"), "P5", {}],
  "locked-die": [locked, { do: "hide", by: "Cy", dice: [6] }, "P4", { player: "Cy", dice: [6] }],
  "roll-order": [
    recorded(looked, { do: "show", by: "Bob", dice: [2] }, { do: "roll-cup", by: "Bob" }).state,
    { do: "hide", by: "Bob", dice: [2] },
    "P4",
    { player: "Bob", dice: [] },
  ],
  "exposed-not-in-claim": [
    at("closed-cup", {}, opens("Ann")),
    claim({ claim: "high straight", table: [3, 3] }),
    "C3",
    { claim: { hand: "high-straight" }, dice: [3, 3] },
  ],
  "table-disproves-claim": [
    at("pass-the-cup", { claim_must_fit_table: "yes" }, opens("Ann")),
    claim({ claim: "five sixes", table: [1] }),
    "P6",
    { claim: { hand: "five", faces: [6] }, dice: [1] },
  ],
  "no-rerolls-left": [rerolled, { do: "re-roll", by: "Bob" }, "O4", { player: "Bob", limit: 1 }],
  "opener-cannot-reroll": [
    at("own-hand", {}, opens("Ann")),
    { do: "re-roll", by: "Ann" },
    "O4",
    { player: "Ann" },
  ],
  "cannot-open-on-ones": [
    at("perudo", {}, opens("Ann")),
    says("Ann", "3 ones"),
    "U1",
    { claim: { count: 3, face: 1 } },
  ],
  "opens-too-low": [
    at("bar", { first_claim: "players" }, opens("Ann")),
    says("Ann", "2 sixes"),
    "S20",
    { claim: { count: 2, face: 6 }, limit: 3 },
  ],
  "face-locked": [palifico, says("Cy", "2 fours"), "U5", { claim: { count: 2, face: 4 }, face: 3 }],
  "cap-exceeded": [
    at("bar", { cap_bids: "on" }, opens("Ann")),
    says("Ann", "16 sixes"),
    "S6",
    { got: 16, limit: 15 },
  ],
  "spot-on-off": [
    at("red-dead", { spot_on: "off" }, opens("Ann"), says("Ann", "4 sixes")),
    calls("Bob", "spot-on"),
    "R3",
    {},
  ],
};

/** Codes that no ruling overrides: the rest of formats §5. */
const NEVER_RULED: Record<
  Exclude<RefusalCode, (typeof RULABLE)[number] | SittingDown | "bad-rule-set">,
  Story
> = {
  "bad-format": [claimed, { do: "reveal", dice: [1, 2, 3] }, "S12", {}],
  "unknown-key": [bar(opens("Ann")), says("Ann", { count: 4, face: 5, loud: true }), null, { name: "loud" }],
  "unknown-player": [claimed, says("Zed", "5 fives"), null, { player: "Zed" }],
  "duplicate-player": [bar(), { do: "join", player: "Ann" }, null, { name: "Ann" }],
  "bad-player-name": [bar(), { do: "join", player: "bank" }, null, { name: "bank", limit: 40 }],
  "bad-face": [bar(opens("Ann")), says("Ann", "4x7"), null, { got: 7 }],
  "unreadable-claim": [bar(opens("Ann")), says("Ann", "wibble"), null, { text: "wibble", claims: "count" }],
  "ambiguous-full-house": [
    hand,
    says("Bob", "full house, 3s and 2s"),
    "H5",
    { text: "full house, 3s and 2s" },
  ],
  "bad-kicker": [hand, says("Bob", "pair of threes and a three"), "H5", {}],
  "wrong-claim-kind": [bar(opens("Ann")), says("Ann", { mia: 64 }), "S1", {}],
  "quantity-out-of-range": [bar(opens("Ann")), says("Ann", "0 sixes"), null, { got: 0 }],
  "no-claim-yet": [bar(opens("Ann")), doubts("Ann"), "S4", {}],
  "own-claim": [claimed, doubts("Ann"), "S4", { player: "Ann" }],
  "challenge-not-allowed": [claimed, calls("Bob", "spot-on"), "S4", { name: "spot-on" }],
  "wrong-phase": [claimed, outcome("there"), "S4", {}],
  "round-not-started": [bar(), says("Ann", "4 fives"), null, {}],
  "already-challenged": [recorded(claimed, doubts("Bob")).state, says("Bob", "5 fives"), null, {}],
  "wild-needed": [tableOf(CREW), opens("Ann"), "F2", {}],
  "wild-not-used": [bar(), start("Ann", 4), "F2", {}],
  "dice-mismatch": [
    recorded(claimed, doubts("Bob")).state,
    shows({ Ann: [1, 2, 3, 4, 5] }),
    "S12",
    { player: "Bob", got: 0, limit: 5 },
  ],
  "not-active": [bar({ do: "leave", player: "Ann" }), opens("Ann"), "S5", { player: "Ann" }],
  "not-on-table": [looked, { do: "hide", by: "Bob", dice: [2] }, "P4", { player: "Bob", dice: [2] }],
  "not-in-cup": [
    locked,
    { do: "show", by: "Cy", dice: [1, 1, 1, 1, 1] },
    "P4",
    { player: "Cy", dice: [1, 1, 1, 1, 1] },
  ],
  "not-between-rounds": [claimed, { do: "leave", player: "Cy" }, null, {}],
  "game-over": [bar({ do: "end" }), opens("Ann"), null, {}],
  "nothing-to-give": [
    at("pass-the-cup", {}),
    { do: "give", by: "Ann", to: "Bob" },
    "P8",
    { player: "Ann", stake: "drink" },
  ],
  "not-in-this-game": [bar(), { do: "re-roll", by: "Ann", dice: 6 }, null, {}],
  "starter-needed": [bar(), opens(), "S9", {}],
  "table-full": [
    tableOf(
      Array.from({ length: MAX_SEATS }, (_, at) => `No ${at + 1}`),
      {},
      "bar",
    ),
    { do: "join", player: "Ann" },
    null,
    { limit: 30 },
  ],
};

/** Refusals before there is a game. */
type SittingDown = "unknown-game" | "unknown-option" | "bad-option-value" | "too-few-players";
const SITTING_DOWN: Record<SittingDown, readonly [Table, Refusal["rule"], Refusal["values"]]> = {
  "unknown-game": [{ game: "poker", house: {}, players: CREW }, null, { name: "poker" }],
  "unknown-option": [{ game: "bar", house: { wilds: "ones" }, players: CREW }, null, { name: "wilds" }],
  "bad-option-value": [
    { game: "bar", house: { dice_each: "3" }, players: CREW },
    "B1",
    { name: "dice_each", text: "3" },
  ],
  "too-few-players": [{ game: "bar", house: {}, players: ["Ann"] }, null, { limit: 2 }],
};
type Table = Parameters<typeof newGame>[0];

const stories = Object.entries({ ...RULED, ...NEVER_RULED }) as [RefusalCode, Story][];

describe("formats §5 every refusal code", () => {
  test.each(stories)("%s", (code, [state, action, rule, values]) => {
    const before = JSON.stringify(state);
    expect(play(state, action)).toEqual({ ok: false, refusal: { code, rule, values } });
    expect(JSON.stringify(state)).toBe(before);
  });
  test.each(Object.entries(SITTING_DOWN))("%s", (code, [table, rule, values]) =>
    expect(newGame(table)).toEqual({ ok: false, refusal: { code, rule, values } }),
  );
  test("names as they are read for a record", () => {
    expect(readNames(["Ann", "pot"])).toMatchObject({ refusal: { code: "bad-player-name" } });
  });
});

describe("S10 what a table can allow, and nothing else", () => {
  test.each(Object.entries(RULED))("S10 %s: accepted, and marked", (code, [state, action]) => {
    expect(play(state, ruled(action))).toMatchObject({ ok: true, value: { ruled: [code] } });
  });
  test.each(Object.entries(NEVER_RULED))("S10 %s: refused even with a ruling", (code, [state, action]) => {
    expect(play(state, ruled(action))).toMatchObject({ ok: false, refusal: { code } });
  });
});

describe("the documents and the engine name the same codes", () => {
  const codesIn = (text: string) =>
    [...text.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, code]) => code as string);
  const section = (file: string, from: string, to: string) => {
    const text = readFileSync(file, "utf8");
    return text.slice(text.indexOf(from), text.indexOf(to, text.indexOf(from)));
  };
  test("formats §5 lists the codes of the engine", () => {
    const listed = codesIn(section("docs/formats.md", "## 5. Refusal codes", "More may be added"));
    expect([...new Set(listed)].sort()).toEqual([...REFUSAL_CODES].sort());
  });
  test("S10 lists the codes that can be allowed", () => {
    const listed = codesIn(
      section("docs/rules.md", "for these codes and no others:", "A ruling that was not"),
    );
    expect(listed.sort()).toEqual([...RULABLE].sort());
  });
});
