"use client";

import { useState } from "react";
import { FlagIcon, TickIcon } from "@/app/ui/Icons";
import { Sheet } from "@/app/ui/Sheet";
import type { PlayerId } from "@/lib/engine";
import type { Names } from "@/lib/messages/names";
import { consentWords } from "@/lib/messages/verdict";
import { isDisputed } from "@/lib/protocol/liveState";
import { consentTo } from "@/lib/views/consents";
import { SettlePage } from "../_table/sheetsChunk";
import type { Consents } from "./useConsents";

interface ConsentLineProps {
  readonly consents: Consents;
  readonly round: number;
  /** In seat order. */
  readonly names: Names;
}

/**
 * Below a verdict: who agrees, who disputes it, and the resolution, which the scorekeeper enters here. Hidden
 * while there is no response.
 */
export function ConsentLine({ consents, round, names }: ConsentLineProps) {
  const [settling, setSettling] = useState(false);
  const consent = consentTo(consents.all, round);
  const named = (seats: readonly PlayerId[]) =>
    Object.keys(names).flatMap((seat) => (seats.includes(seat) ? [names[seat] ?? seat] : []));
  const open = isDisputed(consent);
  return (
    <>
      {/* Takes no room while empty, not even a gap. */}
      <div aria-live="polite" className="empty:absolute [overflow-wrap:anywhere]">
        {consent.agreed.length + consent.disputed.length > 0 && (
          <div
            className={`flex flex-col gap-1 rounded-xl border px-3 py-2 text-base leading-snug low:gap-0.5 low:px-2 low:py-1 low:text-small [&_svg]:size-4 low:[&_svg]:size-3.5 ${open ? "border-brass" : "border-line"} ${open && consents.keeps ? "low:mx-auto low:max-w-38" : ""}`}
          >
            {consent.disputed.length > 0 && (
              <p className="flex items-baseline gap-2 font-semibold low:justify-center low:gap-1">
                <FlagIcon />
                {consentWords.disputedBy(named(consent.disputed))}
              </p>
            )}
            {consent.agreed.length > 0 && (
              <p className="flex items-baseline gap-2 low:justify-center low:gap-1">
                <TickIcon />
                {consentWords.agreedBy(named(consent.agreed))}
              </p>
            )}
            {consent.settled !== null && <p>{consentWords.settled(consent.settled)}</p>}
            {open && !consents.keeps && (
              <p className="text-soft text-small low:sr-only">{consentWords.keeperSettles}</p>
            )}
            {open && consents.keeps && (
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setSettling(true)}
                className="key min-h-12 px-3 font-semibold low:min-h-11"
              >
                {consentWords.settle}
              </button>
            )}
          </div>
        )}
      </div>
      {settling && (
        <Sheet title={consentWords.settleRound(round)} open onClose={() => setSettling(false)}>
          <SettlePage
            onSettle={async (note) => {
              if (await consents.settle(round, note)) setSettling(false);
            }}
          />
        </Sheet>
      )}
    </>
  );
}
