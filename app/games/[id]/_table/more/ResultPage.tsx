"use client";

import { useState } from "react";
import { Form, SubmitKey } from "@/app/ui/Form";
import { type Action, type End, type Move, namedAtEnd, type PlayerId, play } from "@/lib/engine";
import { moreSheetWords } from "@/lib/messages/sheets";
import { sayAction } from "@/lib/messages/table";
import type { OpenTable } from "@/lib/protocol/entry";
import { priceFor, startsAfter } from "@/lib/views/resultMoves";
import { resultSays } from "@/lib/views/resultSays";
import type { TableView } from "@/lib/views/table";
import { canTake, Moves, usualFirst } from "../../notices/Moves";
import { Names } from "../../notices/Names";

interface ResultPageProps {
  readonly table: OpenTable;
  readonly view: TableView;
  readonly onResult: (action: Action) => void;
  readonly onEnd: (end: Pick<End, "losers" | "winners">) => void;
}

const WORDS = moreSheetWords.result;

/** The longest word that fits one of three keys in a row. */
const MAX_WORD_LENGTH = 9;

/** A question with one name as its answer. */
interface Question {
  readonly asks: string;
  readonly actionFor: (player: PlayerId) => Action;
}

/** Records a round by its result only (S18), or the end of the game, with one tap on a name. */
export function ResultPage({ table, view, onResult, onEnd }: ResultPageProps) {
  const [several, setSeveral] = useState(false);
  if (several) return <SeveralMoves table={table} view={view} onResult={onResult} />;
  const { state, names } = table;
  const words = view.seats.flatMap(({ name }) => name.split(" "));
  const dense = words.every((word) => word.length <= MAX_WORD_LENGTH);
  return (
    <div className="flex flex-col gap-4">
      {questionsOf(view, table).map(({ asks, actionFor }) => (
        <fieldset key={asks} className="min-w-0">
          <legend className="pb-1.5 font-semibold text-small text-soft">{asks}</legend>
          <Names
            seats={view.seats.flatMap(({ player, name }) =>
              play(state, actionFor(player)).ok ? { player, name, inTurn: false } : [],
            )}
            label={(player) => sayAction(actionFor(player), names, view)}
            onName={(player) => {
              const action = actionFor(player);
              if (action.do === "end") onEnd(action);
              else onResult(action);
            }}
            dense={dense}
          />
        </fieldset>
      ))}
      <button
        type="button"
        onClick={() => setSeveral(true)}
        className="key min-h-14 px-3 font-semibold [overflow-wrap:anywhere]"
      >
        {WORDS.several}
      </button>
    </div>
  );
}

/** The possible results of a round, the usual ones first; then the winner or loser of the game. */
function questionsOf({ stakes, pot, drink, seats }: TableView, table: OpenTable): readonly Question[] {
  const { state } = table;
  const lost = (what: Move["what"], player: PlayerId): Move => ({
    what,
    count: priceFor(state, what, player),
    ...canTake(what, player),
  });
  const named = namedAtEnd(state.game);
  return [
    ...usualFirst(stakes).map((what) => {
      const most = Math.max(1, ...seats.map(({ player }) => priceFor(state, what, player)));
      return {
        asks: WORDS.question({ ...lost(what, ""), count: most }, drink),
        actionFor: (player: PlayerId): Action => ({ do: "result", moves: [lost(what, player)] }),
      };
    }),
    ...(pot
      ? [
          {
            asks: WORDS.whoTakes(pot, drink),
            actionFor: (to: PlayerId): Action => ({
              do: "result",
              moves: [{ what: "chip", count: pot, from: "pot", to }],
            }),
          },
        ]
      : []),
    // A game for drinks has no winner.
    ...(stakes[0] === "drink"
      ? []
      : [
          {
            asks: WORDS.over[resultSays(named, table)],
            actionFor: (player: PlayerId): Action => ({ do: "end", [named]: [player] }),
          },
        ]),
  ];
}

/** Several results of one round, one row each. */
function SeveralMoves({ table, view, onResult }: Omit<ResultPageProps, "onEnd">) {
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const ready = moves.length > 0;
  const next = startsAfter(table.state, moves);
  return (
    <Form onSend={() => ready && onResult({ do: "result", moves, ...(next !== undefined && { next }) })}>
      <p className="text-soft text-small">{WORDS.hint}</p>
      <Moves
        moves={moves}
        stakes={view.stakes}
        seats={view.seats.filter(({ active }) => active)}
        names={table.names}
        drink={view.drink}
        onMoves={setMoves}
      />
      <SubmitKey look="sheet" ready={ready}>
        {ready ? WORDS.save : WORDS.missing}
      </SubmitKey>
    </Form>
  );
}
