import { DiceRow, placed } from "@/app/ui/Dice";
import type { Face } from "@/lib/engine";
import { revealWords } from "@/lib/messages/dice";
import { faceWord } from "@/lib/messages/terms";
import type { TypedSummary } from "@/lib/views/typedCups";

interface WhichDiceProps {
  /** The cup's player. */
  readonly name: string;
  readonly readings: readonly TypedSummary[];
  /** The name of a seat. */
  readonly nameOf: (seat: string) => string;
  /** The class for the size of a die. */
  readonly size: string;
  readonly onChoose: (dice: readonly Face[]) => void;
}

/** A cup with conflicting entries from two phones: both readings; a tap picks one. */
export function WhichDice({ name, readings, nameOf, size, onChoose }: WhichDiceProps) {
  return (
    <li className="rounded-xl border-2 border-brass px-2 py-1.5">
      <p className="pb-1 text-small leading-tight [overflow-wrap:anywhere]">{revealWords.whichDice(name)}</p>
      <div className="flex flex-wrap gap-1.5">
        {readings.map(({ dice, from }) => {
          const typedBy =
            from === null
              ? revealWords.onThisPhone
              : from.seat === null
                ? revealWords.onAnotherPhone
                : revealWords.onPhoneOf(nameOf(from.seat));
          return (
            <button
              key={from?.phone ?? ""}
              type="button"
              aria-label={`${dice.map((face) => faceWord(face, 1)).join(", ")}: ${typedBy}`}
              onClick={() => onChoose(dice)}
              className="key min-h-14 min-w-0 flex-1 basis-32 flex-col gap-0.5 px-2 py-1"
            >
              <span className="flex flex-wrap justify-center gap-0.5">
                <DiceRow dice={placed(dice)} size={size} silent />
              </span>
              <span className="text-small text-soft leading-tight [overflow-wrap:anywhere]">{typedBy}</span>
            </button>
          );
        })}
      </div>
    </li>
  );
}
