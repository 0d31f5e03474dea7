import type { PlayedRound, Settled } from "@/lib/engine";
import type { Folded, Step } from "@/lib/protocol/journal";

/** A valid settled round, with everything needed to replay it. */
export interface StandingRound {
  /** The `seq` of its first entry ever. Corrections do not change it while the round is valid. */
  readonly place: number;
  /** The `seq` of its verdict, likewise. */
  readonly settledAt: number;
  readonly settled: Settled;
  readonly played: PlayedRound;
}

/** A game's settled rounds, in order. */
export function playedRounds({ steps, rounds }: Folded): readonly StandingRound[] {
  const bySeq = new Map(steps.map((step, at) => [step.seq, { ...step, at }]));
  return rounds.flatMap(({ settled, place, seqs }) => {
    const own = seqs.flatMap((seq) => bySeq.get(seq) ?? []).filter((step) => step.place <= place);
    const [start] = own;
    if (start?.before.phase !== "between-rounds") return [];
    const actions = own.map(({ action }) => action);
    const played = { before: start.before, actions, lastVerdict: verdictBefore(steps, start.at) };
    return [{ place: start.place, settledAt: place, settled, played }];
  });
}

/** The seats before and after the last verdict before this step; searches backwards. */
function verdictBefore(steps: readonly Step[], begins: number): PlayedRound["lastVerdict"] {
  const settled = steps[begins]?.before.settledRounds;
  for (let at = begins - 1; at >= 0; at--) {
    const [verdict, after] = [steps[at], steps[at + 1]];
    if (verdict && after && verdict.round === settled)
      return { before: verdict.before.seats, after: after.before.seats };
  }
  return null;
}
