import { Section } from "@/app/ui/Section";
import { type House, houseOf } from "@/lib/engine";
import { sayCosts, sayStarts, sayWayOut } from "@/lib/messages/rules";
import { type Outcome, waysOut } from "@/lib/views/desk/waysOut";

interface CostsProps {
  readonly game: string;
  readonly house: Readonly<Record<string, unknown>>;
  readonly heading: string;
  /** The outcome of the challenge if known; otherwise all outcomes. */
  readonly outcome?: Outcome | null;
}

/** Who loses what and who starts next, from rounds that the engine plays with these rules. */
export function Costs({ game, house: named, heading, outcome = null }: CostsProps) {
  const house = houseOf(game, named);
  const ways = house.ok ? waysOut(game, house.value as House, outcome) : [];
  if (ways.length === 0) return null;
  return (
    <Section heading={heading} look="quiet" className="border-line border-t pt-2">
      <ul className="flex flex-col gap-1 leading-snug">
        {ways.map(({ kind, outOfTurn, of, how, costSummary }) => {
          const named = sayWayOut(kind, outOfTurn, of, how);
          return (
            <li key={named}>
              <span className="text-small text-soft">{named}:</span> {sayCosts(costSummary.costs)}{" "}
              {sayStarts(costSummary.starter)}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
