"use client";

import { useState } from "react";
import { OneOf } from "@/app/ui/OneOf";
import { type GameState, legal, type PlayerId, type RecordOutcome } from "@/lib/engine";
import { historyWords } from "@/lib/messages/history";
import { outcomeWords } from "@/lib/messages/outcomes";
import { scoredBy } from "@/lib/views/history";
import { PlayerPicker } from "../PlayerPicker";
import { CountKeys } from "./CountKeys";
import type { ActionOf, Editing } from "./editing";
import { LookKey } from "./LookKey";
import { ResultEditor } from "./ResultEditor";

/** A round by its outcome: who challenged whom and who was right, or who lost (S26). */
export function OutcomeEditor({ before, action, names, players, onCorrect }: Editing<ActionOf<"outcome">>) {
  const [edited, setEdited] = useState<RecordOutcome>(action);
  const { ruling: _ruling, ...rest } = edited;
  const pickers = { names, players, edited, onEdit: setEdited };
  const [asResult, setAsResult] = useState(false);
  if (asResult)
    return (
      <ResultEditor
        {...{ before, names, players, onCorrect }}
        action={{ do: "result", moves: [] }}
        first={scoredBy(before, action)?.moves ?? []}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      {action.loser === undefined ? <Verdict {...pickers} before={before} /> : <Loser {...pickers} />}
      {edited.off !== undefined && (
        <div>
          <p className="pb-1.5 text-small text-soft">{outcomeWords.off}</p>
          <CountKeys count={edited.off} onCount={(off) => setEdited({ ...edited, off })} />
        </div>
      )}
      <LookKey
        changed={
          JSON.stringify(edited) !== JSON.stringify(action) &&
          (edited.loser !== undefined || (edited.challengers ?? []).length > 0)
        }
        onLook={() => onCorrect(rest)}
      />
      <button
        type="button"
        onClick={() => setAsResult(true)}
        className="key min-h-14 px-3 font-semibold [overflow-wrap:anywhere]"
      >
        {outcomeWords.asResult}
      </button>
    </div>
  );
}

interface PickersProps extends Pick<Editing, "names" | "players"> {
  readonly edited: RecordOutcome;
  readonly onEdit: (edited: RecordOutcome) => void;
}

function Loser({ names, players, edited, onEdit }: PickersProps) {
  const { winner, ...rest } = edited;
  return (
    <>
      <PlayerPicker
        legend={historyWords.whoLost}
        players={players}
        names={names}
        chosen={edited.loser === undefined ? [] : [edited.loser]}
        onChoose={([loser]) =>
          loser !== undefined && onEdit({ ...(winner === loser ? rest : edited), loser })
        }
      />
      {winner !== undefined && (
        <PlayerPicker
          legend={historyWords.whoWon}
          players={players.filter((player) => player !== edited.loser)}
          names={names}
          chosen={[winner]}
          onChoose={([player]) => player !== undefined && onEdit({ ...edited, winner: player })}
        />
      )}
    </>
  );
}

function Verdict({ names, players, before, edited, onEdit }: PickersProps & { readonly before: GameState }) {
  const { challengers = [], right, out_of_turn: _turn, ...rest } = edited;
  const scored = scoredBy(before, edited);
  const claimer = edited.claimer ?? scored?.claimer ?? null;
  const way = waysAt(before, players).find(({ kind }) => kind === (edited.kind ?? "doubt"));
  // Who was in turn follows from the seats again, until the table says otherwise.
  const among = (by: readonly PlayerId[], from: PlayerId | null) =>
    onEdit({
      ...rest,
      challengers: by,
      ...(from !== null && { claimer: from }),
      ...(right !== undefined && { right }),
    });
  return (
    <>
      <PlayerPicker
        legend={outcomeWords.whoChallenged}
        players={players.filter((player) => player !== claimer)}
        names={names}
        chosen={challengers}
        {...(way?.together && { several: "in-order" })}
        onChoose={(by) => among(by, claimer)}
      />
      <PlayerPicker
        legend={outcomeWords.whoseClaim}
        players={players.filter((player) => !challengers.includes(player))}
        names={names}
        chosen={claimer === null ? [] : [claimer]}
        onChoose={([player]) => player !== undefined && among(challengers, player)}
      />
      {way?.kind === "doubt" && way.byOthers && claimer !== null && (
        <OneOf
          legend={outcomeWords.turn}
          inRow
          options={[
            { value: "in", name: outcomeWords.turns.in },
            { value: "out", name: outcomeWords.turns.out },
          ]}
          chosen={scored?.outOfTurn ? "out" : "in"}
          onChoose={(turn) => onEdit({ ...edited, claimer, out_of_turn: turn === "out" })}
        />
      )}
      {right !== undefined && (
        <OneOf
          legend={outcomeWords.result}
          inRow
          options={[
            { value: "right", name: outcomeWords.stamp.right },
            { value: "wrong", name: outcomeWords.stamp.wrong },
          ]}
          chosen={right ? "right" : "wrong"}
          onChoose={(choice) => onEdit({ ...edited, right: choice === "right" })}
        />
      )}
    </>
  );
}

/** The ways to challenge that a game knows. */
const waysAt = (before: GameState, [player]: readonly PlayerId[]) =>
  player === undefined ? [] : legal(before, player).challenges;
