"use client";

import { useState } from "react";
import { buysIn, play } from "@/lib/engine";
import { historyWords } from "@/lib/messages/history";
import { PlayerPicker } from "../PlayerPicker";
import { CountKeys } from "./CountKeys";
import type { ActionOf, Editing } from "./editing";
import { LookKey } from "./LookKey";

/** A rebuy: who, and for how many chips (S17). */
export function BuyInEditor({ before, action, names, onCorrect }: Editing<ActionOf<"buy-in">>) {
  const usual = action.count ?? buysIn(before) ?? 1;
  const [who, setWho] = useState(action.player);
  const [count, setCount] = useState(usual);
  const buyers = before.seats.filter(({ player }) => play(before, { do: "buy-in", player }).ok);
  return (
    <div className="flex flex-col gap-4">
      <CountKeys count={count} onCount={setCount} />
      <PlayerPicker
        legend={historyWords.who}
        players={buyers.map(({ player }) => player)}
        names={names}
        chosen={[who]}
        onChoose={([player]) => player !== undefined && setWho(player)}
      />
      <LookKey
        changed={who !== action.player || count !== usual}
        onLook={() => onCorrect({ ...action, player: who, count })}
      />
    </div>
  );
}
