import { describe, expect, test } from "vitest";
import {
  type Action,
  atStake,
  challengeLabel,
  endNames,
  type Face,
  type GameState,
  legal,
  namedAtEnd,
  namesLosers,
  namesWinners,
  newGame,
  play,
  standing,
  toAct,
} from "@/lib/engine";
import {
  bangs,
  opens,
  outcome,
  recorded,
  refusedBy,
  says,
  settledIn,
  shows,
  start,
  tableOf,
} from "./tableOf";

const CREW = ["Ann", "Bob", "Cy", "Dee", "Eve"];
const opened = () => recorded(tableOf(CREW), start("Ann", 4)).state;

describe("S1 count", () => {
  // Fives: Ann 1, Cy 2, Eve 1 = 4. Wild fours: Bob 1, Dee 2 = 3. Together 7 of 15 dice.
  const DICE = shows({ Ann: [5, 1, 2], Bob: [4, 6, 6], Cy: [5, 5, 1], Dee: [4, 4, 3], Eve: [5, 2, 2] });

  test.each([
    ["6 fives", "over", 7, 1],
    ["7 fives", "exact", 7, 0],
    ["8 fives", "short", 7, -1],
    // The wild face itself: nothing helps it, each four counts once.
    ["3 fours", "exact", 3, 0],
    ["4 fours", "short", 3, -1],
    ["2 threes", "over", 4, 2],
  ])("S1 %s with fours wild is %s: %i there, margin %i", (claim, finding, found, margin) => {
    const { facts } = recorded(opened(), says("Ann", claim), bangs("Bob"), DICE);
    expect(facts[0]).toMatchObject({ settled: { finding: { finding, found, margin, rules: ["S1"] } } });
  });
});

describe("S3, S5 turns and raises", () => {
  test("S5 the turn goes left of the last claimer and round the table", () => {
    const state = recorded(opened(), says("Ann", "1 two"), says("Bob", "2 twos"), says("Cy", "3 twos")).state;
    expect(toAct(state)).toBe("Dee");
    expect(toAct(recorded(state, says("Dee", "4 twos"), says("Eve", "5 twos")).state)).toBe("Ann");
  });
  test("S5 a claim out of turn is refused, naming whose turn it is", () => {
    expect(refusedBy(opened(), says("Cy", "4 sixes"))).toMatchObject({
      code: "not-your-turn",
      rule: "S5",
      values: { player: "Cy", expected: "Ann" },
    });
  });
  test("S3 an equal or lower claim is refused with the lowest raise", () => {
    const state = recorded(opened(), says("Ann", "9 sixes")).state;
    for (const claim of ["9 sixes", "9 ones", "8 sixes"])
      expect(refusedBy(state, says("Bob", claim))).toMatchObject({
        code: "not-higher",
        rule: "S3",
        values: { lowest: { count: 10, face: 1 } },
      });
  });
  test("S9 the first starter is the table's choice, and must be named", () => {
    expect(refusedBy(tableOf(CREW), start(undefined))).toMatchObject({ code: "starter-needed", rule: "S9" });
    expect(toAct(recorded(tableOf(CREW), start("Dee")).state)).toBe("Dee");
  });
  test("S5 only the player named by the rules can start the next round", () => {
    const state = recorded(opened(), says("Ann", "9 sixes"), bangs("Bob"), outcome("short")).state;
    expect(toAct(state)).toBe("Ann");
    expect(refusedBy(state, start("Cy"))).toMatchObject({
      code: "wrong-starter",
      values: { expected: "Ann" },
    });
  });
});

describe("S4 only the latest claim, never by its claimer", () => {
  test("S4 no claim, no challenge", () => {
    expect(refusedBy(opened(), bangs("Bob"))).toMatchObject({ code: "no-claim-yet", rule: "S4" });
  });
  test("S4 no player challenges their own claim, even together with others", () => {
    const state = recorded(opened(), says("Ann", "4 sixes")).state;
    expect(refusedBy(state, bangs("Ann")).code).toBe("own-claim");
    expect(refusedBy(state, bangs("Bob", "Ann")).code).toBe("own-claim");
  });
  test("S4 after a challenge the dice decide: no claim, no second challenge", () => {
    const state = recorded(opened(), says("Ann", "4 sixes"), bangs("Bob")).state;
    expect(refusedBy(state, says("Bob", "5 sixes")).code).toBe("already-challenged");
    expect(refusedBy(state, bangs("Cy")).code).toBe("already-challenged");
    expect(refusedBy(state, start("Ann")).code).toBe("wrong-phase");
  });
  test("S4 before the round starts no claim or reveal is legal", () => {
    const state = tableOf(CREW);
    expect(refusedBy(state, says("Ann", "4 sixes")).code).toBe("round-not-started");
    expect(refusedBy(state, bangs("Ann")).code).toBe("round-not-started");
    expect(refusedBy(state, outcome("there")).code).toBe("round-not-started");
    expect(refusedBy(opened(), outcome("there")).code).toBe("wrong-phase");
  });
});

