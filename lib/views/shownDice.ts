import type { Action, Face, PlayerId } from "@/lib/engine";

/** One cup of a reveal, and whether it is other than in the version it is held against. */
export interface CupChange {
  readonly player: PlayerId;
  readonly dice: readonly Face[];
  readonly changed: boolean;
}

/** The cups of a reveal whose dice were entered, held against another version; none where they were not. */
export function cupsShown(action: Action | null, against: Action | null): readonly CupChange[] {
  const [mine, other] = [cupsOf(action), cupsOf(against)];
  if (mine === null) return [];
  return Object.entries(mine).map(([player, dice]) => ({
    player,
    dice,
    changed: other !== null && other[player]?.join() !== dice.join(),
  }));
}

function cupsOf(action: Action | null): Readonly<Record<PlayerId, readonly Face[]>> | null {
  if (action?.do !== "reveal" || !("dice" in action) || isHand(action.dice)) return null;
  return action.dice;
}

const isHand = (
  dice: Readonly<Record<PlayerId, readonly Face[]>> | readonly Face[],
): dice is readonly Face[] => Array.isArray(dice);
