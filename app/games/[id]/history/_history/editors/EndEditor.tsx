"use client";

import { useState } from "react";
import { historyWords } from "@/lib/messages/history";
import { WhoKeys } from "../WhoKeys";
import type { ActionOf, Editing } from "./editing";
import { LookKey } from "./LookKey";

/** How a game ended: who lost it, or who won. One that just stopped can only be taken back. */
export function EndEditor({ before, action, names, onCorrect }: Editing<ActionOf<"end">>) {
  const { losers = [] } = action;
  const named = losers.length > 0 ? "losers" : "winners";
  const recorded = action[named] ?? [];
  const [who, setWho] = useState(recorded);
  if (recorded.length === 0) return <p className="text-soft">{historyWords.onlyTakeBack}</p>;
  // F12: only those who are tied decide among themselves.
  const asked = before.phase === "finished" ? before.tied : before.seats.map(({ player }) => player);
  const same = who.length === recorded.length && who.every((player) => recorded.includes(player));
  return (
    <div className="flex flex-col gap-4">
      <WhoKeys
        legend={named === "losers" ? historyWords.whoLost : historyWords.whoWon}
        players={asked}
        names={names}
        chosen={who}
        several="together"
        onChoose={setWho}
      />
      <LookKey changed={who.length > 0 && !same} onLook={() => onCorrect({ ...action, [named]: who })} />
    </div>
  );
}
