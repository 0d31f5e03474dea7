"use client";

import { useState } from "react";
import type { RoundConsent as Said } from "@/lib/protocol/aside";
import type { HistoryPage } from "@/lib/protocol/historyPage";
import { ConsentKeys } from "../../_consent/ConsentKeys";
import { ConsentLine } from "../../_consent/ConsentLine";
import { useConsents } from "../../_consent/useConsents";

interface RoundConsentProps {
  readonly page: HistoryPage;
  readonly round: number;
  /** What is said to it: of a long game, only that of this round. */
  readonly all: readonly Said[];
  /** Something was said: the page is to be read again. */
  readonly onSaid: () => void;
}

/** What is said to the verdict of one round, and the keys to say it. */
export function RoundConsent({ page, round, all, onSaid }: RoundConsentProps) {
  const { id, names, mine, keeps, seq } = page;
  const [trouble, setTrouble] = useState("");
  const consents = useConsents({
    game: id,
    after: seq,
    all,
    mine,
    keeps,
    onSaid: () => {
      setTrouble("");
      onSaid();
    },
    onTrouble: setTrouble,
  });
  return (
    <div className="mt-2 flex flex-col gap-2">
      <ConsentLine consents={consents} round={round} names={names} />
      <ConsentKeys consents={consents} round={round} />
      <p role="alert" className="text-fire-ink leading-snug empty:hidden">
        {trouble}
      </p>
    </div>
  );
}
