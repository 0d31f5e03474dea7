"use client";

import { useEffect, useState } from "react";
import { lazy } from "@/app/ui/lazy";
import { Sheet } from "@/app/ui/Sheet";
import { When } from "@/app/ui/When";
import { isAccessRevoked } from "@/lib/client/accessRevoked";
import { ask } from "@/lib/client/ask";
import { linkWords } from "@/lib/messages/anyPage";
import { historyWords } from "@/lib/messages/history";
import type { Wanted } from "@/lib/protocol/entry";
import type { HistoryAt, HistoryPage } from "@/lib/protocol/historyPage";
import { type StandingLine, undoRound } from "@/lib/views/history";
import { type ShownRound, viewPage } from "@/lib/views/historyPage";
import { ownWords } from "@/lib/views/table";
import { AccessRevoked } from "../../_access/AccessRevoked";
import { useAccessCheck } from "../../_access/useAccessCheck";
import type { CorrectPageProps } from "./CorrectPage";
import { PageKeys } from "./PageKeys";
import { RoundSection } from "./RoundSection";
import { Standing } from "./Standing";
import { TableWords } from "./sayingEntries";
import { hasPreview, useCorrection } from "./useCorrection";

/** The target of a correction: an entry, or what a key set. */
interface Target {
  readonly line: StandingLine | null;
}

interface HistoryProps {
  readonly page: HistoryPage;
  /** Identifies the page. */
  readonly at: HistoryAt;
  /** False for watchers: they can read everything and correct nothing. */
  readonly canFix: boolean;
}

/** A page of a game's history, while this phone has access. */
export function History({ page, at, canFix }: HistoryProps) {
  const ours = useAccessCheck(page, () => readAgain(page.id, at));
  if (ours === "gone") return <AccessRevoked game={page.id} />;
  if (ours === "asking") return <p role="status">{linkWords.asking}</p>;
  return <Rounds page={ours} at={at} canFix={canFix} />;
}

/** The current page; null if access was revoked. Rejects if it could not be loaded. */
async function readAgain(game: string, at: HistoryAt): Promise<HistoryPage | null> {
  const answer = await ask(
    "GET /api/v1/games/{game}/history",
    { game },
    at === null ? {} : { [at.at]: String(at.number) },
  );
  if (isAccessRevoked(answer)) return null;
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

/** The rounds of a game, newest first, with every entry ever recorded and keys to correct them. */
function Rounds({ page, ...rest }: HistoryProps) {
  const [shown, setShown] = useState<HistoryPage | null>(page);
  return shown === null ? (
    <AccessRevoked game={page.id} />
  ) : (
    <ShownRounds shown={shown} setShown={setShown} {...rest} />
  );
}

interface ShownRoundsProps extends Omit<HistoryProps, "page"> {
  readonly shown: HistoryPage;
  /** Null: access was revoked. */
  readonly setShown: (page: HistoryPage | null) => void;
}

function ShownRounds({ shown, setShown, at, canFix }: ShownRoundsProps) {
  const [target, setTarget] = useState<Target | null>(null);
  const [message, setMessage] = useState("");
  const { id, seq, state, names, you, authors, resultOnly } = shown;
  const author = (by = "") =>
    authors[by] ?? (by === you ? historyWords.thisPhone : historyWords.anotherPhone);
  const rounds = viewPage(shown);
  const consents = new Map(shown.consents.map((consent) => [consent.round, consent]));
  /** Without a response the current page stays. */
  const refresh = () => readAgain(id, at).then(setShown, () => undefined);
  const startAgain = async (sentence: string) => {
    setTarget(null);
    startOver();
    await refresh();
    setMessage(sentence);
  };
  const { correction, startOver, look, record } = useCorrection(id, seq, {
    onRecorded: () => void startAgain(historyWords.done),
    onStale: () => void startAgain(historyWords.movedOn),
  });
  const open = (line: StandingLine | null, wanted: readonly Wanted[]) => {
    startOver();
    setMessage("");
    setTarget({ line });
    if (wanted.length > 0) look(wanted);
  };

  // The table may have moved on while this page was open.
  useEffect(() => {
    const woke = () => {
      if (document.visibilityState === "visible") void readAgain(id, at).then(setShown, () => undefined);
    };
    document.addEventListener("visibilitychange", woke);
    return () => document.removeEventListener("visibilitychange", woke);
  }, [id, at, setShown]);

  return (
    <TableWords value={{ ...ownWords(state), washes: shown.washes, resultOnly }}>
      <p role="status" className={message === "" ? "sr-only" : "rounded-xl border border-edge px-4 py-3"}>
        {message}
      </p>
      <Standing state={state} names={names} resultOnly={resultOnly} />
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
          <p className="pt-5 pb-4 text-base text-soft">
            {canFix ? historyWords.tapToCorrect : historyWords.onlyReading}
          </p>
          <PageKeys page={shown} side="newer" />
          {rounds.map((round) => (
            <RoundSection
              key={round.lines[0]?.place}
              round={round}
              page={shown}
              opened={rounds.length === 1 || round.kind === "open" || isAsked(round, at)}
              consent={consents.get(round.round)}
              author={author}
              canFix={canFix}
              onLine={(step) => open(step, [])}
              onRedo={(back) => open(null, [back])}
              onUndoRound={(one) => open(null, undoRound(one))}
              onResponse={() => void refresh()}
            />
          ))}
          <PageKeys page={shown} side="older" />
        </>
      )}
      <CorrectSheet
        line={target?.line ?? null}
        lineOf={(seq) => lineOf(shown, seq)}
        open={target !== null}
        correction={correction}
        actionOf={(seq) => versionOf(shown, seq)?.action ?? null}
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

/** True if the URL points to this round or to one of its entries. */
const isAsked = ({ round, lines }: ShownRound, at: HistoryAt): boolean =>
  (at?.at === "round" && at.number === round) ||
  (at?.at === "line" && lines.some(({ versions }) => versions.some(({ seq }) => seq === at.number)));

/** A valid entry with the state before it, from this page or the page it is on. */
async function lineOf(shown: HistoryPage, seq: number): Promise<StandingLine | null> {
  const page = versionOf(shown, seq)
    ? shown
    : await readAgain(shown.id, { at: "line", number: seq }).catch(() => null);
  const lines = page ? viewPage(page).flatMap(({ lines }) => lines) : [];
  return lines.find(({ stands }) => stands?.seq === seq)?.stands ?? null;
}

const versionOf = ({ rounds }: HistoryPage, seq: number) =>
  rounds
    .flatMap(({ lines }) => lines)
    .flatMap(({ versions }) => versions)
    .find((version) => version.seq === seq);

const CorrectPage = lazy(() => import("./CorrectPage").then((page) => page.CorrectPage));

/** The sheet of a correction. */
function CorrectSheet({ open, ...page }: CorrectPageProps & { readonly open: boolean }) {
  return (
    <Sheet
      title={hasPreview(page.correction) ? historyWords.previewTitle : historyWords.correctTitle}
      open={open}
      onClose={page.onClose}
    >
      <CorrectPage {...page} />
    </Sheet>
  );
}
