import type { PhotoTarget } from "@/app/_photo/target";
import { claimsOf, type Desk, MAX_SHOWN, putDice } from "@/lib/views/desk/desk";

/** The photo's possible targets on the desk: the next hand, both hands, or the revealed dice. */
export function photoTargets(
  desk: Desk,
  at: 0 | 1 | "dice",
  onDesk: (desk: Desk) => void,
): readonly PhotoTarget[] {
  const { hand } = claimsOf(desk.game, desk.house);
  if (hand === 0 || (desk.asking === "raise" && at === "dice"))
    return [
      {
        what: "lying",
        dice: null,
        most: hand || MAX_SHOWN,
        counting: null,
        onTake: (dice) => onDesk(putDice(desk, at, dice)),
      },
    ];
  const one: PhotoTarget = {
    what: "hand",
    dice: hand,
    most: hand,
    counting: null,
    onTake: (dice) => onDesk(putDice(desk, at, dice)),
  };
  if (desk.asking !== "compare") return [one];
  const both: PhotoTarget = {
    what: "both-hands",
    dice: 2 * hand,
    most: 2 * hand,
    counting: null,
    hand,
    onTake: (dice) => onDesk(putDice(putDice(desk, 0, dice.slice(0, hand)), 1, dice.slice(hand))),
  };
  return [one, both];
}
