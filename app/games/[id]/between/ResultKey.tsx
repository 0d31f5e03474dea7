"use client";

import { useState } from "react";
import { Sheet } from "@/app/ui/Sheet";
import { moreWords } from "@/lib/messages/table";
import { betweenWords } from "@/lib/messages/verdict";
import type { Seated } from "../_table/seated";
import { ResultPage } from "../_table/sheetsChunk";
import { useEnding } from "../notices/useEnding";

/** Records a round by its result (S18) in two taps: this key, then a name. */
export function ResultKey({ table, view, tap }: Pick<Seated, "table" | "view" | "tap">) {
  const [open, setOpen] = useState(false);
  const [end, asksForPot] = useEnding({ table, view, tap });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="key min-h-14 w-[min(6rem,22vw)] shrink-0 px-1 font-semibold text-small leading-tight"
      >
        {betweenWords.onlyResult}
      </button>
      <Sheet title={moreWords.titles.result} open={open} onClose={() => setOpen(false)}>
        <ResultPage
          table={table}
          view={view}
          onResult={(action) => {
            setOpen(false);
            tap(action);
          }}
          onEnd={(named) => {
            setOpen(false);
            end(named);
          }}
        />
      </Sheet>
      {asksForPot}
    </>
  );
}
