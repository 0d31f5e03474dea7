import { useId } from "react";
import { Die } from "@/app/ui/Dice";
import { TextField } from "@/app/ui/Field";
import { Nameplate } from "@/app/ui/Nameplate";
import { RadioPlate } from "@/app/ui/RadioPlate";
import { Stamp } from "@/app/ui/Stamp";
import { groupWords } from "@/lib/messages/group";
import { type Cloth, FELTS, MAX_PLATE_LENGTH, MAX_STAMP_LENGTH } from "@/lib/protocol/cloth";

const WORDS = groupWords.settings.cloth;

interface ClothFieldsProps {
  readonly cloth: Cloth;
  readonly onCloth: (cloth: Cloth) => void;
}

/** The look of a group's tables, with a preview: felt, stamp text, nameplate. */
export function ClothFields({ cloth, onCloth }: ClothFieldsProps) {
  const felts = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-5 border-line border-t pt-5">
      <legend className="pr-3 text-small text-soft">{WORDS.legend}</legend>
      <p className="text-soft">{WORDS.hint}</p>
      <ClothShown cloth={cloth} />
      <fieldset className="min-w-0">
        <legend className="pb-1.5 font-semibold">{WORDS.felt}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,5.5rem),1fr))] gap-2">
          {FELTS.map((felt) => (
            <RadioPlate
              key={felt}
              question={felts}
              checked={cloth.felt === felt}
              onChoose={() => onCloth({ ...cloth, felt })}
              className="min-h-20 flex-col gap-1.5 p-2"
            >
              <span data-felt={felt} aria-hidden="true" className="felt block h-9 w-full rounded-lg!" />
              <span className="font-semibold text-small leading-tight">{WORDS.felts[felt]}</span>
            </RadioPlate>
          ))}
        </div>
      </fieldset>
      {(["short", "there"] as const).map((finding) => (
        <TextField
          key={finding}
          label={WORDS.stamp[finding]}
          hint={finding === "there" ? WORDS.stampHint : undefined}
          value={cloth[finding]}
          placeholder={WORDS.own[finding]}
          mostCharacters={MAX_STAMP_LENGTH}
          onType={(words) => onCloth({ ...cloth, [finding]: words })}
        />
      ))}
      <TextField
        label={WORDS.plate}
        hint={WORDS.plateHint}
        value={cloth.plate}
        placeholder={WORDS.platePlaceholder}
        mostCharacters={MAX_PLATE_LENGTH}
        onType={(plate) => onCloth({ ...cloth, plate })}
      />
    </fieldset>
  );
}

/** A small table with these settings. */
function ClothShown({ cloth }: Pick<ClothFieldsProps, "cloth">) {
  return (
    <figure
      aria-label={WORDS.shown}
      data-felt={cloth.felt}
      className="felt flex min-h-56 flex-col justify-between gap-1 px-3 pt-3 pb-2"
    >
      <Nameplate cloth={cloth} />
      <p aria-hidden="true" className="flex items-center justify-center gap-3">
        <span className="stamp text-shout">13</span>
        <Die face={5} size="size-[3.75rem]" shadow="cast" silent />
      </p>
      <div className="still grid gap-x-3 sm:grid-cols-2 [&_.stamped]:[--most-letters:2.25rem]">
        {(["short", "there"] as const).map((finding) => (
          <Stamp key={finding} text={cloth[finding].trim() || WORDS.own[finding]} bad={finding === "short"} />
        ))}
      </div>
    </figure>
  );
}
