import type { PlayedRound, Settled } from "@/lib/engine";
import type { Folded, Step } from "@/lib/protocol/journal";

/** A settled round of a game that stands, with what it takes to play it again. */
export interface StandingRound {
  /** Where it began: the `seq` of the first entry that ever stood there. It stays whatever is corrected, as long as the round stands. */
  readonly place: number;
  /** Where it was settled, likewise. */
  readonly settledAt: number;
  readonly settled: Settled;
  readonly played: PlayedRound;
}

/** The settled rounds of a game, first to last. */
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

/** The seats before and after the last verdict that came before the round which begins at this step; it is looked for from there back. */
function verdictBefore(steps: readonly Step[], begins: number): PlayedRound["lastVerdict"] {
  const settled = steps[begins]?.before.settledRounds;
  for (let at = begins - 1; at >= 0; at--) {
    const [verdict, after] = [steps[at], steps[at + 1]];
    if (verdict && after && verdict.round === settled)
      return { before: verdict.before.seats, after: after.before.seats };
  }
  return null;
}
