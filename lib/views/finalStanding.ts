import type { Finished, PlayerId, RuleSet } from "@/lib/engine";
import type { SeatView } from "./table";

type Stands = Pick<SeatView, "player" | "score" | "stakes" | "active" | "gone" | "out">;

/** A person with their rank: 1, 2, 2, 4 …, null if they left. */
export interface Placed<One> {
  readonly place: number | null;
  readonly seat: One;
}

/**
 * The final ranking, best first: winners, then players still in by their stakes, losers last among them, then
 * players who are out, the latest first. Ties share a rank. Players who left come at the end.
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
  const here = seats.filter(({ gone: hasLeft }) => !hasLeft).toSorted(better);
  const placed: Placed<One>[] = [];
  for (const [at, seat] of here.entries()) {
    const before = placed.at(-1);
    placed.push({ place: before && better(before.seat, seat) === 0 ? before.place : at + 1, seat });
  }
  return [...placed, ...seats.filter(({ gone: hasLeft }) => hasLeft).map((seat) => ({ place: null, seat }))];
}

/** Named winners rank above everyone, named losers below. */
const decided = ({ player }: Stands, { winners, losers }: Finished, names: "winners" | "losers"): number =>
  names === "winners" ? Number(winners.includes(player)) : -Number(losers.includes(player));

/** A seat's main stake; for drinks, fewer is better. */
function tally({ score, stakes: [first] }: Stands): number {
  if (score !== null) return score;
  return first === undefined ? 0 : first.what === "drink" ? -first.count : first.count;
}

/** The names if the game ended now: the best or worst of those still in; empty on a full tie. */
export function ahead(seats: readonly Stands[], names: "losers" | "winners"): readonly PlayerId[] {
  const here = seats.filter(({ active }) => active);
  const most = (names === "winners" ? Math.max : Math.min)(...here.map(tally));
  const first = here.filter((seat) => tally(seat) === most).map(({ player }) => player);
  return first.length === here.length ? [] : first;
}
