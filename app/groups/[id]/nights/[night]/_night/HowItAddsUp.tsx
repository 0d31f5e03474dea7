import { sayBalance, sayMoney } from "@/lib/messages/amounts";
import { moneyWords } from "@/lib/messages/money";
import type { NightLine } from "@/lib/protocol/group";
import type { NamedPerson, NightSummary } from "@/lib/protocol/nightResult";

interface HowItAddsUpProps {
  readonly night: NightLine;
  readonly result: NightSummary;
}

const WORDS = moneyWords.sum;
const CELL = "py-2 pl-3 text-right";

/** The parts of each person's total, and the sum of each column. */
export function HowItAddsUp({ night: { unit, chipValue }, result: { people } }: HowItAddsUpProps) {
  const counted = people.filter(({ total }) => total !== null);
  if (counted.length === 0) return null;
  const columns: readonly (readonly [heading: string, of: (person: NamedPerson) => number | null])[] = [
    [
      WORDS.chips,
      ({ chips, back }) =>
        chipValue === null || chips === null ? null : (chips.out - chips.in + back) * chipValue,
    ],
    [WORDS.buyIn, ({ money }) => money && 0 - money.in],
    [WORDS.pot, ({ money }) => (money && money.out > 0 ? money.out : null)],
    [WORDS.round, ({ rounds }) => rounds && rounds.out - rounds.in],
    [WORDS.total, ({ total }) => total],
  ];
  const shown = columns.filter(([, of]) => counted.some((person) => of(person) !== null));
  return (
    <details className="pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center text-soft underline underline-offset-4">
        {WORDS.title}
      </summary>
      <div className="overflow-x-auto">
        <table className="w-full text-small">
          <thead className="text-soft">
            <tr>
              <th scope="col" className="py-2 text-left font-normal">
                {WORDS.who}
              </th>
              {shown.map(([heading]) => (
                <th key={heading} scope="col" className={`${CELL} font-normal`}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {counted.map((person) => (
              <tr key={person.party} className="border-line border-t">
                <th scope="row" className="max-w-28 py-2 text-left font-semibold [overflow-wrap:anywhere]">
                  {person.name}
                </th>
                {shown.map(([heading, of]) => {
                  const amount = of(person);
                  return (
                    <td key={heading} className={`${CELL} whitespace-nowrap`}>
                      {amount === null ? "" : sayBalance(amount, unit)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          <tfoot className="text-soft">
            <tr className="border-line border-t-2">
              <td />
              {shown.map(([heading, of]) => (
                <td key={heading} className={`${CELL} whitespace-nowrap`}>
                  {sayMoney(
                    counted.reduce((sum, person) => sum + (of(person) ?? 0), 0),
                    unit,
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </details>
  );
}
