"use client";

import { useState } from "react";
import { RuleChip } from "@/app/ui/RuleChip";
import { type RefusalCode, RULABLE } from "@/lib/engine";
import { historyWords } from "@/lib/messages/history";
import type { Names } from "@/lib/messages/names";
import type { BrokenEntry, Wanted } from "@/lib/protocol/entry";
import type { StandingLine } from "@/lib/views/history";
import { type ConflictGroup, laterConflicts } from "@/lib/views/laterConflicts";
import { CorrectLine } from "./CorrectLine";
import { useSayEntry } from "./sayingEntries";

/** Finds a valid entry by `seq`; null if there is none or no response. */
export type LineOf = (seq: number) => Promise<StandingLine | null>;

interface BrokenProps {
  readonly broken: readonly BrokenEntry[];
  readonly lineOf: LineOf;
  readonly names: Names;
  /** Adds resolutions to the correction and previews it again. */
  readonly onDecide: (wanted: readonly Wanted[]) => void;
}

/**
 * Later entries that a correction makes illegal. Each one is undone, allowed or corrected as well, all in one
 * batch.
 */
export function LaterConflicts({ broken, lineOf, names, onDecide }: BrokenProps) {
  const groups = laterConflicts(broken);
  const rulable = groups.flatMap(({ first }) => (canAllow(first) ? [first] : []));
  return (
    <section aria-label={historyWords.brokenTitle} className="flex flex-col gap-2">
      <h3 className="font-bold">{historyWords.brokenTitle}</h3>
      <p className="text-small text-soft">{historyWords.brokenHint}</p>
      {groups.length > 1 && (
        <div className="flex flex-wrap gap-2">
          <button type="button" onClick={() => onDecide(broken.map(retracted))} className={KEY}>
            {historyWords.undoAll}
          </button>
          {rulable.length > 0 && (
            <button type="button" onClick={() => onDecide(rulable.map(ruled))} className={KEY}>
              {historyWords.allowAll}
            </button>
          )}
        </div>
      )}
      <ul className="flex flex-col gap-2">
        {groups.map((group) => (
          <Group key={group.first.seq} {...{ group, lineOf, names, onDecide }} />
        ))}
      </ul>
    </section>
  );
}

const KEY = "key min-h-12 min-w-[45%] flex-1 px-2 font-semibold text-small leading-tight";

function Group({
  group: { first, others },
  lineOf,
  names,
  onDecide,
}: Omit<BrokenProps, "broken"> & { readonly group: ConflictGroup }) {
  const sayEntry = useSayEntry();
  const [step, setStep] = useState<StandingLine | "asking" | "no-answer" | null>(null);
  const sentence = sayEntry(first.action, names);
  // Loads the state before it on demand: the entry may be on another page.
  const correctToo = async () => {
    if (step !== null && step !== "no-answer") return setStep(null);
    setStep("asking");
    setStep((await lineOf(first.seq)) ?? "no-answer");
  };
  return (
    <li className="flex flex-col gap-2 rounded-xl border border-line p-3">
      <p className="font-semibold leading-snug">{sentence}</p>
      <p className="text-small text-soft leading-snug">
        {first.message} {first.rule && <RuleChip id={first.rule} />}
      </p>
      {others.length > 0 && (
        <details className="text-small text-soft">
          <summary className="flex min-h-11 items-center underline underline-offset-4">
            {historyWords.fallsWith(others.length)}
          </summary>
          <ul className="pb-1 pl-3">
            {others.map(({ seq, action }) => (
              <li key={seq}>{sayEntry(action, names)}</li>
            ))}
          </ul>
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-label={`${sentence}: ${historyWords.undo}`}
          onClick={() => onDecide([first, ...others].map(retracted))}
          className={KEY}
        >
          {historyWords.undo}
        </button>
        {canAllow(first) && (
          <button
            type="button"
            aria-label={`${sentence}: ${historyWords.allow}`}
            onClick={() => onDecide([ruled(first)])}
            className={KEY}
          >
            {historyWords.allow}
          </button>
        )}
        <button
          type="button"
          aria-label={`${sentence}: ${historyWords.correctToo}`}
          aria-expanded={step !== null}
          onClick={() => void correctToo()}
          className={KEY}
        >
          {historyWords.correctToo}
        </button>
      </div>
      <p role="status" className="text-small text-soft empty:hidden">
        {step === "asking" && historyWords.looking}
        {step === "no-answer" && historyWords.noAnswer}
      </p>
      {step !== null && typeof step !== "string" && (
        <CorrectLine
          step={step}
          names={names}
          onCorrect={(action) => onDecide([{ action, replaces: [first.seq] }])}
        />
      )}
    </li>
  );
}

/** True if a table can overrule the refusal (S10). */
const canAllow = ({ code }: BrokenEntry): boolean => RULED.includes(code);

const RULED: readonly RefusalCode[] = RULABLE;

const retracted = ({ seq }: BrokenEntry): Wanted => ({ action: null, replaces: [seq] });

const ruled = ({ seq, action }: BrokenEntry): Wanted => ({
  action: { ...action, ruling: historyWords.ruling },
  replaces: [seq],
});
