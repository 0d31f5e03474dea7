import { describePending, sayWhen } from "@/app/_sync/describePending";
import { areLegal, type PendingTap } from "@/lib/client/optimisticActions";
import type { StoreNotice } from "@/lib/client/tableStore";
import { type Action, type RefusalCode, RULABLE } from "@/lib/engine";
import { sayEnding } from "@/lib/messages/endings";
import type { Names } from "@/lib/messages/names";
import { correctionWords, noticeWords, sayNextStep, waitingWords } from "@/lib/messages/notices";
import { sayRefusal } from "@/lib/messages/refusals";
import { moreWords, sayAction, sayShort, type Telling, tableWords } from "@/lib/messages/table";
import { sayVerdict } from "@/lib/messages/verdict";
import type { OpenTable } from "@/lib/protocol/entry";
import type { Correction } from "@/lib/protocol/liveState";
import { factsAtEnd } from "@/lib/views/endFacts";
import { isRoundOfTwo } from "@/lib/views/roundOfTwo";

export interface Act {
  readonly label: string;
  readonly go: () => void;
}

/** One notice for the people at the table. */
export interface Notice {
  readonly sentence: string;
  /** The rule id behind it. */
  readonly rule?: string | null;
  /** An alternative action. */
  readonly nextStep?: string;
  /** Label of the close key; a cross by default. */
  readonly close?: string;
  /** The main action. */
  readonly act?: Act;
  /** A second action. */
  readonly other?: Act;
  /** A link to details. */
  readonly look?: { readonly label: string; readonly href: `/games/${string}` };
}

/** The source of a notice: ready text, or an event from the store. */
export type NoticeSource =
  | { readonly readyNotice: Notice }
  | { readonly notice: StoreNotice; readonly words: Telling }
  /** A correction by another phone. `table`: as it was then, so that the notice tells no later result. */
  | { readonly corrected: Correction; readonly table: OpenTable; readonly words: Telling }
  /**
   * Queued taps that were not recorded. `stranger`: another user made them. `redo`: offered while the rules
   * accept them. `takeOwn`: replaces the conflicting round with them.
   */
  | {
      readonly unsent: readonly PendingTap[];
      readonly table: OpenTable;
      readonly stranger: boolean;
      readonly redo: () => void;
      readonly takeOwn: () => void;
      readonly words: Telling;
    };

/** Turns an event into a notice: what happened, why, and what to do. */
export function notify(news: NoticeSource, names: Names, allowAnyway: (action: Action) => void): Notice {
  if ("readyNotice" in news) return news.readyNotice;
  if ("unsent" in news) return notifyUnsent(news, names);
  if ("corrected" in news) return notifyCorrection(news);
  const { notice, words } = news;
  switch (notice.notice) {
    case "refused": {
      const { refusal, action } = notice;
      return {
        sentence: sayRefusal(refusal, names),
        rule: refusal.rule,
        nextStep: sayNextStep(refusal.code),
        ...(canBeRuled(refusal.code) && {
          act: { label: moreWords.allow, go: () => allowAnyway(action) },
        }),
      };
    }
    case "not-done":
      return { sentence: notice.answer.message, rule: notice.answer.rule ?? null };
    case "too-late": {
      const theirs = notice.unseen.find(({ action }) => action !== null)?.action;
      const mine = notice.action;
      return {
        sentence:
          theirs && mine
            ? noticeWords.tooLate(sayWithWild(theirs, names, words), sayWithWild(mine, names, words))
            : noticeWords.overtaken,
      };
    }
    case "sent":
      return { sentence: describePending("sent", notice.count, notice.since) };
  }
}

/** An action with the red die's face: two phones that start the same round often differ in nothing else. */
const sayWithWild = (action: Action, names: Names, words: Telling): string =>
  action.do === "start-round" && action.wild
    ? `${sayAction(action, names, words)} (${tableWords.wildDie(action.wild)})`
    : sayAction(action, names, words);

