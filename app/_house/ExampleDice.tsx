import { DiceRow, placed } from "@/app/ui/Dice";
import { numbered } from "@/app/ui/numbered";
import type { Seen } from "@/lib/views/house/seen";

/** The dice of an example: hands in order, or the dice under the cups. The sentence next to it names them. */
export function ExampleDice({ seen }: { readonly seen: Seen }) {
  const hands = seen.seen === "order" ? seen.hands : seen.seen === "round" ? seen.shown : [];
  const wild = seen.seen === "round" ? seen.wild : null;
  if (hands.length === 0) return null;
  return (
    <div aria-hidden="true" className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-0.5">
      {numbered(hands).map(({ thing: dice, number }) => (
        <span key={number} className="inline-flex flex-wrap items-center gap-0.5">
          <DiceRow dice={placed(dice, wild)} size="size-5" silent />
        </span>
      ))}
    </div>
  );
}
