import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Action,
  ANTE_WORDS,
  CHALLENGE_KINDS,
  CHALLENGE_WORDS,
  CLAIM_WORDS,
  CUP_WORDS,
  type Fact,
  type GameState,
  gameIds,
  LOSABLE,
  newOwnGame,
  PAIR_WORDS,
  type Played,
  play,
  type Refusal,
  type Result,
  ROLES,
  type RuleSetData,
  STAKES,
  STARTERS,
  standing,
  TABLE_WORDS,
  WILD_WORDS,
} from "@/lib/engine";
import { readRuleSet } from "@/lib/protocol/ruleSets/readRuleSet";
import { chanceFrom, randomGame } from "@/lib/protocol/ruleSets/tryOut";
import { entered, impulses, tableOfGame } from "../engine/randomPlay";
import { runs, sampled } from "../everyCase";
import { builtIn } from "./builtIn";

const SLOW = 3_600_000;

/** Codes of switched-off options, which a rule set does not have. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "out-of-turn-not-allowed": "not-your-turn",
  "spot-on-off": "challenge-not-allowed",
};

/** The result of a step, without rule ids. */
function summary(played: Result<Played, Refusal>): unknown {
  if (!played.ok) return ELSEWHERE[played.refusal.code] ?? played.refusal.code;
  const { state, facts, warnings, ruled } = played.value;
  const rounds = facts.map((fact) => {
    if (fact.fact === "settled")
      return { ...fact.settled, ...WITHOUT_IDS, moves: inOrder(fact.settled.moves) };
    if (fact.fact === "scored") return { ...fact.scored, ...WITHOUT_IDS, moves: inOrder(fact.scored.moves) };
    return fact.fact === "finished" ? { ...fact.finished, reason: "" } : fact;
  });
  const { game: _, house: _house, ...table } = state;
  return {
    table: "finished" in table ? { ...table, finished: { ...table.finished, reason: "" } } : table,
    rounds,
    warnings,
    ruled: ruled.map((code) => ELSEWHERE[code] ?? code),
  };
}
const WITHOUT_IDS = { rules: [], finding: null, called: null, byDifference: null };
const inOrder = (moves: readonly object[]) => moves.map((move) => JSON.stringify(move)).sort();

/** A list of challengers where only the player in turn may challenge: a rule set has no lists there. */
const isList = (action: Action): boolean => action.do === "challenge" && Array.isArray(action.by);

describe("a game under any house rules plays the same as its rule set", () => {
  test.each(gameIds)(
    "%s",
    (game) => {
      fc.assert(
        fc.property(tableOfGame(game), impulses(80), (table, moves) => {
          const read = readRuleSet(builtIn(game, table.house));
          if (!read.ok) throw new Error(`${JSON.stringify(table.house)}: ${read.refusal.values.name}`);
          const players = table.seats.map(({ player }) => player);
          const seated = newOwnGame(read.value, { players });
          if (!seated.ok) throw new Error(seated.refusal.code);
          expect(standing(seated.value)).toEqual(standing(table));
          let [named, own]: [GameState, GameState] = [table, seated.value];
          for (const move of moves) {
            const action = entered(named, move);
            // Its rule set counts drinks, so there it is the drink that is missing.
            if (action.do === "give" && game !== "pass-the-cup") continue;
            if (isList(action) && table.house.out_of_turn === "off") continue;
            const [here, there] = [play(named, action), play(own, action)];
            // A table may let an exact call stand that it switched off.
            if (here.ok && here.value.ruled.includes("spot-on-off")) continue;
            expect([action, summary(there)]).toEqual([action, summary(here)]);
            if (here.ok && there.ok) [named, own] = [here.value.state, there.value.state];
          }
        }),
        runs(1000, 40),
      );
    },
    SLOW,
  );
});

const word = <Words extends readonly unknown[]>(words: Words) => fc.constantFrom(...words);
const some = (words: Readonly<Record<string, readonly string[]>>) =>
  fc.record(Object.fromEntries(Object.entries(words).map(([key, list]) => [key, word(list)])), {
    requiredKeys: [],
  });
