import { LitDice } from "@/app/_verdict/VerdictDice";
import { RuleChip } from "@/app/ui/RuleChip";
import { Stamp } from "@/app/ui/Stamp";
import type { Face } from "@/lib/engine";
import { sayVerdict } from "@/lib/messages/verdict";
import { settleDemoRound } from "@/lib/views/settleDemoRound";
import { verdictCard } from "@/lib/views/verdictCard";

interface DemoVerdictProps {
  readonly own: readonly Face[];
  readonly others: readonly (readonly Face[])[];
}

/** The verdict of the demo round: the dice that count, the stamp, the count, and the rule. */
export function DemoVerdict({ own, others }: DemoVerdictProps) {
  const settled = settleDemoRound(own, others);
  const { stamp, finding, rule } = sayVerdict(settled, {});
  return (
    <div className="flex w-full flex-col gap-1 flat:grid flat:grid-cols-2 flat:items-center flat:gap-x-6">
      {/* Hidden from screen readers: the sentence says it in fewer words than twenty dice. */}
      <div aria-hidden="true" className="jumping flat:row-span-2">
        <LitDice card={verdictCard(settled)} />
      </div>
      <Stamp text={stamp} bad={settled.right} />
      <div className="text-center">
        <p className="font-semibold">{finding}</p>
        {rule && (
          <p className="relative z-10 text-balance text-small text-soft">
            {rule.sentence} <RuleChip id={rule.id} />
          </p>
        )}
      </div>
    </div>
  );
}
