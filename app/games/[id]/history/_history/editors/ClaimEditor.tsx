"use client";
import { useState } from "react";
import { HandKeys } from "@/app/games/[id]/claiming/pads/HandKeys";
import { NamingDice } from "@/app/games/[id]/claiming/pads/NamingDice";
import { RollKeys } from "@/app/games/[id]/claiming/pads/RollKeys";
import {
  type Claim,
  type CountClaim,
  type Face,
  type GameState,
  type HandClaim,
  type MakeClaim,
  type MiaClaim,
  play,
} from "@/lib/engine";
import { historyWords, sayEntry } from "@/lib/messages/history";
import { type HandKey, handPad, tapDie } from "@/lib/views/handPad";
import { rollPad } from "@/lib/views/rollPad";
import { FaceKeys } from "../FaceKeys";
import { PlayerPicker } from "../PlayerPicker";
import type { ActionOf, Editing } from "./editing";
import { LookKey } from "./LookKey";

/** A claim: who made it and what it was, with the keys of its kind. */
export function ClaimEditor({ before, action, names, players, onCorrect }: Editing<ActionOf<"claim">>) {
  const [by, setBy] = useState(action.by);
  const [claim, setClaim] = useState(() => asRead(before, action));
  if (claim === null) return <p className="text-soft">{historyWords.onlyTakeBack}</p>;
  // The ruling applied to the original claim only.
  const { ruling: _ruling, ...rest } = action;
  const corrected = { ...rest, by, claim };
  const say = (other: unknown) => ({ ...rest, by, claim: other });
  return (
    <div className="flex flex-col gap-4">
      <p className="stamp text-title leading-none" aria-live="polite">
        {sayEntry(corrected, names)}
      </p>
      {"count" in claim ? (
        <CountChoice before={before} claim={claim} onChoose={setClaim} />
      ) : "hand" in claim ? (
        <HandChoice before={before} say={say} onChoose={setClaim} />
      ) : (
        <RollChoice before={before} say={say} onChoose={setClaim} />
      )}
      <PlayerPicker
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

/** Parses a claim, recorded as text or as an object; null if the rules cannot. */
function asRead(before: Editing["before"], action: ActionOf<"claim">): Claim | null {
  const played = play(before, { ...action, ruling: "read" });
  const state = played.ok ? played.value.state : null;
  return state?.phase === "claiming" ? (state.round.latest?.claim ?? null) : null;
}

interface CountChoiceProps {
  /** The state before the claim. */
  readonly before: GameState;
  readonly claim: CountClaim;
  readonly onChoose: (claim: CountClaim) => void;
}

/** Chooses a count and a face. */
function CountChoice({ before, claim, onChoose }: CountChoiceProps) {
  const wild = before.phase === "claiming" ? before.round.terms.wild : null;
  const lift = (by: number) => onChoose({ ...claim, count: Math.max(1, claim.count + by) });
  return (
    <>
      <div className="flex items-center gap-2">
        <button type="button" aria-label={historyWords.fewer} onClick={() => lift(-1)} className={STEP}>
          −
        </button>
        <p className="flex-1 text-center">
          <span className="sr-only">{historyWords.howMany} </span>
          <strong className="stamp text-huge leading-none">{claim.count}</strong>
        </p>
        <button type="button" aria-label={historyWords.more} onClick={() => lift(1)} className={STEP}>
          +
        </button>
      </div>
      <FaceKeys
        legend={historyWords.ofWhat}
        chosen={claim.face}
        wild={wild}
        onChoose={(face) => onChoose({ ...claim, face })}
      />
    </>
  );
}

const STEP = "key min-h-14 w-20 text-title";

interface HandChoiceProps {
  /** The state before the claim. */
  readonly before: GameState;
  readonly say: (claim: unknown) => MakeClaim;
  readonly onChoose: (claim: HandClaim) => void;
}

/** Chooses a hand with the table's keys. Illegal ones can be chosen too: the preview shows the effect. */
function HandChoice({ before, say, onChoose }: HandChoiceProps) {
  const [dice, setDice] = useState<readonly Face[]>([]);
  const choose = ({ claim }: HandKey) => claim && onChoose(claim);
  return (
    <div className="flex flex-col gap-2">
      <HandKeys
        keys={handPad(before, { dice, say })}
        opening={before.phase === "claiming" && before.round.latest === null}
        seq={0}
        onClaim={choose}
        onAllow={choose}
      />
      <NamingDice
        dice={dice}
        onTap={(face) => setDice(tapDie(dice, face))}
        onUndo={() => setDice(dice.slice(0, -1))}
      />
    </div>
  );
}

interface RollChoiceProps {
  /** The state before the claim. */
  readonly before: GameState;
  readonly say: (claim: unknown) => MakeClaim;
  readonly onChoose: (claim: MiaClaim) => void;
}

/** Chooses a roll with the table's keys. Illegal ones can be chosen too: the preview shows the effect. */
function RollChoice({ before, say, onChoose }: RollChoiceProps) {
  return (
    <RollKeys
      keys={rollPad(before, say)}
      opening={before.phase === "claiming" && before.round.latest === null}
      seq={0}
      onClaim={onChoose}
      onAllow={onChoose}
    />
  );
}
