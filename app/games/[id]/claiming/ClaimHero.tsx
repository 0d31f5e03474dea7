"use client";

import { useEffect, useState } from "react";
import { BigClaim } from "@/app/ui/Claim";
import { Die } from "@/app/ui/Dice";
import { RuleChip } from "@/app/ui/RuleChip";
import { Sheet } from "@/app/ui/Sheet";
import type { CountClaim, Face } from "@/lib/engine";
import { moreWords, phoneWords, tableWords } from "@/lib/messages/table";
import { sayClaim } from "@/lib/messages/terms";
import type { OpenTable } from "@/lib/protocol/entry";
import type { RoundConsent } from "@/lib/protocol/liveState";
import type { SpokenView, TableView } from "@/lib/views/table";
import type { OwnSeat } from "../_seat/useOwnSeat";
import { FoundDots } from "../_table/FoundDots";
import { ringOf, towards } from "../_table/places";
import { ScoreStrip, type SeatCup } from "../_table/ScoreStrip";
import type { Scores } from "../_table/scores";
import { termsOf } from "../_table/terms";
import { NextBadWarning, RoundLog } from "../notices/chunk";
import { OpenDice } from "./chunks";
import type { DieKeys } from "./cup/OpenDice";

interface ClaimHeroProps {
  readonly table: OpenTable;
  readonly view: TableView;
  readonly scores: Scores;
  readonly seat: OwnSeat;
  /** The action of a tap on an open die; omitted if they are read-only. */
  readonly dieKeys?: DieKeys | undefined;
  /** Below the claim, after a challenge. */
  readonly middle?: React.ReactNode;
  /** Dice at the seats, after a challenge. */
  readonly cups?: ReadonlyMap<string, SeatCup>;
  /** Dice that count so far; null if they are not entered one by one. */
  readonly found?: number | null;
}

/** The felt: the seats around it, the claim in the middle, the wild face or the open dice below it. */
export function ClaimHero({
  table,
  view,
  scores,
  seat,
  dieKeys,
  middle,
  cups,
  found = null,
}: ClaimHeroProps) {
  const { latest, wild, wildCalled, seats, toAct, challenge, game } = view;
  const title =
    challenge && latest
      ? tableWords.shoutTitle(
          challenge.shout,
          challenge.by.map(({ name }) => name),
          latest.name,
          game,
        )
      : "";
  return (
    <section
      className={`felt tabletop seated ${ringOf(view)} ${challenge ? "still" : ""} ${towards(seats, toAct?.player)}`}
    >
      <ScoreStrip {...scores} around cups={cups} />
      <div className="table-center">
        <PreviousClaim latest={latest} wild={wild} towards={(player) => towards(seats, player)} />
        <div className={`stage ${towards(seats, latest?.player)}`}>
          {latest ? (
            <>
              {challenge ? (
                <p className={`speaker ${sizeOf(title)}`}>
                  <strong className="font-semibold [overflow-wrap:anywhere]">{title}</strong>
                  <span className="sr-only">{tableWords.claimAndWild(latest.claim, wild)}</span>
                </p>
              ) : (
                <p key={latest.player} className={`speaker anim-slide ${sizeOf(latest.name)}`}>
                  <strong className="font-semibold [overflow-wrap:anywhere]">{latest.name}</strong>
                  <span className="shrink-0 text-felt-soft">{tableWords.saysBefore}</span>
                  <span className="sr-only">{sayClaim(latest.claim)}</span>
                </p>
              )}
              <BigClaim key={`${latest.player} ${sayClaim(latest.claim)}`} claim={latest.claim} wild={wild} />
              {wild && (
                <p className="flex items-center gap-2 text-felt-soft text-small leading-tight">
                  <Die face={wild} look="wild" size="size-[1.625rem]" silent />
                  {wildCalled ? (
                    <strong className="font-semibold text-on-felt">{tableWords.onlyCount(wild)}</strong>
                  ) : (
                    tableWords.wildShort(wild)
                  )}
                </p>
              )}
              {found !== null && "count" in latest.claim && (
                <FoundDots found={found} needed={latest.claim.count} />
              )}
              {middle}
            </>
          ) : (
            <Opening view={view} />
          )}
        </div>
      </div>
      <div className="felt-footer">
        {view.cup && !challenge && <OpenDice cup={view.cup} keys={dieKeys} />}
        <NextBadWarning table={table} />
        <LogButton table={table} consents={seat.liveState.consents} />
        <Marks table={table} />
        {/* Open dice leave no room: the header shows the pot. */}
        {!view.cup && <TableTerms view={view} />}
        {seat.mine !== null && !seat.alone && <OwnKeysButton seat={seat} />}
      </div>
    </section>
  );
}

