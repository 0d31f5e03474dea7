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
  "relative flex min-h-12 min-w-0 flex-1 flex-col items-center justify-center rounded-xl px-0.5 font-semibold leading-tight has-focus-visible:outline-3 has-focus-visible:outline-brass";
const ALONE = `${LABEL} text-tag`;
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
        className={`key flex-row! items-stretch! gap-1 p-1 ${open ? "absolute inset-x-3 z-1" : "min-h-14! h-full min-w-0"}`}
      >
        {ways.map((one) => (
          <label key={one} className={open ? IN_ROW : way === one ? ALONE : "sr-only"}>
            <input
              type="radio"
              name="way"
              aria-keyshortcuts={SHORTCUTS[one]}
              checked={way === one}
              onChange={() => {
                setOpen(false);
                onChange(one);
              }}
              onClick={() => way === one && setOpen(!open)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {revealWords.ways[one]}
            {!open && (
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
