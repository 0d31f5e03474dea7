import Link from "next/link";
import { figureWords } from "@/lib/messages/figures";
import { gameName } from "@/lib/messages/terms";
import type { GroupFigures } from "@/lib/server/figures/groupFigures";
import type { FigureScope } from "@/lib/server/figures/scopes";
import type { PeopleOrder } from "@/lib/views/figures/peopleInOrder";
import { isSameKind, onePerKind } from "@/lib/views/gameKind";
import { type FiguresAsked, queryOf } from "./figuresAsked";

interface StatFiltersProps {
  /** The current path. */
  readonly path: `/groups/${string}/people${string}`;
  readonly asked: FiguresAsked;
  readonly by?: PeopleOrder;
  readonly scopes: readonly FigureScope[];
  readonly kinds: GroupFigures["kinds"];
  /** "40 games, 517 rounds" */
  readonly total: string;
}

const WORDS = figureWords;

/** Filters by period and by kind of game, behind what they show now. Each choice is a URL. */
export function StatFilters({ path, asked, by, scopes, kinds, total }: StatFiltersProps) {
  const games = [
    null,
    ...onePerKind([...kinds.map(({ game }) => game), ...(asked.game === null ? [] : [asked.game])]),
  ];
  const shown = [
    asked.scope.name ?? WORDS.allTime,
    asked.game === null ? WORDS.allGames : gameName(asked.game),
    total,
  ].join(" · ");
  return (
    <details className="print:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-small text-soft [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 [overflow-wrap:anywhere]">{shown}</span>
        <span aria-hidden="true">▾</span>
      </summary>
      <div className="flex flex-col gap-2 pb-4">
        {scopes.length > 1 && (
          <Row
            label={WORDS.picks.scope}
            picks={scopes.map((scope) => ({
              key: scope.id,
              name: scope.name ?? WORDS.allTime,
              query: queryOf({ ...asked, scope }, by),
              here: scope.id === asked.scope.id,
            }))}
            path={path}
          />
        )}
        {games.length > 2 && (
          <Row
            label={WORDS.picks.game}
            picks={games.map((game) => ({
              key: game ?? "",
              name: game === null ? WORDS.allGames : gameName(game),
              query: queryOf({ ...asked, game }, by),
              here: game === null || asked.game === null ? game === asked.game : isSameKind(game, asked.game),
            }))}
            path={path}
          />
        )}
      </div>
    </details>
  );
}

interface RowProps {
  readonly label: string;
  readonly path: StatFiltersProps["path"];
  readonly picks: readonly {
    readonly key: string;
    readonly name: string;
    readonly query: Readonly<Record<string, string>>;
    readonly here: boolean;
  }[];
}

function Row({ label, path, picks }: RowProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1.5">
      {picks.map(({ key, name, query, here }) => (
        <Link
          key={key}
          href={{ pathname: path, query }}
          prefetch={false}
          scroll={false}
          {...(here && { "aria-current": "page" })}
          className="key px-3 text-small leading-tight [overflow-wrap:anywhere] aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-table"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
