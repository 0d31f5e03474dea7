import Link from "next/link";
import { PlayerName } from "@/app/ui/PlayerName";
import { namedAtEnd } from "@/lib/engine";
import { sayHundredths, sayShare } from "@/lib/messages/figureNumbers";
import { figureWords } from "@/lib/messages/figures";
import type { CountedPerson } from "@/lib/server/figures/groupFigures";
import { doubtsRight, type PeopleOrder } from "@/lib/views/figures/peopleInOrder";
import { type Shown, type ShownMean, shownOf, shownRate } from "@/lib/views/figures/shown";
import { type FiguresAsked, personPath, queryOf } from "./figuresAsked";

interface PeopleTableProps {
  readonly group: string;
  readonly asked: FiguresAsked;
  readonly by: PeopleOrder;
  /** In order. */
  readonly people: readonly CountedPerson[];
}

const WORDS = figureWords;

/** Everyone with a few statistics. A column header sorts, a name links to their page. */
export function PeopleTable({ group, asked, by, people }: PeopleTableProps) {
  const names = asked.game === null ? null : namedAtEnd(asked.game);
  const columns = [
    ["name", WORDS.columns.name],
    ["games", WORDS.columns.games],
    ...(names === null ? [] : [["named", WORDS.columns.named[names]] as const]),
    ["right", WORDS.columns.right],
    ["nerve", WORDS.columns.nerve],
  ] as const;
  return (
    <div className="-mx-4 overflow-x-auto px-4 print:overflow-visible">
      <table className="w-full max-w-2xl text-left">
        <thead className="text-small">
          <tr className="border-line border-b">
            {columns.map(([column, name]) => (
              <th
                key={column}
                scope="col"
                {...(column === by && { "aria-sort": column === "name" ? "ascending" : "descending" })}
                className={`p-0 font-normal ${column === "name" ? "" : "w-px text-right"}`}
              >
                <Link
                  href={{ pathname: `/groups/${group}/people`, query: queryOf(asked, column) }}
                  prefetch={false}
                  scroll={false}
                  aria-label={column === by ? name : WORDS.sortBy(name)}
                  className={`flex min-h-11 min-w-11 items-center whitespace-nowrap underline-offset-4 ${column === "name" ? "" : "justify-end pl-2"} ${column === by ? "font-semibold text-ink" : "text-soft underline decoration-soft/40"}`}
                >
                  {name}
                  {column === by && <span aria-hidden="true">{column === "name" ? " ▴" : " ▾"}</span>}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <Row key={person.id} group={group} asked={asked} names={names} person={person} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly group: string;
  readonly asked: FiguresAsked;
  /** Tells if the filtered kind of game names winners or losers; null for all kinds. */
  readonly names: "winners" | "losers" | null;
  readonly person: CountedPerson;
}

const CELL = "py-1 pl-2 text-right align-top leading-tight tabular-nums";

function Row({ group, asked, names, person }: RowProps) {
  const { id, name, colour, retired, tally } = person;
  const details = [...(colour === null ? [WORDS.guest] : []), ...(retired ? [WORDS.retired] : [])];
  return (
    <tr className="border-line border-b">
      <th scope="row" className="p-0 font-normal">
        <Link
          href={{ pathname: personPath(group, id), query: queryOf(asked) }}
          prefetch={false}
          className="flex min-h-11 flex-col justify-center py-1 leading-tight"
        >
          <span className="font-semibold">
            {colour === null ? (
              <span className="[overflow-wrap:anywhere]">{name}</span>
            ) : (
              <PlayerName name={name} color={colour} />
            )}
          </span>
          {details.length > 0 && <span className="text-small text-soft">{details.join(" · ")}</span>}
        </Link>
      </th>
      <td className={CELL}>{tally.games}</td>
      {names !== null && (
        <td className={CELL}>
          <Sure
            figure={shownRate(names === "losers" ? tally.losses : tally.wins, tally.games)}
            say={sayShare}
          />
        </td>
      )}
      <td className={CELL}>
        <Sure figure={doubtsRight(tally)} say={sayShare} />
      </td>
      <td className={CELL}>
        <Sure figure={shownOf(tally).nerve} say={sayHundredths} />
      </td>
    </tr>
  );
}

interface SureProps {
  readonly figure: Shown | ShownMean;
  /** Formats the value. */
  readonly say: (value: number) => string;
}

/** A statistic with its sample size; in parentheses if that is too small. */
function Sure({ figure, say }: SureProps) {
  if (figure.value === null) return <span className="text-soft">{figureWords.none}</span>;
  const value = say(figure.value);
  return (
    <>
      <span className={figure.small ? "text-soft" : "font-semibold"}>
        {figure.small ? `(${value})` : value}
      </span>
      <span className="block text-small text-soft">{figureWords.of(figure.n)}</span>
    </>
  );
}
