import type { Action, End, PlayerId } from "@/lib/engine";
import type { Tones } from "@/lib/protocol/liveState";
import type { SeatView, TableView } from "./table";

type Seats = Pick<TableView, "seats">;

/** Players on the call, in seat order. */
export const outOnCall = ({ seats }: Seats, tones: Tones | null): readonly SeatView[] =>
  seats.filter(({ player }) => tones?.away.includes(player));

/** Players on the call who still have to sit out; empty if fewer than two would remain. */
export function toSitOut({ seats }: Seats, tones: Tones | null): readonly SeatView[] {
  const active = seats.filter((seat) => seat.active);
  const going = active.filter(({ player }) => tones?.away.includes(player));
  return active.length - going.length < 2 ? [] : going;
}

/**
 * The action that resumes the round: turns of players on the call are skipped (S27). Empty if nothing
 * changes.
 */
export function skipping(
  view: Pick<TableView, "seats" | "phase" | "skipped">,
  tones: Tones | null,
): readonly Action[] {
  if (view.phase !== "claiming") return [];
  const players = playersOf(outOnCall(view, tones).filter(({ active }) => active));
  const same = players.length === view.skipped.length && players.every((one) => view.skipped.includes(one));
  return same ? [] : [{ do: "skip", players }];
}

/** The actions that make players sit out; an open round is void first (S14). */
export const sittingOut = (
  view: Pick<TableView, "phase">,
  going: readonly SeatView[],
  note: string,
): readonly Action[] => [
  ...voiding(view, note),
  ...going.map(({ player }): Action => ({ do: "leave", player })),
];

/** The actions that bring them back, between rounds. */
export const dealingIn = (back: readonly SeatView[]): readonly Action[] =>
  back.flatMap(({ player, gone: hasLeft }): Action[] => (hasLeft ? [{ do: "join", player }] : []));

/** The action that ends the game here. */
export const ending = (
  view: Pick<TableView, "phase">,
  last: Omit<End, "do">,
  note: string,
): readonly Action[] => [...voiding(view, note), { ...last, do: "end" }];

const voiding = ({ phase }: Pick<TableView, "phase">, note: string): readonly Action[] =>
  phase === "claiming" || phase === "revealing" ? [{ do: "void-round", note }] : [];

/** The players of some seats. */
export const playersOf = (seats: readonly SeatView[]): PlayerId[] => seats.map(({ player }) => player);

/** This phone's tap on a player: on the call, or back. */
export interface OwnTap {
  readonly player: PlayerId;
  readonly out: boolean;
  /** True once the server responded. */
  readonly sent: boolean;
  /** True once a state without it arrived: the first such state can be older than the tap. */
  readonly passed?: boolean;
}

const isIn = ({ player, out }: Pick<OwnTap, "player" | "out">, tones: Tones | null): boolean =>
  tones !== null && tones.away.includes(player) === out;

/**
 * The taps that stay visible after a new state: a confirmed one stays until the state includes it. An older
 * state can arrive after the response; a second contradicting one comes from another phone.
 */
export const stillOwn = (taps: readonly OwnTap[], tones: Tones | null): readonly OwnTap[] =>
  taps.flatMap((tap) =>
    !tap.sent ? [tap] : isIn(tap, tones) || tap.passed ? [] : [{ ...tap, passed: true }],
  );

/** The taps after a response: the tap is dropped if the state already includes it. */
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
