import { numbered } from "@/app/ui/numbered";
import { photoWords } from "@/lib/messages/photo";
import type { PhotoReading } from "@/lib/views/photoReading";

interface DiceListProps {
  readonly reading: PhotoReading;
  readonly counting: readonly boolean[];
  readonly hands: readonly (0 | 1)[] | null;
  readonly onDie: (at: number) => void;
}

/** The dice as a list of keys, for screen readers: each key fixes its die. */
export function DiceList({ reading, counting, hands, onDie }: DiceListProps) {
  return (
    <ul aria-label={photoWords.dice} className="sr-only">
      {numbered(reading.dice).map(({ thing: { face, sure }, number: at }) => {
        const hand = hands?.[at];
        const label = photoWords.die(face, counting[at] ?? false, sure);
        return (
          <li key={at}>
            <button type="button" onClick={() => onDie(at)}>
              {hand === undefined ? label : `${photoWords.inHand(hand)}: ${label}`}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
