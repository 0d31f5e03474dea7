import { DiceRow } from "@/app/ui/Dice";
import { revealWords } from "@/lib/messages/dice";
import { faceWord } from "@/lib/messages/terms";
import type { DraftCup } from "@/lib/views/diceDraft";

interface CupDiceProps {
  readonly cup: DraftCup;
  /** The class for the size of a die. */
  readonly size: string;
  /** True if this phone is not entering the next die. */
  readonly quiet?: boolean;
}

/** The entered dice of one revealed cup. */
export const CupDice = ({ cup, size, quiet = false }: CupDiceProps) => (
  <DiceRow
    dice={cup.dice.map((die, place) =>
      die
        ? { face: die.face, look: die.standing }
        : { face: null, placeholder: place === cup.next && !quiet ? "next" : "empty" },
    )}
    size={size}
    silent
  >
    {(drawn, _, place) =>
      place === cup.decides ? <span className="deciding flex rounded-lg">{drawn}</span> : drawn
    }
  </DiceRow>
);

/** "five, four wild, two", for screen readers. */
export const readCup = ({ dice, decides }: DraftCup): string =>
  dice
    .flatMap((die, place) =>
      die
        ? [
            [
              faceWord(die.face, 1),
              ...(die.standing === "faded" ? [] : [revealWords.standing[die.standing]]),
              ...(place === decides ? [revealWords.decides] : []),
            ].join(", "),
          ]
        : [],
    )
    .join("; ") || revealWords.cupEmpty;
