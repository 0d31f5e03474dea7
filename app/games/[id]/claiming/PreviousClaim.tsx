"use client";

import { useEffect, useState } from "react";
import { BigClaim } from "@/app/ui/Claim";
import type { CountClaim, Face } from "@/lib/engine";
import type { SpokenView } from "@/lib/views/table";

/** Matches `leaving` in globals.css, in milliseconds. */
const LEAVING = 140;

interface LeavingClaimProps {
  /** The claim on the table. */
  readonly latest: SpokenView | null;
  readonly wild: Face | null;
  /** The class that points something at a seat. */
  readonly towards: (player: string) => string;
}

/** The previous claim, animated back to its seat. Hidden from screen readers. */
export function PreviousClaim({ latest, wild, towards }: LeavingClaimProps) {
  const [seen, setSeen] = useState<{ readonly now: SpokenView | null; readonly before: SpokenView | null }>({
    now: latest,
    before: null,
  });
  if (keyOf(seen.now) !== keyOf(latest)) setSeen({ now: latest, before: latest === null ? null : seen.now });
  const { before } = seen;
  useEffect(() => {
    if (before === null) return;
    const timer = setTimeout(() => setSeen((now) => ({ ...now, before: null })), LEAVING);
    return () => clearTimeout(timer);
  }, [before]);
  if (before === null || !isCount(before.claim)) return null;
  return (
    <div className={`stage anim-leave ${towards(before.player)}`}>
      <BigClaim claim={before.claim} wild={wild} />
    </div>
  );
}

const isCount = (claim: SpokenView["claim"]): claim is CountClaim => "count" in claim;

const keyOf = (spoken: SpokenView | null): string =>
  spoken === null ? "" : `${spoken.player} ${JSON.stringify(spoken.claim)}`;