/** Adds some optional keys. */
const plus = <Base extends object>(base: fc.Arbitrary<Base>, more: fc.Arbitrary<object>) =>
  fc.tuple(base, more).map(([one, other]) => ({ ...one, ...other }));

const anyMove = fc
  .tuple(
    word(STAKES),
    word(ROLES),
    fc.constantFrom("bank", "bank", "pot"),
    fc.boolean(),
    fc.constantFrom(1, 1, 2, "difference", "all"),
  )
  .map(([what, role, side, gives, count]) => {
    const fromBank = what === "drink" || what === "good" || what === "bad" || !gives;
    return {
      what,
      ...(count !== 1 && { count }),
      from: fromBank ? side : role,
      to: fromBank ? role : side,
    };
  });
const anyWhen = fc.record(
  {
    kind: word(CHALLENGE_KINDS),
    right: fc.boolean(),
    in_turn: fc.boolean(),
    top: fc.boolean(),
    messed_up: fc.boolean(),
  },
  { requiredKeys: [] },
);
const anyMoves = fc.array(anyMove, { maxLength: 2 });

/** Rule sets, of which many are valid: claims, cups and the ending often go together. */
const anyRuleSet = fc
  .record({
    claims: fc.oneof(
      ...(["counts", "hands", "two-dice"] as const).map((kind) =>
        plus(fc.constant({ kind }), some(CLAIM_WORDS[kind])),
      ),
    ),
    stake: word(LOSABLE),
    endless: fc.nat({ max: 5 }),
    own: plus(
      fc.constant({ kind: "own" }),
      fc.record({ dice: fc.integer({ min: 1, max: 4 }), rerolls: fc.nat({ max: 2 }) }, { requiredKeys: [] }),
    ),
    hand: plus(fc.constant({ kind: "passed" }), some(CUP_WORDS.hands)),
    roll: plus(fc.constant({ kind: "passed" }), some(CUP_WORDS["two-dice"])),
    passed: fc.boolean(),
    wild: plus(fc.constantFrom({ kind: "none" }, { kind: "ones" }, { kind: "red-die" }), some(WILD_WORDS)),
    challenges: fc.array(plus(fc.record({ kind: word(CHALLENGE_KINDS) }), some(CHALLENGE_WORDS)), {
      maxLength: 2,
    }),
    ante: fc.option(plus(fc.record({ chips: fc.nat({ max: 3 }) }), some(ANTE_WORDS)), {
      nil: undefined,
      freq: 2,
    }),
    rows: fc.array(fc.record({ when: anyWhen, moves: anyMoves }), { maxLength: 3 }),
    loss: fc.constantFrom("claimer", "challenger", "others"),
    starter: fc.oneof(
      word(STARTERS),
      word(STARTERS).map((who) => [{ when: { right: true }, who }, { who: "loser" }]),
    ),
    table: some(TABLE_WORDS),
    pair: word(PAIR_WORDS),
    chips: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ claims, stake, endless, own, hand, roll, passed, ...rest }): unknown => {
    const cups =
      claims.kind === "counts"
        ? own
        : claims.kind === "two-dice"
          ? roll
          : passed
            ? hand
            : { ...own, dice: 5 };
    const ending =
      endless === 0
        ? { kind: "never" }
        : endless === 1
          ? { kind: "dishes", pair: rest.pair }
          : { kind: endless === 2 ? "first-out" : "last-in", without: stake };
    const loses =
      endless < 2
        ? { what: "bad", from: "bank", to: rest.loss }
        : { what: stake, from: rest.loss, to: "bank" };
    return {
      format: "rule-set/1",
      name: "Ours",
      claims,
      cups,
      ...(claims.kind === "counts" && { wild: rest.wild }),
      challenges: [{ kind: "doubt" }, ...rest.challenges.filter(({ kind }) => kind !== "doubt")],
      deal: endless < 2 || stake === "die" ? {} : { [stake === "life" ? "lives" : "chips"]: rest.chips },
      ...(rest.ante && { ante: rest.ante }),
      cost: [...rest.rows, { moves: [loses] }],
      starter: rest.starter,
      ending,
      ...rest.table,
    };
  });

