import Link from "next/link";
import { lookBackWords as WORDS } from "@/lib/messages/stories";
import type { SeasonLine } from "@/lib/protocol/group";

/** Shifts, and seasons that have started. */
export const begun = (seasons: readonly SeasonLine[], today: string): readonly SeasonLine[] =>
  seasons.filter(({ startsOn, retired }) => !retired && (startsOn === null || startsOn <= today));

interface ReviewListProps {
  readonly group: string;
  readonly years: readonly number[];
  readonly seasons: readonly SeasonLine[];
  /** The current page: a season id or a year. */
  readonly here?: string;
}

/** Years and seasons, each linked to its review. */
export function ReviewList({ group, years, seasons, here }: ReviewListProps) {
  const ways = [
    ...years.map((year) => ({ scope: String(year), called: WORDS.year(String(year)) })),
    ...seasons.map(({ id, name, startsOn }) => ({
      scope: id,
      called: startsOn === null ? WORDS.shift(name) : name,
    })),
  ];
  return (
    <ul className="flex flex-wrap gap-2 pt-2 print:hidden">
      {ways.map(({ scope, called }) => (
        <li key={scope} className="min-w-0">
          <Link
            href={{ pathname: `/groups/${group}/review/${scope}` }}
            prefetch={false}
            {...(scope === here && { "aria-current": "page" })}
            className="key min-h-12 px-4 font-semibold aria-[current]:text-soft"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{called}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
