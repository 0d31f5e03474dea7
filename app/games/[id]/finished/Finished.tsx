"use client";

import Link from "next/link";
import { FlagIcon } from "@/app/ui/Icons";
import { lazy } from "@/app/ui/lazy";
import { lettersOf } from "@/app/ui/letters";
import { PlainLink } from "@/app/ui/PlainLink";
import { RuleChip } from "@/app/ui/RuleChip";
import { StakePips } from "@/app/ui/StakePips";
import { RESTING, type Stage, useSequence } from "@/app/ui/sequence";
import { soundLater } from "@/lib/client/soundLater";
import { endNames } from "@/lib/engine";
import { crewWords, nextGameWords } from "@/lib/messages/start";
import { moreWords, tableWords } from "@/lib/messages/table";
import { consentWords, sayEnding, verdictCardWords } from "@/lib/messages/verdict";
import { disputedRounds } from "@/lib/views/consents";
import { mostDrunkAt } from "@/lib/views/drunk";
import { finalStanding } from "@/lib/views/finalStanding";
import { ConsentKeys } from "../_consent/ConsentKeys";
import { ConsentLine } from "../_consent/ConsentLine";
import type { Seated } from "../_table/seated";
import { ThumbZone } from "../_table/ThumbZone";
import { UndoLast } from "../_table/UndoLast";
import { TableVerdict } from "../between/TableVerdict";
import { useEnding } from "../notices/useEnding";
import { NextGame } from "./NextGame";
import { Plates, platesOf } from "./Plates";

/** No one shares the result before reading it. */
const ShareGame = lazy(async () => (await import("./ShareGame")).ShareGame, { quiet: true });

/** Each word of the names can need a line of its own (`lines-*` in globals.css). */
const linesOf = (named: readonly { readonly name: string }[]): string =>
  `lines-${Math.min(12, named.flatMap(({ name }) => name.split(/\s+/)).length || 1)}`;

