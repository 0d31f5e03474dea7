"use client";

import { useState } from "react";
import { BareField } from "@/app/ui/BareField";
import { Form, SubmitKey } from "@/app/ui/Form";
import type { Action, Adjust, PlayerId, Stake, StakeWords } from "@/lib/engine";
import { moreSheetWords, sayPenaltyStake } from "@/lib/messages/sheets";
import type { SeatView } from "@/lib/views/table";
import { canTake } from "../../notices/Moves";
import { Choice } from "./Choice";

interface PenaltyPageProps {
  readonly seats: readonly SeatView[];
  /** The stakes of this game. */
  readonly stakes: readonly Stake[];
  /** The table's own words for stakes. */
  readonly drink: StakeWords;
  readonly onPenalty: (action: Action) => void;
}

const WORDS = moreSheetWords.penalty;

/** A house penalty (S15): who, what, how many, and why. */
export function PenaltyPage({ seats, stakes, drink, onPenalty }: PenaltyPageProps) {
  const [who, setWho] = useState<PlayerId | null>(null);
  const offered = stakes.toSorted((a, b) => Number(b === "bad") - Number(a === "bad"));
  const [what, setWhat] = useState<Stake>(offered[0] ?? "die");
  const [count, setCount] = useState(1);
  const [note, setNote] = useState("");
  const name = seats.find(({ player }) => player === who)?.name;
  const ready = who !== null && note.trim() !== "";
  const adjust: Adjust = { do: "adjust", what, count, ...canTake(what, who ?? ""), note: note.trim() };
  return (
    <Form onSend={() => ready && onPenalty(adjust)}>
      <Choice
        legend={WORDS.who}
        options={seats.flatMap(({ player, name, active }) => (active ? { value: player, label: name } : []))}
        chosen={who}
        onChoose={setWho}
        width="names"
      />
      <div className="pairs grid gap-3">
        <Choice
          legend={WORDS.what}
          options={offered.map((value) => ({ value, label: sayPenaltyStake(value, drink) }))}
          chosen={what}
          onChoose={setWhat}
        />
        <Choice
          legend={WORDS.howMany}
          options={[1, 2, 3].map((value) => ({ value, label: String(value) }))}
          chosen={count}
          onChoose={setCount}
        />
      </div>
      <Choice
        legend={WORDS.why}
        options={WORDS.reasons.map((value) => ({ value, label: value }))}
        chosen={note}
        onChoose={setNote}
        width="sentences"
      />
      <BareField
        name={WORDS.otherReason}
        value={note}
        mostCharacters={200}
        onType={setNote}
        className="text-base"
      />
      <SubmitKey look="sheet" ready={ready}>
        {name === undefined ? WORDS.missing.who : ready ? WORDS.save(name, adjust, drink) : WORDS.missing.why}
      </SubmitKey>
    </Form>
  );
}
