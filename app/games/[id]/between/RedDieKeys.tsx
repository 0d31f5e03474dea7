import { Die } from "@/app/ui/Dice";
import { FACES, type Face } from "@/lib/engine";
import { betweenWords } from "@/lib/messages/verdict";

interface RedDieKeysProps {
  /** False until a player is named to roll it. */
  readonly ready: boolean;
  readonly onRolled: (face: Face) => void;
}

/** The six faces of the red die: the tapped face is wild for the round (F2). */
export function RedDieKeys({ ready, onRolled }: RedDieKeysProps) {
  return (
    <fieldset className="grid grid-cols-6 gap-1.5" aria-label={betweenWords.redDieShows}>
      {FACES.map((face) => (
        <button
          key={face}
          type="button"
          aria-label={betweenWords.redDieKey(face)}
          aria-disabled={!ready}
          onClick={() => onRolled(face)}
          className="die-key"
        >
          <span className={ready ? "" : "opacity-40"}>
            <Die face={face} look="wild" size="w-full max-w-[3.15rem]" silent />
          </span>
        </button>
      ))}
    </fieldset>
  );
}
