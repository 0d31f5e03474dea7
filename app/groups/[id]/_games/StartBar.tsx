"use client";
import Link from "next/link";
import { useState } from "react";
import { useStart } from "@/app/_start/useStart";
import { dutyWords } from "@/lib/messages/duty";
import { groupGamesWords } from "@/lib/messages/night";
import { START_WORDS, sayCrew } from "@/lib/messages/start";
import { gameName } from "@/lib/messages/terms";
import type { GroupGame } from "@/lib/protocol/group";
import { COLUMNS } from "../_group/GroupFrame";

interface StartBarProps {
  readonly group: {
    readonly id: string;
    readonly game: string;
    readonly house: Readonly<Record<string, string | number>>;
  };
  /** The game's shift; null to let the server choose the one on duty. */
  readonly season: string | null;
  readonly lastCrew: readonly string[];
  /** Those of them on a Kelly day. */
  readonly off: readonly string[];
  /** The key to log a wash; null if the user cannot. */
  readonly log: React.ReactNode;
  /** Keys of a night above it. */
  readonly above: React.ReactNode;
  /** The key for a new night, which replaces the one for a game. */
  readonly instead: React.ReactNode | null;
  /** Games in progress. Another one takes two taps then, because the TV and the join link follow it. */
  readonly inProgress: readonly Pick<GroupGame, "id" | "game">[];
}

const WORDS = groupGamesWords.start;

/** Under the thumb: starts the last lineup in one tap, or leads to the game in progress; another key chooses the players. */
export function StartBar(props: StartBarProps) {
  const { group, season, lastCrew, off, log, above, instead, inProgress } = props;
  const [running, another] = inProgress;
  const [back, setBack] = useState<readonly string[]>([]);
  const names = lastCrew.filter((name) => !off.includes(name) || back.includes(name));
  const [start, go] = useStart("push");
  const going = start.start === "going";
  const played = {
    game: group.game,
    house: group.house,
    group: group.id,
    ...(season !== null && { season }),
  };
  const others = { pathname: "/new", query: { group: group.id } };
  return (
    <nav
      aria-label={WORDS.last}
      className={`${COLUMNS.keys} sticky bottom-0 short:static -mx-4 flex flex-col gap-2 border-line flat:flex-row flat:flex-wrap flat:*:flex-1 border-t bg-table px-4 flat:pt-1.5 pt-2.5 flat:pb-1.5 pb-[max(0.75rem,env(safe-area-inset-bottom))]`}
    >
      {start.start === "failed" && (
        <p role="alert" className="text-small text-fire-ink flat:basis-full">
          {start.sentence}
        </p>
      )}
      {off.length > 0 && !running && (
        <div className="flex flex-wrap gap-2 flat:basis-full">
          {off.map((name) => {
            const isBack = back.includes(name);
            return (
              <button
                key={name}
                type="button"
                aria-label={isBack ? dutyWords.dropOff(name) : dutyWords.addOff(name)}
                onClick={() => setBack(isBack ? back.filter((one) => one !== name) : [...back, name])}
                className="key min-h-11 max-w-full px-3 text-small leading-tight [overflow-wrap:anywhere]"
              >
                <span className={isBack ? "" : "text-soft line-through"}>{name}</span>
                <span className="pl-2 text-soft">{dutyWords.offToday}</span>
              </button>
            );
          })}
        </div>
      )}
      {above}
      {instead ? (
        <div className="flex flex-wrap gap-2">
          {instead}
          <Link
            href={others}
            prefetch={false}
            className="key min-h-16 flat:min-h-14 min-w-24 px-3 font-semibold text-small"
          >
            {groupGamesWords.nights.oneGame}
          </Link>
        </div>
      ) : running ? (
        <div className="flex flex-wrap gap-2">
          {!another && (
            <Link
              href={{ pathname: `/games/${running.id}` }}
              prefetch={false}
              className="key key-next min-h-16 flat:min-h-14 min-w-0 flex-1 basis-28 flex-col px-3 py-1.5 leading-tight"
            >
              <span className="stamp text-large leading-none">{WORDS.on}</span>
              <span className="max-w-full text-small [overflow-wrap:anywhere]">{gameName(running.game)}</span>
            </Link>
          )}
          <Link
            href={others}
            prefetch={false}
            className={`key min-h-16 flat:min-h-14 px-1 text-small short:flex-1 font-semibold ${another ? "flex-1" : "w-20"}`}
          >
            {WORDS.first}
          </Link>
          {log}
        </div>
      ) : names.length > 1 ? (
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            aria-disabled={going}
            aria-description={sayCrew(names)}
            onClick={() => go(names, played)}
            className="key key-next min-h-16 flat:min-h-14 min-w-0 flex-1 basis-28 flex-col px-3 py-1.5 leading-tight"
          >
            <span className="stamp text-large leading-none">{going ? START_WORDS.starting : WORDS.last}</span>
            <span className="max-w-full text-small [overflow-wrap:anywhere]">
              {WORDS.same(names.length, gameName(group.game))}
            </span>
          </button>
          <Link
            href={others}
            prefetch={false}
            className="key min-h-16 flat:min-h-14 w-16 px-1 text-small short:flex-1 font-semibold"
          >
            {WORDS.others}
          </Link>
          {log}
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Link
            href={others}
            prefetch={false}
            className="key key-next stamp min-h-16 flat:min-h-14 min-w-0 flex-1 text-[min(2.125rem,9.5vw)]"
          >
            {WORDS.first}
          </Link>
          {log}
        </div>
      )}
    </nav>
  );
}
