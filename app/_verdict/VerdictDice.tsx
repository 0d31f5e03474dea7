import { DiceRow, Die, type Placed } from "@/app/ui/Dice";
import type { CountClaim, Face } from "@/lib/engine";
import type { Names } from "@/lib/messages/names";
import { verdictCardWords, verdictKeyWords } from "@/lib/messages/verdict";
import type { VerdictCard as Card, CupView } from "@/lib/views/verdictCard";

/** Dice above this number are drawn smaller. */
const FEW = 15;

const lifted = (dice: CupView["dice"]): readonly Placed[] =>
  dice.map(({ face, standing }) => ({ face, look: standing }));

/** The dice that count, natural ones first, with a placeholder for each missing one. */
export function LitDice({ card, size }: { readonly card: Card; readonly size?: string }) {
  if (card.lit.length + card.missing === 0) return null;
  const missing = Array<Placed>(card.placeholders).fill({ face: null, placeholder: "missing" });
  return (
    <div className="lit flex flex-wrap gap-2">
      <DiceRow
        dice={[...lifted(card.lit), ...missing]}
        size={
          size ??
          (card.lit.length + missing.length > FEW
            ? "size-[min(2.25rem,9.5vw)]"
            : "size-[min(3rem,12.6vw)] low:size-[min(2.1rem,8.6vw)] flat:size-8")
        }
        shadow={card.lit.length + missing.length > FEW ? "low" : "cast"}
      />
      {card.missing > card.placeholders && (
        <span aria-hidden="true" className="self-center text-soft">
          {verdictKeyWords.andMore(card.missing - card.placeholders)}
        </span>
      )}
      {card.missing > 0 && <span className="sr-only">{verdictCardWords.missing(card.missing)}</span>}
    </div>
  );
}

interface TalliedProps {
  readonly claim: CountClaim;
  readonly found: number | null;
  readonly wild: Face | null;
}

/** The count next to the claim, if the dice themselves were not entered. */
export function Tallied({ claim, found, wild }: TalliedProps) {
  return (
    <p aria-hidden="true" className="stamp flex items-center gap-2.5 py-1 text-huge leading-none">
      {found !== null && (
        <>
          {found}
          <span className="font-normal font-text text-lead text-soft">{verdictCardWords.of}</span>
        </>
      )}
      {claim.count}
      <Die face={claim.face} look={claim.face === wild ? "wild" : "plain"} size="size-[0.8em]" silent />
    </p>
  );
}

/** Every revealed cup, on screens with room for the whole table. */
export function LiftedCups({ cups, names }: { readonly cups: readonly CupView[]; readonly names: Names }) {
  if (cups.length === 0) return null;
  return (
    <ul className="mt-auto hidden grid-cols-2 gap-x-8 gap-y-2 border-line border-t pt-4 lg:grid">
      {cups.map(({ player, dice }) => (
        <li key={player} className="flex items-center justify-between gap-3">
          <span className="min-w-0 truncate text-soft">{names[player] ?? player}</span>
          <span className="flex shrink-0 gap-1">
            <DiceRow dice={lifted(dice)} size="size-[1.6rem]" />
          </span>
        </li>
      ))}
    </ul>
  );
}
