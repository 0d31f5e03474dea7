import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Action,
  balanced,
  type Claim,
  type CountClaim,
  FACES,
  type Face,
  type Fact,
  type GameState,
  gameIds,
  LADDERS,
  legal,
  legalNow,
  type Move,
  type Played,
  play,
  type RuleSet,
  rulesUnder,
  type Seat,
  STAKES,
  standing,
  toAct,
} from "@/lib/engine";
import { replay } from "@/lib/protocol/replay";
import { runs } from "../everyCase";
import { anyTable, CREW, entered, type Impulse, impulses } from "./randomPlay";
import { tableOf } from "./tableOf";

const RUNS = runs(1000, 50);
const SLOW = 60_000;
const games = (most = 40) => fc.tuple(anyTable, impulses(most));

/** Plays what can be played, and hands every step to `see`. */
function everyStep(
  [table, moves]: readonly [GameState, readonly Impulse[]],
  see: (before: GameState, action: Action, after: Played | null) => void,
): { readonly state: GameState; readonly actions: readonly Action[] } {
  let state = table;
  const actions: Action[] = [];
  for (const moved of moves) {
    const action = entered(state, moved);
    actions.push(action);
    const played = play(state, action);
    see(state, action, played.ok ? played.value : null);
    if (played.ok) state = played.value.state;
  }
  return { state, actions };
}

/**
 * The moves of these facts. Antes move at the start of the round, and are listed again when it is settled.
 */
const movesOf = (facts: readonly Fact[], before: GameState, after: GameState): readonly Move[] => {
  const antes = after.phase === "claiming" && before.phase !== "claiming" ? after.round.antes : [];
  const paidAntes = before.phase === "claiming" || before.phase === "revealing" ? before.round.antes : [];
  const moved = facts.flatMap((fact): readonly Move[] => {
    if (fact.fact === "settled") return fact.settled.moves.slice(paidAntes.length);
    if (fact.fact === "told") return fact.summary.moves;
    if (fact.fact === "scored") return fact.scored.moves;
    return fact.fact === "moved" ? [fact.move] : [];
  });
  return [...antes, ...moved];
};
const seatIn = (state: GameState, player: string): Seat | undefined =>
  state.seats.find((seat) => seat.player === player);

