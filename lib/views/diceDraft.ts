import { counts, type Face, type PlayerId } from "@/lib/engine";
import { type DieStanding, standingOf } from "./verdictCard";

/** One entered die: its cup and its index. */
interface PutDie {
  readonly player: PlayerId;
  readonly place: number;
  readonly face: Face;
}

/** Revealed cups during entry, as a list of taps for undo. */
export interface DiceDraft {
  readonly puts: readonly PutDie[];
  /** The cup the user returned to; null: the one after the last die. */
  readonly cup: PlayerId | null;
}

/** A cup with its number of dice. */
export interface Cup {
  readonly player: PlayerId;
  readonly dice: number;
}

export const EMPTY_DRAFT: DiceDraft = { puts: [], cup: null };

/** One cup, as entered so far: a face per die, null if not entered yet. */
export interface DraftCup {
  readonly player: PlayerId;
  readonly dice: readonly ({ readonly face: Face; readonly standing: DieStanding } | null)[];
  readonly matching: number;
  /** The index of the die that completes the needed count, in cup order; null if it is in another cup. */
  readonly decides: number | null;
  /** The index of the next die; null if it is in another cup. */
  readonly next: number | null;
}

/** The draft compared with the claim. */
export interface DraftView {
  readonly cups: readonly DraftCup[];
  /** Dice that count so far. */
  readonly found: number;
  readonly toCome: number;
  /** Every cup's dice, once complete. */
  readonly dice: Readonly<Record<PlayerId, readonly Face[]>> | null;
}

const facesOf = ({ puts }: DiceDraft, { player, dice }: Cup): readonly (Face | null)[] =>
  Array.from(
    { length: dice },
    (_, place) => puts.findLast((put) => put.player === player && put.place === place)?.face ?? null,
  );

/** The dice entered in one cup, by index. */
export const typedIn = (draft: DiceDraft, player: PlayerId): readonly Face[] => {
  const places = draft.puts.flatMap((put) => (put.player === player ? [put.place] : []));
  return facesOf(draft, { player, dice: Math.max(-1, ...places) + 1 }).filter((die) => die !== null);
};

/**
 * The place of the next die: after the last one in its cup, then the next cup with a gap; a complete cup
 * starts over.
 */
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

/** True if the last die replaced one: then the user is re-entering the whole cup. */
const rewriting = ({ puts }: DiceDraft, last: PutDie): boolean =>
  puts.slice(0, -1).some(({ player, place }) => player === last.player && place === last.place);

/** Adds one key; unchanged if complete and no cup was chosen. */
export function putDie(draft: DiceDraft, cups: readonly Cup[], face: Face): DiceDraft {
  const place = nextPlace(draft, cups);
  return place ? { puts: [...draft.puts, { ...place, face }], cup: null } : draft;
}

/** Replaces all dice of a cup. */
export const putCup = (draft: DiceDraft, cup: PlayerId, dice: readonly Face[]): DiceDraft => ({
  puts: [
    ...draft.puts.filter(({ player }) => player !== cup),
    ...dice.map((face, place) => ({ player: cup, place, face })),
  ],
  cup: null,
});

/** Undoes the last key. */
export const undoDie = (draft: DiceDraft): DiceDraft => ({ puts: draft.puts.slice(0, -1), cup: null });

/** Chooses the cup of the next key. */
export const goToCup = (draft: DiceDraft, player: PlayerId): DiceDraft => ({ ...draft, cup: player });

/** The claim to check: its face, the wild face, and the needed count. */
interface Needed {
  readonly face: Face;
  readonly wild: Face | null;
  readonly needed?: number;
}

/**
 * Prepares the cups for rendering: their dice, the matches of `face` with `wild`, the dice left (S1), and the
 * die that completes `needed`.
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
