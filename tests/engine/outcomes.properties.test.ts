import { expect, test } from "vitest";
import { type Action, type GameState, play, type RecordOutcome, standing, toAct } from "@/lib/engine";
import { DRAWN, EVERY_CASE } from "../everyCase";
import { everyPlayedRound, type PlayedOut } from "./wholeRounds";

// S26: the outcome of any played round gives the same moves, standing and next starter.

/** The facts of a round, except those of the dice. */
function resultOf(state: GameState, moves: readonly unknown[]) {
  return { moves, standing: standing(state), toAct: toAct(state), state };
}

function scored(opening: GameState, action: Action) {
  const played = play(opening, action);
  if (!played.ok) throw new Error(`${JSON.stringify(action)} → ${played.refusal.code}. ${DRAWN}`);
  const fact = played.value.facts.find((one) => one.fact === "scored");
  if (fact?.fact !== "scored") throw new Error("no outcome");
  return { ...resultOf(played.value.state, fact.scored.moves), scored: fact.scored };
}

/** How far the count was off, where that has a price. */
function offOf({ settled: { claim, kind, finding } }: PlayedOut) {
  const off = Math.abs(finding.margin ?? 0);
  return "count" in claim && kind === "doubt" && off > 0 ? { off } : {};
}

function verdictOf(round: PlayedOut): RecordOutcome {
  const { settled, turn } = round;
  const { kind, claim, claimer, challengers, right, messedUp, starter } = settled;
  return {
    do: "outcome",
    challengers,
    claimer,
    kind,
    starter,
    out_of_turn: turn === null || !challengers.includes(turn),
    ...(kind !== "concede" && { right }),
    ...("mia" in claim && kind === "doubt" && { mia: claim.mia === 21 }),
    ...(messedUp && { messed_up: true }),
    ...offOf(round),
  };
}

test("S26 a played round replaced by its verdict changes no move, no standing and no next starter", () => {
  const kinds = new Set<string>();
  everyPlayedRound(
    (round) => {
      const { settled, opening, after } = round;
      const outcome = scored(opening, verdictOf(round));
      const { scored: facts, ...result } = outcome;
      expect(result).toEqual(resultOf(after, settled.moves));
      expect(facts).toMatchObject({
        round: settled.round,
        claimer: settled.claimer,
        challengers: settled.challengers,
        called: settled.called,
        outOfTurn: settled.outOfTurn,
        turn: round.turn !== null && settled.challengers.includes(round.turn) ? round.turn : facts.turn,
        winner: settled.winner,
        loser: settled.loser,
        antes: settled.antes,
      });
      kinds.add(
        `${settled.kind} ${settled.outOfTurn ? "late" : ""}${settled.challengers.length > 1 ? "several" : ""}`,
      );

      // The seats say the same about turns as the table.
      const { out_of_turn: _outOfTurn, ...unsaid } = verdictOf(round);
      expect(scored(opening, unsaid).state).toEqual(after);
      const { claimer: _known, ...bare } = unsaid;
      const inTurn = settled.challengers.length === 1 && settled.challengers[0] === round.turn;
      if (inTurn) expect(scored(opening, bare).state).toEqual(after);
    },
    2000,
    150,
  );
  // A sample may lack one of them.
  if (EVERY_CASE)
    expect([...kinds]).toEqual(expect.arrayContaining(["doubt ", "doubt late", "doubt several", "spot-on "]));
  expect(kinds.size).toBeGreaterThan(2);
}, 120_000);

test("S26 the loser alone costs as much as a challenge lost in turn, and decides the starter if possible", () => {
  everyPlayedRound(
    (round) => {
      const { settled, opening, after, turn } = round;
      const { kind, claim, challengers, loser, winner, starter, messedUp } = settled;
      const plain = kind === "doubt" && challengers.length === 1 && challengers[0] === turn;
      if (!plain || ("mia" in claim && claim.mia === 21) || messedUp) return;
      const lost: RecordOutcome = { do: "outcome", loser, starter, ...offOf(round) };
      const { moves, state } = scored(opening, lost);
      expect(moves).toEqual(settled.moves);
      expect(standing(state)).toEqual(standing(after));
      expect([null, toAct(after)]).toContain(toAct(state));
      const known = scored(opening, { ...lost, winner }).state;
      const needsMore = ["left-of-challenger", "left-of-claimer"].includes(`${opening.house.starter}`);
      if (!needsMore) expect(known).toEqual(after);
    },
    2000,
    150,
  );
}, 120_000);
