"use client";

import { useState } from "react";
import { type Claim, play } from "@/lib/engine";
import { historyWords, sayEntry } from "@/lib/messages/history";
import { WhoKeys } from "../WhoKeys";
import { CountChoice } from "./CountChoice";
import type { ActionOf, Editing } from "./editing";
import { HandChoice } from "./HandChoice";
import { LookKey } from "./LookKey";
import { RollChoice } from "./RollChoice";

/** A claim: who said what, by the keys its kind is claimed with. */
export function ClaimEditor({ before, action, names, players, onCorrect }: Editing<ActionOf<"claim">>) {
  const [by, setBy] = useState(action.by);
  const [claim, setClaim] = useState(() => asRead(before, action));
  if (claim === null) return <p className="text-soft">{historyWords.onlyTakeBack}</p>;
  // What was let stand, was so for the claim as it was.
  const { ruling: _ruling, ...rest } = action;
  const corrected = { ...rest, by, claim };
  const say = (other: unknown) => ({ ...rest, by, claim: other });
  return (
    <div className="flex flex-col gap-4">
      <p className="stamp text-3xl leading-none" aria-live="polite">
        {sayEntry(corrected, names)}
      </p>
      {"count" in claim ? (
        <CountChoice before={before} claim={claim} onChoose={setClaim} />
      ) : "hand" in claim ? (
        <HandChoice before={before} say={say} onChoose={setClaim} />
      ) : (
        <RollChoice before={before} say={say} onChoose={setClaim} />
      )}
      <WhoKeys
        legend={historyWords.who}
        players={players}
        names={names}
        chosen={[by]}
        onChoose={([player]) => player !== undefined && setBy(player)}
      />
      <LookKey
        changed={sayEntry(corrected, names) !== sayEntry(action, names)}
        onLook={() => onCorrect(corrected)}
      />
    </div>
  );
}

/** The claim as the rules read it, whether it was recorded as words or as an object; null where they cannot. */
function asRead(before: Editing["before"], action: ActionOf<"claim">): Claim | null {
  const played = play(before, { ...action, ruling: "read" });
  const state = played.ok ? played.value.state : null;
  return state?.phase === "claiming" ? (state.round.latest?.claim ?? null) : null;
}
