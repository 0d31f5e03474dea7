import { type CountClaim, type Face, type GameState, legal, type Shown } from "@/lib/engine";
import { type CupReading, NOBODY } from "@/lib/protocol/typedCups";
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

// Cups that are typed on several phones at once: what each has typed of a cup is its reading of it.

/** The cups that are typed while their dice are awaited, each with the dice that lie under it (S12, O5); none in other phases. */
export function cupsToType(state: GameState): readonly Cup[] {
  const [seat] = state.seats;
  if (state.phase !== "revealing" || seat === undefined) return [];
  const inTheOpen = viewCup(state, null)?.open.length ?? 0;
  return legal(state, seat.player).reveal.cups.map(({ player, dice }) => ({
    player: player ?? NOBODY,
    dice: player === null ? dice - inTheOpen : dice,
  }));
}

/** Whether all the dice of one reading are in another, each as often. */
export function isPartOf(some: readonly Face[], all: readonly Face[]): boolean {
  const left = [...all];
  return some.every((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether two readings say the same: the same dice, in whatever order. */
export const sameDice = (one: readonly Face[], other: readonly Face[]): boolean =>
  one.length === other.length && isPartOf(one, other);

/** The readings of a cup that say something of their own: of those that are part of another only that one, of equal ones the first. */
export const apart = <Reading extends Pick<CupReading, "dice">>(
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

/** The dice of all cups by player, once each is typed to its last die and nobody typed one otherwise; null until then. */
export function allTyped(
  cups: readonly Cup[],
  readings: readonly CupReading[],
): Readonly<Record<string, readonly Face[]>> | null {
  const typed = cups.map((cup) => [cup, apart(readingsOf(cup.player, readings))] as const);
  if (!typed.every(([{ dice }, said]) => said.length === 1 && said[0]?.dice.length === dice)) return null;
  return Object.fromEntries(typed.map(([{ player }, said]) => [player, said[0]?.dice ?? []]));
}

/** What a phone has typed itself, and what it was told that the others have. */
export interface TypedHere {
  readonly own: DiceDraft;
  /** The cups of which what it typed counts; of the others somebody decided, or it was never typed. */
  readonly counts: (cup: string) => boolean;
  readonly others: readonly CupReading[];
}

/** Cups as they are typed on all phones together. */
export interface TypedTogether {
  /** As if all of it had been typed here: what others typed first. */
  readonly draft: DiceDraft;
  /** Cups that were typed otherwise on two phones, with all that was said of them; what this phone said has no `phone`. */
  readonly otherwise: ReadonlyMap<string, readonly TypedSummary[]>;
}

/** One reading of a cup, and the phone it comes from; null: this one. */
export interface TypedSummary {
  readonly dice: readonly Face[];
  readonly from: Pick<CupReading, "phone" | "seat"> | null;
}

const saidOf = ({ own, counts, others }: TypedHere, cup: string): readonly TypedSummary[] => {
  const here = counts(cup) ? typedIn(own, cup) : [];
  return [
    ...(here.length > 0 ? [{ dice: here, from: null }] : []),
    ...readingsOf(cup, others).map(({ dice, phone, seat }) => ({ dice, from: { phone, seat } })),
  ];
};

/** Lays what was typed on all phones together. Of a cup that two typed otherwise it shows what this phone typed, else what came first. */
export function together(here: TypedHere, cups: readonly Cup[]): TypedTogether {
  const said = cups.map(({ player }) => [player, apart(saidOf(here, player))] as const);
  const theirs = said.flatMap(([player, [first, ...more]]) => {
    const shown = [first, ...more].find((one) => one?.from === null) ?? first;
    return shown?.from ? [[player, shown.dice] as const] : [];
  });
  const fromOthers = new Set(theirs.map(([player]) => player));
  const shownOf = new Map(said.map(([player, [first]]) => [player, first?.dice.length ?? 0]));
  const own = here.own.puts.filter(({ player }) => here.counts(player) && !fromOthers.has(player));
  // Whoever has typed nothing yet goes on from the first gap, not from where others are.
  const gap = cups.find(({ player, dice }) => (shownOf.get(player) ?? 0) < dice);
  return {
    draft: {
      puts: [
        ...theirs.flatMap(([player, dice]) => dice.map((face, place) => ({ player, place, face }))),
        ...own,
      ],
      cup: here.own.cup ?? (own.length > 0 ? null : (gap?.player ?? null)),
    },
    otherwise: new Map(said.filter(([, all]) => all.length > 1)),
  };
}

/** What a phone has typed after a tap, and the cup it fell into; null where the tap changes nothing. */
export interface Tapped {
  readonly own: DiceDraft;
  readonly cup: string;
}

/** A die is typed: into the cup that is next, on from what others typed there. */
export function tapDie(here: TypedHere, cups: readonly Cup[], face: Face): Tapped | null {
  const { draft } = together(here, cups);
  const next = putDie(draft, cups, face);
  const put = next.puts.at(-1);
  if (next === draft || put === undefined) return null;
  const puts = next.puts.filter(({ player }) => player === put.player || isOwn(here, cups, player));
  return { own: { puts, cup: null }, cup: put.player };
}

/** The last die that this phone typed is taken back. Dice of others stay. */
export function takeDieBack(here: TypedHere, cups: readonly Cup[]): Tapped | null {
  const own = here.own.puts.filter(({ player }) => isOwn(here, cups, player));
  const last = own.at(-1);
  if (last === undefined) return null;
  const puts = own.slice(0, -1);
  const left = typedIn({ puts, cup: null }, last.player);
  // What is left of it was typed elsewhere as well.
  const isTheirs = readingsOf(last.player, here.others).some(({ dice }) => isPartOf(left, dice));
  return {
    own: { puts: isTheirs ? puts.filter(({ player }) => player !== last.player) : puts, cup: null },
    cup: last.player,
  };
}

/** Of a cup that was typed otherwise on two phones, these are its dice. */
export function chooseDice(here: TypedHere, cup: string, dice: readonly Face[]): Tapped {
  const puts = here.own.puts.filter(({ player }) => here.counts(player));
  return { own: putCup({ puts, cup: null }, cup, dice), cup };
}

/** Whether what is shown of a cup was typed here. */
const isOwn = (here: TypedHere, cups: readonly Cup[], cup: string): boolean => {
  const dice = cups.find(({ player }) => player === cup) && apart(saidOf(here, cup));
  return dice?.some(({ from }) => from === null) ?? false;
};

/** Cups as somebody sees them who types none. */
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

/** A cup that was typed on a phone otherwise than it was settled with. */
export interface TypedOtherwise {
  readonly player: string;
  readonly here: readonly Face[];
  readonly settled: readonly Face[];
}

/** The cups of which dice were typed here that are not among those the round was settled with; none where it was settled without dice. */
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
