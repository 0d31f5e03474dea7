import { DiceRow, placed } from "@/app/ui/Dice";
import type { Face } from "@/lib/engine";
import { handWords } from "@/lib/messages/dice";
import { type Names, nameOf } from "@/lib/messages/names";
import type { CupChange } from "@/lib/views/shownDice";

interface ShownDiceProps {
  readonly cups: readonly CupChange[];
  readonly names: Names;
  readonly wild: Face | null;
  /** On wide screens the verdict shows them already. */
  readonly phonesOnly?: boolean;
}

/** Up to this many dice leave room for a name in a narrow column. */
const SHORT = 3;

/** Dice as entered, per cup; changed ones are ringed. */
export function ShownDice({ cups, names, wild, phonesOnly = false }: ShownDiceProps) {
  if (cups.length === 0) return null;
  const many = cups.some(({ dice }) => dice.length > SHORT);
  return (
    <ul
      className={`grid ${many ? "grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))]" : "grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))]"} gap-x-6 gap-y-1 pb-2 ${phonesOnly ? "lg:hidden" : ""}`}
    >
      {cups.map(({ player, dice, changed }) => (
        <li key={player ?? ""} className="flex items-center justify-between gap-2">
          <span
            className={`min-w-0 text-small leading-tight [overflow-wrap:anywhere] ${changed ? "font-semibold" : "text-soft"}`}
          >
            {player === null ? handWords.whoseDice(null) : nameOf(names, player)}
          </span>
          <span
            className={`flex shrink-0 gap-0.5 rounded-md p-0.5 ${changed ? "outline-2 outline-brass" : ""}`}
          >
            <DiceRow dice={placed(dice, wild)} size="size-[1.35rem]" />
          </span>
        </li>
      ))}
    </ul>
  );
}
