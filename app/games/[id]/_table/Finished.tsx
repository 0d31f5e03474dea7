import Link from "next/link";
import { Dishes } from "@/app/_components/Dishes";
import { RuleChip } from "@/app/_components/RuleChip";
import { Tally } from "@/app/_components/Tally";
import { sayWashers } from "@/lib/words";
import { tableWords } from "@/lib/words/screens";
import type { Seated } from "./seated";
import { ThumbZone } from "./ThumbZone";
import { VerdictCard } from "./VerdictCard";

/** The end of a game: who washes, how everybody stands, the verdict that did it, and the way to the next game. */
export function Finished({ table, view, notice }: Seated) {
  const { finished, settled, seats } = view;
  if (finished === null) return null;
  const standing = seats.toSorted((a, b) => b.score - a.score);
  return (
    <>
      <div className="flex min-w-0 flex-1 flex-col gap-3 px-3 lg:min-h-0 lg:overflow-y-auto lg:px-0">
        <section className="felt flex flex-col items-center gap-3 px-5 py-6 text-center">
          <Dishes />
          <p className="stamp text-balance text-[clamp(1.9rem,9vw,3rem)] leading-[1.02] [overflow-wrap:anywhere]">
            {sayWashers(finished.losers, table.names)}
          </p>
          <p className="text-felt-soft">
            <RuleChip id={finished.reason} />
          </p>
        </section>
        {settled && <VerdictCard settled={settled} names={table.names} />}
        <section className="rounded-2xl bg-raised p-4">
          <h2 className="pb-2 font-semibold text-sm text-soft">{tableWords.finalStanding}</h2>
          <ol className="flex flex-col">
            {standing.map(({ player, name, score }) => (
              <li
                key={player}
                className="flex min-h-9 items-center justify-between gap-3 border-line border-t py-1 first:border-0"
              >
                <span className="min-w-0 truncate font-semibold">{name}</span>
                {finished.losers.includes(player) && (
                  <span className="shrink-0 flex-1 text-sm text-soft">{tableWords.washes}</span>
                )}
                <Tally score={score} />
              </li>
            ))}
          </ol>
        </section>
      </div>
      <ThumbZone seq={table.seq} notice={notice}>
        <Link href="/new" className="plate brass stamp min-h-16 text-2xl">
          {tableWords.newGame}
        </Link>
      </ThumbZone>
    </>
  );
}
