import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  type Action,
  type GameState,
  MOST_SEATS,
  newGame,
  play,
  REFUSAL_CODES,
  type Refusal,
  type RefusalCode,
  type Result,
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

/** A state, and the action that breaks one rule there. */
type Story = readonly [GameState, Action];
const claim = (more: object): Action => ({ do: "claim", by: "Ann", claim: "4 fives", ...more });

/** What a table may overrule: each code with a story in which it alone is broken. */
const RULED: Record<(typeof RULABLE)[number], Story> = {
  "not-higher": [claimed, says("Bob", "4 twos")],
  "top-claim": [at("mia", {}, opens("Ann"), says("Ann", "mia")), says("Bob", "66")],
  "not-your-turn": [claimed, says("Cy", "5 fives")],
  "wrong-starter": [recorded(claimed, doubts("Bob"), outcome("short")).state, opens("Cy")],
  "out-of-turn-not-allowed": [claimed, doubts("Cy")],
  "must-roll": [looked, says("Bob", "pair of threes")],
  "must-look": [hand, { do: "roll-cup", by: "Bob" }],
  "looked-then-challenged": [looked, doubts("Bob")],
  "locked-die": [locked, { do: "hide", by: "Cy", dice: [6] }],
  "roll-order": [
    recorded(looked, { do: "show", by: "Bob", dice: [2] }, { do: "roll-cup", by: "Bob" }).state,
    { do: "hide", by: "Bob", dice: [2] },
  ],
  "exposed-not-in-claim": [
    at("closed-cup", {}, opens("Ann")),
    claim({ claim: "high straight", table: [3, 3] }),
  ],
  "table-disproves-claim": [
    at("pass-the-cup", { claim_must_fit_table: "yes" }, opens("Ann")),
    claim({ claim: "five sixes", table: [1] }),
  ],
  "no-rerolls-left": [rerolled, { do: "re-roll", by: "Bob" }],
  "opener-cannot-reroll": [at("own-hand", {}, opens("Ann")), { do: "re-roll", by: "Ann" }],
  "cannot-open-on-ones": [at("perudo", {}, opens("Ann")), says("Ann", "3 ones")],
  "opens-too-low": [at("bar", { first_claim: "players" }, opens("Ann")), says("Ann", "2 sixes")],
  "face-locked": [palifico, says("Cy", "2 fours")],
  "cap-exceeded": [at("bar", { cap_bids: "on" }, opens("Ann")), says("Ann", "16 sixes")],
  "spot-on-off": [
    at("red-dead", { spot_on: "off" }, opens("Ann"), says("Ann", "4 sixes")),
    calls("Bob", "spot-on"),
  ],
};

/** What no ruling helps: the rest of formats §5. */
const NEVER_RULED: Record<Exclude<RefusalCode, (typeof RULABLE)[number] | SittingDown>, Story> = {
  "bad-format": [claimed, { do: "reveal", dice: [1, 2, 3] }],
  "unknown-key": [bar(opens("Ann")), says("Ann", { count: 4, face: 5, loud: true })],
  "unknown-player": [claimed, says("Zed", "5 fives")],
  "duplicate-player": [bar(), { do: "join", player: "Ann" }],
  "bad-player-name": [bar(), { do: "join", player: "bank" }],
  "bad-face": [bar(opens("Ann")), says("Ann", "4x7")],
  "unreadable-claim": [bar(opens("Ann")), says("Ann", "wibble")],
  "ambiguous-full-house": [hand, says("Bob", "full house, 3s and 2s")],
  "bad-kicker": [hand, says("Bob", "pair of threes and a three")],
  "wrong-claim-kind": [bar(opens("Ann")), says("Ann", { mia: 64 })],
  "quantity-out-of-range": [bar(opens("Ann")), says("Ann", "0 sixes")],
  "no-claim-yet": [bar(opens("Ann")), doubts("Ann")],
  "own-claim": [claimed, doubts("Ann")],
  "challenge-not-allowed": [claimed, calls("Bob", "spot-on")],
  "wrong-phase": [claimed, outcome("there")],
  "round-not-started": [bar(), says("Ann", "4 fives")],
  "already-challenged": [recorded(claimed, doubts("Bob")).state, says("Bob", "5 fives")],
  "wild-needed": [tableOf(CREW), opens("Ann")],
  "wild-not-used": [bar(), start("Ann", 4)],
  "dice-mismatch": [recorded(claimed, doubts("Bob")).state, shows({ Ann: [1, 2, 3, 4, 5] })],
  "not-active": [bar({ do: "leave", player: "Ann" }), opens("Ann")],
  "not-on-table": [looked, { do: "hide", by: "Bob", dice: [2] }],
  "not-in-cup": [locked, { do: "show", by: "Cy", dice: [1, 1, 1, 1, 1] }],
  "not-between-rounds": [claimed, { do: "end" }],
  "game-over": [bar({ do: "end" }), opens("Ann")],
  "nothing-to-give": [at("pass-the-cup", {}), { do: "give", by: "Ann", to: "Bob" }],
  "not-in-this-game": [bar(), { do: "re-roll", by: "Ann" }],
  "starter-needed": [bar(), opens()],
  "table-full": [
    tableOf(
      Array.from({ length: MOST_SEATS }, (_, at) => `No ${at + 1}`),
      {},
      "bar",
    ),
    { do: "join", player: "Ann" },
  ],
};

/** What is refused before there is a game. */
type SittingDown = "unknown-game" | "unknown-option" | "bad-option-value" | "too-few-players";
const SITTING_DOWN: Record<SittingDown, Result<unknown, Refusal>> = {
  "unknown-game": newGame({ game: "poker", house: {}, players: CREW }),
  "unknown-option": newGame({ game: "bar", house: { wilds: "ones" }, players: CREW }),
  "bad-option-value": newGame({ game: "bar", house: { dice_each: "3" }, players: CREW }),
  "too-few-players": newGame({ game: "bar", house: {}, players: ["Ann"] }),
};

const stories = Object.entries({ ...RULED, ...NEVER_RULED }) as [RefusalCode, Story][];

describe("formats §5 every refusal code", () => {
  test.each(stories)("%s", (code, [state, action]) => {
    const before = JSON.stringify(state);
    expect(play(state, action)).toMatchObject({ ok: false, refusal: { code } });
    expect(JSON.stringify(state)).toBe(before);
  });
  test.each(Object.entries(SITTING_DOWN))("%s", (code, answer) =>
    expect(answer).toMatchObject({ ok: false, refusal: { code } }),
  );
  test("names as they are read for a record", () => {
    expect(readNames(["Ann", "pot"])).toMatchObject({ refusal: { code: "bad-player-name" } });
  });
});

describe("S10 what a table may rule, and nothing else", () => {
  test.each(Object.entries(RULED))("S10 %s: accepted, and marked", (code, [state, action]) => {
    expect(play(state, ruled(action))).toMatchObject({ ok: true, value: { ruled: [code] } });
  });
  test.each(Object.entries(NEVER_RULED))("S10 %s: refused all the same", (code, [state, action]) => {
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
  test("S10 lists the codes that may be ruled", () => {
    const listed = codesIn(
      section("docs/rules.md", "for these codes and no others:", "A ruling that was not"),
    );
    expect(listed.sort()).toEqual([...RULABLE].sort());
  });
});
