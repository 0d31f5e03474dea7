import { useId } from "react";
import { Die } from "@/app/ui/Dice";
import { RadioPlate } from "@/app/ui/RadioPlate";
import { FACES, type Face } from "@/lib/engine";
import { sayFaceKey } from "@/lib/messages/history";

interface FaceKeysProps {
  readonly legend: string;
  readonly chosen: Face | null;
  readonly wild: Face | null;
  readonly onChoose: (face: Face) => void;
}

/** Six faces, one of them selected. */
export function FaceKeys({ legend, chosen, wild, onChoose }: FaceKeysProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className="pb-1.5 text-small text-soft">{legend}</legend>
      <div className="grid grid-cols-6 gap-1.5">
        {FACES.map((face) => (
          <RadioPlate
            key={face}
            question={id}
            checked={face === chosen}
            onChoose={() => onChoose(face)}
            label={sayFaceKey(face)}
            className="min-h-14 has-checked:border-2 has-checked:border-brass has-checked:bg-raised"
          >
            <Die
              face={face}
              look={face === wild ? "wild" : "plain"}
              size="size-[min(2.25rem,9.5vw)]"
              silent
            />
          </RadioPlate>
        ))}
      </div>
    </fieldset>
  );
}
