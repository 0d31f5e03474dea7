"use client";

import { useState } from "react";
import type { History as Journal } from "@/lib/formats/entry";
import { ConsentKeys } from "../../_consent/ConsentKeys";
import { ConsentLine } from "../../_consent/ConsentLine";
import { useConsents } from "../../_consent/useConsents";

interface RoundConsentProps {
  readonly journal: Journal;
  readonly round: number;
  /** Something was said: the journal is to be read again. */
  readonly onSaid: () => void;
}

/** What is said to the verdict of one round, and the keys to say it. */
export function RoundConsent({ journal, round, onSaid }: RoundConsentProps) {
  const { id, names, mine, keeps, consents: all, entries } = journal;
  const [trouble, setTrouble] = useState("");
  const consents = useConsents({
    game: id,
    after: entries.at(-1)?.seq ?? 0,
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
