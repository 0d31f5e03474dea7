import type { Face, LiftedCup, Shown } from "@/lib/engine";
import { NO_PLAYER } from "@/lib/protocol/typedCups";
import { type Cup, type DiceDraft, putDie } from "./diceDraft";
import type { TableView } from "./table";
import { isPartOf } from "./typedCups";

/** One deciding cup during entry. */
export interface CupDraft {
  readonly cup: LiftedCup;
  /** Open dice, which are part of the hand and not entered again (S12). */
  readonly inTheOpen: readonly Face[];
}

/** That cup, as entered so far. */
export interface CupDraftView {
  /** A face per die, open ones first, null if not entered yet. */
  readonly dice: readonly (Face | null)[];
  /** The index of the next die; null if complete. */
  readonly next: number | null;
  readonly toCome: number;
  /** The reveal to record, once complete. */
  readonly shown: Shown | null;
}

/** The open dice next to the cup. */
export const openFaces = ({ cup }: TableView): readonly Face[] => cup?.open.map(({ face }) => face) ?? [];

const keyOf = ({ player }: LiftedCup): string => player ?? NO_PLAYER;

const hidden = ({ cup, inTheOpen }: CupDraft): Cup => ({
  player: keyOf(cup),
  dice: cup.dice - inTheOpen.length,
});

/** Prepares the cup for rendering (S12, O5). */
export function viewCupDraft(draft: DiceDraft, entering: CupDraft): CupDraftView {
  const { cup, inTheOpen } = entering;
  const entered = draft.puts.flatMap(({ player, face }) => (player === keyOf(cup) ? [face] : []));
  const known = [...inTheOpen, ...entered].slice(0, cup.dice);
  const toCome = cup.dice - known.length;
  return {
    dice: [...known, ...Array<null>(toCome).fill(null)],
    next: toCome > 0 ? known.length : null,
    toCome,
    shown: toCome > 0 ? null : { dice: cup.player === null ? known : { [cup.player]: known } },
  };
}

/**
 * The dice under the cup among all dice of a photo: removes the open ones, if all of them are in the photo.
 */
export function underTheCup(seen: readonly Face[], { cup, inTheOpen }: CupDraft): readonly Face[] {
  if (seen.length < cup.dice || !isPartOf(inTheOpen, seen)) return seen;
  const open = [...inTheOpen];
  return seen.filter((face) => {
    const at = open.indexOf(face);
    if (at >= 0) open.splice(at, 1);
    return at < 0;
  });
}

/** Adds one key; unchanged if complete. */
export const putInCup = (draft: DiceDraft, entering: CupDraft, face: Face): DiceDraft =>
  putDie(draft, [hidden(entering)], face);
