import type { Face, PlayerId } from "@/lib/engine";
import { type Cup, type DiceDraft, goToCup, putCup, putDie, undoDie } from "@/lib/views/diceDraft";
import type { TypedSummary } from "@/lib/views/typedCups";

/** Dice while they are entered: on this phone alone, or on all phones together. */
export interface DiceEntry {
  readonly draft: DiceDraft;
  /** A key was tapped; answers the dice as they are then. */
  readonly put: (face: Face) => DiceDraft;
  /** Takes the last die that was entered here back; null where none was. */
  readonly undo: (() => void) | null;
  readonly goTo: (player: PlayerId) => void;
  /** Cups that two phones typed otherwise, with what was said of them. */
  readonly otherwise: ReadonlyMap<PlayerId, readonly TypedSummary[]>;
  /** These are the dice of a cup, of one that was typed otherwise too. */
  readonly choose: (player: PlayerId, dice: readonly Face[]) => void;
  /** What this phone is to enter is in: it waits for the others, until somebody taps a cup. */
  readonly waits: boolean;
}

/** Dice as they are entered where nobody else does. */
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
