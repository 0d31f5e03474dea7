import Link from "next/link";
import { Dishes } from "@/app/_components/Dishes";
import { RuleChip } from "@/app/_components/RuleChip";
import { Tally } from "@/app/_components/Tally";
import { sayWashers } from "@/lib/words";
import { historyWords } from "@/lib/words/historyScreens";
import { moreWords } from "@/lib/words/moreScreens";
import { tableWords } from "@/lib/words/screens";
import { NextGame } from "./NextGame";
import type { Seated } from "./seated";
import { ThumbZone } from "./ThumbZone";
import { UndoLast } from "./UndoLast";
import { VerdictCard } from "./VerdictCard";

/** The end of a game: who washes, how everybody stands, the verdict that did it, and the way to the next game. */
export function Finished({ table, view, tap, undo, zone }: Seated) {
  const { finished, settled, seats } = view;
  if (finished === null) return null;
  const standing = seats.toSorted((a, b) => b.score - a.score);
  return (
    <>
      <div className="flex min-w-0 flex-1 flex-col gap-3 px-3 lg:min-h-0 lg:overflow-y-auto lg:px-0">
        <section className="felt flex shrink-0 flex-col items-center gap-3 px-5 py-6 text-center">
          <Dishes />
          <p className="stamp text-balance text-[clamp(1.9rem,9vw,3rem)] leading-[1.02] [overflow-wrap:anywhere]">
            {sayWashers(finished.losers, table.names)}
          </p>
          <p className="text-felt-soft">
            <RuleChip id={finished.reason} />
          </p>
        </section>
        <section className="rounded-2xl bg-raised p-4">
          <h2 className="pb-2 font-semibold text-sm text-soft">{tableWords.finalStanding}</h2>
          <ol className="flex flex-col">
            {standing.map(({ player, name, score, gone }) => (
              <li
                key={player}
                className="flex min-h-9 items-center justify-between gap-3 border-line border-t py-1 first:border-0 flex-wrap"
              >
                <span className="min-w-0 truncate font-semibold">{name}</span>
                <span className="shrink-0 flex-1 text-sm text-soft">
                  {finished.losers.includes(player) ? tableWords.washes : gone ? tableWords.left : ""}
                </span>
                <Tally score={score} />
              </li>
            ))}
          </ol>
          <Link
            href={{ pathname: table.group ? `/groups/${table.group.id}` : `/crews/${table.id}` }}
            prefetch={false}
            className="-mb-2 flex min-h-12 items-center text-soft underline underline-offset-4"
          >
            {table.group ? historyWords.crew.ofThisGroup(table.group.name) : historyWords.crew.ofThisCrew}
          </Link>
        </section>
        {settled && <VerdictCard settled={settled} names={table.names} />}
      </div>
      <ThumbZone {...zone}>
        <NextGame table={table} view={view} tap={tap} />
        <div className="flex flex-wrap gap-2">
          {settled && (
            <Link
              href={`/games/${table.id}/history#round-${settled.round}`}
              aria-label={moreWords.correctName(settled.round)}
              className="plate min-h-14 w-20 shrink-0 px-1.5 font-semibold text-sm"
            >
              {moreWords.correct}
            </Link>
          )}
          <Link
            href={{ pathname: "/new", ...(table.group && { query: { group: table.group.id } }) }}
            className="plate min-h-14 min-w-0 flex-1 basis-28 px-2 font-semibold text-sm"
          >
            {moreWords.end.newCrew}
          </Link>
          {undo && <UndoLast undo={undo} />}
        </div>
      </ThumbZone>
    </>
  );
}
