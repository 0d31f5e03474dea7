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
  /** The current house rules; a new object after every change. */
  readonly house: House;
  readonly option: string;
  readonly rule: RuleId;
  /** True for the rule that changed last: screen readers announce its example. */
  readonly changed: boolean;
}

/** Below a house rule: its effect, its section in the rule book, and the sources that play it. */
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
  // A value that the game rejects has no example.
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
