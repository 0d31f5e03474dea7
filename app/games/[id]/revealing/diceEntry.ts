import type { Face, PlayerId } from "@/lib/engine";
import { type Cup, type DiceDraft, goToCup, putCup, putDie, undoDie } from "@/lib/views/diceDraft";
import type { TypedSummary } from "@/lib/views/typedCups";

/** Dice during entry, on this phone alone or shared by several. */
export interface DiceEntry {
  readonly draft: DiceDraft;
  /** Adds a die; returns the draft after it. */
  readonly put: (face: Face) => DiceDraft;
  /** Undoes the last die entered here; null if there is none. */
  readonly undo: (() => void) | null;
  readonly goTo: (player: PlayerId) => void;
  /** Cups with conflicting entries from two phones, with both readings. */
  readonly otherwise: ReadonlyMap<PlayerId, readonly TypedSummary[]>;
  /** Sets the dice of a cup; this also resolves a conflict. */
  readonly choose: (player: PlayerId, dice: readonly Face[]) => void;
  /** True once this phone's cup is complete: it waits for the others until the user taps a cup. */
  readonly waits: boolean;
}

/** Dice entry on a single phone. */
export function enteredAlone(
  draft: DiceDraft,
  cups: readonly Cup[],
  onDraft: (next: DiceDraft) => void,
): DiceEntry {
  return {
    draft,
    put(face) {
      const next = putDie(draft, cups, face);
      onDraft(next);
      return next;
    },
    undo: draft.puts.length > 0 ? () => onDraft(undoDie(draft)) : null,
    goTo: (player) => onDraft(goToCup(draft, player)),
    otherwise: new Map(),
    choose: (player, dice) => onDraft(putCup(draft, player, dice)),
    waits: false,
  };
}
