import { ExampleDice } from "@/app/_house/ExampleDice";
import { ExampleLine } from "@/app/_house/ExampleLine";
import { RuleChip } from "@/app/ui/RuleChip";
import { sayOption, sayOptionHint, sayOptionValue, saySources } from "@/lib/messages/house";
import type { Difference as Differs, Side } from "@/lib/views/house/compare";

interface DifferenceProps {
  readonly difference: Differs;
  readonly names: readonly [string, string];
}

/** One option that two sets differ in, with both values and their effects. */
export function Difference({ difference: { option, rule, one, other }, names }: DifferenceProps) {
  const hint = sayOptionHint(option);
  return (
    <li className="break-inside-avoid border-line border-t py-4">
      <h2 className="font-bold text-lead leading-snug">
        {sayOption(option)} <RuleChip id={rule} />
      </h2>
      {hint && <p className="text-small text-soft leading-snug">{hint}</p>}
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 pt-3 sm:grid-cols-2 print:grid-cols-2">
        <OneSide name={names[0]} option={option} side={one} />
        <OneSide name={names[1]} option={option} side={other} />
      </div>
    </li>
  );
}

interface OneSideProps {
  readonly name: string;
  readonly option: string;
  readonly side: Side;
}

function OneSide({ name, option, side: { value, example, sources } }: OneSideProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1 border-line border-l-2 pl-3 leading-snug [overflow-wrap:anywhere]">
      <p className="text-small leading-normal text-soft">
        <bdi>{name}</bdi>
      </p>
      <p className="font-semibold text-lead">{sayOptionValue(option, value)}</p>
      {example && (
        <>
          <p className="text-small">
            <ExampleLine example={example} />
          </p>
          <ExampleDice seen={example.seen} />
        </>
      )}
      {sources && <p className="text-small text-soft">{saySources(sources)}</p>}
    </div>
  );
}
