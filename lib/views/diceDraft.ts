import { counts, type Face, type PlayerId } from "@/lib/engine";
import { type DieStanding, standingOf } from "./verdictCard";

/** One die as it was entered: into which place of which cup. */
interface PutDie {
  readonly player: PlayerId;
  readonly place: number;
  readonly face: Face;
}

/** Lifted cups while they are being entered: the taps so far, so that every one can be undone. */
export interface DiceDraft {
  readonly puts: readonly PutDie[];
  /** The cup somebody went back to; null: wherever the last die leads. */
  readonly cup: PlayerId | null;
}

/** A cup on the table and how many dice lie under it. */
export interface Cup {
  readonly player: PlayerId;
  readonly dice: number;
}

export const EMPTY_DRAFT: DiceDraft = { puts: [], cup: null };

/** One cup as entered so far: a face for each die, null where none was entered yet. */
export interface DraftCup {
  readonly player: PlayerId;
  readonly dice: readonly ({ readonly face: Face; readonly standing: DieStanding } | null)[];
  readonly matching: number;
  /** The die by which there are as many as are needed, if it is in this cup: counted in the order of the cups. */
  readonly decides: number | null;
  /** The die the next key fills, if it is in this cup. */
  readonly next: number | null;
}

/** The draft held against the claim, while dice are still to come. */
export interface DraftView {
  readonly cups: readonly DraftCup[];
  /** Dice that count so far. */
  readonly found: number;
  readonly toCome: number;
  /** Every cup's dice, once all of them are in. */
  readonly dice: Readonly<Record<PlayerId, readonly Face[]>> | null;
}

const facesOf = ({ puts }: DiceDraft, { player, dice }: Cup): readonly (Face | null)[] =>
  Array.from(
    { length: dice },
    (_, place) => puts.findLast((put) => put.player === player && put.place === place)?.face ?? null,
  );

/** The dice that were entered into one cup, in their places. */
export const typedIn = (draft: DiceDraft, player: PlayerId): readonly Face[] => {
  const places = draft.puts.flatMap((put) => (put.player === player ? [put.place] : []));
  return facesOf(draft, { player, dice: Math.max(-1, ...places) + 1 }).filter((die) => die !== null);
};

/** Where the next die goes: on from the last one in its cup, then the next cup with a gap; a full cup from its first. */
function nextPlace(draft: DiceDraft, cups: readonly Cup[]): Omit<PutDie, "face"> | null {
  const last = draft.puts.at(-1);
  const gapIn = (cup: Cup) => facesOf(draft, cup).indexOf(null);
  const chosen = cups.find(({ player }) => player === draft.cup);
  if (chosen) return { player: chosen.player, place: Math.max(0, gapIn(chosen)) };
  const at = cups.findIndex(({ player }) => player === last?.player);
  const lastCup = cups[at];
  if (last && lastCup && last.place + 1 < lastCup.dice && rewriting(draft, last))
    return { player: last.player, place: last.place + 1 };
  const inOrder = at < 0 ? cups : [...cups.slice(at), ...cups.slice(0, at)];
  const open = inOrder.find((cup) => gapIn(cup) >= 0);
  return open ? { player: open.player, place: gapIn(open) } : null;
}

/** Whether the last die replaced one that was there: then the whole cup is being gone over. */
const rewriting = ({ puts }: DiceDraft, last: PutDie): boolean =>
  puts.slice(0, -1).some(({ player, place }) => player === last.player && place === last.place);

/** The draft after one key; unchanged when every die is in and no cup was chosen. */
export function putDie(draft: DiceDraft, cups: readonly Cup[], face: Face): DiceDraft {
  const place = nextPlace(draft, cups);
  return place ? { puts: [...draft.puts, { ...place, face }], cup: null } : draft;
}

/** The draft with all the dice of a cup at once, in the place of those that were entered. */
export const putCup = (draft: DiceDraft, cup: PlayerId, dice: readonly Face[]): DiceDraft => ({
  puts: [
    ...draft.puts.filter(({ player }) => player !== cup),
    ...dice.map((face, place) => ({ player: cup, place, face })),
  ],
  cup: null,
});

/** The draft without its last key. */
export const undoDie = (draft: DiceDraft): DiceDraft => ({ puts: draft.puts.slice(0, -1), cup: null });

/** The draft with the next key going into a chosen cup. */
export const goToCup = (draft: DiceDraft, player: PlayerId): DiceDraft => ({ ...draft, cup: player });

/** What dice are held against: a face, the wild one, and how many there are to be. */
interface Needed {
  readonly face: Face;
  readonly wild: Face | null;
  readonly needed?: number;
}

/**
 * Sets the cups for drawing: what lies in each, what counts for `face` with `wild` wild, what is still to come (S1), and the die by which
 * there are as many as are `needed`.
 */
export function viewDraft(draft: DiceDraft, cups: readonly Cup[], { face, wild, needed }: Needed): DraftView {
  const next = nextPlace(draft, cups);
  const entered = cups.map((cup) => ({ player: cup.player, faces: facesOf(draft, cup) }));
  const known = ({ faces }: { readonly faces: readonly (Face | null)[] }): readonly Face[] =>
    faces.filter((die) => die !== null);
  const matching = (faces: readonly Face[]) => faces.filter((die) => counts(die, face, wild)).length;
  const full = entered.every(({ faces }) => !faces.includes(null));
  const counting = entered.flatMap(({ player, faces }) =>
    faces.flatMap((die, place) => (die !== null && counts(die, face, wild) ? [{ player, place }] : [])),
  );
  const deciding = needed === undefined ? undefined : counting[needed - 1];
  return {
    cups: entered.map((cup) => ({
      player: cup.player,
      dice: cup.faces.map((die) => die && { face: die, standing: standingOf(die, face, wild) }),
      matching: matching(known(cup)),
      decides: deciding?.player === cup.player ? deciding.place : null,
      next: next?.player === cup.player ? next.place : null,
    })),
    found: matching(entered.flatMap(known)),
    toCome: entered.flatMap(({ faces }) => faces).filter((die) => die === null).length,
    dice: full ? Object.fromEntries(entered.map((cup) => [cup.player, known(cup)])) : null,
  };
}
