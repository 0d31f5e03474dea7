import { counts, type Face, type Move, type PlayerId, type Settled } from "@/lib/engine";

/** A die's relation to the claim: it shows the claimed face, is wild, or does not count (S1). */
export type DieStanding = "counts" | "wild" | "faded";

export interface RevealedDie {
  readonly face: Face;
  readonly standing: DieStanding;
}

/** One revealed cup. */
export interface CupView {
  readonly player: PlayerId;
  readonly dice: readonly RevealedDie[];
  /** The number that counts. */
  readonly matching: number;
}

/** A verdict prepared for rendering. */
export interface VerdictCard {
  /** Revealed cups in seat order; empty if dice were not entered one by one, or are not counted. */
  readonly cups: readonly CupView[];
  /** The dice that count: natural ones first, then wild ones. */
  readonly lit: readonly RevealedDie[];
  /**
   * The same clockwise from the claimer's left, so that the claimer's come last. If only the number is known, as
   * many of the claimed face.
   */
  readonly counted: readonly RevealedDie[];
  /** Claimed dice that are missing. */
  readonly missing: number;
  /** The missing dice drawn as placeholders: a claim can be a thousand. */
  readonly placeholders: number;
  readonly naturals: number;
  readonly wilds: number;
  /** The consequences, goods before bads. */
  readonly awards: readonly Award[];
}

const MAX_PLACEHOLDERS = 30;
const MAX_COUNTED = 60;

/** A die's relation to a claim of `face` with `wild` wild. */
export const standingOf = (die: Face, face: Face, wild: Face | null): DieStanding =>
  die === face ? "counts" : counts(die, face, wild) ? "wild" : "faded";

/** The wild face of a settled round, rolled or not; null without one. */
export const wildIn = ({ counted, wild }: Pick<Settled, "counted" | "wild">): Face | null =>
  counted === undefined ? wild : counted;

/** Prepares a settled round's verdict card. */
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
  const after = cups.findIndex(({ player }) => player === settled.claimer) + 1;
  const found = typeof finding.found === "number" ? Math.min(finding.found, MAX_COUNTED) : 0;
  const naturals = lit.filter(({ standing }) => standing === "counts");
  const wilds = lit.filter(({ standing }) => standing === "wild");
  const missing = typeof finding.found === "number" ? Math.max(0, -(finding.margin ?? 0)) : 0;
  return {
    cups,
    lit: [...naturals, ...wilds],
    counted:
      cups.length > 0
        ? [...cups.slice(after), ...cups.slice(0, after)]
            .flatMap(({ dice }) => dice)
            .filter(({ standing }) => standing !== "faded")
        : face === null
          ? []
          : Array<RevealedDie>(found).fill({ face, standing: "counts" }),
    missing,
    placeholders: Math.min(missing, MAX_PLACEHOLDERS),
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

/** A consequence for one player, or for all with the same loss or payment. */
interface Award {
  readonly players: readonly PlayerId[];
  readonly move: Move;
  /** True for the ante, which is not part of the verdict. */
  readonly ante: boolean;
}

/** The consequences: single players' first, in the order of the moves, then shared payments (R5, C2). */
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
