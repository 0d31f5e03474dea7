import { LitDice } from "@/app/_verdict/VerdictDice";
import { RuleChip } from "@/app/ui/RuleChip";
import { Stamp } from "@/app/ui/Stamp";
import { Strokes } from "@/app/ui/Tally";
import type { Face } from "@/lib/engine";
import { START_WORDS } from "@/lib/messages/start";
import { sayVerdict } from "@/lib/messages/verdict";
import { DEMO_ROUND } from "@/lib/views/demoRound";
import { settleDemoRound } from "@/lib/views/settleDemoRound";
import { verdictCard } from "@/lib/views/verdictCard";

const WORDS = START_WORDS.firstRound;
/** The marks that cost the dishes (F10). */
const MARKS = 5;

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
        <p className="flex items-center justify-center gap-2 pt-1 font-semibold">
          <span aria-hidden="true" className="flex text-large">
            <Strokes count={MARKS} />
          </span>
          {settled.right ? WORDS.washes(DEMO_ROUND.claimer) : WORDS.youMarked}
        </p>
      </div>
    </div>
  );
}
