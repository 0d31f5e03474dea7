"use client";
import { useState } from "react";
import { Section } from "@/app/ui/Section";
import { When } from "@/app/ui/When";
import { ask } from "@/lib/client/ask";
import { shareWords, verdictLinkWords } from "@/lib/messages/sheets";
import type { SharedVerdict } from "@/lib/protocol/tableLinks";

interface SharedVerdictsProps {
  readonly game: string;
  readonly verdicts: readonly SharedVerdict[];
  readonly onVerdicts: (verdicts: readonly SharedVerdict[]) => void;
}

/** For the scorekeeper: shared verdicts, each with a key to turn its link off. */
export function SharedVerdicts({ game, verdicts, onVerdicts }: SharedVerdictsProps) {
  const [notice, setNotice] = useState<{ readonly sentence: string; readonly bad: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  const takeBack = async (place: number) => {
    if (busy) return;
    setBusy(true);
    setNotice(null);
    const answer = await ask("DELETE /api/v1/games/{game}/verdicts/{place}", {
      game,
      place: String(place),
    }).catch(() => null);
    setBusy(false);
    // Another phone turned it off already: counts as done.
    const done = answer?.ok || answer?.code === "no-such-verdict";
    if (done) onVerdicts(verdicts.filter((one) => one.place !== place));
    setNotice({
      sentence: done ? verdictLinkWords.takenBack : (answer?.message ?? shareWords.noAnswer),
      bad: !done,
    });
  };
  if (verdicts.length === 0 && notice === null) return null;
  return (
    <Section
      id="shared-verdicts"
      heading={verdictLinkWords.shared}
      look="plain"
      level={3}
      className="mt-6 border-line border-t pt-4 pb-1"
    >
      <ul>
        {verdicts.map(({ place, round, since }) => (
          <li key={place} className="flex items-center gap-3 border-line border-t py-1.5 first:border-0">
            <span className="min-w-0 flex-1 leading-snug">
              {verdictLinkWords.sharedRound(round)}
              <span className="block text-small text-soft">
                {`${shareWords.since} `}
                <When at={since} as="moment" />
              </span>
            </span>
            <button
              type="button"
              aria-label={verdictLinkWords.takeBackName(round)}
              aria-disabled={busy}
              onClick={() => void takeBack(place)}
              className="key min-h-11 shrink-0 px-3 font-semibold text-small"
            >
              {verdictLinkWords.takeBack}
            </button>
          </li>
        ))}
      </ul>
      <p role={notice?.bad ? "alert" : "status"} className={notice?.bad ? "text-fire-ink" : ""}>
        {notice?.sentence}
      </p>
    </Section>
  );
}
