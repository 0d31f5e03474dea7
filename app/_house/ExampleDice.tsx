import { Die } from "@/app/ui/Die";
import type { Seen } from "@/lib/views/house/seen";

/** The dice of an example, drawn: hands in their order, or what lay under the cups. Its sentence names them. */
export function ExampleDice({ seen }: { readonly seen: Seen }) {
  const hands = seen.seen === "order" ? seen.hands : seen.seen === "round" ? seen.shown : [];
  const wild = seen.seen === "round" ? seen.wild : null;
  if (hands.length === 0) return null;
  return (
    <div aria-hidden="true" className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-0.5">
      {hands.map((dice, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one hand after the other
        <span key={at} className="inline-flex flex-wrap items-center gap-0.5">
          {dice.map((face, place) => (
            <Die
              // biome-ignore lint/suspicious/noArrayIndexKey: dice in a row have no other identity
              key={place}
              face={face}
              look={face === wild ? "wild" : "plain"}
              size="size-5"
              silent
            />
          ))}
        </span>
      ))}
    </div>
  );
}
