import { useId } from "react";
import { RadioPlate } from "@/app/ui/RadioPlate";
import { groupWords } from "@/lib/messages/group";
import { FELTS, type Felt } from "@/lib/protocol/cloth";

interface FeltChoiceProps<Value extends Felt | null> {
  readonly legend: string;
  readonly chosen: Value;
  readonly onChoose: (felt: Felt | Value) => void;
  /** A first choice without a felt. */
  readonly none?: string;
}

/** The felts as plates. None is red. */
export function FeltChoice<Value extends Felt | null>({
  legend,
  chosen,
  onChoose,
  none,
}: FeltChoiceProps<Value>) {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-semibold">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,5.5rem),1fr))] gap-2">
        {none !== undefined && (
          <RadioPlate
            question={id}
            checked={chosen === null}
            onChoose={() => onChoose(null as Value)}
            className="min-h-20 flex-col gap-1.5 p-2"
          >
            <span className="font-semibold text-small leading-tight">{none}</span>
          </RadioPlate>
        )}
        {FELTS.map((felt) => (
          <RadioPlate
            key={felt}
            question={id}
            checked={chosen === felt}
            onChoose={() => onChoose(felt)}
            className="min-h-20 flex-col gap-1.5 p-2"
          >
            <span data-felt={felt} aria-hidden="true" className="felt block h-9 w-full rounded-lg!" />
            <span className="font-semibold text-small leading-tight">
              {groupWords.settings.cloth.felts[felt]}
            </span>
          </RadioPlate>
        ))}
      </div>
    </fieldset>
  );
}
