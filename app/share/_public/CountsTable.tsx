import { numbered } from "@/app/ui/numbered";
import { publicLinkWords } from "@/lib/messages/publicLinks";
import { cookWords, posterWords } from "@/lib/messages/wall";
import type { CountedPerson } from "@/lib/protocol/review";

interface CountsTableProps {
  /** True if a lost game means dishes. */
  readonly washing: boolean;
  readonly people: readonly Pick<CountedPerson, "name" | "games" | "washes" | "wins" | "cooked">[];
}

const WORDS = publicLinkWords.table;
const NUMBER = "stamp w-16 py-2 text-right text-lead leading-tight";
const HEAD = "py-1 font-semibold text-small text-soft";

/** How often everyone washed or lost, cooked and won, and how many games they played; empty columns are omitted. */
export function CountsTable({ washing, people }: CountsTableProps) {
  if (people.length === 0) return <p className="px-1 text-soft">{WORDS.none}</p>;
  const washes = people.some((person) => person.washes > 0);
  const wins = people.some((person) => person.wins > 0);
  const cooked = people.some((person) => person.cooked > 0);
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-line border-b">
          <th scope="col" className={`${HEAD} text-left`}>
            {WORDS.who}
          </th>
          {washes && (
            <th scope="col" className={`${HEAD} text-right`}>
              {posterWords[washing ? "washed" : "lost"]}
            </th>
          )}
          {cooked && (
            <th scope="col" className={`${HEAD} text-right`}>
              {cookWords.cooked}
            </th>
          )}
          {wins && (
            <th scope="col" className={`${HEAD} text-right`}>
              {WORDS.wins}
            </th>
          )}
          <th scope="col" className={`${HEAD} text-right`}>
            {WORDS.games}
          </th>
        </tr>
      </thead>
      <tbody>
        {numbered(people).map(({ thing: person, number }) => (
          <tr key={number} className="border-line border-b">
            <th scope="row" className="py-2 text-left font-semibold [overflow-wrap:anywhere]">
              {person.name}
            </th>
            {washes && <td className={NUMBER}>{person.washes}</td>}
            {cooked && <td className={NUMBER}>{person.cooked}</td>}
            {wins && <td className={NUMBER}>{person.wins}</td>}
            <td className={`${NUMBER} text-soft`}>{person.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
