"use client";

import { useRef, useState } from "react";
import { sendEntries } from "@/lib/client/api";
import { ask } from "@/lib/client/ask";
import { newId } from "@/lib/client/newId";
import type { ApiError, BrokenEntry, NewEntry, Wanted } from "@/lib/protocol/entry";
import type { AnswerOf } from "@/lib/protocol/routes";

/** A correction that was not done: the server's reason, or that no answer came. */
export type Problem = ApiError | "no-answer";

/** Where a correction stands: being entered, looked at, or on its way into the journal. */
export type Correction =
  | { readonly step: "edit"; readonly wanted: readonly Wanted[]; readonly problem: Problem | null }
  | { readonly step: "looking" }
  | {
      readonly step: "preview" | "recording";
      readonly wanted: readonly Wanted[];
      readonly preview: AnswerOf<"POST /api/v1/games/{game}/preview">;
      /** Every later line that was found broken on the way here, those that were decided about as well. */
      readonly found: readonly BrokenEntry[];
      readonly problem: Problem | null;
    };

/** Whether what a correction would change is being looked at. */
export const hasPreview = (
  correction: Correction,
): correction is Extract<Correction, { readonly step: "preview" | "recording" }> =>
  correction.step === "preview" || correction.step === "recording";

interface Steps {
  readonly correction: Correction;
  readonly startOver: () => void;
  /** Asks what a list of corrections would change. Nothing is recorded. */
  readonly look: (wanted: readonly Wanted[]) => void;
  /** Records the list that was looked at, all of it or nothing. */
  readonly record: () => void;
}

interface Outcomes {
  readonly onRecorded: () => void;
  /** Somebody recorded something meanwhile: what was looked at is not how it stands. */
  readonly onStale: () => void;
}

const START: Correction = { step: "edit", wanted: [], problem: null };

/** Leads a correction of a game from what is wanted to what is recorded; `seq` is the last entry that was seen. */
export function useCorrection(game: string, seq: number, { onRecorded, onStale }: Outcomes): Steps {
  const [correction, setCorrection] = useState<Correction>(START);
  // The same list is sent again under the same ids: when an answer is lost, nothing is recorded twice.
  const list = useRef<readonly NewEntry[]>([]);
  const found = useRef<readonly BrokenEntry[]>([]);

  const look = async (wanted: readonly Wanted[]) => {
    setCorrection({ step: "looking" });
    const entries = wanted.map((one) => ({ ...one, id: newId(), after: seq }));
    list.current = entries;
    const answer = await ask("POST /api/v1/games/{game}/preview", { game }, { entries }).catch(
      () => "no-answer" as const,
    );
    // Closed meanwhile, or another one is being looked at.
    if (list.current !== entries) return;
    if (isStale(answer)) onStale();
    else if (answer !== "no-answer" && answer.ok) {
      found.current = [...found.current, ...answer.broken];
      setCorrection({ step: "preview", wanted, preview: answer, found: found.current, problem: null });
    } else setCorrection({ step: "edit", wanted, problem: answer });
  };

  const record = async () => {
    if (correction.step !== "preview") return;
    setCorrection({ ...correction, step: "recording", problem: null });
    const answer = await sendEntries(game, list.current).catch(() => "no-answer" as const);
    if (isStale(answer)) onStale();
    else if (answer !== "no-answer" && answer.ok) onRecorded();
    else setCorrection({ ...correction, step: "preview", problem: answer });
  };

  return {
    correction,
    startOver: () => {
      list.current = [];
      found.current = [];
      setCorrection(START);
    },
    look: (wanted) => void look(wanted),
    record: () => void record(),
  };
}

const isStale = (answer: Problem | { readonly ok: true }): boolean =>
  answer !== "no-answer" && !answer.ok && (answer.code === "stale" || answer.code === "already-replaced");