function notifyUnsent(
  {
    unsent,
    table,
    stranger,
    redo,
    takeOwn,
    words,
  }: Extract<NoticeSource, { readonly unsent: readonly PendingTap[] }>,
  names: Names,
): Notice {
  const [first] = unsent;
  const { theirs, message } = first?.refused ?? {};
  const why = stranger
    ? waitingWords.someoneElse
    : theirs
      ? waitingWords.first(sayAction(theirs, names, words))
      : (message ?? waitingWords.movedOn);
  const actionTexts = unsent.map(({ entry }) =>
    sayShort(entry.action, { ...names, ...joinerOf(entry) }, words),
  );
  const actions = unsent.map(({ entry }) => entry.action);
  const canRedo = areLegal(table, unsent);
  const [twice] = isRoundOfTwo(actions, table.state.phase) ? table.rounds : [];
  if (twice !== undefined && theirs !== undefined && !stranger)
    return {
      sentence: waitingWords.twice(sayVerdict(twice, names).finding),
      nextStep: waitingWords.here(actionTexts, sayWhen(first?.at ?? 0).when),
      close: waitingWords.keepTheirs,
      act: { label: waitingWords.takeOwn, go: takeOwn },
      ...(canRedo && { other: { label: waitingWords.another, go: redo } }),
    };
  return {
    sentence: why,
    nextStep: waitingWords.what(actionTexts, sayWhen(first?.at ?? 0).when),
    close: waitingWords.drop(unsent.length),
    ...(canRedo && { act: { label: waitingWords.redo(unsent.length), go: redo } }),
  };
}

/** A correction: what changed, by whom, and the result of that part. */
function notifyCorrection({
  corrected,
  table: { id, names, rounds, state, washes },
  words,
}: Extract<NoticeSource, { readonly corrected: Correction }>): Notice {
  const { seq, round, more, playoff } = corrected;
  const verdict = rounds.find((settled) => settled.round === round);
  const resultSentence =
    state.phase === "finished"
      ? sayEnding(state.game, { ...state.finished, washes }, names, factsAtEnd(state))
      : playoff
        ? correctionWords.open
        : verdict && correctionWords.now(sayVerdict(verdict, names).finding);
  const parts = [
    sayCorrected(corrected, names, words),
    more > 0 && !isRound(corrected) && correctionWords.more(more),
    resultSentence,
  ];
  return {
    sentence: parts.filter(Boolean).join(" "),
    look: {
      label: correctionWords.look,
      href: `/games/${id}/history?round=${round}#entry-${seq}`,
    },
  };
}

/** "Randy corrected round 4: 10 fives instead of 9 fives." */
function sayCorrected({ was, now, round, by, playoff }: Correction, names: Names, words: Telling): string {
  if (playoff) return correctionWords.playoff(by);
  const before = was ? sayAction(was, names, words) : "";
  if (now === null)
    return isRound({ was, now })
      ? correctionWords.roundUndone(by, round)
      : correctionWords.undone(by, round, before);
  const after = sayAction(now, names, words);
  if (was === null) return correctionWords.restored(by, round, after);
  if (now.do === "end") return correctionWords.ending(by);
  if (now.do === "reveal") return correctionWords.cups(by, round);
  return now.do === "claim" && was.do === "claim" && now.by === was.by
    ? correctionWords.corrected(by, round, sayShort(now, names, words), sayShort(was, names, words))
    : correctionWords.reworded(by, round, after, before);
}

/** True if a whole round was undone, not one entry of it. */
const isRound = ({ was, now }: Pick<Correction, "was" | "now">): boolean =>
  now === null && (was?.do === "start-round" || was?.do === "result" || was?.do === "outcome");

/** The name of a player whose join was pending. */
const joinerOf = ({ action, name }: PendingTap["entry"]): Names =>
  action.do === "join" && name !== undefined ? { [action.player]: name } : {};

const RULED: readonly RefusalCode[] = RULABLE;

const canBeRuled = (code: RefusalCode): boolean => RULED.includes(code);
