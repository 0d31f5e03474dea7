import { gameName } from "@/lib/messages/terms";
import { standingWords, wallWords } from "@/lib/messages/wall";
import type { Party } from "@/lib/protocol/nightResult";
import type { KindCount } from "@/lib/views/kindCount";
import { Below, Figure, sayWho } from "./StandingsRows";

interface LeaderboardsProps {
  readonly kinds: readonly KindCount[];
  readonly names: ReadonlyMap<Party, string>;
}

/** Totals per kind of game, in its unit: who washed, who won and how many chips, who drank. */
export function Leaderboards({ kinds, names }: LeaderboardsProps) {
  return kinds.map((kind) => {
    const people = kind.people.filter(({ times, chips }) => times > 0 || chips !== null);
    return (
      <section key={kind.game} aria-label={gameName(kind.game)} className="pb-5">
        <h4 className="font-semibold leading-snug">
          {gameName(kind.game)}
          <span className="font-normal text-small text-soft">
            {` · ${sayWho(kind)} · ${wallWords.games(kind.games)}`}
          </span>
        </h4>
        {people.length === 0 && <p className="text-small text-soft">{standingWords.noOneYet}</p>}
        <ul>
          {people.map((count) => (
            <li
              key={count.party}
              className="flex min-h-11 items-center justify-between gap-3 border-line border-b py-1.5"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {names.get(count.party) ?? "?"}
                <Below kind={kind} count={count} />
              </span>
              <Figure kind={kind} count={count} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
