import type { Action, End, PlayerId } from "@/lib/engine";
import type { Tones } from "@/lib/protocol/liveState";
import type { SeatView, TableView } from "./table";

type Seats = Pick<TableView, "seats">;

/** Who is out on the call, in seat order. */
export const outOnCall = ({ seats }: Seats, tones: Tones | null): readonly SeatView[] =>
  seats.filter(({ player }) => tones?.away.includes(player));

/** Of those out on the call, who is still to be dealt out: nobody where fewer than two would be left to play. */
export function toBeDealtOut({ seats }: Seats, tones: Tones | null): readonly SeatView[] {
  const active = seats.filter((seat) => seat.active);
  const going = active.filter(({ player }) => tones?.away.includes(player));
  return active.length - going.length < 2 ? [] : going;
}

/** What is recorded when the round goes on: the turns of those out on the call are skipped (S27). Nothing where that is so already. */
export function skipping(
  view: Pick<TableView, "seats" | "phase" | "skipped">,
  tones: Tones | null,
): readonly Action[] {
  if (view.phase !== "claiming") return [];
  const players = playersOf(outOnCall(view, tones).filter(({ active }) => active));
  const same = players.length === view.skipped.length && players.every((one) => view.skipped.includes(one));
  return same ? [] : [{ do: "skip", players }];
}

/** What is recorded when somebody is dealt out; a round that is open is void first (S14). */
export const dealingOut = (
  view: Pick<TableView, "phase">,
  going: readonly SeatView[],
  note: string,
): readonly Action[] => [
  ...voiding(view, note),
  ...going.map(({ player }): Action => ({ do: "leave", player })),
];

/** What is recorded when they are dealt in again, between rounds. */
export const dealingIn = (back: readonly SeatView[]): readonly Action[] =>
  back.flatMap(({ player, gone }): Action[] => (gone ? [{ do: "join", player }] : []));

/** What is recorded when the game ends here. */
export const ending = (
  view: Pick<TableView, "phase">,
  last: Omit<End, "do">,
  note: string,
): readonly Action[] => [...voiding(view, note), { ...last, do: "end" }];

const voiding = ({ phase }: Pick<TableView, "phase">, note: string): readonly Action[] =>
  phase === "claiming" || phase === "revealing" ? [{ do: "void-round", note }] : [];

/** The players of some seats. */
export const playersOf = (seats: readonly SeatView[]): PlayerId[] => seats.map(({ player }) => player);
