"use client";

import { useEffect, useMemo, useState } from "react";
import { LikelyCurve } from "@/app/ui/LikelyCurve";
import { PlainLink } from "@/app/ui/PlainLink";
import { Section } from "@/app/ui/Section";
import { When } from "@/app/ui/When";
import { isAccessRevoked } from "@/lib/client/accessRevoked";
import { ask } from "@/lib/client/ask";
import { type Action, challengeLabel } from "@/lib/engine";
import { laterWords, linkWords } from "@/lib/messages/anyPage";
import { historyWords, sayEntry } from "@/lib/messages/history";
import { outcomeWords, sayScored } from "@/lib/messages/outcomes";
import { replayWords } from "@/lib/messages/replay";
import { stakeWordsAt } from "@/lib/views/drink";
import { likelyAt } from "@/lib/views/replay/likelyAt";
import { type RecordedRound, type ReplayRound, roundQuery } from "@/lib/views/replay/replayRound";
import { type RoundSteps, roundIn, roundSteps } from "@/lib/views/replay/roundSteps";
import { viewWhatIf, type WhatIf, type WhatIfView } from "@/lib/views/replay/whatIf";
import { ownWords } from "@/lib/views/table";
import { AccessRevoked } from "../../_access/AccessRevoked";
import { useAccessCheck } from "../../_access/useAccessCheck";
import { ClimbPicture } from "./ClimbPicture";
import type { Climb } from "./climb";
import { StepFelt, StepSeats } from "./StepFelt";
import { StepKeys } from "./StepKeys";
import { WhatIfs } from "./WhatIfs";

const WORDS = replayWords;

interface ReplayProps {
  readonly page: ReplayRound;
  /** The step in the URL, from 1; null for the first. */
  readonly step: number | null;
}

/** One round of a game, step by step, while this phone has access. */
export function Replay({ page, step }: ReplayProps) {
  const ours = useAccessCheck(page, async () => {
    const answer = await ask("GET /api/v1/games/{game}/history", { game: page.id }, {});
    if (isAccessRevoked(answer)) return null;
    if (!answer.ok) throw new Error(answer.message);
    return page;
  });
  if (ours === "gone") return <AccessRevoked game={page.id} />;
  if (ours === "asking") return <p role="status">{linkWords.asking}</p>;
  return <WhatThereIs page={ours} step={step} />;
}

function WhatThereIs({ page, step }: ReplayProps) {
  const { round, names, resultOnly, startedAt } = page;
  if (resultOnly)
    return (
      <p className="py-4 leading-snug">
        {WORDS.resultOnly} {historyWords.playedOn} <When at={startedAt} as="date" />.
      </p>
    );
  if (round === null)
    return (
      <p className="py-4 leading-snug">
        <strong className="font-semibold">{WORDS.nothingYet}</strong> {WORDS.nothingYetHint}
      </p>
    );
  return (
    <>
      <RoundWays page={page} round={round.round} />
      {round.kind === "told" ? (
        <p className="py-4 text-lead leading-snug">
          {round.scored ? `${outcomeWords.scoreOnly}.` : WORDS.resultOnlyRound}{" "}
          {round.scored
            ? sayScored(round.scored, names, stakeWordsAt(page.state))
            : `${sayEntry({ do: "result", moves: round.moves }, names, { drink: stakeWordsAt(page.state) })}.`}
        </p>
      ) : (
        <Round page={page} recorded={round} step={step} />
      )}
    </>
  );
}

interface RoundProps extends ReplayProps {
  readonly recorded: RecordedRound;
}

