import type { Action, End, PlayerId } from "@/lib/engine";
import type { Tones } from "@/lib/protocol/liveState";
import type { TonesChange } from "@/lib/protocol/liveStateSchemas";
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

/** A change that this phone made. */
export interface OwnChange {
  readonly change: TonesChange;
  /** When it was made, ISO 8601. */
  readonly at: string;
  /** True once the server responded. */
  readonly sent: boolean;
  /** True once a state without it arrived: the first such state can be older than the change. */
  readonly passed?: boolean;
}

/** The changes that this phone stored; none if they are unreadable. */
export function readChanges(stored: string | null): readonly OwnChange[] {
  try {
    const read: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(read) ? read.filter((one) => one?.change && typeof one.at === "string") : [];
  } catch {
    return [];
  }
}

/** The tones with this phone's changes; null if the table has no tones key. */
export const withOwn = (tones: Tones | null, own: readonly OwnChange[]): Tones | null =>
  tones && own.reduce(changedBy, tones);

function changedBy({ since, away }: Tones, { change, at }: OwnChange): Tones {
  if ("frozen" in change) return { since: change.frozen ? (since ?? at) : null, away };
  const others = away.filter((player) => !change.seats.includes(player));
  return { since, away: change.out ? [...others, ...change.seats] : others };
}

/** The changes with another one. It replaces an unsent one of the same thing. */
export const withChange = (own: readonly OwnChange[], one: OwnChange): readonly OwnChange[] => [
  ...own.filter(({ change, sent }) => sent || thing(change) !== thing(one.change)),
  one,
];

const thing = (change: TonesChange): string => ("frozen" in change ? "frozen" : change.seats.join());

const isIn = ({ change }: Pick<OwnChange, "change">, tones: Tones | null): boolean =>
  tones !== null &&
  ("frozen" in change
    ? (tones.since !== null) === change.frozen
    : change.seats.every((player) => tones.away.includes(player) === change.out));

/**
 * The changes that stay visible after a new state: a confirmed one stays until the state includes it. An older
 * state can arrive after the response; a second contradicting one comes from another phone.
 */
export const stillOwn = (own: readonly OwnChange[], tones: Tones | null): readonly OwnChange[] =>
  own.flatMap((one) =>
    !one.sent ? [one] : isIn(one, tones) || one.passed ? [] : [{ ...one, passed: true }],
  );

/** The changes after a response: the answered one is dropped if the state already includes it. */
export const settleOwn = (
  own: readonly OwnChange[],
  answered: OwnChange,
  tones: Tones | null,
): readonly OwnChange[] =>
  own.flatMap((one) =>
    one.at !== answered.at || thing(one.change) !== thing(answered.change)
      ? [one]
      : isIn(one, tones)
        ? []
        : [{ ...one, sent: true }],
  );
