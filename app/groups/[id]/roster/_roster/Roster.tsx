"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { PlayerName } from "@/app/ui/PlayerName";
import { list } from "@/lib/messages/anyPage";
import { rosterWords } from "@/lib/messages/night";
import type { PlayedPlayer, SeasonLine } from "@/lib/protocol/group";
import { AddPlayers } from "./AddPlayers";
import { PlayerSheet } from "./PlayerSheet";

interface RosterProps {
  readonly group: string;
  readonly players: readonly PlayedPlayer[];
  readonly shifts: readonly SeasonLine[];
  /** Members who are not on the roster yet. */
  readonly members: readonly { readonly account: string; readonly name: string }[];
  readonly today: string;
  /** True if the crew has a rotation. */
  readonly hasRotation: boolean;
  readonly canKeep: boolean;
}

/** The roster, retired players last; an admin taps one to change it. */
export function Roster(props: RosterProps) {
  const { group, players, shifts, members, today, hasRotation, canKeep } = props;
  const router = useRouter();
  const [asked, setAsked] = useState<string | null>(null);
  const [message, setMessage] = useState("");
  const player = players.find(({ id }) => id === asked);
  const done = (sentence: string) => {
    setAsked(null);
    setMessage(sentence);
    router.refresh();
  };
  const line = (one: PlayedPlayer) => (
    <PlayerLine
      key={one.id}
      player={one}
      shift={shifts.find(({ id }) => id === one.season)?.name ?? null}
      onTap={
        canKeep
          ? () => {
              setMessage("");
              setAsked(one.id);
            }
          : null
      }
    />
  );
  const retired = players.filter((one) => one.retired);
  return (
    <section aria-labelledby="roster">
      <h2 id="roster" className="sr-only">
        {rosterWords.title}
      </h2>
      {players.length === 0 && (
        <p className="pb-4 text-soft">
          <strong className="font-semibold text-ink">{rosterWords.none}</strong>{" "}
          {canKeep ? rosterWords.noneHint : rosterWords.noneToSee}
        </p>
      )}
      {canKeep && <AddPlayers group={group} onBegin={() => setMessage("")} onDone={done} />}
      <p role="status" className={message === "" ? "sr-only" : "pb-3 text-good"}>
        {message}
      </p>
      <ul className={LINES}>{players.filter((one) => !one.retired).map(line)}</ul>
      {retired.length > 0 && (
        <>
          <h3 className="pt-6 font-semibold">{rosterWords.retired}</h3>
          <p className="text-small text-soft">{rosterWords.retiredHint}</p>
          <ul className={LINES}>{retired.map(line)}</ul>
        </>
      )}
      {player && (
        <PlayerSheet
          key={player.id}
          group={group}
          player={player}
          others={players.filter(({ id, retired }) => id !== player.id && !retired)}
          shifts={shifts}
          today={today}
          hasRotation={hasRotation}
          members={members}
          onClose={() => setAsked(null)}
          onDone={done}
        />
      )}
    </section>
  );
}

/** Two columns on wide screens. */
const LINES = "2xl:grid 2xl:grid-cols-2 2xl:gap-x-10";

interface PlayerLineProps {
  readonly player: PlayedPlayer;
  readonly shift: string | null;
  readonly onTap: (() => void) | null;
}

function PlayerLine({ player, shift, onTap }: PlayerLineProps) {
  const { shown, name, nickname, account, games, merged } = player;
  const details = [
    ...(nickname === null ? [] : [name]),
    ...(shift === null ? [] : [rosterWords.shift(shift)]),
    rosterWords.games(games),
    ...(account === "none" ? [] : [account === "yours" ? rosterWords.you : rosterWords.signsIn]),
    ...(merged.length > 0 ? [rosterWords.also(list(merged.map((one) => one.shown)))] : []),
  ].join(" · ");
  const inside = (
    <span className="min-w-0 flex-1">
      <span className="block font-semibold text-lead leading-snug">
        <PlayerName name={shown} color={player.colour} />
      </span>{" "}
      <span
        aria-hidden={onTap !== null}
        className="block pl-5 text-small text-soft leading-snug [overflow-wrap:anywhere]"
      >
        {details}
      </span>
    </span>
  );
  const look = "flex min-h-16 w-full items-center gap-4 py-2.5 text-left";
  return (
    <li className="border-line border-b">
      {onTap ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`${rosterWords.change(shown)}, ${details}`}
          onClick={onTap}
          className={look}
        >
          {inside}
          <span aria-hidden="true" className="text-large text-soft leading-none">
            ›
          </span>
        </button>
      ) : (
        <div className={look}>{inside}</div>
      )}
    </li>
  );
}
