"use client";

import Link from "next/link";
import { useState } from "react";
import { FlagIcon } from "@/app/ui/Icons";
import { lazy } from "@/app/ui/lazy";
import { lettersOf } from "@/app/ui/letters";
import { PlainLink } from "@/app/ui/PlainLink";
import { RuleChip } from "@/app/ui/RuleChip";
import { RESTING, type Stage, useSequence } from "@/app/ui/sequence";
import { soundLater } from "@/lib/client/soundLater";
import { namedAtEnd } from "@/lib/engine";
import { list } from "@/lib/messages/anyPage";
import { sayEnding } from "@/lib/messages/endings";
import { crewWords, nextGameWords } from "@/lib/messages/start";
import { moreWords } from "@/lib/messages/table";
import { consentWords, verdictCardWords } from "@/lib/messages/verdict";
import { disputedRounds } from "@/lib/views/consents";
import { stakeWordsAt } from "@/lib/views/drink";
import { factsAtEnd } from "@/lib/views/endFacts";
import { resultSays } from "@/lib/views/resultSays";
import { ConsentKeys } from "../_consent/ConsentKeys";
import { ConsentLine } from "../_consent/ConsentLine";
import { ringOf, sitAround, towards } from "../_table/places";
import { ScoreStrip } from "../_table/ScoreStrip";
import type { Seated } from "../_table/seated";
import { ThumbZone } from "../_table/ThumbZone";
import { UndoLast } from "../_table/UndoLast";
import { VerdictKeys } from "../between/chunk";
import { cupsOf } from "../between/cupsOf";
import { TableVerdict } from "../between/TableVerdict";
import { verdictSequence } from "../between/verdictSequence";
import { useEnding } from "../notices/useEnding";
import { NextGame } from "./NextGame";
import { Plates, platesOf } from "./Plates";

/** No one shares the result before reading it. */
const ShareGame = lazy(async () => (await import("./ShareGame")).ShareGame, { quiet: true });

/** The end of a game: first the verdict that ended it, if it just arrived. */
export function Finished(seated: Seated) {
  const { table, view, scores, zone, revealed } = seated;
  const [seen, setSeen] = useState(-1);
  const { settled } = view;
  const last = revealed && settled !== null && sitAround(view.seats.length) && seen !== table.seq;
  const screen = useSequence<HTMLDivElement>(
    last ? (stage) => lastVerdict(stage, () => setSeen(table.seq)) : null,
    table.seq,
  );
  if (!last) return <End {...seated} />;
  return (
    <>
      <div
        ref={screen}
        className={`felt tabletop seated ${ringOf(view)} ${towards(view.seats, settled.claimer)}`}
      >
        <ScoreStrip {...scores} around cups={cupsOf(settled)} />
        <TableVerdict table={table} settled={settled} drink={view.drink} amongSeats />
      </div>
      <ThumbZone {...zone} />
    </>
  );
}

/** The verdict, which stands for a moment. */
function lastVerdict(stage: Stage, onEnd: () => void): void {
  verdictSequence(stage);
  stage.reveal(stage.all(".verdict").slice(0, 1), [{}, {}], {
    duration: 900,
    stagger: 0,
    onArrival: onEnd,
  });
}

