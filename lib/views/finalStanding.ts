import type { Finished, PlayerId, RuleSet } from "@/lib/engine";
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
  const placed: Placed<One>[] = [];
  for (const [at, seat] of here.entries()) {
    const before = placed.at(-1);
    placed.push({ place: before && better(before.seat, seat) === 0 ? before.place : at + 1, seat });
  }
  return [...placed, ...seats.filter(({ gone }) => gone).map((seat) => ({ place: null, seat }))];
}

/** Who won, where that is told, stands above all others; who lost, where that is, below them. */
const decided = ({ player }: Stands, { winners, losers }: Finished, names: "winners" | "losers"): number =>
  names === "winners" ? Number(winners.includes(player)) : -Number(losers.includes(player));

/** What a table reads from a seat first; of drinks the fewest are best. */
function tally({ score, held: [first] }: Stands): number {
  if (score !== null) return score;
  return first === undefined ? 0 : first.what === "drink" ? -first.count : first.count;
}

/** Who would be named if the game ended now: who stands best of those still in, or worst; nobody where all stand alike. */
export function ahead(seats: readonly Stands[], names: "losers" | "winners"): readonly PlayerId[] {
  const here = seats.filter(({ active }) => active);
  const most = (names === "winners" ? Math.max : Math.min)(...here.map(tally));
  const first = here.filter((seat) => tally(seat) === most).map(({ player }) => player);
  return first.length === here.length ? [] : first;
}
