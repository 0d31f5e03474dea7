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

interface CupLineProps {
  readonly title: string;
  readonly cup: DraftCup;
}

/** The cup whose dice are entered, next to the keys: its name and its dice. */
export const CupLine = ({ title, cup }: CupLineProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-1">
    <h2 className="min-w-0 font-semibold text-base [overflow-wrap:anywhere]">{title}</h2>
    <span className="thrown-into flex flex-wrap justify-center gap-2">
      <CupDice cup={cup} size="size-9" />
    </span>
  </div>
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