describe("any game, any house rules, any actions", () => {
  test(
    "formats §2 a refused action leaves the state identical; an accepted one never touches the old state",
    () => {
      fc.assert(
        fc.property(games(), (game) => {
          let copy = JSON.stringify(game[0]);
          everyStep(game, (before, _action, after) => {
            expect(JSON.stringify(before)).toBe(copy);
            copy = JSON.stringify(after?.state ?? before);
          });
        }),
        RUNS,
      );
    },
    SLOW,
  );

  test(
    "S13 holdings change exactly by the moves, the pot too; the bank gains and pays the rest",
    () => {
      fc.assert(
        fc.property(games(), (game) => {
          everyStep(game, (before, action, after) => {
            if (after === null) return;
            const moves = movesOf(after.facts, before, after.state);
            expect(moves.every(({ count }) => Number.isInteger(count) && count > 0)).toBe(true);
            const gained = (holder: string, what: Move["what"]) =>
              moves.reduce(
                (sum, move) =>
                  move.what === what
                    ? sum + (move.to === holder ? move.count : 0) - (move.from === holder ? move.count : 0)
                    : sum,
                0,
              );
            expect(after.state.pot - before.pot).toBe(gained("pot", "chip"));
            for (const { player, holds } of after.state.seats) {
              const previous = seatIn(before, player)?.holds;
              if (previous === undefined) expect(action).toMatchObject({ do: "join" });
              else
                for (const what of STAKES)
                  expect((holds[what] ?? 0) - (previous[what] ?? 0)).toBe(gained(player, what));
            }
          });
        }),
        RUNS,
      );
    },
    SLOW,
  );

  test(
    "S13 no holding is negative, except chips at tables that deal none; the pot is never negative",
    () => {
      fc.assert(
        fc.property(games(), (game) => {
          everyStep(game, (_before, _action, after) => {
            if (after === null) return;
            const { seats, pot } = after.state;
            const mayOwe = balanced(after.state);
            expect(pot).toBeGreaterThanOrEqual(0);
            for (const { holds } of seats)
              for (const what of STAKES)
                if (what !== mayOwe) expect(holds[what] ?? 0).toBeGreaterThanOrEqual(0);
          });
        }),
        RUNS,
      );
    },
    SLOW,
  );

  test(
    "formats §2 replaying the record equals playing it action by action",
    () => {
      fc.assert(
        fc.property(games(), (game) => {
          const accepted: boolean[] = [];
          const { state, actions } = everyStep(game, (_before, _action, after) =>
            accepted.push(after !== null),
          );
          const { game: id, house, seats } = game[0];
          const record = {
            format: "dice-record/1",
            game: id,
            house,
            players: seats.map(({ player }) => player),
            actions,
          };
          const replayed = replay(JSON.parse(JSON.stringify(record)));
          if (!("rounds" in replayed)) throw new Error(replayed.message);
          expect(replayed.steps.map((step) => step.accepted)).toEqual(accepted);
          expect(replayed.standing).toEqual(standing(state));
          expect(replayed).toMatchObject({
            ok: accepted.every(Boolean),
            pot: state.pot,
            phase: state.phase,
            toAct: toAct(state),
            finished: state.phase === "finished" ? state.finished : null,
          });
          expect(replayed.rounds).toHaveLength(state.settledRounds);
        }),
        RUNS,
      );
    },
    SLOW,
  );

  test(
    "the state survives JSON, and its copy plays on the same (a phone, a server, a restart)",
    () => {
      fc.assert(
        fc.property(games(30), (game) => {
          everyStep(game, (before, action, after) => {
            const again = play(JSON.parse(JSON.stringify(before)), action);
            expect(again.ok ? again.value : null).toEqual(after);
          });
        }),
        runs(200, 40),
      );
    },
    SLOW,
  );

  const book = readFileSync("docs/rules.md", "utf8");
  const inBook = new Set([...book.matchAll(/^- \*\*([A-Z]\d+)\b/gm)].map(([, id]) => id));
  test(
    "every settled round, refusal and ending cites existing rules",
    () => {
      fc.assert(
        fc.property(games(), (game) => {
          everyStep(game, (before, action, after) => {
            const cited = (after?.facts ?? []).flatMap((fact): readonly string[] => {
              if (fact.fact === "settled")
                return fact.settled.rules.length > 0 ? fact.settled.rules : ["none"];
              if (fact.fact === "scored") return fact.scored.rules;
              return fact.fact === "finished" && fact.finished.reason !== "end" ? [fact.finished.reason] : [];
            });
            const refused = after === null ? play(before, action) : null;
            if (refused && !refused.ok && refused.refusal.rule !== null) cited.push(refused.refusal.rule);
            expect(cited.filter((id) => !inBook.has(id))).toEqual([]);
          });
        }),
        RUNS,
      );
    },
    SLOW,
  );

  test(
    "S4–S7 legal and play never disagree",
    () => {
      fc.assert(
        fc.property(games(40), (game) => {
          const code = (state: GameState, action: Action) => {
            const played = play(state, action);
            return played.ok ? null : played.refusal.code;
          };
          everyStep(game, (state, action, after) => {
            for (const player of CREW) {
              const { claim, challenges, startRound, reveal } = legal(state, player);
              if (claim.lowest)
                expect(code(state, { do: "claim", by: player, claim: claim.lowest })).toBe(
                  claim.refusal?.code ?? null,
                );
              for (const raise of claim.perFace)
                expect(code(state, { do: "claim", by: player, claim: raise })).toBe(
                  claim.refusal?.code ?? null,
                );
              for (const { kind, refusal } of challenges)
                expect(code(state, { do: "challenge", by: player, kind })).toBe(refusal?.code ?? null);
              const start: Action = {
                do: "start-round",
                starter: player,
                ...(startRound.redDie && { wild: 3 }),
              };
              expect(code(state, start)).toBe(startRound.refusal?.code ?? null);
              expect(code(state, { do: "reveal", outcome: "short" })).toBe(reveal.refusal?.code ?? null);
            }
            // And the other way: what was played could be seen to be legal.
            if (after === null || action.ruling !== undefined) return;
            if (action.do === "claim" && !action.skipped && !action.table)
              expect(legal(state, action.by).claim.refusal).toBeNull();
            if (action.do === "challenge" && typeof action.by === "string") {
              const offer = legal(state, action.by).challenges.find(
                ({ kind }) => kind === (action.kind ?? "doubt"),
              );
              expect(offer?.refusal).toBeNull();
            }
          });
        }),
        runs(300, 30),
      );
    },
    SLOW,
  );

  test(
    "P4 C4 P8 the offered steps of a turn are those that play accepts, die by die",
    () => {
      fc.assert(
        fc.property(games(40), (game) => {
          everyStep(game, (state, action, after) => {
            const code = (step: Action) => {
              const played = play(state, step);
              return played.ok ? null : played.refusal.code;
            };
            for (const { player: by } of state.seats) {
              const { steps, give } = legal(state, by);
              const over = state.phase === "finished" ? "game-over" : "not-in-this-game";
              expect(code({ do: "give", by, to: by })).toBe(give ? (give.refusal?.code ?? null) : over);
              if (steps === null) {
                expect(code({ do: "look", by })).toBe(over);
                continue;
              }
              expect(code({ do: "look", by })).toBe(steps.look.refusal?.code ?? null);
              expect(code({ do: "roll-cup", by })).toBe(steps.rollCup.refusal?.code ?? null);
              expect(code({ do: "show", by, dice: [6] })).toBe(steps.show.refusal?.code ?? null);
              for (const { face, locked, hide, roll } of steps.open) {
                // The unlocked one of equal dice is used: this one is then only reachable together with it.
                if (locked && steps.open.some((other) => other.face === face && !other.locked)) continue;
                expect(code({ do: "hide", by, dice: [face] })).toBe(hide.refusal?.code ?? null);
                if (roll)
                  expect(code({ do: "roll-table", by, from: [face], to: [2] })).toBe(
                    roll.refusal?.code ?? null,
                  );
                if (locked) expect(hide.refusal).not.toBeNull();
              }
            }
            // And the other way: what was played could be seen to be legal.
            if (after === null || action.ruling !== undefined || !("by" in action)) return;
            const { steps } = legal(state, String(action.by));
            if (action.do === "show") expect(action.dice.length).toBeLessThanOrEqual(steps?.show.most ?? 0);
            if (action.do === "hide")
              for (const face of action.dice)
                expect(steps?.open.some((die) => die.face === face && die.hide.refusal === null)).toBe(true);
          });
        }),
        runs(300, 30),
      );
    },
    SLOW,
  );

  test(
    "S5 the player to act is in the game, and can start, claim, or at the top challenge",
    () => {
      fc.assert(
        fc.property(games(), (game) => {
          everyStep(game, (state) => {
            const now = legalNow(state);
            if (now === null) return expect(toAct(state)).toBeNull();
            expect(seatIn(state, now.player)?.active).toBe(true);
            const refusal = state.phase === "claiming" ? now.claim.refusal : now.startRound.refusal;
            // must-roll: they peeked. The other: open dice leave no claim.
            const stuck = ["top-claim", "must-roll", "exposed-not-in-claim", "table-disproves-claim"];
            if (refusal !== null) expect(stuck).toContain(refusal.code);
          });
        }),
        RUNS,
      );
    },
    SLOW,
  );

  test(
    "S10 a ruling never changes legal actions, and marks only codes that can be allowed",
    () => {
      fc.assert(
        fc.property(games(), (game) => {
          everyStep(game, (state, action, after) => {
            if (action.ruling === undefined) {
              const ruled = play(state, { ...action, ruling: "the table says so" });
              if (after !== null) {
                expect(ruled.ok && ruled.value.ruled).toEqual([]);
                expect(ruled.ok && ruled.value.state).toEqual(after.state);
              }
            } else if (after !== null) {
              const { ruling: _ruling, ...bare } = action;
              const alone = play(state, bare as Action);
              if (alone.ok) expect(after.ruled).toEqual([]);
              else expect(after.ruled[0]).toBe(alone.refusal.code);
            }
          });
        }),
        RUNS,
      );
    },
    SLOW,
  );

  test(
    "the properties see games of every kind to their end",
    () => {
      const seen = new Set<string>();
      fc.assert(
        fc.property(games(100), (game) => {
          everyStep(game, (_before, _action, after) => {
            for (const fact of after?.facts ?? []) seen.add(`${game[0].game} ${fact.fact}`);
          });
        }),
        { numRuns: 800, seed: 3 },
      );
      for (const id of gameIds)
        for (const fact of ["settled", "told", "scored", "voided", "joined", "left", "finished", "moved"])
          expect(seen).toContain(`${id} ${fact}`);
    },
    SLOW,
  );
});

