"use client";

import { useState } from "react";
import { legal } from "@/lib/engine";
import { historyWords } from "@/lib/messages/history";
import { tableWords } from "@/lib/messages/table";
import { shoutOf } from "@/lib/views/table";
import { PlayerPicker } from "../PlayerPicker";
import type { ActionOf, Editing } from "./editing";
import { LookKey } from "./LookKey";

/** A bang: who challenged, in the order of the shouts (F13). */
export function BangEditor({ before, action, names, players, onCorrect }: Editing<ActionOf<"challenge">>) {
  const recorded = typeof action.by === "string" ? [action.by] : action.by;
  const [by, setBy] = useState(recorded);
  const claimer = before.phase === "claiming" ? before.round.latest?.by : undefined;
  const kind = action.kind ?? "doubt";
  const ways = legal(before, recorded[0] ?? "").challenges;
  const together = ways.some((way) => way.kind === kind && way.together);
  const { ruling: _ruling, ...rest } = action;
  return (
    <div className="flex flex-col gap-4">
      <PlayerPicker
        legend={together ? historyWords.whoBanged : tableWords.whoShouted(shoutOf(ways, kind), before.game)}
        players={players.filter((player) => player !== claimer)}
        names={names}
        chosen={by}
        {...(together && { several: "in-order" })}
        onChoose={setBy}
      />
      <LookKey
        changed={by.length > 0 && by.join("\n") !== recorded.join("\n")}
        onLook={() => onCorrect({ ...rest, by: by.length === 1 && by[0] !== undefined ? by[0] : by })}
      />
    </div>
  );
}
