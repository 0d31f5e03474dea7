import { countWords } from "@/lib/messages/start";
import { tableWords } from "@/lib/messages/table";
import type { GameCounts } from "@/lib/views/counts";

interface ResultTotalsProps {
  /** One entry per kind of game. */
  readonly counts: readonly GameCounts[];
  readonly level: 2 | 3;
}

/** Totals of several games, per kind: who washed, who won, how many drinks. */
export function ResultTotals({ counts, level }: ResultTotalsProps) {
  const Heading = `h${level}` as const;
  return counts.map(({ game, by, people }) => {
    const heading = countWords[by](counts.length > 1 ? game : null);
    return (
      <section key={game} aria-label={heading} className="felt mb-4 p-5">
        <Heading className="pb-2 text-base text-felt-soft">{heading}</Heading>
        <ol className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
          {people.map(({ name, times }) => (
            <li key={name} className="flex items-baseline justify-between gap-3">
              <span className="stamp min-w-0 text-large [overflow-wrap:anywhere] leading-tight">{name}</span>
              <span className="shrink-0">
                {by === "drunk" ? tableWords.stakeCount("drink", times) : countWords.times(times)}
              </span>
            </li>
          ))}
        </ol>
      </section>
    );
  });
}
