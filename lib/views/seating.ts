import type { PlayerId } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";

/** A gap for a new player: after `left`, before `right`. */
export interface Gap {
  /** The index among all seats, including players who left, as `join` expects it. */
  readonly seat: number;
  readonly left: PlayerId;
  readonly right: PlayerId;
}

/** The gaps between seats, the one after the last seat first: most newcomers sit down at the end. */
export function gapsAt({ state: { seats } }: OpenTable): readonly Gap[] {
  const here = seats.flatMap(({ player, gone: hasLeft }, at) => (hasLeft ? [] : [{ player, at }]));
  const gaps = here.flatMap(({ player, at }, index): Gap[] => {
    const next = here[(index + 1) % here.length];
    return next ? [{ seat: at + 1, left: player, right: next.player }] : [];
  });
  return [...gaps.slice(-1), ...gaps.slice(0, -1)];
}

/** Players who left and can come back, in seat order. */
export const awayFrom = ({ state }: OpenTable): readonly PlayerId[] =>
  state.seats.filter(({ gone: hasLeft }) => hasLeft).map(({ player }) => player);

/** A new seat key in this game. */
export function freshSeat({ names }: OpenTable): PlayerId {
  const numbers = Object.keys(names).map((key) => Number(/^s(\d+)$/.exec(key)?.[1] ?? 0));
  return `s${Math.max(0, ...numbers) + 1}`;
}