/** The end of a game: who washes, the final scores, the last verdict, and the next game. */
export function Finished({ table, view, tap, undo, zone, consents, next, revealed }: Seated) {
  const [askForPot, asksForPot] = useEnding(
    { table, view, tap },
    ({ pot }) => pot && tap({ do: "end", pot }),
  );
  const { finished, settled, seats } = view;
  const screen = useSequence<HTMLDivElement>(revealed ? endSequence : null, table.seq);
  if (finished === null) return null;
  const ends = endNames(table.state.game);
  const washing = ends.ok && ends.value === "losers";
  const meant = washing ? finished.losers : finished.winners;
  const named = seats.filter(({ player }) => meant.includes(player));
  const standing = finalStanding(seats, finished, washing ? "losers" : "winners");
  return (
    <>
      <div ref={screen} className="felt tabletop ended">
        <div aria-hidden="true" className="closing" />
        <section className={`ending @container ${linesOf(named)}`}>
          {washing && <Plates count={platesOf(named)} />}
          {named.map(({ player, name }) => (
            <p
              key={player}
              className={`named stamp leading-[0.95] ${lettersOf(name)} [overflow-wrap:anywhere]`}
            >
              {name}
            </p>
          ))}
          <p className="text-balance text-felt-soft text-lead leading-snug [overflow-wrap:anywhere]">
            {sayEnding(table.state.game, finished, table.names, mostDrunkAt(table.state))}
          </p>
          <p className="text-felt-soft empty:hidden">
            {finished.pot > 0 && `${verdictCardWords.potWon(finished.pot)} `}
            {finished.reason !== "end" && <RuleChip id={finished.reason} />}
          </p>
          {/* A button: a link would add a useless step to the Back key. */}
          <button
            type="button"
            onClick={() => document.getElementById("standing")?.scrollIntoView()}
            className="key mt-2 px-5 font-semibold"
          >
            {verdictCardWords.finalStanding}
          </button>
        </section>
        <OpenDisputes game={table.id} rounds={disputedRounds(consents.all)} />
        <section id="standing" className="mx-3 scroll-mt-14 rounded-2xl bg-raised p-4">
          <h2 className="pb-2 font-semibold text-small text-soft">{verdictCardWords.finalStanding}</h2>
          <ol className="flex flex-col">
            {standing.map(({ place, seat: { player, name, score, stakes, gone: hasLeft } }) => (
              <li
                key={player}
                className="flex min-h-9 flex-wrap items-center gap-x-3 border-line border-t py-1 first:border-0"
              >
                <span className="stamp w-5 shrink-0 text-soft">{place}</span>
                <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</span>
                <span className="shrink-0 flex-1 text-small text-soft">
                  {washing && finished.losers.includes(player)
                    ? verdictCardWords.washes
                    : hasLeft
                      ? tableWords.left
                      : ""}
                </span>
                <StakePips score={score} stakes={stakes} drink={view.drink} />
              </li>
            ))}
          </ol>
          {settled && (
            <PlainLink
              href={`/games/${table.id}/replay`}
              className="flex min-h-12 items-center text-soft underline underline-offset-4"
            >
              {nextGameWords.replay}
            </PlainLink>
          )}
          <PlainLink
            href={table.group ? `/groups/${table.group.id}` : `/guest-crews/${table.id}`}
            className="-mb-2 flex min-h-12 items-center text-soft underline underline-offset-4"
          >
            {table.group ? crewWords.ofThisGroup(table.group.name, washing) : crewWords.ofThisCrew(washing)}
          </PlainLink>
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
        {view.pot !== null && view.pot > 0 && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => askForPot(finished)}
            className="key min-h-14 px-3 font-semibold leading-tight [overflow-wrap:anywhere]"
          >
            {nextGameWords.whoGetsPot(view.pot)}
          </button>
        )}
        {asksForPot}
        {settled && <ConsentKeys consents={consents} round={settled.round} />}
        <NextGame table={table} view={view} tap={tap} next={next} />
        <div className="flex flex-wrap gap-2">
          {settled && (
            <PlainLink
              href={`/games/${table.id}/history?round=${settled.round}#round-${settled.round}`}
              aria-label={moreWords.correctName(settled.round)}
              className="key min-h-14 w-20 shrink-0 px-1.5 font-semibold text-small"
            >
              {moreWords.correct}
            </PlainLink>
          )}
          <PlainLink
            href={table.group ? `/new?table=${table.table}` : "/new"}
            className="key min-h-14 min-w-0 flex-1 basis-28 px-2 font-semibold text-small"
          >
            {nextGameWords.newCrew}
          </PlainLink>
          {undo && <UndoLast undo={undo} />}
        </div>
      </ThumbZone>
    </>
  );
}

/** The end as a sequence: the lamp closes on a name, plates drop onto the stack, then the rest appears. */
function endSequence({ all, reveal, animateParallel }: Stage): void {
  animateParallel(all(".closing")[0], [{ opacity: 0 }, {}], 600);
  reveal(all(".ending > .named"), { transform: "scale(0.8)", opacity: 0 }, NAMING);
  reveal(all(".plates > .drops"), { transform: "translateY(-9rem)", opacity: 0 }, DROPPING);
  reveal([...all(".ending > :not(.plates, .named)"), ...all(".thumb-zone > :last-child")], RESTING, {
    duration: 160,
    stagger: 0,
  });
}

const NAMING = { duration: 400, stagger: 0, easing: "cubic-bezier(0.2, 0.9, 0.25, 1.15)" };
const DROPPING = {
  duration: 200,
  stagger: 90,
  easing: "cubic-bezier(0.5, 0, 0.8, 1)",
  sound: () => soundLater("plate"),
};

interface OpenDisputesProps {
  readonly game: string;
  /** Rounds with an open dispute. */
  readonly rounds: readonly number[];
}

/** At the end of a game: the open disputes, with links. */
function OpenDisputes({ game, rounds }: OpenDisputesProps) {
  if (rounds.length === 0) return null;
  return (
    <section className="flex flex-wrap items-center gap-2 rounded-xl border border-brass px-3 py-2 [&_svg]:size-4">
      <FlagIcon />
      <p className="min-w-0 flex-1 basis-40 leading-snug">{consentWords.open(rounds)}</p>
      {rounds.map((round) => (
        <Link
          key={round}
          href={`/games/${game}/history?round=${round}#round-${round}`}
          aria-label={consentWords.look(round)}
          className="key stamp min-h-11 px-3 text-lead"
        >
          {round}
        </Link>
      ))}
    </section>
  );
}
