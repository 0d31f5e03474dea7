"use client";

import { useState } from "react";
import { PassOn } from "@/app/games/[id]/_table/sheetsChunk";
import { Sheet } from "@/app/ui/Sheet";
import { linkWords } from "@/lib/messages/anyPage";

/** A button, and the sheet by which a table goes to another phone while there is no line. */
export function PassKey({ game }: { readonly game: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="icon-button px-2 font-semibold text-sm"
      >
        {linkWords.open}
      </button>
      <Sheet title={linkWords.pass} open={open} onClose={() => setOpen(false)}>
        <PassOn game={game} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}
