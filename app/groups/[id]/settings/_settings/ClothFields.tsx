import { Die } from "@/app/ui/Dice";
import { FeltChoice } from "@/app/ui/FeltChoice";
import { TextField } from "@/app/ui/Field";
import { Nameplate } from "@/app/ui/Nameplate";
import { Stamp } from "@/app/ui/Stamp";
import { groupWords } from "@/lib/messages/group";
import { type Cloth, MAX_PLATE_LENGTH, MAX_STAMP_LENGTH } from "@/lib/protocol/cloth";

const WORDS = groupWords.settings.cloth;

interface ClothFieldsProps {
  readonly cloth: Cloth;
  readonly onCloth: (cloth: Cloth) => void;
}

/** The look of a group's tables, with a preview: felt, stamp text, nameplate. */
export function ClothFields({ cloth, onCloth }: ClothFieldsProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-5 border-line border-t pt-5">
      <legend className="pr-3 text-small text-soft">{WORDS.legend}</legend>
      <p className="text-soft">{WORDS.hint}</p>
      <ClothShown cloth={cloth} />
      <FeltChoice legend={WORDS.felt} chosen={cloth.felt} onChoose={(felt) => onCloth({ ...cloth, felt })} />
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
