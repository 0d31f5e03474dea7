import { DiceRow, placed } from "@/app/ui/Dice";
import { Section } from "@/app/ui/Section";
import { sayCount } from "@/lib/messages/moments";
import { cardWords, sayClass } from "@/lib/messages/rules";
import { faceWord } from "@/lib/messages/terms";
import type { Rung } from "@/lib/views/rules/chart";

/** The ranking as dice: classes of hands with the best one each, or every roll of two dice. */
export function Chart({ rungs }: { readonly rungs: readonly Rung[] }) {
  return rungs.every(({ dice }) => dice.length === 2) ? <Rolls rungs={rungs} /> : <Hands rungs={rungs} />;
}

function Hands({ rungs }: { readonly rungs: readonly Rung[] }) {
  const { chart } = cardWords;
  return (
    <Section id="chart" heading={cardWords.beats} look="card" className="break-inside-avoid">
      <table className="w-full text-left text-base print:text-[11pt]">
        <thead className="text-small text-soft print:text-[9pt]">
          <tr>
            <th className="pr-2 font-normal">{chart.hand}</th>
            <th className="pr-2 font-normal">{chart.best}</th>
            <th className="text-right font-normal">{chart.rolls}</th>
          </tr>
        </thead>
        <tbody>
          {rungs.map(({ best, dice, rolls }) => (
            <tr key={sayClass(best)} className="border-line border-t">
              <th
                scope="row"
                className="py-1 pr-2 font-semibold leading-tight [overflow-wrap:anywhere] print:py-0.5"
              >
                {sayClass(best)}
              </th>
              <td className="pr-2">
                <Dice dice={dice} />
              </td>
              <td className="text-right tabular-nums">{sayCount(rolls)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Rolls({ rungs }: { readonly rungs: readonly Rung[] }) {
  return (
    <Section id="chart" heading={cardWords.beats} look="card" className="break-inside-avoid">
      <p className="pb-1 text-small text-soft">{cardWords.rolls}</p>
      <ol className="flex flex-wrap gap-x-3 gap-y-1.5">
        {rungs.map(({ best, dice }) => (
          <li key={dice.join("")} className="flex items-center gap-1">
            <Dice dice={dice} />
            <span className="sr-only">: {sayClass(best)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Dice({ dice }: { readonly dice: Rung["dice"] }) {
  return (
    <span className="inline-flex gap-0.5 align-middle">
      <span className="sr-only">{dice.map((face) => faceWord(face, 1)).join(", ")}</span>
      <DiceRow dice={placed(dice)} size="size-[min(1.5rem,5.5vw)] print:size-5" silent />
    </span>
  );
}
