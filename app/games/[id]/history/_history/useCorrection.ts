"use client";

import { useRef, useState } from "react";
import { sendEntries } from "@/lib/client/api";
import { ask } from "@/lib/client/ask";
import { newId } from "@/lib/client/newId";
import type { ApiError, BrokenEntry, NewEntry, Wanted } from "@/lib/protocol/entry";
import type { AnswerOf } from "@/lib/protocol/routes";

/** Why a correction failed: the server's refusal, or no response. */
export type Problem = ApiError | "no-answer";

/** The state of a correction: editing, previewing, or saving. */
export type CorrectionState =
  | { readonly step: "edit"; readonly wanted: readonly Wanted[]; readonly problem: Problem | null }
  | { readonly step: "looking" }
  | {
      readonly step: "preview" | "recording";
      readonly wanted: readonly Wanted[];
      readonly preview: AnswerOf<"POST /api/v1/games/{game}/preview">;
      /** All conflicts found so far, including the resolved ones. */
      readonly found: readonly BrokenEntry[];
      readonly problem: Problem | null;
    };

/** True while the preview is shown. */
export const hasPreview = (
  correction: CorrectionState,
): correction is Extract<CorrectionState, { readonly step: "preview" | "recording" }> =>
  correction.step === "preview" || correction.step === "recording";

interface Steps {
  readonly correction: CorrectionState;
  readonly startOver: () => void;
  /** Previews a list of corrections. Nothing is recorded. */
  readonly look: (wanted: readonly Wanted[]) => void;
  /** Records the previewed list atomically. */
  readonly record: () => void;
}

interface Outcomes {
  readonly onRecorded: () => void;
  /** Called on a conflict: another phone recorded something, so the preview is stale. */
  readonly onStale: () => void;
}

const START: CorrectionState = { step: "edit", wanted: [], problem: null };

/** The steps of a correction, from editing to recorded; `seq` is the last entry this phone has seen. */
export function useCorrection(game: string, seq: number, { onRecorded, onStale }: Outcomes): Steps {
  const [correction, setCorrection] = useState<CorrectionState>(START);
  // A retry reuses the ids, so that a lost response never records anything twice.
  const list = useRef<readonly NewEntry[]>([]);
  const found = useRef<readonly BrokenEntry[]>([]);

  const look = async (wanted: readonly Wanted[]) => {
    setCorrection({ step: "looking" });
    const entries = wanted.map((one) => ({ ...one, id: newId(), after: seq }));
    list.current = entries;
    const answer = await ask("POST /api/v1/games/{game}/preview", { game }, { entries }).catch(
      () => "no-answer" as const,
    );
    // The sheet was closed, or another correction is being previewed.
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