describe("S6, S7 dice in play", () => {
  test("S6 a quantity above the dice in play is legal, with a warning", () => {
    expect(recorded(opened(), says("Ann", "16 sixes")).warnings).toEqual(["cannot-be-true"]);
    expect(recorded(opened(), says("Ann", "15 sixes")).warnings).toEqual([]);
  });
  test("S6 cap_bids refuses it", () => {
    const capped = recorded(tableOf(CREW, { cap_bids: "on" }), start("Ann")).state;
    expect(refusedBy(capped, says("Ann", "16 sixes"))).toMatchObject({ code: "cap-exceeded", rule: "S6" });
  });
  test("S7 only then is there a top, above which only a challenge is possible", () => {
    const top = recorded(tableOf(CREW, { cap_bids: "on" }), start("Ann"), says("Ann", "15 sixes")).state;
    expect(refusedBy(top, says("Bob", "16 sixes"))).toMatchObject({ code: "top-claim", rule: "S7" });
    expect(recorded(top, bangs("Bob")).state.phase).toBe("revealing");
  });
});

describe("S10 the table can allow", () => {
  test("S10 an allowed lower claim counts and is the one to beat", () => {
    const state = recorded(opened(), says("Ann", "9 sixes")).state;
    const ruled = recorded(state, { do: "claim", by: "Bob", claim: "5 twos", ruling: "nobody noticed" });
    expect(ruled.ruled).toEqual(["not-higher"]);
    expect(recorded(ruled.state, says("Cy", "5 threes")).ruled).toEqual([]);
  });
  test("S10 play continues left of the claimer after an allowed claim out of turn", () => {
    const ruled = recorded(opened(), { do: "claim", by: "Cy", claim: "4 sixes", ruling: "he was quicker" });
    expect(ruled.ruled).toEqual(["not-your-turn"]);
    expect(toAct(ruled.state)).toBe("Dee");
  });
  test("S10 every overruled code is named, in the order of the checks", () => {
    const top = recorded(tableOf(CREW, { cap_bids: "on" }), start("Ann"), says("Ann", "15 sixes")).state;
    const ruled = recorded(top, { do: "claim", by: "Cy", claim: "16 twos", ruling: "wild night" });
    expect(ruled.ruled).toEqual(["not-your-turn", "top-claim", "cap-exceeded"]);
  });
  test("S10 a ruling that was not needed is accepted unmarked", () => {
    expect(recorded(opened(), { do: "claim", by: "Ann", claim: "4 sixes", ruling: "just so" }).ruled).toEqual(
      [],
    );
  });
  test("S10 codes outside the list cannot be allowed", () => {
    const state = recorded(opened(), says("Ann", "4 sixes")).state;
    expect(refusedBy(state, { do: "challenge", by: "Ann", ruling: "why not" }).code).toBe("own-claim");
    expect(refusedBy(state, { do: "claim", by: "Bob", claim: "wibble", ruling: "why not" }).code).toBe(
      "unreadable-claim",
    );
  });
});

describe("S11 claims that no one heard", () => {
  test("S11 a skipped claim can come from anyone, also first, and play continues to their left", () => {
    const state = recorded(opened(), { do: "claim", by: "Dee", claim: "11 fives", skipped: true }).state;
    expect(toAct(state)).toBe("Eve");
  });
  test("S11 a skipped claim is marked, so that statistics can omit it", () => {
    const fact = (action: Action) => recorded(opened(), action).facts[0];
    expect(fact(says("Ann", "4 sixes"))).toMatchObject({ fact: "claimed", skipped: false });
    expect(fact({ do: "claim", by: "Dee", claim: "4 sixes", skipped: true })).toMatchObject({
      skipped: true,
    });
  });
  test("S11 a skipped claim is not from the last claimer, and must still be higher", () => {
    const state = recorded(opened(), says("Ann", "9 sixes")).state;
    expect(refusedBy(state, { do: "claim", by: "Ann", claim: "10 sixes", skipped: true })).toEqual({
      code: "own-claim",
      rule: "S11",
      values: { player: "Ann" },
    });
    expect(refusedBy(state, { do: "claim", by: "Dee", claim: "9 twos", skipped: true }).code).toBe(
      "not-higher",
    );
  });
});

