"use client";

import { useState } from "react";
import { ShownLink } from "@/app/_share/ShownLink";
import { Sheet } from "@/app/ui/Sheet";
import { deskWords } from "@/lib/messages/desk";
import { linkOf } from "@/lib/protocol/ask/link";
import type { Question } from "@/lib/protocol/ask/shapes";

/** The link that opens this answer again, with its house rules in it. */
export function ShareAnswer({ question }: { readonly question: Question }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="plate min-h-12 px-4 font-semibold"
      >
        {deskWords.share}
      </button>
      <Sheet title={deskWords.share} open={open} onClose={() => setOpen(false)}>
        <ShownLink
          url={open ? `${window.location.origin}/settle?${linkOf(question)}` : ""}
          how={deskWords.shareHow}
          words={deskWords.link}
        />
      </Sheet>
    </>
  );
}
