"use client";

import { cardWords } from "@/lib/messages/rules";

/** Prints the page. */
export function PrintKey() {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="key min-h-11 px-3 font-semibold print:hidden"
    >
      {cardWords.print}
    </button>
  );
}