describe("S27 skipped turns", () => {
  const skips = (...players: readonly string[]): Action => ({ do: "skip", players });
  /** Ann said 9 sixes, and it is Bob’s turn: he is out on a call. */
  const called = recorded(opened(), says("Ann", "9 sixes"), skips("Bob")).state;

  test("S27 the turn passes to the next player, who bangs in turn: one bad if wrong, not two (F7)", () => {
    expect(toAct(called)).toBe("Cy");
    const bang = recorded(called, bangs("Cy"));
    expect(bang.facts).toContainEqual({ fact: "challenged", by: ["Cy"], kind: "doubt", outOfTurn: false });
    const wrong = recorded(bang.state, outcome("there"));
    expect(settledIn(wrong).moves).toEqual([{ what: "bad", count: 1, from: "bank", to: "Cy" }]);
    // F11: after a bang in turn the one with the bad starts.
    expect(toAct(wrong.state)).toBe("Cy");
  });
  test("S27 the skipped player’s own bang is out of turn (F8), and a claim is refused", () => {
    expect(settledIn(recorded(called, bangs("Bob"), outcome("there"))).moves).toEqual([
      { what: "bad", count: 2, from: "bank", to: "Bob" },
    ]);
    expect(refusedBy(called, says("Bob", "10 sixes")).code).toBe("not-your-turn");
  });
  test("S27 play skips them until the round ends; their dice count (S6)", () => {
    const around = recorded(called, says("Cy", "10 sixes"), skips("Bob", "Dee"));
    expect(toAct(around.state)).toBe("Eve");
    expect(toAct(recorded(around.state, says("Eve", "11 sixes"), says("Ann", "12 sixes")).state)).toBe("Cy");
    expect(recorded(around.state, says("Eve", "15 sixes")).warnings).toEqual([]);
    const next = recorded(around.state, bangs("Eve"), outcome("short"), start()).state;
    expect(toAct(recorded(next, says("Cy", "1 two")).state)).toBe("Dee");
  });
  test("S27 the list replaces the previous one, and an empty one ends skipping", () => {
    expect(toAct(recorded(called, skips("Cy")).state)).toBe("Bob");
    expect(recorded(called, skips()).state).toEqual(recorded(opened(), says("Ann", "9 sixes")).state);
  });
  test("S27 the starter is skipped, too, and stays the starter of a void round (S14)", () => {
    const opener = recorded(opened(), skips("Ann")).state;
    expect(toAct(opener)).toBe("Bob");
    expect(toAct(recorded(opener, { do: "void-round" }).state)).toBe("Ann");
  });
  test("S27 if everyone else is skipped no one is, and the claimer does not beat their own claim", () => {
    expect(toAct(recorded(called, skips("Bob", "Cy", "Dee", "Eve")).state)).toBe("Bob");
    expect(toAct(recorded(opened(), skips(...CREW)).state)).toBe("Ann");
  });
  test("S27 the player who acts instead starts a turn of their own (P5)", () => {
    const looked = recorded(
      tableOf(["Ann", "Bob", "Cy"], {}, "pass-the-cup"),
      { do: "start-round", starter: "Ann" },
      says("Ann", "pair of twos"),
      { do: "look", by: "Bob" },
    ).state;
    expect(refusedBy(looked, bangs("Bob")).code).toBe("looked-then-challenged");
    const passed = recorded(looked, skips("Bob")).state;
    expect(recorded(passed, bangs("Cy")).state.phase).toBe("revealing");
  });
  test("S27 only while claims are made, of players still in, each named once", () => {
    const code = (state: GameState, action: Action) => refusedBy(state, action).code;
    expect(refusedBy(called, skips("Bob", "Bob"))).toEqual({
      code: "bad-format",
      rule: "S27",
      values: { name: "players" },
    });
    expect(recorded(called, skips("Cy", "Dee")).facts).toEqual([{ fact: "skipped", players: ["Cy", "Dee"] }]);
    expect(code(called, skips("Zed"))).toBe("unknown-player");
    expect(code(tableOf(CREW), skips("Bob"))).toBe("round-not-started");
    expect(code(recorded(called, bangs("Cy")).state, skips("Bob"))).toBe("already-challenged");
    const left = recorded(tableOf(CREW), { do: "leave", player: "Bob" }, start("Ann")).state;
    expect(code(left, skips("Bob"))).toBe("not-active");
    const over = recorded(tableOf(CREW), { do: "end" }).state;
    expect(code(over, skips("Bob"))).toBe("game-over");
  });
});

