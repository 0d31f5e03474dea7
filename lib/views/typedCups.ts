import { type CountClaim, type Face, type GameState, legal, type Shown } from "@/lib/engine";
import { type CupReading, NO_PLAYER } from "@/lib/protocol/typedCups";
import { viewCup } from "./cup";
import {
  type Cup,
  type DiceDraft,
  type DraftView,
  EMPTY_DRAFT,
  putCup,
  putDie,
  typedIn,
  viewDraft,
} from "./diceDraft";

// Cups entered on several phones at once: each phone's dice for a cup are one reading of it.

/** The cups to enter during a reveal, with their dice (S12, O5); empty in other phases. */
export function cupsToType(state: GameState): readonly Cup[] {
  const [seat] = state.seats;
  if (state.phase !== "revealing" || seat === undefined) return [];
  const inTheOpen = viewCup(state, null)?.open.length ?? 0;
  return legal(state, seat.player).reveal.cups.map(({ player, dice }) => ({
    player: player ?? NO_PLAYER,
    dice: player === null ? dice - inTheOpen : dice,
  }));
}

/** True if one reading contains all dice of another. */
export function isPartOf(some: readonly Face[], all: readonly Face[]): boolean {
  const left = [...all];
  return some.every((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** True if two readings are equal, ignoring order. */
export const sameDice = (one: readonly Face[], other: readonly Face[]): boolean =>
  one.length === other.length && isPartOf(one, other);

/** Distinct readings of a cup: ones contained in another are dropped, of equal ones the first stays. */
export const distinctReadings = <Reading extends Pick<CupReading, "dice">>(
  readings: readonly Reading[],
): readonly Reading[] =>
  readings.filter(
    ({ dice }, at) =>
      !readings.some(
        (other, place) => isPartOf(dice, other.dice) && (other.dice.length > dice.length || place < at),
      ),
  );

const readingsOf = (cup: string, readings: readonly CupReading[]): readonly CupReading[] =>
  readings.filter((reading) => reading.cup === cup);

/** All cups' dice by player, once every cup is complete without conflict; null until then. */
export function allTyped(
  cups: readonly Cup[],
  readings: readonly CupReading[],
): Readonly<Record<string, readonly Face[]>> | null {
  const typed = cups.map((cup) => [cup, distinctReadings(readingsOf(cup.player, readings))] as const);
  if (!typed.every(([{ dice }, distinct]) => distinct.length === 1 && distinct[0]?.dice.length === dice))
    return null;
  return Object.fromEntries(typed.map(([{ player }, distinct]) => [player, distinct[0]?.dice ?? []]));
}

/** This phone's entries, and the other phones'. */
export interface TypedHere {
  readonly own: DiceDraft;
  /**
   * True for cups where this phone's entry counts; false once a conflict was decided, or without an entry.
   */
  readonly counts: (cup: string) => boolean;
  readonly others: readonly CupReading[];
}

/** Cups as entered on all phones together. */
export interface TypedTogether {
  /** The merged draft, as if entered here: the others' dice first. */
  readonly draft: DiceDraft;
  /** Conflicting cups with all readings; this phone's has no `phone`. */
  readonly otherwise: ReadonlyMap<string, readonly TypedSummary[]>;
}

/** A reading of a cup, and its phone; null: this one. */
export interface TypedSummary {
  readonly dice: readonly Face[];
  readonly from: Pick<CupReading, "phone" | "seat"> | null;
}

const allReadingsOf = ({ own, counts, others }: TypedHere, cup: string): readonly TypedSummary[] => {
  const here = counts(cup) ? typedIn(own, cup) : [];
  return [
    ...(here.length > 0 ? [{ dice: here, from: null }] : []),
    ...readingsOf(cup, others).map(({ dice, phone, seat }) => ({ dice, from: { phone, seat } })),
  ];
};

/** Merges all phones' entries. A conflicting cup shows this phone's reading, otherwise the first one. */
export function together(here: TypedHere, cups: readonly Cup[]): TypedTogether {
  const readings = cups.map(({ player }) => [player, distinctReadings(allReadingsOf(here, player))] as const);
  const theirs = readings.flatMap(([player, [first, ...more]]) => {
    const shown = [first, ...more].find((one) => one?.from === null) ?? first;
    return shown?.from ? [[player, shown.dice] as const] : [];
  });
  const fromOthers = new Set(theirs.map(([player]) => player));
  const shownOf = new Map(readings.map(([player, [first]]) => [player, first?.dice.length ?? 0]));
  const own = here.own.puts.filter(({ player }) => here.counts(player) && !fromOthers.has(player));
  // A phone without entries starts at the first gap, not where others are.
  const gap = cups.find(({ player, dice }) => (shownOf.get(player) ?? 0) < dice);
  return {
    draft: {
      puts: [
        ...theirs.flatMap(([player, dice]) => dice.map((face, place) => ({ player, place, face }))),
        ...own,
      ],
      cup: here.own.cup ?? (own.length > 0 ? null : (gap?.player ?? null)),
    },
    otherwise: new Map(readings.filter(([, all]) => all.length > 1)),
  };
}

/** This phone's entries after a tap, and the changed cup; null if the tap changes nothing. */
export interface Tapped {
  readonly own: DiceDraft;
  readonly cup: string;
}

/** Adds a die to the next cup, after the dice entered elsewhere. */
export function tapDie(here: TypedHere, cups: readonly Cup[], face: Face): Tapped | null {
  const { draft } = together(here, cups);
  const next = putDie(draft, cups, face);
  const put = next.puts.at(-1);
  if (next === draft || put === undefined) return null;
  const puts = next.puts.filter(({ player }) => player === put.player || isOwn(here, cups, player));
  return { own: { puts, cup: null }, cup: put.player };
}

/** Undoes this phone's last die. Other phones' dice stay. */
export function removeLastDie(here: TypedHere, cups: readonly Cup[]): Tapped | null {
  const own = here.own.puts.filter(({ player }) => isOwn(here, cups, player));
  const last = own.at(-1);
  if (last === undefined) return null;
  const puts = own.slice(0, -1);
  const left = typedIn({ puts, cup: null }, last.player);
  // The remaining dice were also entered elsewhere.
  const isTheirs = readingsOf(last.player, here.others).some(({ dice }) => isPartOf(left, dice));
  return {
    own: { puts: isTheirs ? puts.filter(({ player }) => player !== last.player) : puts, cup: null },
    cup: last.player,
  };
}

/** Decides a conflicting cup. */
export function chooseDice(here: TypedHere, cup: string, dice: readonly Face[]): Tapped {
  const puts = here.own.puts.filter(({ player }) => here.counts(player));
  return { own: putCup({ puts, cup: null }, cup, dice), cup };
}

/** True if this phone entered the visible dice of a cup. */
const isOwn = (here: TypedHere, cups: readonly Cup[], cup: string): boolean => {
  const dice = cups.find(({ player }) => player === cup) && distinctReadings(allReadingsOf(here, cup));
  return dice?.some(({ from }) => from === null) ?? false;
};

/** Cups for a viewer who enters none. */
export function seenTyped(
  state: GameState,
  claim: CountClaim,
  wild: Face | null,
  readings: readonly CupReading[],
): DraftView {
  const cups = cupsToType(state);
  const { draft } = together({ own: EMPTY_DRAFT, counts: () => false, others: readings }, cups);
  return viewDraft(draft, cups, { face: claim.face, wild, needed: claim.count });
}

/** A cup that a phone entered differently from the verdict. */
export interface TypedOtherwise {
  readonly player: string;
  readonly here: readonly Face[];
  readonly settled: readonly Face[];
}

/** Cups with dice entered here that the verdict does not contain; empty if it has no dice. */
export function typedOtherwise(own: DiceDraft, shown: Shown | null): readonly TypedOtherwise[] {
  if (shown === null || !("dice" in shown)) return [];
  const settledOf = (cup: string) => (isOneCup(shown.dice) ? shown.dice : shown.dice[cup]) ?? [];
  return [...new Set(own.puts.map(({ player }) => player))].flatMap((player) => {
    const [here, settled] = [typedIn(own, player), settledOf(player)];
    return isPartOf(here, settled) ? [] : [{ player, here, settled }];
  });
}

const isOneCup = (
  dice: Readonly<Record<string, readonly Face[]>> | readonly Face[],
): dice is readonly Face[] => Array.isArray(dice);
