"use client";

import { useState } from "react";
import { type Claim, play } from "@/lib/engine";
import { historyWords, sayEntry } from "@/lib/words/historyScreens";
import { FaceKeys } from "../FaceKeys";
import { WhoKeys } from "../WhoKeys";
import type { ActionOf, Editing } from "./editing";
import { LookKey } from "./LookKey";

/** A claim: who said how many of what. */
export function ClaimEditor({ before, action, names, players, onCorrect }: Editing<ActionOf<"claim">>) {
  const [by, setBy] = useState(action.by);
  const [claim, setClaim] = useState(() => asCounted(before, action));
  if (claim === null) return <p className="text-soft">{historyWords.onlyTakeBack}</p>;
  const wild = before.phase === "claiming" ? before.round.terms.wild : null;
  // What was let stand, was so for the claim as it was.
  const { ruling: _ruling, ...rest } = action;
  const corrected = { ...rest, by, claim };
  const lift = (by: number) => setClaim({ ...claim, count: Math.max(1, claim.count + by) });
  return (
    <div className="flex flex-col gap-4">
      <p className="stamp text-3xl leading-none" aria-live="polite">
        {sayEntry(corrected, names)}
      </p>
      <div className="flex items-center gap-2">
        <button type="button" aria-label={historyWords.fewer} onClick={() => lift(-1)} className={STEP}>
          −
        </button>
        <p className="flex-1 text-center">
          <span className="sr-only">{historyWords.howMany} </span>
          <strong className="stamp text-5xl leading-none">{claim.count}</strong>
        </p>
        <button type="button" aria-label={historyWords.more} onClick={() => lift(1)} className={STEP}>
          +
        </button>
      </div>
      <FaceKeys
        legend={historyWords.ofWhat}
        chosen={claim.face}
        wild={wild}
        onChoose={(face) => setClaim({ ...claim, face })}
      />
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

const STEP = "plate min-h-14 w-20 text-3xl";

/** The claim as the rules read it, whether it was recorded as words or as an object; null where nothing is counted. */
function asCounted(before: Editing["before"], action: ActionOf<"claim">) {
  const played = play(before, { ...action, ruling: "read" });
  const state = played.ok ? played.value.state : null;
  const claim: Claim | undefined = state?.phase === "claiming" ? state.round.latest?.claim : undefined;
  return claim && "count" in claim ? claim : null;
}
