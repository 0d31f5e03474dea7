import { photoWords } from "@/lib/messages/photo";
import type { PhotoTarget } from "./target";

/** A use of a photo's dice, in words. */
export function sayTarget({ what, whose = "", dice }: PhotoTarget): string {
  switch (what) {
    case "everything":
      return dice === null ? photoWords.someDice : photoWords.everything(dice);
    case "cup":
      return photoWords.cupOf(whose);
    case "one-cup":
      return photoWords.oneCup;
    case "hand":
      return photoWords.oneHand;
    case "both-hands":
      return photoWords.bothHands;
    case "shown":
      return photoWords.shownDice;
    case "lying":
      return photoWords.someDice;
  }
}
