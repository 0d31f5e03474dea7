"use client";

import { useState } from "react";
import { useStart } from "@/app/_start/useStart";
import { PlainLink } from "@/app/ui/PlainLink";
import { readAgain } from "@/lib/client/api";
import { nextGameWords } from "@/lib/messages/start";
import type { OpenTable } from "@/lib/protocol/entry";
import type { TableView } from "@/lib/views/table";
import type { Seated } from "../_table/seated";
import { NamesSheet } from "../notices/NamesSheet";

interface NextGameProps extends Pick<Seated, "table" | "tap" | "next"> {
  readonly view: TableView;
  /** Other keys, above the big one. */
  readonly children: React.ReactNode;
}

/**
 * Starts the next game with the same crew and rules in one tap, or opens the one that started meanwhile. Tied
 * losers play off first (F12).
 */
export function NextGame({ table, view, tap, next, children }: NextGameProps) {
  const [start, go] = useStart("push");
  const [asking, setAsking] = useState(false);
  const { game, house } = table.state;
  const played = { game, house, ...placeOf(table) };
  const tied = view.seats.filter(({ player }) => view.tied.includes(player));
  const tiedNames = tied.map(({ name }) => name);
  const going = start.start === "going";
  /** After a playoff, everyone plays the original game again. */
  const again = async () => {
    const first = await firstOf(table).catch(() => table);
    go(crewOf(first), {
      ...{ game: first.state.game, house: first.state.house, ...placeOf(table) },
      after: table.id,
    });
  };
  return (
    <>
      {start.start === "failed" && (
        <p role="alert" className="text-base text-fire-ink">
          {start.sentence}
        </p>
      )}
      {tied.length > 1 && (
        <div className="grid grid-cols-3 gap-2">
          <button
            type="button"
            aria-label={nextGameWords.playoffName(tiedNames)}
            aria-disabled={going}
            onClick={() => go(tiedNames, { ...played, playoff_of: table.id })}
            className={TIED_KEY}
          >
            {nextGameWords.playoff}
          </button>
          <button
            type="button"
            aria-disabled={going}
            onClick={() =>
              go(tiedNames, { ...played, house: { ...house, ...ONE_ROUND }, playoff_of: table.id })
            }
            className={TIED_KEY}
          >
            {nextGameWords.oneRound}
          </button>
          <button type="button" aria-haspopup="dialog" onClick={() => setAsking(true)} className={TIED_KEY}>
            {nextGameWords.byHand}
          </button>
        </div>
      )}
      {children}
      {next === null ? (
        <button
          type="button"
          aria-disabled={going}
          onClick={() => void again()}
          className="key key-next min-h-16 flex-col px-3 leading-tight"
        >
          <span className="stamp text-large leading-none">
            {going ? nextGameWords.starting : nextGameWords.again}
          </span>
          <span className="max-w-full text-small">
            {table.playoffOf === null ? nextGameWords.againHint(crewOf(table)) : nextGameWords.everybody}
          </span>
        </button>
      ) : (
        <PlainLink
          href={`/games/${next}`}
          className="key key-next stamp min-h-16 px-3 text-large leading-none"
        >
          {nextGameWords.toNext}
        </PlainLink>
      )}
      <NamesSheet
        title={nextGameWords.whose[table.washes === false ? "lost" : "losers"]}
        hint={nextGameWords.whoseHint}
        seats={tied}
        open={asking}
        onClose={() => setAsking(false)}
        onName={(player) => tap({ do: "end", losers: [player] })}
      >
        <PlainLink href={`/new?playoff=${table.id}`} className="key mt-3 min-h-14 px-2 font-semibold">
          {nextGameWords.anotherGame}
        </PlainLink>
      </NamesSheet>
    </>
  );
}

const TIED_KEY = "key min-h-14 min-w-0 px-1 font-semibold text-small leading-tight [overflow-wrap:anywhere]";

/** The original game of a chain of playoffs. */
async function firstOf(table: OpenTable): Promise<OpenTable> {
  if (table.playoffOf === null) return table;
  const decided = await readAgain(table.playoffOf);
  return decided === null ? table : firstOf(decided);
}

/** The remaining players by name, in seat order. */
const crewOf = ({ state, names }: OpenTable): readonly string[] =>
  state.seats.flatMap(({ player, gone: hasLeft }) => (hasLeft ? [] : (names[player] ?? player)));

/** The first single loser of a point ends it (F10): one round. */
const ONE_ROUND = { end_alone: 1 } as const;

/** The next game belongs to the same group. The server gives it the same shift, unless shifts changed since. */
const placeOf = ({ group }: Seated["table"]) => (group ? { group: group.id } : {});
