import type { Action, Face, PlayerId } from "@/lib/engine";

/** One cup of a reveal, and if it differs from the other version. */
export interface CupChange {
  /** Null for the shared cup. */
  readonly player: PlayerId | null;
  readonly dice: readonly Face[];
  readonly changed: boolean;
}

/** A reveal's cups with entered dice, compared with another version; empty without dice. */
export function cupsShown(action: Action | null, against: Action | null): readonly CupChange[] {
  const [mine, other] = [cupsOf(action), cupsOf(against)];
  if (mine === null) return [];
  return mine.map(([player, dice]) => ({
    player,
    dice,
    changed: other !== null && other.find(([owner]) => owner === player)?.[1].join() !== dice.join(),
  }));
}

type ShownCup = readonly [player: PlayerId | null, dice: readonly Face[]];

function cupsOf(action: Action | null): readonly ShownCup[] | null {
  if (action?.do !== "reveal" || !("dice" in action)) return null;
  return isHand(action.dice) ? [[null, action.dice]] : Object.entries(action.dice);
}

const isHand = (
  dice: Readonly<Record<PlayerId, readonly Face[]>> | readonly Face[],
): dice is readonly Face[] => Array.isArray(dice);