/** The end of a game: its name in the middle of the seats, whose marks are the final standing; then the next game. */
function End({ table, view, scores, tap, undo, zone, consents, next, revealed }: Seated) {
  const [askForPot, asksForPot] = useEnding(
    { table, view, tap },
    ({ pot }) => pot && tap({ do: "end", pot }),
  );
  const { finished, settled, seats, pot } = view;
  const screen = useSequence<HTMLDivElement>(revealed ? endSequence : null, table.seq);
  if (finished === null) return null;
  const { game } = table.state;
  const namedOf = namedAtEnd(game);
  const says = resultSays(namedOf, table);
  const washing = says === "losers";
  const meant = finished[namedOf];
  const named = meant.flatMap((player) => seats.find((seat) => seat.player === player) ?? []);
  const names = named.map(({ name }) => name);
  // All names have the size that fits the longest.
  const [longest = ""] = names
    .flatMap((name) => name.split(/[\s-]/))
    .toSorted((one, other) => other.length - one.length);
  const sentence = sayEnding(
    game,
    { ...finished, washes: table.washes },
    table.names,
    factsAtEnd(table.state),
  );
  const tied = view.tied.length > 1;
  const asksPot = pot !== null && pot > 0;
  const links = (className: string) => (
    <>
      {settled && (
        <PlainLink href={`/games/${table.id}/replay`} className={className}>
          {nextGameWords.replay}
        </PlainLink>
      )}
      <PlainLink
        href={table.group ? `/groups/${table.group.id}` : `/guest-crews/${table.id}`}
        className={className}
      >
        {table.group ? crewWords.ofThisGroup(table.group.name, washing) : crewWords.ofThisCrew(washing)}
      </PlainLink>
    </>
  );
  return (
    <>
      <div ref={screen} className={`felt tabletop seated ended ${ringOf(view)} ${towards(seats, meant[0])}`}>
        <div aria-hidden="true" className="closing" />
        <ScoreStrip {...scores} around named={meant} />
        <section className="ending">
          {washing && <Plates count={platesOf(named)} />}
          <div aria-hidden="true" className="names">
            {named.map(({ player, name }) => (
              <p
                key={player}
                data-of={player}
                className={`named stamp whitespace-normal! ${longest.length > LONG ? "letters-13 [overflow-wrap:anywhere]" : lettersOf(longest)}`}
              >
                {name}
              </p>
            ))}
          </div>
          {names.length > 0 && (
            <p aria-hidden="true" className="ending-words">
              {sayWithout(names, sentence)}
            </p>
          )}
          <p className={names.length > 0 ? "sr-only" : "ending-words"}>{sentence}</p>
          <p className="text-felt-soft text-small empty:hidden">
            {tied && says !== "winners" && `${nextGameWords.tied[says]} `}
            {finished.pot > 0 && verdictCardWords.potWon(finished.pot)}
          </p>
        </section>
        <div className="verdict-below">
          <OpenDisputes game={table.id} rounds={disputedRounds(consents.all)} />
          <p className="flex flex-wrap items-center gap-x-5">
            {(tied || asksPot) && links(LINK)}
            {finished.reason !== "end" && <RuleChip id={finished.reason} />}
          </p>
          <ShareGame game={table.id} />
          {settled && (
            <>
              <ConsentLine consents={consents} round={settled.round} names={table.names} />
              <TableVerdict
                table={table}
                settled={settled}
                drink={view.drink}
                below={
                  <div className="flex flex-wrap gap-2">
                    <VerdictKeys
                      table={table.id}
                      round={settled.round}
                      game={game}
                      names={table.names}
                      drink={view.drink}
                      washes={table.washes}
                      mayShare={table.may.record}
                    />
                  </div>
                }
              />
              <ConsentKeys consents={consents} round={settled.round} />
            </>
          )}
        </div>
      </div>
      <ThumbZone {...zone}>
        <NextGame table={table} view={view} tap={tap} next={next}>
          {asksPot ? (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => askForPot(finished)}
              className="key min-h-14 px-3 font-semibold leading-tight [overflow-wrap:anywhere]"
            >
              {nextGameWords.whoGetsPot(pot, stakeWordsAt(table.state))}
            </button>
          ) : (
            !tied && <div className="flex gap-2">{links(LINK_KEY)}</div>
          )}
          {asksForPot}
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
              {nextGameWords.otherPlayers}
            </PlainLink>
            {undo && <UndoLast undo={undo} />}
          </div>
        </NextGame>
      </ThumbZone>
    </>
  );
}

/** A longer word breaks. */
const LONG = 16;

const LINK = "flex min-h-12 items-center text-soft underline underline-offset-4";
const LINK_KEY =
  "key min-h-14 min-w-0 flex-1 basis-20 px-2 font-semibold text-small leading-tight [overflow-wrap:anywhere]";

/** The sentence of an ending below the names in it; whole if it says them elsewhere. */
const sayWithout = (names: readonly string[], sentence: string): string =>
  sentence.startsWith(`${list(names)} `) ? sentence.slice(list(names).length + 1, -1) : sentence;

/** The end as a sequence: the lamp closes, plates drop onto the stack, a name comes from its seat, then the rest appears. */
function endSequence({ all, reveal, animateParallel }: Stage): void {
  animateParallel(all(".closing")[0], [{ opacity: 0 }, {}], 600);
  reveal(all(".plates > .drops"), DROP, DROPPING);
  reveal(all(".ending .named"), fromSeat, NAMING);
  reveal(
    [
      ...all(".ending > .ending-words, .ending > .text-small, .ended > .verdict-below"),
      ...all(".thumb-zone > :last-child"),
    ],
    RESTING,
    { duration: 160, stagger: 0 },
  );
}

/** A plate falls, and bounces once. */
const DROP: readonly Keyframe[] = [
  { transform: "translateY(-80px)", opacity: 0, easing: "cubic-bezier(0.5, 0, 0.8, 1)" },
  { transform: "none", opacity: 1, offset: 0.6, easing: "ease-out" },
  { transform: "translateY(-4px)", offset: 0.8, easing: "ease-in" },
  {},
];
const DROPPING = { duration: 280, stagger: 90, sound: () => soundLater("plate") };
const NAMING = { duration: 420, stagger: 0, easing: "cubic-bezier(0.3, 0, 0.2, 1)" };

/** The name travels from its seat. */
function fromSeat(name: Element): readonly Keyframe[] {
  const seat = document.querySelector(`[data-seat="${name.getAttribute("data-of")}"] .seat-name`);
  if (!seat) return [{ opacity: 0 }, {}];
  const [from, to] = [seat.getBoundingClientRect(), name.getBoundingClientRect()];
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  return [{ transform: `translate(${x}px, ${y}px) scale(${from.height / to.height})` }, {}];
}

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
