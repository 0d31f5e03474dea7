import { counts, type Face, type Move, type PlayerId, type Settled } from "@/lib/engine";

/** How a revealed die stands to the claim: it shows the claimed face, it is wild, or it does not count (S1). */
export type DieStanding = "counts" | "wild" | "faded";

export interface RevealedDie {
  readonly face: Face;
  readonly standing: DieStanding;
}

/** One lifted cup. */
export interface CupView {
  readonly player: PlayerId;
  readonly dice: readonly RevealedDie[];
  /** How many of them count. */
  readonly matching: number;
}

/** A verdict, laid out for drawing. */
export interface VerdictCard {
  /** Lifted cups in seat order; empty when the dice were not entered one by one, and where they are not counted. */
  readonly cups: readonly CupView[];
  /** All counting dice in a row: natural ones first, then wild ones. */
  readonly lit: readonly RevealedDie[];
  /** Dice that were claimed and not there. */
  readonly missing: number;
  /** As many of them as are drawn, as ghosts: somebody may claim a thousand. */
  readonly ghosts: number;
  readonly naturals: number;
  readonly wilds: number;
  /** Who gets what, goods before bads. */
  readonly awards: readonly Award[];
}

const MAX_GHOSTS = 30;

/** How one die stands to a claim of `face` with `wild` wild. */
export const standingOf = (die: Face, face: Face, wild: Face | null): DieStanding =>
  die === face ? "counts" : counts(die, face, wild) ? "wild" : "faded";

/** The face that counted as any other in a settled round, rolled or not; null where none did. */
export const wildIn = ({ counted, wild }: Pick<Settled, "counted" | "wild">): Face | null =>
  counted === undefined ? wild : counted;

/** Sets a verdict card from a settled round. */
export function verdictCard(settled: Settled): VerdictCard {
  const { claim, shown, finding, moves, antes } = settled;
  const wild = wildIn(settled);
  const face = "face" in claim ? claim.face : null;
  const cups =
    face !== null && shown !== null && "dice" in shown && !Array.isArray(shown.dice)
      ? Object.entries(shown.dice).map(([player, dice]: readonly [PlayerId, readonly Face[]]) =>
          cup(
            player,
            dice.map((die) => ({ face: die, standing: standingOf(die, face, wild) })),
          ),
        )
      : [];
  const lit = cups.flatMap(({ dice }) => dice).filter(({ standing }) => standing !== "faded");
  const naturals = lit.filter(({ standing }) => standing === "counts");
  const wilds = lit.filter(({ standing }) => standing === "wild");
  const missing = typeof finding.found === "number" ? Math.max(0, -(finding.margin ?? 0)) : 0;
  return {
    cups,
    lit: [...naturals, ...wilds],
    missing,
    ghosts: Math.min(missing, MAX_GHOSTS),
    naturals: naturals.length,
    wilds: wilds.length,
    awards: [...awards(moves.slice(antes), false), ...awards(moves.slice(0, antes), true)],
  };
}

const cup = (player: PlayerId, dice: readonly RevealedDie[]): CupView => ({
  player,
  dice,
  matching: dice.filter(({ standing }) => standing !== "faded").length,
});

/** What becomes of whom: one player, or all who lose or pay alike. */
interface Award {
  readonly players: readonly PlayerId[];
  readonly move: Move;
  /** Paid when the round opened, not by the verdict. */
  readonly ante: boolean;
}

/** Who gets what: first what is one player's alone, in the order of the moves, then what several pay alike (R5, C2). */
function awards(moves: readonly Move[], ante: boolean): readonly Award[] {
  const together = new Map<string, Award & { readonly players: PlayerId[] }>();
  for (const [at, move] of moves.entries()) {
    const { what, count, from, to } = move;
    const gives = to === "bank" || to === "pot";
    const key = gives ? `${what} ${count} ${to}` : `move ${at}`;
    const award = together.get(key) ?? { players: [], move, ante };
    award.players.push(gives ? from : to);
    together.set(key, award);
  }
  const all = [...together.values()];
  return [
    ...all.filter(({ players }) => players.length === 1),
    ...all.filter(({ players }) => players.length > 1),
  ];
}
