"use client";

import { useState } from "react";
import { toAct } from "@/lib/engine";
import { historyWords } from "@/lib/messages/history";
import { FaceKeys } from "../FaceKeys";
import { PlayerPicker } from "../PlayerPicker";
import type { ActionOf, Editing } from "./editing";
import { LookKey } from "./LookKey";

/** The start of a round: who rolled the red die, and its face. */
export function StartEditor({ before, action, names, players, onCorrect }: Editing<ActionOf<"start-round">>) {
  const recorded = action.starter ?? toAct(before);
  const [starter, setStarter] = useState(recorded);
  const [wild, setWild] = useState(action.wild ?? null);
  const { ruling: _ruling, ...rest } = action;
  return (
    <div className="flex flex-col gap-4">
      {wild !== null && (
        <FaceKeys legend={historyWords.redDie} chosen={wild} wild={wild} onChoose={setWild} />
      )}
      <PlayerPicker
        legend={historyWords.whoStarted}
        players={players}
        names={names}
        chosen={starter === null ? [] : [starter]}
        onChoose={([player]) => player !== undefined && setStarter(player)}
      />
      <LookKey
        changed={starter !== recorded || wild !== (action.wild ?? null)}
        onLook={() =>
          onCorrect({
            // The original starter keeps its ruling; another one has to be legal.
            ...(starter === recorded ? action : rest),
            ...(starter !== null && { starter }),
            ...(wild !== null && { wild }),
          })
        }
      />
    </div>
  );
}
