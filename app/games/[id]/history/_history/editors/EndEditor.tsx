"use client";

import { useState } from "react";
import type { PlayerId } from "@/lib/engine";
import { historyWords } from "@/lib/messages/history";
import { PlayerPicker } from "../PlayerPicker";
import type { ActionOf, Editing } from "./editing";
import { LookKey } from "./LookKey";

/** The end of a game: who lost or won. A game that was just stopped can only be resumed. */
export function EndEditor({ before, action, names, onCorrect }: Editing<ActionOf<"end">>) {
  const { losers = [] } = action;
  const named = losers.length > 0 ? "losers" : "winners";
  const recorded = action[named] ?? [];
  const [who, setWho] = useState(recorded);
  if (recorded.length === 0) return <p className="text-soft">{historyWords.onlyTakeBack}</p>;
  // F12: a playoff decides only among the tied players.
  const asked = before.phase === "finished" ? before.tied : before.seats.map(({ player }) => player);
  // A pot shared by the winners goes to the corrected winners.
  const shared =
    named === "winners" && action.pot && sameNames(Object.keys(action.pot), recorded)
      ? { pot: Object.fromEntries(who.map((player) => [player, 1])) }
      : {};
  const same = sameNames(who, recorded);
  return (
    <div className="flex flex-col gap-4">
      <PlayerPicker
        legend={named === "losers" ? historyWords.whoLost : historyWords.whoWon}
        players={asked}
        names={names}
        chosen={who}
        several="together"
        onChoose={setWho}
      />
      <LookKey
        changed={who.length > 0 && !same}
        onLook={() => onCorrect({ ...action, [named]: who, ...shared })}
      />
    </div>
  );
}

const sameNames = (one: readonly PlayerId[], other: readonly PlayerId[]): boolean =>
  one.length === other.length && one.every((player) => other.includes(player));
