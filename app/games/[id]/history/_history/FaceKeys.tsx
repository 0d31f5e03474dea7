import { Die } from "@/app/_components/Die";
import { FACES, type Face } from "@/lib/engine";
import { sayFaceKey } from "@/lib/words/historyScreens";

interface FaceKeysProps {
  readonly legend: string;
  readonly chosen: Face | null;
  readonly wild: Face | null;
  readonly onChoose: (face: Face) => void;
}

/** Six faces, one of them chosen. */
export function FaceKeys({ legend, chosen, wild, onChoose }: FaceKeysProps) {
  return (
    <fieldset>
      <legend className="pb-1.5 text-[0.9rem] text-soft">{legend}</legend>
      <div className="grid grid-cols-6 gap-1.5">
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            aria-label={sayFaceKey(face)}
            aria-pressed={face === chosen}
            onClick={() => onChoose(face)}
            className={`plate min-h-14 ${face === chosen ? "border-2 border-brass!" : ""}`}
          >
            <Die
              face={face}
              look={face === wild ? "wild" : "plain"}
              size="size-[min(2.25rem,9.5vw)]"
              silent
            />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
