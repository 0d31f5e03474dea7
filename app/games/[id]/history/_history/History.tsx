"use client";

import { useEffect, useState } from "react";
import { useNeeded } from "@/app/_components/useNeeded";
import { When } from "@/app/_components/When";
import { WithGame } from "@/app/_components/WithGame";
import { isGone } from "@/lib/client/gone";
import { readHistory } from "@/lib/client/historyApi";
import { bringGame } from "@/lib/engine";
import type { History as Journal, Wanted } from "@/lib/formats/entry";
import type { Step } from "@/lib/formats/journal";
import { takeRoundBack, viewHistory } from "@/lib/views/history";
import { ownWords } from "@/lib/views/table";
import { historyWords } from "@/lib/words/historyScreens";
import { linkWords } from "@/lib/words/linkScreens";
import { Gone } from "../../_gone/Gone";
import { useStillOurs } from "../../_gone/useStillOurs";
import { CorrectSheet } from "./CorrectSheet";
import { RoundSection } from "./RoundSection";
import { Standing } from "./Standing";
import { TableWords } from "./sayingEntries";
import { useCorrection } from "./useCorrection";

/** What is being corrected: a line, or what one key said. */
interface Target {
  readonly line: Step | null;
}

interface HistoryProps {
  readonly journal: Journal;
  /** Whoever only watches may read it all and correct nothing. */
  readonly mayCorrect: boolean;
}

/** A game's history, as long as it is this phone's to see. */
export function History({ journal, mayCorrect }: HistoryProps) {
  useNeeded(() => [{ coming: () => bringGame(journal.opening.game) }]);
  const ours = useStillOurs(journal, () => readAgain(journal.id));
  if (ours === "gone") return <Gone game={journal.id} />;
  if (ours === "asking") return <p role="status">{linkWords.asking}</p>;
  return (
    <WithGame game={journal.opening.game}>
      <Rounds journal={ours} mayCorrect={mayCorrect} />
    </WithGame>
  );
}

/** The journal as it is now; null when this phone may not read it any longer. Rejects when it could not be read. */
async function readAgain(game: string): Promise<Journal | null> {
  const answer = await readHistory(game);
  if (isGone(answer)) return null;
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

/** Every round of one game, newest first, with all that was ever recorded, and the way to correct any of it. */
function Rounds({ journal, mayCorrect }: HistoryProps) {
  const [shown, setShown] = useState<Journal | null>(journal);
  return shown === null ? (
    <Gone game={journal.id} />
  ) : (
    <ShownRounds shown={shown} setShown={setShown} mayCorrect={mayCorrect} />
  );
}

interface ShownRoundsProps extends Pick<HistoryProps, "mayCorrect"> {
  readonly shown: Journal;
  /** Null: it may not be read any longer. */
  readonly setShown: (journal: Journal | null) => void;
}

function ShownRounds({ shown, setShown, mayCorrect }: ShownRoundsProps) {
  const [target, setTarget] = useState<Target | null>(null);
  const [told, setTold] = useState("");
  const { id, names, entries, opening, you, authors, resultOnly } = shown;
  const author = (by: string) =>
    authors[by] ?? (by === you ? historyWords.thisPhone : historyWords.anotherPhone);
  const { rounds, state, finished } = viewHistory(opening, entries);
  /** Without an answer, what is shown stays. */
  const refresh = () => readAgain(id).then(setShown, () => undefined);
  const startAgain = async (tell: string) => {
    setTarget(null);
    startOver();
    await refresh();
    setTold(tell);
  };
  const { correction, startOver, look, record } = useCorrection(id, entries.at(-1)?.seq ?? 0, {
    onRecorded: () => void startAgain(historyWords.done),
    onStale: () => void startAgain(historyWords.movedOn),
  });
  const open = (line: Step | null, wanted: readonly Wanted[]) => {
    startOver();
    setTold("");
    setTarget({ line });
    if (wanted.length > 0) look(wanted);
  };

  // Somebody at the table may have gone on while this page lay open.
  useEffect(() => {
    const woke = () => {
      if (document.visibilityState === "visible") void readAgain(id).then(setShown, () => undefined);
    };
    document.addEventListener("visibilitychange", woke);
    return () => document.removeEventListener("visibilitychange", woke);
  }, [id, setShown]);

  return (
    <TableWords value={ownWords(state)}>
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
          <p className="pt-5 pb-4 text-[0.95rem] text-soft">
            {mayCorrect ? historyWords.tapToCorrect : historyWords.onlyReading}
          </p>
          {rounds.map((round) => (
            <RoundSection
              key={round.lines[0]?.place}
              round={round}
              journal={shown}
              author={author}
              mayCorrect={mayCorrect}
              onLine={(step) => open(step, [])}
              onBringBack={(back) => open(null, [back])}
              onTakeBack={(one) => open(null, takeRoundBack(one))}
              onSaid={() => void refresh()}
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
    </TableWords>
  );
}
