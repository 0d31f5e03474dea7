"use client";

import { useState } from "react";
import { atStake, type Move } from "@/lib/engine";
import { stakeWordsAt } from "@/lib/views/drink";
import { Moves } from "../../../notices/Moves";
import type { ActionOf, Editing } from "./editing";
import { LookKey } from "./LookKey";

interface ResultEditorProps extends Editing<ActionOf<"result">> {
  /** The moves to start from, if they are not the action's own. */
  readonly first?: readonly Move[];
}

/** The result of a round recorded by its result only (S18). */
export function ResultEditor({ before, action, names, players, onCorrect, first }: ResultEditorProps) {
  const [moves, setMoves] = useState(first ?? action.moves);
  return (
    <div className="flex flex-col gap-4">
      <Moves
        moves={moves}
        stakes={atStake(before)}
        seats={players.map((player) => ({ player, name: names[player] ?? player, inTurn: false }))}
        names={names}
        drink={stakeWordsAt(before)}
        onMoves={setMoves}
      />
      <LookKey
        changed={moves.length > 0 && JSON.stringify(moves) !== JSON.stringify(action.moves)}
        onLook={() => onCorrect({ ...action, moves })}
      />
    </div>
  );
}
