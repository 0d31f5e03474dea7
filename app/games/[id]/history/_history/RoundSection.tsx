import { useState } from "react";
import { HandVerdict } from "@/app/_verdict/HandVerdict";
import { VerdictCard } from "@/app/_verdict/VerdictCard";
import { VerdictKeys } from "@/app/_verdict/VerdictKeys";
import { PlainLink } from "@/app/ui/PlainLink";
import type { Action } from "@/lib/engine";
import { historyWords, sayOutcome, sayRound } from "@/lib/messages/history";
import { sayScored } from "@/lib/messages/outcomes";
import type { HistoryPage, RoundKind } from "@/lib/protocol/historyPage";
import type { RoundConsent } from "@/lib/protocol/liveState";
import { disputedRounds } from "@/lib/views/consents";
import { type HistoryLine, type StandingLine, undoRound } from "@/lib/views/history";
import type { ShownRound } from "@/lib/views/historyPage";
import { roundQuery } from "@/lib/views/replay/replayRound";
import { ConsentKeys } from "../../_consent/ConsentKeys";
import { ConsentLine } from "../../_consent/ConsentLine";
import { DisputedFlag } from "../../_consent/DisputedFlag";
import { useConsents } from "../../_consent/useConsents";
import { LineRow } from "./LineRow";
import { useOwnWords, useSayEntry } from "./sayingEntries";

interface RoundSectionProps {
  readonly round: ShownRound;
  readonly page: HistoryPage;
  /** Responses to its verdict; undefined without any. */
  readonly consent: RoundConsent | undefined;
  /** True if it starts expanded; other rounds are one line each until tapped. */
  readonly opened: boolean;
  /** The author of an entry, in words. */
  readonly author: (by: string | undefined) => string;
  readonly canFix: boolean;
  readonly onLine: (line: StandingLine) => void;
  readonly onRedo: (back: NonNullable<HistoryLine["back"]>) => void;
  readonly onUndoRound: (round: ShownRound) => void;
  /** Called after a response to a verdict. */
  readonly onResponse: () => void;
}

/** The entries that summarize an unsettled round in one line. */
const TELLING: readonly Action["do"][] = ["claim", "challenge", "result", "void-round", "end"];

/** The kinds of rounds that have a number and an anchor. */
const NUMBERED: readonly RoundKind[] = ["settled", "told", "scored", "open", "dropped"];

/** One round: the verdict, then every entry, each correctable by phones that can record. */
export function RoundSection({ round, page, consent, opened, author, canFix, ...keys }: RoundSectionProps) {
  const { onLine, onRedo, onUndoRound, onResponse } = keys;
  const { names, resultOnly } = page;
  const { kind, settled, scored, lines, part } = round;
  const { drink } = useOwnWords();
  const sayEntry = useSayEntry();
  const disputed = consent !== undefined && disputedRounds([consent]).length > 0;
  const last = lines.findLast(({ stands }) => stands && TELLING.includes(stands.action.do))?.stands;
  const line = settled
    ? sayOutcome(settled, names, drink)
    : scored
      ? sayScored(scored, names, drink)
      : last
        ? sayEntry(last.action, names)
        : "";
  const heading = resultOnly ? historyWords.theResult : sayRound(kind, round.round);
  return (
    <section
      id={NUMBERED.includes(kind) ? `round-${round.round}` : undefined}
      aria-label={heading}
      className="scroll-mt-4 border-line border-t first:border-0 has-[[open]]:pb-8"
    >
      <details open={opened} className="group">
        <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 px-1 [&::-webkit-details-marker]:hidden">
          <h2 className="stamp min-w-0 text-large leading-none">{heading}</h2>
          <span className="min-w-0 flex-1 basis-32 text-small text-soft leading-tight [overflow-wrap:anywhere] group-open:invisible">
            {line}
          </span>
          {disputed && <DisputedFlag />}
          <span aria-hidden="true" className="shrink-0 text-soft group-open:rotate-180">
            ▾
          </span>
        </summary>
        {settled && (
          <>
            <VerdictCard
              settled={settled}
              names={names}
              drink={drink}
              cloth={page.cloth}
              hand={<HandVerdict settled={settled} />}
            >
              <div className="flex flex-wrap gap-2 border-line border-t pt-3">
                <VerdictKeys
                  table={page.id}
                  game={page.state.game}
                  round={settled.round}
                  names={names}
                  drink={drink}
                  washes={page.washes}
                  mayShare={canFix}
                />
              </div>
            </VerdictCard>
            <ConsentRow
              page={page}
              round={settled.round}
              all={consent ? [consent] : []}
              onResponse={onResponse}
            />
          </>
        )}
        {scored && (
          <>
            <p className="rounded-2xl bg-raised px-4 py-3.5 leading-snug [overflow-wrap:anywhere]">{line}</p>
            <ConsentRow
              page={page}
              round={scored.round}
              all={consent ? [consent] : []}
              onResponse={onResponse}
            />
          </>
        )}
        {part && <p className="pt-1 text-small text-soft">{historyWords.partOfRound}</p>}
        <ol className="mt-2 px-1">
          {lines.map((line) => (
            <LineRow
              key={line.place}
              line={line}
              names={names}
              author={author}
              canFix={canFix}
              onOpen={() => line.stands && onLine(line.stands)}
              onRedo={() => line.back && onRedo(line.back)}
            />
          ))}
        </ol>
        {settled && (
          <PlainLink
            href={`/games/${page.id}/replay${roundQuery(settled.round)}`}
            aria-label={`${heading}: ${historyWords.replay}`}
            className="inline-flex min-h-11 items-center px-1 pr-5 text-small text-soft underline underline-offset-4"
          >
            {historyWords.replay}
          </PlainLink>
        )}
        {canFix && !part && kind !== "before" && undoRound(round).length > 1 && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={`${heading}: ${historyWords.undoRound}`}
            onClick={() => onUndoRound(round)}
            className="min-h-11 px-1 text-small text-soft underline underline-offset-4"
          >
            {historyWords.undoRound}
          </button>
        )}
      </details>
    </section>
  );
}

interface ConsentRowProps {
  readonly page: HistoryPage;
  readonly round: number;
  /** Responses; on a page of a long game, only those of this round. */
  readonly all: readonly RoundConsent[];
  /** Called after a response: the page reloads. */
  readonly onResponse: () => void;
}

/** Responses to a round's verdict, and the keys to respond. */
function ConsentRow({ page, round, all, onResponse }: ConsentRowProps) {
  const { id, names, mine, keeps, seq } = page;
  const [error, setError] = useState("");
  const consents = useConsents({
    game: id,
    after: seq,
    all,
    mine,
    keeps,
    onResponse: () => {
      setError("");
      onResponse();
    },
    onError: setError,
  });
  return (
    <div className="mt-2 flex flex-col gap-2">
      <ConsentLine consents={consents} round={round} names={names} />
      <ConsentKeys consents={consents} round={round} />
      <p role="alert" className="text-fire-ink leading-snug empty:hidden">
        {error}
      </p>
    </div>
  );
}
