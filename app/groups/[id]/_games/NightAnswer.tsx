import Link from "next/link";
import { sayGain, sayNightOn, sayPerson } from "@/app/_night/sayNight";
import { When } from "@/app/ui/When";
import { nightResultWords } from "@/lib/messages/night";
import { answerWords } from "@/lib/messages/wall";
import type { NightLine } from "@/lib/protocol/group";
import type { NightSummary } from "@/lib/protocol/nightResult";
import { Answer } from "./Answer";

interface NightAnswerProps {
  readonly group: string;
  readonly night: NightLine;
  readonly result: NightSummary;
  readonly today: string;
}

/** With more tied at the top, no one is ahead. */
const MAX_AHEAD = 2;

/** Tonight's standing where no one washes: who is ahead, and one row a person with what they gained. */
export function NightAnswer({ group, night, result: { people }, today }: NightAnswerProps) {
  const inMoney = people.some(({ total }) => total !== null);
  /** A person's gain: money, or chips on a night without money. */
  const gainOf = ({ total, chips }: NightSummary["people"][number]): number =>
    inMoney ? (total ?? 0) : chips === null ? 0 : chips.out - chips.in;
  const ordered = people.toSorted((a, b) => gainOf(b) - gainOf(a));
  const most = Math.max(0, ...ordered.map(gainOf));
  const ahead = ordered.filter((person) => most > 0 && gainOf(person) === most).map(({ name }) => name);
  return (
    <div className="felt -mx-4 mb-3 rounded-t-none! pb-2">
      <Answer
        about={
          <Link
            href={{ pathname: `/groups/${group}/nights/${night.id}` }}
            prefetch={false}
            className="inline-flex min-h-11 min-w-11 items-center gap-1.5 text-left font-semibold"
          >
            <span>{sayNightOn(night, today)}</span>
            {night.day === today && (
              <span>
                {"· "}
                <When at={night.startedAt} as="time" />
              </span>
            )}
            <span aria-hidden="true">›</span>
          </Link>
        }
        says={
          ahead.length > 0 && ahead.length <= MAX_AHEAD
            ? answerWords.ahead(ahead)
            : people.length === 0
              ? answerWords.noGame
              : answerWords.even
        }
        why={people.length === 0 ? nightResultWords.none : null}
      />
      <ul className="px-4">
        {ordered.map((person) => (
          <li
            key={person.party}
            className="flex min-h-11 items-center justify-between gap-3 border-felt-soft/25 border-b py-1 last:border-b-0"
          >
            <span className="min-w-0 leading-tight">
              <span className="block font-semibold [overflow-wrap:anywhere]">{person.name}</span>
              <span className="block text-felt-soft text-small [overflow-wrap:anywhere]">
                {sayPerson(person, { ...night, washes: false })}
              </span>
            </span>
            <span
              className={`stamp shrink-0 text-lead leading-tight ${gainOf(person) > 0 ? "text-good" : ""}`}
            >
              {sayGain(person, night)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
