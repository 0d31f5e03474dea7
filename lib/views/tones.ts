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

/** A player who was tapped on this phone: out on the call, or back. */
export interface OwnTap {
  readonly player: PlayerId;
  readonly out: boolean;
  /** The server answered it. */
  readonly sent: boolean;
  /** Since then a state arrived that does not have it: one from before it, where it is the first. */
  readonly passed?: boolean;
}

const isIn = ({ player, out }: Pick<OwnTap, "player" | "out">, tones: Tones | null): boolean =>
  tones !== null && tones.away.includes(player) === out;

/**
 * The taps that this phone still shows once a state arrives: an answered one until the table says the same. A state from before it may
 * arrive after its answer; of a second one that says otherwise another phone is the cause.
 */
export const stillOwn = (taps: readonly OwnTap[], tones: Tones | null): readonly OwnTap[] =>
  taps.flatMap((tap) =>
    !tap.sent ? [tap] : isIn(tap, tones) || tap.passed ? [] : [{ ...tap, passed: true }],
  );

/** The taps once the server answered one of them: it goes where the table says the same already. */
export const settleOwn = (
  taps: readonly OwnTap[],
  answered: Pick<OwnTap, "player" | "out">,
  tones: Tones | null,
): readonly OwnTap[] =>
  taps.flatMap((tap) =>
    tap.player !== answered.player || tap.out !== answered.out
      ? [tap]
      : isIn(tap, tones)
        ? []
        : [{ ...tap, sent: true }],
  );