test("the state does not grow with the game: 500 rounds, each won by a bang out of turn", () => {
  const sizes = [20, 2000].map((entries) => {
    let state = tableOf(CREW, { starter: "rotate" });
    for (let at = 0; at < entries; at += 4) {
      const starter = toAct(state) ?? "Ann";
      const banger = CREW[(CREW.indexOf(starter) + 2) % CREW.length] as string;
      for (const action of [
        { do: "start-round", starter, wild: 1 },
        { do: "claim", by: starter, claim: "3 sixes" },
        { do: "challenge", by: banger },
        { do: "reveal", outcome: "short" },
      ] as Action[]) {
        const played = play(state, action);
        if (played.ok) state = played.value.state;
      }
    }
    return JSON.stringify(state).length;
  });
  expect(sizes[1]).toBeLessThan((sizes[0] as number) * 1.1);
});

// Claims: all of them.

const TERMS = { wild: null, redDie: null, notOpeningOn: null, locksFace: false, lockedFace: null };
const language = (game: string, house: Record<string, string> = {}): RuleSet["claims"] => {
  const rules = rulesUnder(game, house);
  if (!rules.ok) throw new Error(rules.refusal.code);
  return rules.value.claims;
};
/** Up to thirty dice of any face. */
const COUNTS: readonly CountClaim[] = Array.from({ length: 30 }, (_, at) => at + 1).flatMap((count) =>
  FACES.map((face) => ({ count, face })),
);
/** Every combination of up to some of these faces. */
const subsets = (faces: readonly Face[], most: number): readonly (readonly Face[])[] =>
  Array.from({ length: 2 ** faces.length }, (_, mask) =>
    faces.filter((_face, at) => mask & (1 << at)),
  ).filter((set) => set.length <= most);
