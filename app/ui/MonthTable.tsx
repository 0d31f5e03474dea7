import { sayWeekdays } from "@/lib/messages/calendar";

interface MonthTableProps<Day> {
  readonly caption: string;
  /** Days outside the month are null. */
  readonly weeks: readonly (readonly (Day | null)[])[];
  readonly className: string;
  /** Draws one day. */
  readonly children: (day: Day) => React.ReactNode;
}

/** A month on the felt, a week a row. */
export function MonthTable<Day extends { readonly day: string }>({
  caption,
  weeks,
  className,
  children,
}: MonthTableProps<Day>) {
  return (
    <table className={`w-full max-w-md table-fixed ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {sayWeekdays().map(({ full, short }) => (
            <th key={full} scope="col" className="pb-1 font-normal text-felt-soft text-small">
              <span aria-hidden="true">{short}</span>
              <span className="sr-only">{full}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)?.day}>
            {week.map((day, at) =>
              day === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week stay in their order
                <td key={at} />
              ) : (
                <td key={day.day} className="p-px">
                  {children(day)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