function Round({ page, recorded, step }: RoundProps) {
  const { names } = page;
  const round = useMemo(() => roundSteps(recorded.before, recorded.actions), [recorded]);
  const last = round.steps.length - 1;
  const [at, setAt] = useState(Math.min(last, Math.max(0, (step ?? 1) - 1)));
  const [whatIf, setWhatIf] = useState<WhatIf | null>(null);
  const view = useMemo(() => whatIf && viewWhatIf(round, whatIf), [round, whatIf]);
  useAddress(recorded.round, at);
  const now = round.steps[at];
  if (now === undefined) return <p role="alert">{laterWords.failed}</p>;
  const words = ownWords(now.before);
  const wild = roundIn(now.after)?.terms.wild ?? roundIn(now.before)?.terms.wild ?? null;
  const likely = likelyAt(round, at);
  return (
    <>
      <div className="grid flex-1 content-start gap-5 pb-6 flat:grid-cols-2 flat:gap-x-6 lg:grid-cols-2 lg:gap-x-8">
        <div className="flex min-w-0 flex-col gap-4">
          {recorded.leftOut > 0 && <p className="text-small text-soft">{WORDS.leftOut(recorded.leftOut)}</p>}
          <StepFelt round={round} step={now} names={names} cloth={page.cloth} />
          <StepSeats state={now.after} names={names} />
          {page.state.phase !== "finished" && <p className="text-small text-soft">{WORDS.going}</p>}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Section id="climb" heading={WORDS.climb} look="bold">
            <p className="pb-2 text-small text-soft leading-snug">{WORDS.climbHint}</p>
            <ClimbPicture
              climb={climbOf(round)}
              whatIf={
                whatIf && view
                  ? { ...whatIfClimb(view, whatIf), after: claimsBefore(round, whatIf.at) }
                  : null
              }
              wild={wild}
              names={names}
              at={now.claim}
            />
          </Section>
          <WhatIfs
            round={round}
            at={at}
            names={names}
            washes={page.washes}
            whatIf={whatIf}
            view={view}
            onWhatIf={setWhatIf}
          />
          <Section id="likely" heading={WORDS.likely} look="bold">
            {likely ? (
              <LikelyCurve likely={likely} wild={wild} />
            ) : (
              <p className="text-soft">{WORDS.noClaim}</p>
            )}
          </Section>
        </div>
      </div>
      <StepKeys
        at={at}
        steps={round.steps.length}
        says={sayEntry(now.action, names, { ...words, phase: now.after.phase })}
        onStep={setAt}
      />
    </>
  );
}

/** Keeps the URL at the current step without adding history entries. */
function useAddress(round: number, at: number): void {
  useEffect(() => {
    const { pathname, search } = window.location;
    const here = `?round=${round}&step=${at + 1}`;
    if (search !== here) window.history.replaceState(window.history.state, "", `${pathname}${here}`);
  }, [round, at]);
}

function climbOf(round: RoundSteps): Climb {
  const step = round.challenge === null ? undefined : round.steps[round.challenge];
  return {
    claims: round.claims,
    challenge: step ? challengeOf(step.action, step.before.game) : null,
  };
}

function challengeOf(action: Action, game: string): Climb["challenge"] {
  if (action.do !== "challenge") return null;
  const { by, kind = "doubt" } = action;
  return { by: typeof by === "string" ? [by] : by, called: challengeLabel(game, kind), game };
}

/** A what-if's own claims and its challenge. */
function whatIfClimb({ claims, state }: WhatIfView, { actions }: WhatIf): Climb {
  const challenge = actions.findLast((action) => action.do === "challenge");
  return { claims, challenge: challenge ? challengeOf(challenge, state.game) : null };
}

/** The number of claims before a step. */
const claimsBefore = ({ steps }: RoundSteps, at: number): number =>
  steps.slice(0, at).filter(({ action }) => action.do === "claim").length;

interface RoundWaysProps {
  readonly page: ReplayRound;
  /** The current round. */
  readonly round: number;
}

/** The current round, with links to the previous and next one. */
function RoundWays({ page: { id, earlier, later }, round }: RoundWaysProps) {
  const way = (to: number | null, name: string, mark: string) =>
    to === null ? (
      <span className="size-14 shrink-0" />
    ) : (
      <PlainLink
        href={`/games/${id}/replay${roundQuery(to)}`}
        aria-label={`${name}: ${WORDS.round(to)}`}
        className="key size-14 shrink-0 text-large print:hidden"
      >
        {mark}
      </PlainLink>
    );
  return (
    <nav
      aria-label={WORDS.round(round)}
      className="flex items-center gap-3 pb-3 flat:-mt-15 flat:mx-auto flat:pb-1"
    >
      {way(earlier, WORDS.earlier, "‹")}
      <h2 className="stamp flex-1 text-center text-title leading-none">{WORDS.round(round)}</h2>
      {way(later, WORDS.later, "›")}
    </nav>
  );
}
