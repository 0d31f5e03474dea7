"use client";

import { useEffect, useState } from "react";
import { When } from "@/app/_components/When";
import { readHistory } from "@/lib/client/api";
import type { History as Journal, Wanted } from "@/lib/formats/entry";
import type { Step } from "@/lib/formats/journal";
import { takeRoundBack, viewHistory } from "@/lib/views/history";
import { historyWords } from "@/lib/words/historyScreens";
import { CorrectSheet } from "./CorrectSheet";
import { RoundSection } from "./RoundSection";
import { Standing } from "./Standing";
import { useCorrection } from "./useCorrection";

/** What is being corrected: a line, or what one key said. */
interface Target {
  readonly line: Step | null;
}

/** Every round of one game, newest first, with all that was ever recorded, and the way to correct any of it. */
export function History({ journal }: { readonly journal: Journal }) {
  const [shown, setShown] = useState(journal);
  const [target, setTarget] = useState<Target | null>(null);
  const [told, setTold] = useState("");
  const { id, names, entries, opening, you, authors, resultOnly } = shown;
  const author = (by: string) =>
    authors[by] ?? (by === you ? historyWords.thisPhone : historyWords.anotherPhone);
  const { rounds, state, finished } = viewHistory(opening, entries);

  const readAgain = async (tell: string) => {
    setTarget(null);
    startOver();
    const answer = await readHistory(id).catch(() => null);
    if (answer?.ok) setShown(answer);
    setTold(tell);
  };
  const { correction, startOver, look, record } = useCorrection(id, entries.at(-1)?.seq ?? 0, {
    onRecorded: () => void readAgain(historyWords.done),
    onStale: () => void readAgain(historyWords.movedOn),
  });
  const open = (line: Step | null, wanted: readonly Wanted[]) => {
    startOver();
    setTold("");
    setTarget({ line });
    if (wanted.length > 0) look(wanted);
  };

  // Somebody at the table may have gone on while this page lay open.
  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState !== "visible") return;
      const answer = await readHistory(id).catch(() => null);
      if (answer?.ok) setShown(answer);
    };
    document.addEventListener("visibilitychange", refresh);
    return () => document.removeEventListener("visibilitychange", refresh);
  }, [id]);

  return (
    <>
      <p role="status" className={told === "" ? "sr-only" : "rounded-xl border border-edge px-4 py-3"}>
        {told}
      </p>
      <Standing state={state} names={names} finished={finished} resultOnly={resultOnly} />
      {rounds.length === 0 ? (
        <p className="py-6">
          <strong className="font-semibold">{historyWords.nothingYet}</strong> {historyWords.nothingYetHint}
        </p>
      ) : (
        <>
          {resultOnly && (
            <p className="pt-5">
              <strong className="font-semibold">{historyWords.resultOnly}</strong>{" "}
              {historyWords.resultOnlyHint} {historyWords.playedOn} <When at={shown.startedAt} as="date" />.
            </p>
          )}
          <p className="pt-5 pb-4 text-[0.95rem] text-soft">{historyWords.tapToCorrect}</p>
          {rounds.map((round) => (
            <RoundSection
              key={round.lines[0]?.place}
              round={round}
              names={names}
              author={author}
              resultOnly={resultOnly}
              onLine={(step) => open(step, [])}
              onBringBack={(back) => open(null, [back])}
              onTakeBack={(one) => open(null, takeRoundBack(one))}
            />
          ))}
        </>
      )}
      <CorrectSheet
        line={target?.line ?? null}
        steps={rounds.flatMap(({ lines }) => lines).flatMap(({ stands }) => stands ?? [])}
        open={target !== null}
        correction={correction}
        entries={entries}
        names={names}
        onLook={look}
        onRecord={record}
        onClose={() => {
          setTarget(null);
          startOver();
        }}
      />
    </>
  );
}