describe("S12 reveal as much as you saw", () => {
  const challenged = () => recorded(opened(), says("Ann", "5 fives"), bangs("Bob")).state;

  test("S12 counts per player, a total, or the bare outcome settle the round as dice do", () => {
    const counts = recorded(challenged(), {
      do: "reveal",
      counts: { Ann: 1, Bob: 1, Cy: 0, Dee: 2, Eve: 0 },
    });
    const total = recorded(challenged(), { do: "reveal", count: 4 });
    const bare = recorded(challenged(), outcome("short"));
    expect(counts.facts[0]).toMatchObject({ settled: { finding: { found: 4, margin: -1 } } });
    expect(total.facts[0]).toMatchObject({ settled: { finding: { found: 4, margin: -1 } } });
    expect(bare.facts[0]).toMatchObject({
      settled: { finding: { found: null, margin: null, finding: "short" } },
    });
    for (const { state } of [counts, total, bare]) expect(state.seats).toEqual(bare.state.seats);
    expect(bare).toMatchObject({ warnings: [], ruled: [] });
  });
  test("S12 there are no shown dice when everyone has a cup", () => {
    expect(challenged()).toMatchObject({ round: { table: [] } });
  });
  test("S12 “exact” makes a doubted claim true", () => {
    expect(recorded(challenged(), outcome("exact")).facts[0]).toMatchObject({ settled: { right: false } });
  });
  test.each([
    [
      "a player's dice missing",
      shows({ Ann: [1, 2, 3], Bob: [1, 2, 3], Cy: [1, 2, 3], Dee: [1, 2, 3] }),
      { player: "Eve", got: 0, limit: 3 },
    ],
    [
      "one die too many",
      shows({ Ann: [1, 2, 3, 4], Bob: [1, 2, 3], Cy: [1, 2, 3], Dee: [1, 2, 3], Eve: [1, 2, 3] }),
      { player: "Ann", got: 4, limit: 3 },
    ],
    [
      "one too few",
      shows({ Ann: [1, 2], Bob: [1, 2, 3], Cy: [1, 2, 3], Dee: [1, 2, 3], Eve: [1, 2, 3] }),
      { player: "Ann", got: 2, limit: 3 },
    ],
    [
      "a count above the dice held",
      { do: "reveal", counts: { Ann: 4, Bob: 0, Cy: 0, Dee: 0, Eve: 0 } } as const,
      { player: "Ann", got: 4, limit: 3 },
    ],
    ["a missing count", { do: "reveal", counts: { Ann: 1 } } as const, { player: "Bob", got: 0, limit: 3 }],
    ["a total above the dice in play", { do: "reveal", count: 16 } as const, { got: 16, limit: 15 }],
  ])("S12 %s does not fit", (_what, action, values) => {
    expect(refusedBy(challenged(), action)).toEqual({ code: "dice-mismatch", rule: "S12", values });
  });
  test("S12 one cup's dice do not fit a game where everyone has a cup; strangers have none", () => {
    expect(refusedBy(challenged(), { do: "reveal", dice: [1, 2, 3] }).code).toBe("bad-format");
    expect(refusedBy(challenged(), { do: "reveal", counts: { Zed: 1 } }).code).toBe("unknown-player");
  });
});

describe("S13 every score change is a transfer", () => {
  test("S13 the moves of a round equal the gains of the seats", () => {
    const { state, facts } = recorded(opened(), says("Ann", "5 fives"), bangs("Cy"), outcome("short"));
    expect(facts[0]).toMatchObject({
      settled: {
        moves: [
          { what: "good", count: 2, from: "bank", to: "Cy" },
          { what: "bad", count: 1, from: "bank", to: "Ann" },
        ],
      },
    });
    expect(
      Object.fromEntries(
        state.seats.map(({ player, holds }) => [player, [holds.good, holds.bad, holds.die]]),
      ),
    ).toEqual({
      Ann: [0, 1, 3],
      Bob: [0, 0, 3],
      Cy: [2, 0, 3],
      Dee: [0, 0, 3],
      Eve: [0, 0, 3],
    });
  });
});

