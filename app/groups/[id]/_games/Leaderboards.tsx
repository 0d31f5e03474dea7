import { gameName } from "@/lib/messages/terms";
import { standingWords, wallWords } from "@/lib/messages/wall";
import type { Party } from "@/lib/protocol/nightResult";
import type { KindCount } from "@/lib/views/kindCount";
import { Below, Figure, longestBar, sayCounted } from "./StandingsRows";

interface LeaderboardsProps {
  readonly kinds: readonly KindCount[];
  readonly names: Readonly<Record<Party, string>>;
}

/** Totals per kind of game, in its unit: who washed, who won and how many chips, who drank. */
export function Leaderboards({ kinds, names }: LeaderboardsProps) {
  return kinds.map((kind) => {
    const people = kind.people.filter(({ times, chips }) => times > 0 || chips !== null);
    const most = longestBar(people);
    return (
      <section key={kind.game} aria-label={gameName(kind.game)} className="pb-5">
        <h3 className="font-semibold leading-snug">
          {gameName(kind.game)}
          <span className="font-normal text-small text-soft">
            {` · ${standingWords.who[kind.unit]} · ${wallWords.games(kind.games)}`}
          </span>
        </h3>
        {people.length === 0 && <p className="text-small text-soft">{standingWords.noOneYet}</p>}
        <ul>
          {people.map((count) => (
            <li key={count.party} className="border-line border-b py-2">
              <span className="flex min-w-0 items-center justify-between gap-3">
                <span className="min-w-0 font-semibold leading-tight [overflow-wrap:anywhere]">
                  {names[count.party] ?? "?"}
                </span>
                <Figure kind={kind} count={count} />
              </span>
              <Below kind={kind} count={count} most={most} />
              <span className="sr-only">{sayCounted(kind, count).join(", ")}</span>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
