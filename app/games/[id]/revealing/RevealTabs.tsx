"use client";

import { useState } from "react";
import { revealWords } from "@/lib/messages/dice";
import type { RevealMode } from "./useDraft";

interface RevealTabsProps {
  /** The modes of this game. */
  readonly ways: readonly RevealMode[];
  readonly way: RevealMode;
  readonly onChange: (way: RevealMode) => void;
}

const LABEL =
  "relative flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center rounded-xl px-0.5 font-semibold leading-tight has-focus-visible:outline-3 has-focus-visible:outline-brass";
/** All in one place: the current mode, or the one with the focus, is on top. */
const STACKED = `${LABEL} col-start-1 row-start-1 bg-raised text-tag opacity-0 has-checked:z-1 has-checked:opacity-100 has-focus:z-2 has-focus:opacity-100`;
const IN_ROW = `${LABEL} text-small text-soft has-checked:bg-ink has-checked:text-table`;

const SHORTCUTS: Readonly<Record<RevealMode, string>> = { dice: "d", counts: "c", total: "t", outcome: "o" };

/**
 * How much was seen: every die, a count per cup, one total, or just the answer. A small key names the current
 * mode; a tap on it lays all of them over its row.
 */
export function RevealTabs({ ways, way, onChange }: RevealTabsProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="min-h-14 w-14 shrink-0">
      <fieldset
        aria-label={revealWords.howMuch}
        className={`key items-stretch! ${open ? "absolute inset-x-3 z-3 gap-1 p-1" : "grid! min-w-0 justify-stretch!"}`}
      >
        {ways.map((one) => (
          <label key={one} className={open ? IN_ROW : STACKED}>
            <input
              type="radio"
              name="way"
              aria-label={revealWords.ways[one]}
              aria-keyshortcuts={SHORTCUTS[one]}
              checked={way === one}
              onChange={() => {
                setOpen(false);
                onChange(one);
              }}
              onClick={() => way === one && setOpen(!open)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {(open || way === one) && revealWords.ways[one]}
            {!open && way === one && (
              <span aria-hidden="true" className="text-soft leading-none">
                ▾
              </span>
            )}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
