"use client";

import { useState } from "react";
import { RuleChip } from "@/app/_components/RuleChip";
import { type RefusalCode, RULABLE } from "@/lib/engine";
import type { BrokenEntry, Wanted } from "@/lib/formats/entry";
import type { Step } from "@/lib/formats/journal";
import { type BrokenGroup, brokenGroups } from "@/lib/views/brokenGroups";
import type { Names } from "@/lib/words";
import { historyWords } from "@/lib/words/historyScreens";
import { CorrectLine } from "./CorrectLine";
import { useSayEntry } from "./sayingEntries";

interface BrokenProps {
  readonly broken: readonly BrokenEntry[];
  /** What stands now, each line with the table before it. */
  readonly steps: readonly Step[];
  readonly names: Names;
  /** Adds what shall become of some of them to the correction, and looks again. */
  readonly onDecide: (wanted: readonly Wanted[]) => void;
}

/** Later lines that a correction would make illegal: each is taken back, let stand or corrected too, all in one go. */
export function Broken({ broken, steps, names, onDecide }: BrokenProps) {
  const groups = brokenGroups(broken);
  const rulable = groups.flatMap(({ first }) => (mayStand(first) ? [first] : []));
  return (
    <section aria-label={historyWords.brokenTitle} className="flex flex-col gap-2">
      <h3 className="font-bold">{historyWords.brokenTitle}</h3>
      <p className="text-[0.9rem] text-soft">{historyWords.brokenHint}</p>
      {groups.length > 1 && (
        <div className="flex flex-wrap gap-2">
          <button type="button" onClick={() => onDecide(broken.map(retracted))} className={KEY}>
            {historyWords.takeAllBack}
          </button>
          {rulable.length > 0 && (
            <button type="button" onClick={() => onDecide(rulable.map(ruled))} className={KEY}>
              {historyWords.letAllStand}
            </button>
          )}
        </div>
      )}
      <ul className="flex flex-col gap-2">
        {groups.map((group) => (
          <Group key={group.first.seq} {...{ group, steps, names, onDecide }} />
        ))}
      </ul>
    </section>
  );
}

const KEY = "plate min-h-12 min-w-[45%] flex-1 px-2 font-semibold text-[0.9rem] leading-tight";

function Group({
  group: { first, others },
  steps,
  names,
  onDecide,
}: Omit<BrokenProps, "broken"> & { readonly group: BrokenGroup }) {
  const sayEntry = useSayEntry();
  const [correcting, setCorrecting] = useState(false);
  const said = sayEntry(first.action, names);
  const step = steps.find(({ seq }) => seq === first.seq);
  return (
    <li className="flex flex-col gap-2 rounded-xl border border-line p-3">
      <p className="font-semibold leading-snug">{said}</p>
      <p className="text-[0.9rem] text-soft leading-snug">
        {first.message} {first.rule && <RuleChip id={first.rule} />}
      </p>
      {others.length > 0 && (
        <details className="text-[0.9rem] text-soft">
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
          aria-label={`${said}: ${historyWords.takeBack}`}
          onClick={() => onDecide([first, ...others].map(retracted))}
          className={KEY}
        >
          {historyWords.takeBack}
        </button>
        {mayStand(first) && (
          <button
            type="button"
            aria-label={`${said}: ${historyWords.letStand}`}
            onClick={() => onDecide([ruled(first)])}
            className={KEY}
          >
            {historyWords.letStand}
          </button>
        )}
        {step && (
          <button
            type="button"
            aria-label={`${said}: ${historyWords.correctToo}`}
            aria-expanded={correcting}
            onClick={() => setCorrecting(!correcting)}
            className={KEY}
          >
            {historyWords.correctToo}
          </button>
        )}
      </div>
      {correcting && step && (
        <CorrectLine
          step={step}
          names={names}
          onCorrect={(action) => onDecide([{ action, replaces: [first.seq] }])}
        />
      )}
    </li>
  );
}

/** Whether a table may overrule what the rules have against it (S10). */
const mayStand = ({ code }: BrokenEntry): boolean => RULED.includes(code);

const RULED: readonly RefusalCode[] = RULABLE;

const retracted = ({ seq }: BrokenEntry): Wanted => ({ action: null, replaces: [seq] });

const ruled = ({ seq, action }: BrokenEntry): Wanted => ({
  action: { ...action, ruling: historyWords.ruling },
  replaces: [seq],
});