/** Every possible hand claim, with any kickers, straights included. */
const HANDS: readonly object[] = [
  ...subsets(FACES, 4)
    .filter((kickers) => kickers.length > 0)
    .map((kickers) => ({ hand: "high-card", kickers })),
  ...FACES.flatMap((face) => {
    const others = FACES.filter((other) => other !== face);
    return [
      ...subsets(others, 3).map((kickers) => ({ hand: "pair", faces: [face], kickers })),
      ...subsets(others, 2).map((kickers) => ({ hand: "three", faces: [face], kickers })),
      ...subsets(others, 1).map((kickers) => ({ hand: "four", faces: [face], kickers })),
      ...others.map((pair) => ({ hand: "full-house", faces: [face, pair] })),
      ...others
        .filter((other) => other < face)
        .flatMap((lower) =>
          subsets(
            others.filter((other) => other !== lower),
            1,
          ).map((kickers) => ({ hand: "two-pair", faces: [face, lower], kickers })),
        ),
      { hand: "five", faces: [face] },
    ];
  }),
  { hand: "low-straight" },
  { hand: "high-straight" },
  { hand: "ace-straight" },
];
const MIAS: readonly { readonly mia: number }[] = FACES.flatMap((high) =>
  FACES.filter((low) => low <= high).map((low) => ({ mia: high * 10 + low })),
);

const claimsOf = (claims: RuleSet["claims"], all: readonly unknown[]): readonly Claim[] =>
  all.flatMap((spoken) => {
    const read = claims.read(spoken);
    return read.ok ? [read.value] : [];
  });

describe("formats §1 any canonical text read back is the same claim", () => {
  test.each([
    ["count", language("bar"), COUNTS, 180],
    ["hand, ones low", language("own-hand", { ones: "low", ace_straight: "on" }), HANDS, 458],
    ["hand, ones high", language("own-hand", { ace_straight: "on" }), HANDS, 458],
    ["Mia", language("mia"), MIAS, 21],
  ] as const)("%s: all of them", (_kind, claims, all, count) => {
    const read = claimsOf(claims, all);
    expect(read).toHaveLength(count);
    expect(new Set(read.map(claims.say)).size).toBe(count);
    for (const claim of read) {
      expect(claims.read(claims.say(claim))).toEqual({ ok: true, value: claim });
      expect(claims.read(claim)).toEqual({ ok: true, value: claim });
    }
  });
});

