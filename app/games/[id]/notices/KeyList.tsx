"use client";

import { useState } from "react";
import { Sheet } from "@/app/ui/Sheet";
import { keyboardWords } from "@/lib/messages/notices";

/** The keys of the keyboard, and what they press (`tableKeys`). */
const KEYS = ["faces", "arrows", "enter", "bang", "ways", "undo", "help"] as const;
const CAPS: Readonly<Record<(typeof KEYS)[number], string>> = {
  faces: "1 – 6",
  arrows: "← →",
  enter: "Enter",
  bang: "B",
  ways: "D C T O",
  undo: "U",
  help: "?",
};

/** Lists the keyboard's keys in a sheet. */
export function KeyList() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
        className="mt-2 min-h-11 text-small text-soft underline decoration-soft/40 underline-offset-4"
      >
        {keyboardWords.title}
      </button>
      <Sheet title={keyboardWords.title} open={open} onClose={() => setOpen(false)}>
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-3">
          {KEYS.map((key) => (
            <div key={key} className="contents">
              <dt className="stamp rounded-md border border-edge px-2 py-0.5 text-center">{CAPS[key]}</dt>
              <dd className="leading-snug">{keyboardWords[key]}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </>
  );
}
