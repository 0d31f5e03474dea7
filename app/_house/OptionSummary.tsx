import { memo, useMemo } from "react";
import { RuleChip } from "@/app/ui/RuleChip";
import type { House, RuleId } from "@/lib/engine";
import { saySources } from "@/lib/messages/house";
import { exampleOf } from "@/lib/views/house/example";
import { sourcesOf } from "@/lib/views/house/sources";
import { ExampleDice } from "./ExampleDice";
import { ExampleLine } from "./ExampleLine";

interface OptionSummaryProps {
  readonly game: string;
  /** All house rules as they are set; an object of its own for every setting. */
  readonly house: House;
  readonly option: string;
  readonly rule: RuleId;
  /** Whether this is the rule that was changed last: then its example is read aloud as it changes. */
  readonly changed: boolean;
}

/** Under a house rule: what it comes to as it is set, its place in the rule book, and who plays it so. */
export const OptionSummary = memo(function OptionSummary({
  game,
  house,
  option,
  rule,
  changed,
}: OptionSummaryProps) {
  const example = useMemo(() => exampleOf({ game, house, option }), [game, house, option]);
  const value = house[option];
  const sources = value === undefined ? null : sourcesOf(game, option, value);
  // While somebody types a value that the game does not take, there is nothing to be told.
  if (example === null || sources === null) return null;
  return (
    <div className="flex flex-col gap-1 border-line border-l-2 pl-3 leading-snug">
      <p aria-live={changed ? "polite" : "off"} className="text-small [overflow-wrap:anywhere]">
        <ExampleLine example={example} />
      </p>
      <ExampleDice seen={example.seen} />
      <p className="text-small text-soft">
        <RuleChip id={rule} /> {saySources(sources)}
      </p>
    </div>
  );
});
