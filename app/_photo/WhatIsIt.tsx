import { numbered } from "@/app/ui/numbered";
import { photoWords } from "@/lib/messages/photo";
import type { PhotoTarget } from "./target";

interface WhatIsItProps {
  readonly targets: readonly PhotoTarget[];
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
}

/** Chooses the use of the photo, if there are several. */
export function WhatIsIt({ targets, chosen, onChoose }: WhatIsItProps) {
  if (targets.length < 2) return null;
  return (
    <fieldset
      aria-label={photoWords.whatIsIt}
      className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-1 rounded-2xl bg-raised p-1"
    >
      {numbered(targets).map(({ thing, number: at }) => (
        <label
          key={at}
          className="relative grid min-h-11 min-w-0 place-items-center rounded-xl px-1 text-center font-semibold text-small text-soft leading-tight [overflow-wrap:anywhere] has-checked:bg-ink has-checked:text-table has-focus-visible:outline-3 has-focus-visible:outline-brass"
        >
          <input
            type="radio"
            name="what-is-it"
            checked={at === chosen}
            onChange={() => onChoose(at)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {sayTarget(thing)}
        </label>
      ))}
    </fieldset>
  );
}

/** A use of a photo's dice, in words. */
function sayTarget({ what, whose = "", dice }: PhotoTarget): string {
  switch (what) {
    case "everything":
      return dice === null ? photoWords.someDice : photoWords.everything(dice);
    case "cup":
      return photoWords.cupOf(whose);
    case "one-cup":
      return photoWords.oneCup;
    case "hand":
      return photoWords.oneHand;
    case "both-hands":
      return photoWords.bothHands;
    case "shown":
      return photoWords.shownDice;
    case "lying":
      return photoWords.someDice;
  }
}
