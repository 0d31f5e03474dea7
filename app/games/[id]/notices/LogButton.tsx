"use client";

import { useState } from "react";
import { Sheet } from "@/app/ui/Sheet";
import { tableWords } from "@/lib/messages/table";
import type { OpenTable } from "@/lib/protocol/entry";
import type { RoundConsent } from "@/lib/protocol/liveState";
import { RoundLog } from "./chunk";

interface LogButtonProps {
  readonly table: OpenTable;
  readonly consents: readonly RoundConsent[];
}

/** Opens the round's log; wide screens show it next to the felt. */
export function LogButton({ table, consents }: LogButtonProps) {
  const [open, setOpen] = useState(false);
  const claims = table.round.filter(({ action }) => action.do === "claim").length;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="min-h-11 rounded-xl px-2.5 text-left text-small text-felt-soft underline decoration-felt-soft/40 underline-offset-4 desk:invisible"
      >
        {claims === 0 ? tableWords.log : tableWords.logOf(claims)}
      </button>
      <Sheet title={tableWords.log} open={open} onClose={() => setOpen(false)}>
        <RoundLog table={table} consents={consents} />
      </Sheet>
    </>
  );
}