describe("formats §2 every action returns what happened", () => {
  const begun = [opens("Ann"), says("Ann", "four fives")];
  const stopped = { winners: [], losers: [], reason: "end", pot: 0 };
  test.each([
    ["a start", "bar", [opens("Ann")], { fact: "round-started", starter: "Ann", wild: null }],
    ["a red die", "firehouse", [start("Ann", 4)], { fact: "round-started", starter: "Ann", wild: 4 }],
    ["a claim", "bar", begun, { fact: "claimed", by: "Ann", claim: { count: 4, face: 5 }, skipped: false }],
    [
      "a challenge",
      "bar",
      [...begun, bangs("Bob")],
      { fact: "challenged", by: ["Bob"], kind: "doubt", outOfTurn: false },
    ],
    [
      "a step of a turn",
      "pass-the-cup",
      [...begun, { do: "look", by: "Bob" }],
      { fact: "handled", step: { do: "look", by: "Bob" } },
    ],
    ["a newcomer", "bar", [{ do: "join", player: "Fay" }], { fact: "joined", player: "Fay" }],
    ["a leaver", "bar", [{ do: "leave", player: "Ann" }], { fact: "left", player: "Ann" }],
    ["an end", "bar", [{ do: "end" }], { fact: "finished", finished: stopped }],
  ] as const)("%s", (_what, game, actions, fact) => {
    expect(recorded(tableOf(CREW, {}, game), ...actions)).toMatchObject({
      facts: [fact],
      warnings: [],
      ruled: [],
    });
  });
});

describe("S4–S7 legal actions", () => {
  const bar = tableOf(["Ann", "Bob"], {}, "bar");
  const claimed = recorded(bar, opens("Ann"), says("Ann", "4 fives")).state;
  const cups = [
    { player: "Ann", dice: 5 },
    { player: "Bob", dice: 5 },
  ];
  test("S9 F2 a start, with the red die where there is one", () => {
    const starts = (game: string) => legal(tableOf(CREW, {}, game), "Ann").startRound;
    expect(starts("bar")).toEqual({ refusal: null, redDie: false, locksFace: false });
    expect(starts("firehouse")).toEqual({ refusal: null, redDie: true, locksFace: false });
  });
  test("S12 the cups to be lifted, from the first claim to the verdict; no claims between rounds", () => {
    expect(legal(bar, "Ann")).toMatchObject({ reveal: { cups: [] }, claim: { perFace: [] } });
    expect(legal(recorded(bar, opens("Ann")).state, "Ann").reveal.cups).toEqual([]);
    expect(legal(claimed, "Bob").reveal.cups).toEqual(cups);
    expect(legal(recorded(claimed, bangs("Bob")).state, "Bob").reveal.cups).toEqual(cups);
  });
  test("O4 the rerolls left", () => {
    const hands = tableOf(CREW, {}, "own-hand");
    const turn = recorded(hands, opens("Ann"), says("Ann", "three sixes"), { do: "re-roll", by: "Bob" });
    expect(legal(hands, "Ann").reRoll).toMatchObject({ left: 2 });
    expect(legal(turn.state, "Bob").reRoll).toEqual({ refusal: null, left: 1 });
  });
  test.each([
    ["firehouse", {}, { doubt: true }],
    ["firehouse", { out_of_turn: "off" }, { doubt: true }], // elsewhere they may
    ["bar", {}, { doubt: false }],
    ["bar", { out_of_turn: "on" }, { doubt: true }],
    ["perudo", {}, { doubt: false, "spot-on": true }],
    ["mia", {}, { doubt: false, concede: false }],
  ] as const)("F6 U2 %s %j: players out of turn challenge: %j", (game, house, others) => {
    const ways = legal(tableOf(CREW, house, game), "Ann").challenges;
    expect(Object.fromEntries(ways.map(({ kind, byOthers }) => [kind, byOthers]))).toEqual(others);
  });
});

