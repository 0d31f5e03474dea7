import type { Finished, RuleSet } from "@/lib/engine";
import type { SeatView } from "./table";

type Stands = Pick<SeatView, "player" | "score" | "held" | "active" | "gone" | "out">;

/** Somebody with their place: 1, 2, 2, 4 …, null for whoever left. */
export interface Placed<One> {
  readonly place: number | null;
  readonly seat: One;
}

/**
 * How everybody stands at the end, best first: who won, then who is still in by what they hold, those who wash last of them, then who
 * is out, the later the better. Equals share a place. Whoever left stands apart, at the end.
 * @param names Whom the game names at its end.
 */
export function finalStanding<One extends Stands>(
  seats: readonly One[],
  finished: Finished,
  names: RuleSet["ending"]["names"],
): readonly Placed<One>[] {
  const better = (a: One, b: One): number =>
    Number(b.active) - Number(a.active) ||
    (b.out ?? 0) - (a.out ?? 0) ||
    decided(b, finished, names) - decided(a, finished, names) ||
    (a.active ? tally(b) - tally(a) : 0);
  const here = seats.filter(({ gone }) => !gone).toSorted(better);
  const places = here.reduce<readonly Placed<One>[]>((placed, seat, at) => {
    const before = placed.at(-1);
    const place = before && better(before.seat, seat) === 0 ? before.place : at + 1;
    return [...placed, { place, seat }];
  }, []);
  return [...places, ...seats.filter(({ gone }) => gone).map((seat) => ({ place: null, seat }))];
}

/** Who won, where that is told, stands above all others; who lost, where that is, below them. */
const decided = ({ player }: Stands, { winners, losers }: Finished, names: "winners" | "losers"): number =>
  names === "winners" ? Number(winners.includes(player)) : -Number(losers.includes(player));

/** What a table reads from a seat first; of drinks the fewest are best. */
function tally({ score, held: [first] }: Stands): number {
  if (score !== null) return score;
  return first === undefined ? 0 : first.what === "drink" ? -first.count : first.count;
}