/** Removes the key at a path; of a move or a challenge with a bad key, all of it. */
function without(rules: unknown, path: string): unknown {
  const copy = structuredClone(rules);
  const keys = path.replace(/((?:moves|challenges)\.\d+)\..*$/, "$1").split(".");
  const last = keys.pop() ?? "";
  let part = copy as Record<string, unknown>;
  for (const key of keys) part = part[key] as Record<string, unknown>;
  if (Array.isArray(part)) part.splice(Number(last), 1);
  else delete part[last];
  return copy;
}

/** Removes bad keys one after another, as long as that helps. */
function repaired(rules: unknown): unknown {
  let latest = rules;
  for (let at = 0; at < 20; at++) {
    const read = readRuleSet(latest);
    const path = read.ok ? "" : (read.refusal.values.name ?? "");
    if (path === "" || /^(cost|ending|deal)[^.]*$|^ending|^deal/.test(path)) return latest;
    latest = without(latest, path);
  }
  return latest;
}

const ROUNDS = 25;
const KEYS =
  /^(format|name|claims|cups|wild|challenges|deal|ante|cost|starter|ending|winner_gives|astray)(\.[a-z_\d]+)*$/;

/** All moves of these facts, antes and payouts included. */
const movesIn = (facts: readonly Fact[]) =>
  facts.flatMap((fact) =>
    fact.fact === "settled" ? fact.settled.moves : fact.fact === "moved" ? [fact.move] : [],
  );

/** Replays a random game, and checks what everyone holds against the moves. */
function balances(rules: RuleSetData, players: readonly string[], actions: readonly Action[]): void {
  const seated = newOwnGame(rules, { players });
  if (!seated.ok) throw new Error(seated.refusal.code);
  let state = seated.value;
  const totals = new Map<string, number>();
  const add = (holder: string, what: string, count: number) =>
    totals.set(`${holder} ${what}`, (totals.get(`${holder} ${what}`) ?? 0) + count);
  for (const { player, holds } of state.seats)
    for (const [what, count] of Object.entries(holds)) add(player, what, count);
  const owes = rules.deal?.chips === undefined;
  for (const action of actions) {
    const played = play(state, action);
    if (!played.ok) throw new Error(played.refusal.code);
    state = played.value.state;
    for (const { what, count, from, to } of movesIn(played.value.facts)) {
      if (count <= 0) throw new Error(`a move of ${count}`);
      add(from, what, -count);
      add(to, what, count);
    }
    for (const { holds } of state.seats)
      for (const [what, count] of Object.entries(holds))
        if (count < 0 && !(what === "chip" && owes)) throw new Error(`${count} ${what}`);
  }
  // Antes of a round that did not settle are in no moves yet.
  if (state.phase !== "finished" && state.phase !== "between-rounds") return;
  for (const { player, holds } of state.seats) {
    for (const [what, count] of Object.entries(holds)) expect(count).toBe(totals.get(`${player} ${what}`));
    if (state.diceEach !== null) expect(holds.die ?? 0).toBeLessThanOrEqual(state.diceEach);
  }
  expect(state.pot).toBe(totals.get("pot chip") ?? 0);
}

test(
  "a random rule set is refused at a key, or plays without a dead state, conserves all stakes, and ends as it says",
  () => {
    let valid = 0;
    fc.assert(
      fc.property(anyRuleSet, fc.nat(), (raw, seed) => {
        const input = seed % 4 === 0 ? raw : repaired(raw);
        const read = readRuleSet(input);
        if (!read.ok) {
          expect(read.refusal).toMatchObject({
            code: "bad-rule-set",
            values: { name: expect.stringMatching(KEYS) },
          });
          return;
        }
        valid++;
        const chance = chanceFrom(`${seed}`);
        for (let game = 0; game < sampled(100, 3); game++) {
          const { players, actions, dead, rounds } = randomGame(read.value, chance, ROUNDS);
          if (dead) throw new Error(`dead: ${JSON.stringify(input)}`);
          if (read.value.ending.kind === "never" && rounds < ROUNDS)
            throw new Error("a game without end ended");
          balances(read.value, players, actions);
        }
      }),
      runs(10_000, 150),
    );
    expect(valid).toBeGreaterThan(50);
  },
  // A million games in a full run.
  SLOW * 8,
);
