"use client";

import { useState } from "react";
import { DieKeys } from "@/app/ui/DieKeys";
import type { Face, PlayerId } from "@/lib/engine";
import { highRollWords } from "@/lib/messages/sheets";
import { moreWords } from "@/lib/messages/table";
import { faceWord } from "@/lib/messages/terms";
import { highRoll, type RolledDie } from "@/lib/views/highRoll";
import type { SeatView } from "@/lib/views/table";

interface HighRollPageProps {
  readonly seats: readonly SeatView[];
  /** `note`: everyone's dice, at most 200 characters. */
  readonly onStarter: (player: PlayerId, note: string) => void;
}

/** The roll for the first start (S9): one die for each player, in seat order; ties roll again. */
export function HighRollPage({ seats, onStarter }: HighRollPageProps) {
  const [faces, setFaces] = useState<readonly Face[]>([]);
  const { turns, next, highest, tied } = highRoll(
    seats.map(({ player }) => player),
    faces,
  );
  const nameOf = (player: PlayerId) => seats.find((seat) => seat.player === player)?.name ?? player;
  const say = (turn: readonly RolledDie[]) =>
    turn.map(({ player, face }) => `${nameOf(player)} ${face}`).join(", ");
  const note = highRollWords.note(turns.map(say).join("; ")).slice(0, 200);
  return (
    <div className="flex flex-col gap-3">
      {turns.length > 0 && (
        <ol className="text-soft leading-snug [overflow-wrap:anywhere]">
          {turns.map((turn) => (
            <li key={say(turn)}>{say(turn)}</li>
          ))}
        </ol>
      )}
      <p role="status" className="stamp text-title leading-none [overflow-wrap:anywhere]">
        {next !== null
          ? tied
            ? highRollWords.rollsAgain(nameOf(next))
            : highRollWords.rolls(nameOf(next))
          : highRollWords.highest(nameOf(highest ?? ""))}
      </p>
      {next !== null ? (
        <DieKeys
          nameOf={(face) => highRollWords.rolled(nameOf(next), faceWord(face, 1))}
          onFace={(face) => setFaces([...faces, face])}
        />
      ) : (
        <button
          type="button"
          onClick={() => highest !== null && onStarter(highest, note)}
          className="key key-next stamp min-h-16 px-3 text-large"
        >
          {highRollWords.starts(nameOf(highest ?? ""))}
        </button>
      )}
      {faces.length > 0 && (
        <button
          type="button"
          onClick={() => setFaces(faces.slice(0, -1))}
          className="key min-h-14 px-3 font-semibold"
        >
          {moreWords.undo}
        </button>
      )}
    </div>
  );
}
