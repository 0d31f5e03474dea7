"use client";

import { useState } from "react";
import { Form, SubmitKey } from "@/app/ui/Form";
import type { Action, Move } from "@/lib/engine";
import type { Names } from "@/lib/messages/names";
import { moreSheetWords } from "@/lib/messages/sheets";
import type { TableView } from "@/lib/views/table";
import { Moves } from "../../beside/Moves";

interface ResultPageProps {
  readonly view: TableView;
  readonly names: Names;
  readonly onResult: (action: Action) => void;
}

const WORDS = moreSheetWords.result;

/** A round of which the table keeps only what changed hands (S18). */
export function ResultPage({ view, names, onResult }: ResultPageProps) {
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const ready = moves.length > 0;
  return (
    <Form onSend={() => ready && onResult({ do: "result", moves })}>
      <p className="text-soft text-sm">{WORDS.hint}</p>
      <Moves
        moves={moves}
        stakes={view.stakes}
        seats={view.seats.filter(({ active }) => active)}
        names={names}
        drink={view.drink}
        onMoves={setMoves}
      />
      <SubmitKey look="sheet" ready={ready}>
        {ready ? WORDS.save : WORDS.missing}
      </SubmitKey>
    </Form>
  );
}
