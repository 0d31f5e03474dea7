import { DiceRow, Die, type Placed } from "@/app/ui/Dice";
import type { CountClaim, Face } from "@/lib/engine";
import type { Names } from "@/lib/messages/names";
import { verdictCardWords, verdictKeyWords } from "@/lib/messages/verdict";
import type { VerdictCard as Card, CupView } from "@/lib/views/verdictCard";

/** Dice above this number are drawn smaller. */
const FEW = 15;

const lifted = (dice: CupView["dice"]): readonly Placed[] =>
  dice.map(({ face, standing }) => ({ face, look: standing }));

/** Sizes and the widest row among seats, by the most dice: rows of five, seven or nine. */
const AMONG_SEATS = [
  [10, "size-[min(2.25rem,16.5cqw)] flat:size-7 roomy:size-15", "max-w-50 flat:max-w-70 roomy:max-w-120"],
  [14, "size-[min(2.25rem,11.8cqw)] flat:size-7 roomy:size-15", "max-w-70 roomy:max-w-120"],
  [27, "size-[min(1.75rem,8.9cqw)] roomy:size-11", "max-w-72 roomy:max-w-120"],
  [Number.POSITIVE_INFINITY, "size-4", ""],
] as const;

/** The dice in the order of their cups; those above the claim are ringed, not all. */
const counted = ({ counted: dice }: Card, claimed: number): readonly Placed[] =>
  dice.map(({ face, standing }, at) => ({
    face,
    look: standing === "counts" && at < claimed ? "plain" : standing,
  }));

interface LitDiceProps {
  readonly card: Card;
  readonly size?: string;
  /** Between the seats of a table: whose dice come last, and how many were claimed. Those above have a ring. */
  readonly amongSeats?: { readonly claimer: string; readonly claimed: number } | undefined;
}

/** The dice that count, natural ones first, with a placeholder for each missing one. */
export function LitDice({ card, size, amongSeats }: LitDiceProps) {
  const dice = amongSeats ? counted(card, amongSeats.claimed) : lifted(card.lit);
  const places = dice.length + card.placeholders;
  if (places === 0) return null;
  const [, among, row] = AMONG_SEATS.find(([most]) => places <= most) ?? AMONG_SEATS[3];
  const missing = Array<Placed>(card.placeholders).fill({ face: null, placeholder: "missing" });
  return (
    <div
      data-last={amongSeats?.claimer}
      className={`lit flex flex-wrap ${amongSeats ? `mx-auto justify-center gap-1 ${row}` : "gap-2"}`}
    >
      <DiceRow
        dice={[...dice, ...missing]}
        // Without cups they stand for a number, which the text has.
        silent={card.cups.length === 0}
        size={
          size ??
          (amongSeats
            ? among
            : places > FEW
              ? "size-[min(2.25rem,9.5vw)]"
              : "size-[min(3rem,12.6vw)] low:size-[min(2.1rem,8.6vw)] flat:size-8")
        }
        shadow={places > FEW || amongSeats ? "low" : "cast"}
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
    <p aria-hidden="true" className="tallied stamp flex items-center gap-2.5 leading-none">
      {found !== null && (
        <>
          <span className="climbs">{found}</span>
          <span className="font-normal font-text text-lead text-soft forced-colors:text-[CanvasText]">
            {verdictCardWords.of}
          </span>
        </>
      )}
      <span className="claimed">{claim.count}</span>
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
