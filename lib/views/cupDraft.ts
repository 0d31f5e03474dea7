import type { Face, LiftedCup, Shown } from "@/lib/engine";
import { NOBODY } from "@/lib/protocol/typedCups";
import { type Cup, type DiceDraft, putDie } from "./diceDraft";
import type { TableView } from "./table";
import { isPartOf } from "./typedCups";

/** One cup that alone decides, while its dice are entered. */
export interface CupDraft {
  readonly cup: LiftedCup;
  /** Dice that lie in the open already: they belong to the hand, and are not entered again (S12). */
  readonly inTheOpen: readonly Face[];
}

/** That cup as entered so far. */
export interface CupDraftView {
  /** A face for each die, those in the open first, null where none was entered yet. */
  readonly dice: readonly (Face | null)[];
  /** The die the next key fills; null when all are in. */
  readonly next: number | null;
  readonly toCome: number;
  /** What is recorded, once every die is in. */
  readonly shown: Shown | null;
}

/** What lies in the open beside the cup. */
export const openFaces = ({ cup }: TableView): readonly Face[] => cup?.open.map(({ face }) => face) ?? [];

const keyOf = ({ player }: LiftedCup): string => player ?? NOBODY;

const hidden = ({ cup, inTheOpen }: CupDraft): Cup => ({
  player: keyOf(cup),
  dice: cup.dice - inTheOpen.length,
});

/** Sets the cup for drawing (S12, O5). */
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

/** Of dice that were seen together those that were under the cup: without the ones in the open, where all of them were seen. */
export function underTheCup(seen: readonly Face[], { cup, inTheOpen }: CupDraft): readonly Face[] {
  if (seen.length < cup.dice || !isPartOf(inTheOpen, seen)) return seen;
  const open = [...inTheOpen];
  return seen.filter((face) => {
    const at = open.indexOf(face);
    if (at >= 0) open.splice(at, 1);
    return at < 0;
  });
}

/** The draft after one key; unchanged when every die is in. */
export const putInCup = (draft: DiceDraft, entering: CupDraft, face: Face): DiceDraft =>
  putDie(draft, [hidden(entering)], face);
