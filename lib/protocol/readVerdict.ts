import { challengeLabel, type Scored, type Settled } from "@/lib/engine";

/** Fields that older verdicts lack. */
type Later = "called" | "antes";

/** A verdict as stored by any version. */
export type SavedVerdict = Omit<Settled, Later> & Partial<Pick<Settled, Later>>;

/** Reads a stored verdict of any version. The challenge's label comes from its game. */
export function readVerdict(game: string, saved: SavedVerdict): Settled {
  return {
    ...saved,
    called: saved.called ?? challengeLabel(game, saved.kind),
    antes: saved.antes ?? antesIn(saved),
  };
}

/** A round out of the database: one that was played, or one that was recorded by its outcome (S26). */
export const readRound = (game: string, saved: SavedVerdict | Scored): Settled | Scored =>
  "finding" in saved ? readVerdict(game, saved) : saved;

/** How many of a round's moves are antes, inferred from the moves. */
function antesIn({ kind, right, challengers, moves }: SavedVerdict): number {
  const other = moves.findIndex(({ what, to }) => what !== "chip" || to !== "pot");
  const paid = other === -1 ? moves : moves.slice(0, other);
  const next = moves[paid.length];
  if (next && next.what !== "drink" && next.from !== "pot") return paid.length;
  // The verdict cost chips: one player's, or those of everyone but the caller (S23).
  const losers = new Set(paid.map(({ from }) => from).filter((from) => !challengers.includes(from)));
  return paid.length - (kind === "spot-on" && right ? losers.size : Math.min(1, paid.length));
}