/** The claimer is never cut: longer lines are smaller. */
const sizeOf = (line: string): string =>
  line.length > 24 ? "text-small" : line.length > 14 ? "text-base" : "";

/** Other terms on the table. */
function TableTerms({ view }: { readonly view: TableView }) {
  const terms = termsOf(view);
  if (terms.length === 0) return null;
  return (
    <p className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center justify-center gap-x-2 p-1 text-center text-felt-soft text-small leading-tight">
      {terms.map((term) => (
        <span key={term}>{term}</span>
      ))}
    </p>
  );
}

/** Marks on a claim: allowed by the table (S10), earlier ones unheard (S11), passed unseen (M2, P3). */
function Marks({ table }: { readonly table: OpenTable }) {
  const claim = table.round.findLast(({ action }) => action.do === "claim")?.action;
  if (claim?.do !== "claim") return null;
  const marks = [
    ...(claim.ruling === undefined ? [] : [{ words: moreWords.ruled, rule: "S10" }]),
    ...(claim.skipped ? [{ words: moreWords.unheard, rule: "S11" }] : []),
    ...(claim.accept === "blind" ? [{ words: moreWords.unseen, rule: null }] : []),
  ];
  if (marks.length === 0) return null;
  return (
    <p className="flex min-h-11 min-w-0 flex-1 basis-20 flex-col items-center justify-center gap-0.5 text-center text-small leading-tight low:sr-only">
      {marks.map(({ words, rule }) => (
        <span key={words}>
          {words} {rule && <RuleChip id={rule} />}
        </span>
      ))}
    </p>
  );
}

/** Before the first claim: the red die as rolled. */
function Opening({ view: { toAct, wild } }: { readonly view: TableView }) {
  return (
    <>
      <p className={`speaker ${sizeOf(toAct?.name ?? "")}`}>
        <strong className="font-semibold [overflow-wrap:anywhere]">{toAct?.name}</strong>
        <span className="shrink-0 text-felt-soft">{tableWords.opensBefore}</span>
      </p>
      {wild && (
        <>
          <span className="figure">
            <Die face={wild} look="wild" size="size-[0.7em]" shadow="cast" silent />
          </span>
          <p className="text-felt-soft">{tableWords.facesAreWild(wild)}</p>
        </>
      )}
    </>
  );
}

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
function PreviousClaim({ latest, wild, towards }: LeavingClaimProps) {
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

interface LogButtonProps {
  readonly table: OpenTable;
  readonly consents: readonly RoundConsent[];
}

/** Opens the round's log; wide screens show it next to the felt. */
function LogButton({ table, consents }: LogButtonProps) {
  const [open, setOpen] = useState(false);
  const claims = table.round.filter(({ action }) => action.do === "claim").length;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="log-key desk:invisible"
      >
        <span className="fixed:sr-only">{claims === 0 ? tableWords.log : tableWords.logOf(claims)}</span>
      </button>
      <Sheet title={tableWords.log} open={open} onClose={() => setOpen(false)}>
        <RoundLog table={table} consents={consents} />
      </Sheet>
    </>
  );
}

/** On a seated phone that shows all keys: back to its own keys. */
function OwnKeysButton({ seat }: { readonly seat: OwnSeat }) {
  return (
    <button
      type="button"
      onClick={() => seat.setAlone(true)}
      className="min-h-11 rounded-xl px-2.5 text-small text-felt-soft underline decoration-felt-soft/40 underline-offset-4"
    >
      {phoneWords.ownKeys}
    </button>
  );
}
