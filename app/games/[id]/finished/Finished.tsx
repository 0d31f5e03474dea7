import { Dishes } from "@/app/ui/Dishes";
import { Held } from "@/app/ui/Held";
import { lazy } from "@/app/ui/lazy";
import { RuleChip } from "@/app/ui/RuleChip";
import { Way } from "@/app/ui/Way";
import { endNames } from "@/lib/engine";
import { crewWords, nextGameWords } from "@/lib/messages/start";
import { moreWords, tableWords } from "@/lib/messages/table";
import { sayEnding, verdictCardWords } from "@/lib/messages/verdict";
import { disputedRounds } from "@/lib/views/consents";
import { mostDrunkAt } from "@/lib/views/drunk";
import { finalStanding } from "@/lib/views/finalStanding";
import { ConsentKeys } from "../_consent/ConsentKeys";
import { ConsentLine } from "../_consent/ConsentLine";
import { OpenDisputes } from "../_consent/OpenDisputes";
import type { Seated } from "../_table/seated";
import { ThumbZone } from "../_table/ThumbZone";
import { UndoLast } from "../_table/UndoLast";
import { TableVerdict } from "../between/TableVerdict";
import { NextGame } from "./NextGame";

/** Nobody shares how it ended before they have read it. */
const ShareGame = lazy(async () => (await import("./ShareGame")).ShareGame, { quiet: true });

/** The end of a game: who washes, how everybody stands, the verdict that did it, and the way to the next game. */
export function Finished({ table, view, tap, undo, zone, consents, next }: Seated) {
  const { finished, settled, seats } = view;
  if (finished === null) return null;
  const named = endNames(table.state.game);
  const washing = named.ok && named.value === "losers";
  const standing = finalStanding(seats, finished, washing ? "losers" : "winners");
  return (
    <>
      <div className="flex min-w-0 flex-1 flex-col gap-3 px-3 lg:min-h-0 lg:overflow-y-auto lg:px-0">
        <section className="felt flex shrink-0 flex-col items-center gap-3 px-5 py-6 text-center">
          {washing && <Dishes />}
          <p className="stamp text-balance text-[clamp(1.9rem,9vw,3rem)] leading-[1.02] [overflow-wrap:anywhere]">
            {sayEnding(table.state.game, finished, table.names, mostDrunkAt(table.state))}
          </p>
          <p className="text-felt-soft">
            {finished.pot > 0 && `${verdictCardWords.potWon(finished.pot)} `}
            {finished.reason !== "end" && <RuleChip id={finished.reason} />}
          </p>
        </section>
        <OpenDisputes game={table.id} rounds={disputedRounds(consents.all)} />
        <section className="rounded-2xl bg-raised p-4">
          <h2 className="pb-2 font-semibold text-sm text-soft">{verdictCardWords.finalStanding}</h2>
          <ol className="flex flex-col">
            {standing.map(({ place, seat: { player, name, score, held, gone } }) => (
              <li
                key={player}
                className="flex min-h-9 flex-wrap items-center gap-x-3 border-line border-t py-1 first:border-0"
              >
                <span className="stamp w-5 shrink-0 text-soft">{place}</span>
                <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</span>
                <span className="shrink-0 flex-1 text-sm text-soft">
                  {washing && finished.losers.includes(player)
                    ? verdictCardWords.washes
                    : gone
                      ? tableWords.left
                      : ""}
                </span>
                <Held score={score} held={held} drink={view.drink} />
              </li>
            ))}
          </ol>
          {settled && (
            <Way
              href={`/games/${table.id}/replay`}
              className="flex min-h-12 items-center text-soft underline underline-offset-4"
            >
              {nextGameWords.replay}
            </Way>
          )}
          <Way
            href={table.group ? `/groups/${table.group.id}` : `/crews/${table.id}`}
            className="-mb-2 flex min-h-12 items-center text-soft underline underline-offset-4"
          >
            {table.group ? crewWords.ofThisGroup(table.group.name, washing) : crewWords.ofThisCrew(washing)}
          </Way>
          <ShareGame game={table.id} />
        </section>
        {settled && (
          <>
            <ConsentLine consents={consents} round={settled.round} names={table.names} />
            <TableVerdict table={table} settled={settled} drink={view.drink} />
          </>
        )}
      </div>
      <ThumbZone {...zone}>
        {settled && <ConsentKeys consents={consents} round={settled.round} />}
        <NextGame table={table} view={view} tap={tap} next={next} />
        <div className="flex flex-wrap gap-2">
          {settled && (
            <Way
              href={`/games/${table.id}/history?round=${settled.round}#round-${settled.round}`}
              aria-label={moreWords.correctName(settled.round)}
              className="plate min-h-14 w-20 shrink-0 px-1.5 font-semibold text-sm"
            >
              {moreWords.correct}
            </Way>
          )}
          <Way
            href={table.group ? `/new?table=${table.table}` : "/new"}
            className="plate min-h-14 min-w-0 flex-1 basis-28 px-2 font-semibold text-sm"
          >
            {nextGameWords.newCrew}
          </Way>
          {undo && <UndoLast undo={undo} />}
        </div>
      </ThumbZone>
    </>
  );
}
