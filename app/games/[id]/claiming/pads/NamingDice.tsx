import { Die } from "@/app/ui/Dice";
import { UndoIcon } from "@/app/ui/Icons";
import { FACES, type Face } from "@/lib/engine";
import { handWords } from "@/lib/messages/dice";

interface NamingDiceProps {
  /** The tapped dice. */
  readonly dice: readonly Face[];
  readonly onTap: (face: Face) => void;
  readonly onUndo: () => void;
}

/** Six dice keys to name faces, with the named ones ringed, and undo. */
export function NamingDice({ dice, onTap, onUndo }: NamingDiceProps) {
  return (
    <fieldset aria-label={handWords.dice} className="grid grid-cols-7 gap-1">
      {FACES.map((face) => (
        <button
          key={face}
          type="button"
          aria-label={handWords.dieKey(face)}
          aria-pressed={dice.includes(face)}
          onClick={() => onTap(face)}
          className="die-key min-h-14! flat:min-h-11!"
        >
          <Die
            face={face}
            look={dice.includes(face) ? "counts" : "plain"}
            size="w-full max-w-[2.75rem]"
            silent
          />
        </button>
      ))}
      <button
        type="button"
        aria-label={handWords.clear}
        aria-disabled={dice.length === 0}
        onClick={onUndo}
        className={`key min-h-14 flat:min-h-11 border-transparent! bg-transparent ${dice.length === 0 ? "opacity-40" : ""}`}
      >
        <UndoIcon />
      </button>
    </fieldset>
  );
}
