import { type GameState, type PlayerId, type Seat, standing } from "@/lib/engine";
import type { Ending } from "./playoffs";

/**
 * The ranking, best first, with ties grouped. Without scores: winners, then the others (the later out, the
 * better), then losers. With scores (firehouse): the others by score, then the losers, tied. Players who left
 * are omitted. Null if the game named no one.
 */
export function finishingOrder(
  state: GameState,
  { winners, losers }: Ending,
): readonly (readonly PlayerId[])[] | null {
  if (winners.length + losers.length === 0) return null;
  const stands = standing(state);
  const place = ({ player, active, out = 0 }: Seat): readonly number[] => {
    const named = losers.includes(player) ? -1 : winners.includes(player) ? 1 : 0;
    const score = stands[player]?.score;
    if (typeof score === "number") return [named < 0 ? 0 : 1, named < 0 ? 0 : score];
    return [named, active ? Number.POSITIVE_INFINITY : out];
  };
  const groups: { readonly place: readonly number[]; readonly players: PlayerId[] }[] = [];
  for (const seat of state.seats.filter(({ gone: hasLeft }) => !hasLeft)) {
    const own = place(seat);
    const tied = groups.find((group) => group.place.every((part, at) => part === own[at]));
    if (tied) tied.players.push(seat.player);
    else groups.push({ place: own, players: [seat.player] });
  }
  return groups
    .sort(
      (one, other) =>
        (other.place[0] ?? 0) - (one.place[0] ?? 0) || (other.place[1] ?? 0) - (one.place[1] ?? 0),
    )
    .map(({ players }) => players);
}