test("F5 F10 what a game calls a challenge, and whom it names at the end", () => {
  expect(challengeLabel("firehouse", "doubt")).toBe("bang");
  expect(challengeLabel("perudo", "spot-on")).toBe("spot-on");
  expect(challengeLabel("mia", "spot-on")).toBe("spot-on");
  expect(challengeLabel("poker", "doubt")).toBe("doubt");
  expect(endNames("firehouse")).toEqual({ ok: true, value: "losers" });
  expect(endNames("bar")).toEqual({ ok: true, value: "winners" });
  expect(endNames("poker")).toMatchObject({ refusal: { code: "unknown-game" } });
  const shown = (game: string) => [namedAtEnd(game), namesLosers(game), namesWinners(game)];
  expect(shown("firehouse")).toEqual(["losers", true, false]);
  expect(shown("bar")).toEqual(["winners", false, true]);
  expect(shown("poker")).toEqual(["winners", false, true]);
});

describe("joining", () => {
  test.each([
    ["unknown-game", { game: "poker", house: {}, players: CREW }],
    ["unknown-option", { game: "firehouse", house: { wilds: "ones" }, players: CREW }],
    ["unknown-option", { game: "firehouse", house: { constructor: "x" }, players: CREW }],
    ["bad-option-value", { game: "firehouse", house: { dice_each: "3" }, players: CREW }],
    ["bad-option-value", { game: "firehouse", house: { dice_each: 11 }, players: CREW }],
    ["bad-option-value", { game: "firehouse", house: { dice_each: "AUTO" }, players: CREW }],
    ["bad-option-value", { game: "firehouse", house: { out_of_turn: true }, players: CREW }],
    ["bad-option-value", { game: "firehouse", house: { raise: "face-major" }, players: CREW }],
    ["bad-option-value", { game: "firehouse", house: { end_alone: 2.5 }, players: CREW }],
    ["too-few-players", { game: "firehouse", house: {}, players: ["Ann"] }],
    ["duplicate-player", { game: "firehouse", house: {}, players: ["Ann", "Ann"] }],
    [
      "table-full",
      { game: "firehouse", house: {}, players: Array.from({ length: 31 }, (_, at) => `No ${at}`) },
    ],
  ])("%s is refused whole", (code, table) => {
    expect(newGame(table)).toMatchObject({ ok: false, refusal: { code } });
  });
  test.each([
    ["firehouse", { dice_each: "auto" }, { dice_each: "auto" }],
    ["firehouse", { dice_each: 10 }, { dice_each: 10 }],
    ["pass-the-cup", { drink_name: "x".repeat(40) }, { drink_name: "x".repeat(40) }],
  ] as const)("formats §6 %s takes %j", (game, house, frozen) => {
    expect(tableOf(CREW, house, game)).toMatchObject({ house: frozen });
  });
  test.each([
    ["pass-the-cup", { drink_name: "x".repeat(41) }, "x".repeat(41)],
    ["bar", { dice_each: undefined }, "undefined"],
    ["bar", { dice_each: [5] }, "that"],
  ] as const)("formats §6 %s does not take %j", (game, house, text) => {
    expect(newGame({ game, house, players: CREW })).toMatchObject({
      refusal: { code: "bad-option-value", values: { text } },
    });
  });
  test("strangers are unknown in every action", () => {
    expect(refusedBy(opened(), says("Zed", "4 sixes")).code).toBe("unknown-player");
    expect(refusedBy(opened(), bangs("Zed")).code).toBe("unknown-player");
    expect(refusedBy(tableOf(CREW), start("Zed")).code).toBe("unknown-player");
  });
});