/** How many of the others each claim beats. */
const beaten = (
  claims: RuleSet["claims"],
  all: readonly Claim[],
  context: Parameters<typeof claims.beats>[2],
) => all.map((claim) => all.filter((other) => claims.beats(claim, other, context)).length);

describe("S3 strictly higher is an order", () => {
  const context = { terms: TERMS, diceInPlay: 1000 };
  const onesWild = { ...context, terms: { ...TERMS, wild: 1 as const } };
  const perudo = (raise: string, ones: string) => language("perudo", { raise, ones });

  // In a total order of n claims the first beats none, the next one, the last n − 1: every number once.
  test.each(["quantity-major", "face-major", "perudo"])(
    "S3 S8 U3 %s orders any two claims, with ones low or high",
    (raise) => {
      // Three to a side are enough for each ladder's rule to show; where thirty end, “more dice of ones” ends with them.
      for (const ones of ["low", "high"])
        expect(beaten(perudo(raise, ones), COUNTS, onesWild).sort((a, b) => a - b)).toEqual(
          COUNTS.map((_, at) => at),
        );
    },
  );
  test.each(LADDERS)(
    "S3 S8 on %s no two claims beat each other, and higher than higher is higher",
    (raise) => {
      const claims = perudo(raise, "low");
      const few = COUNTS.slice(0, 60);
      for (const a of few)
        for (const b of few) {
          if (!claims.beats(a, b, onesWild)) continue;
          expect(claims.beats(b, a, onesWild)).toBe(false);
          expect(few.filter((c) => claims.beats(b, c, onesWild) && !claims.beats(a, c, onesWild))).toEqual(
            [],
          );
        }
    },
  );
  test.each(LADDERS)("S7 on %s the fewest dice of each face that beat a claim, and not one less", (raise) => {
    const claims = perudo(raise, "low");
    for (const latest of COUNTS) {
      const fewest = claims.lowestPerFace(latest, onesWild) as readonly CountClaim[];
      for (const face of FACES) {
        const raises = COUNTS.filter((claim) => claim.face === face && claims.beats(claim, latest, onesWild));
        const named = fewest.find((claim) => claim.face === face)?.count;
        if (named === undefined || named <= 30) expect(raises[0]?.count).toBe(named);
      }
      expect(claims.beats(claims.lowest(latest, onesWild) as Claim, latest, onesWild)).toBe(true);
    }
  });

  const houses = ["low", "high"].flatMap((ones) =>
    ["none", "below-full-house", "above-full-house"].flatMap((straights) =>
      ["on", "off"].map((implied_kicker) => ({ ones, straights, implied_kicker, ace_straight: "on" })),
    ),
  );
  test.each(houses)("S3 H2 H6 all claimable hands have one order: %j", (house) => {
    const claims = language("own-hand", house);
    const all = claimsOf(claims, HANDS);
    const ordered = [...all].sort((a, b) => claims.compare(a, b, context));
    // Walking up by the lowest raise comes by every place of the order: nothing lies in between.
    let latest: Claim | null = null;
    let places = 0;
    for (let next = claims.lowest(null, context); next !== null; next = claims.lowest(next, context)) {
      if (latest !== null) expect(claims.compare(next, latest, context)).toBeGreaterThan(0);
      latest = next;
      places++;
    }
    const distinct = ordered.filter(
      (claim, at) => at === 0 || claims.compare(claim, ordered[at - 1] as Claim, context) !== 0,
    );
    expect(places).toBe(distinct.length);
    // Only an implied kicker spoken aloud stands level with something else (H6).
    const bare = all.filter((claim) => "faces" in claim && "kickers" in claim && claim.kickers.length === 0);
    const implied = house.implied_kicker === "on" ? bare : [];
    expect(all.length - distinct.length).toBe(implied.length);
  });
  test("S3 H7 must-shrink is an order too, and asks more than literal", () => {
    const literal = language("own-hand");
    const shrink = language("own-hand", { raise_strictness: "must-shrink" });
    const all = claimsOf(literal, HANDS);
    for (const a of all)
      for (const b of all) {
        if (!shrink.beats(a, b, context)) continue;
        if (!literal.beats(a, b, context) || shrink.beats(b, a, context))
          throw new Error(`${literal.say(a)} over ${literal.say(b)}`);
      }
  });
});