describe("formats §5 the phase decides before the rest", () => {
  const ACTIONS: readonly Action[] = [
    start("Ann"),
    says("Ann", "4 sixes"),
    bangs("Bob"),
    outcome("there"),
    { do: "join", player: "Fay" },
    { do: "leave", player: "Ann" },
    { do: "end" },
    { do: "void-round" },
  ];
  const claiming = recorded(opened(), { do: "claim", by: "Eve", claim: "1 two", skipped: true }).state;
  const revealing = recorded(claiming, bangs("Ann")).state;
  const finished = recorded(tableOf(CREW), { do: "end" }).state;
  const OVER = ACTIONS.map(() => "game-over");
  test.each([
    [
      "between rounds",
      tableOf(CREW),
      [
        null,
        "round-not-started",
        "round-not-started",
        "round-not-started",
        null,
        null,
        null,
        "round-not-started",
      ],
    ],
    [
      "while claims are made",
      claiming,
      [
        "wrong-phase",
        null,
        null,
        "wrong-phase",
        "not-between-rounds",
        "not-between-rounds",
        "not-between-rounds",
        null,
      ],
    ],
    [
      "after a challenge",
      revealing,
      [
        "wrong-phase",
        "already-challenged",
        "already-challenged",
        null,
        "not-between-rounds",
        "not-between-rounds",
        "not-between-rounds",
        null,
      ],
    ],
    ["when it is over", finished, OVER],
  ] as const)("S4 S14 %s", (_when, state, codes) => {
    const found = ACTIONS.map((action) => {
      const played = play(state, action);
      return played.ok ? null : played.refusal.code;
    });
    expect(found).toEqual(codes);
  });
});

describe("formats §5 of several rules broken the first check names the code", () => {
  const bar = (...actions: Action[]) => recorded(tableOf(CREW, {}, "bar"), ...actions).state;
  /** Ann has left; Bob said four fives, Cy is in turn. */
  const claimed = bar({ do: "leave", player: "Ann" }, opens("Bob"), says("Bob", "4 fives"));
  const left = bar({ do: "leave", player: "Ann" });
  const over = bar({ do: "end" });
  /** Ann claimed too much, and starts. */
  const redDieSettled = recorded(
    tableOf(CREW, { wild: "red-die" }, "bar"),
    start("Ann", 4),
    says("Ann", "9 fives"),
    { do: "challenge", by: "Bob" },
    outcome("short"),
  ).state;

  test.each([
    ["form before game-over", over, { do: "claim", by: "Zed", claim: "wibble", table: [1] }, "bad-format"],
    ["game-over before names", over, says("Zed", "wibble"), "game-over"],
    ["names before phase", left, says("Zed", "wibble"), "unknown-player"],
    ["phase before active", left, says("Ann", "wibble"), "round-not-started"],
    ["active before turn", claimed, says("Ann", "wibble"), "not-active"],
    ["turn before text", claimed, says("Dee", "wibble"), "not-your-turn"],
    ["text before ladder", claimed, says("Cy", "0 sixes"), "quantity-out-of-range"],
  ] as [string, GameState, Action, string][])("S5 a claim: %s", (_what, state, action, code) =>
    expect(refusedBy(state, action).code).toBe(code),
  );
  test.each([
    ["form before game-over", over, { do: "challenge", by: ["Zed", "Bob"] }, "bad-format"],
    ["form before the kind", claimed, { do: "challenge", by: ["Cy", "Dee"], kind: "concede" }, "bad-format"],
    ["names before phase", left, { do: "challenge", by: "Zed" }, "unknown-player"],
    ["phase before active", left, { do: "challenge", by: "Ann" }, "round-not-started"],
    [
      "active before no-claim-yet",
      recorded(left, opens("Bob")).state,
      { do: "challenge", by: "Ann", kind: "concede" },
      "not-active",
    ],
    [
      "no-claim-yet before the kind",
      recorded(left, opens("Bob")).state,
      { do: "challenge", by: "Cy", kind: "concede" },
      "no-claim-yet",
    ],
    ["own-claim before the kind", claimed, { do: "challenge", by: "Bob", kind: "concede" }, "own-claim"],
    [
      "the kind before the turn",
      claimed,
      { do: "challenge", by: "Dee", kind: "concede" },
      "challenge-not-allowed",
    ],
    ["then the turn", claimed, { do: "challenge", by: "Dee" }, "out-of-turn-not-allowed"],
  ] as [string, GameState, Action, string][])("S4 a challenge: %s", (_what, state, action, code) =>
    expect(refusedBy(state, action).code).toBe(code),
  );
  test.each([
    ["names before phase", claimed, opens("Zed"), "unknown-player"],
    ["phase before active", claimed, opens("Ann"), "wrong-phase"],
    ["active before starter", left, start("Ann", 1), "not-active"],
    ["starter-needed before the wild", bar(), start(undefined, 1), "starter-needed"],
    [
      "wrong-starter before the wild",
      recorded(claimed, { do: "challenge", by: "Cy" }, outcome("short")).state,
      start("Dee", 1),
      "wrong-starter",
    ],
    ["wrong-starter before the wild's face", redDieSettled, start("Dee", 7 as Face), "wrong-starter"],
    ["the wild's face of who may start", redDieSettled, start("Ann", 7 as Face), "bad-face"],
    ["no wild before its face", bar(), start("Bob", 7 as Face), "wild-not-used"],
  ] as [string, GameState, Action, string][])("S9 a start: %s", (_what, state, action, code) =>
    expect(refusedBy(state, action).code).toBe(code),
  );
  test.each([
    ["form before game-over", over, { do: "reveal", dice: [1, 2, 3, 4, 5] }, "bad-format"],
    ["game-over before names", over, { do: "reveal", counts: { Zed: 1 } }, "game-over"],
    ["names before phase", claimed, { do: "reveal", counts: { Zed: 99 } }, "unknown-player"],
    ["phase before dice", claimed, { do: "reveal", count: 99 }, "wrong-phase"],
  ] as [string, GameState, Action, string][])("S12 a reveal: %s", (_what, state, action, code) =>
    expect(refusedBy(state, action).code).toBe(code),
  );
});

describe("S12 who reveals which dice", () => {
  test("S12 a player who is out can be listed with no dice only", () => {
    const state = recorded(
      tableOf(["Ann", "Bob", "Cy"], { dice_each: 1 }, "bar"),
      opens("Ann"),
      says("Ann", "1 six"),
      { do: "challenge", by: "Bob" },
      outcome("there"),
      opens(),
      says("Cy", "1 six"),
      { do: "challenge", by: "Ann" },
    ).state;
    expect(recorded(state, shows({ Ann: [1], Bob: [], Cy: [1] })).state.phase).toBe("finished");
    expect(recorded(state, { do: "reveal", counts: { Ann: 0, Bob: 0, Cy: 0 } }).state.phase).toBe("finished");
    expect(refusedBy(state, shows({ Ann: [1], Bob: [6], Cy: [1] })).code).toBe("dice-mismatch");
    expect(refusedBy(state, { do: "reveal", counts: { Ann: 0, Bob: 1, Cy: 0 } }).code).toBe("dice-mismatch");
  });
});

describe("formats §2 the standing names what each game is played for", () => {
  test.each([
    ["firehouse", { score: 0, goods: 0, bads: 0, dice: 3 }],
    ["bar", { dice: 5 }],
    ["pass-the-cup", { drinks: 0 }],
    ["red-dead", { dice: 5, chips: 0 }],
    ["closed-cup", { lives: 1, chips: 0 }],
    ["own-hand", { dice: 5, chips: 10 }],
    ["pirate", { dice: 5, chips: 10 }],
    ["perudo", { dice: 5 }],
    ["mia", { lives: 6 }],
  ])("S13 %s", (game, stakes) => {
    const state = tableOf(CREW, {}, game);
    expect(standing(state)).toEqual(
      Object.fromEntries(CREW.map((player) => [player, { ...stakes, active: true }])),
    );
    const left = recorded(state, { do: "leave", player: "Ann" }).state;
    expect(standing(left).Ann).toEqual({ ...stakes, active: false });
  });
  test.each([
    ["firehouse", {}, ["good", "bad"]],
    ["firehouse", { pot_ante: 2 }, ["good", "bad", "chip"]],
    ["bar", {}, ["die"]],
    ["bar", { loss_drinks: 1, pot_ante: 1 }, ["die", "chip", "drink"]],
    ["pass-the-cup", {}, ["drink"]],
    ["red-dead", { ante: 1 }, ["die", "chip"]],
    ["red-dead", { ante: 0 }, ["die"]],
    ["red-dead", { ante: 0, stack: 5 }, ["die", "chip"]],
    ["closed-cup", {}, ["life", "chip"]],
    ["own-hand", {}, ["chip"]],
    ["mia", {}, ["life"]],
    ["mia", { loser_drinks: 1 }, ["life", "drink"]],
  ] as const)("S13 S17 %s %j: a table reads %j", (game, house, read) => {
    expect(atStake(tableOf(CREW, house, game))).toEqual(read);
  });
  test("F9 the score of Firehouse is goods less bads", () => {
    const state = recorded(opened(), says("Ann", "5 fives"), bangs("Cy"), outcome("short")).state;
    expect(standing(state)).toMatchObject({
      Ann: { score: -1, goods: 0, bads: 1 },
      Cy: { score: 2, goods: 2, bads: 0 },
    });
  });
});
