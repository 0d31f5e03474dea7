import { unplayedIn } from "@/app/_verdict/unplayedRound";
import { BigClaim } from "@/app/ui/Claim";
import { DiceRow, Die, PlaceholderDie } from "@/app/ui/Dice";
import { Nameplate } from "@/app/ui/Nameplate";
import { Stamp } from "@/app/ui/Stamp";
import { assertNever, endNames, type Scored } from "@/lib/engine";
import { list } from "@/lib/messages/anyPage";
import { cupWords } from "@/lib/messages/dice";
import { type Names, nameOf } from "@/lib/messages/names";
import { tvWords } from "@/lib/messages/notices";
import { outcomeWords } from "@/lib/messages/outcomes";
import { tableWords } from "@/lib/messages/table";
import { sayClaim } from "@/lib/messages/terms";
import { betweenWords, consentWords, sayEnding, verdictCardWords } from "@/lib/messages/verdict";
import type { OpenTable } from "@/lib/protocol/entry";
import type { TypedCups } from "@/lib/protocol/typedCups";
import type { CupView } from "@/lib/views/cup";
import { mostDrunkAt } from "@/lib/views/drunk";
import type { TableView } from "@/lib/views/table";
import { seenTyped } from "@/lib/views/typedCups";
import { termsOf } from "../../_table/terms";
import { Plates, platesOf } from "../../finished/Plates";
import { TvCups } from "./TvCups";

interface Shown {
  readonly table: OpenTable;
  readonly view: TableView;
  /** Dice that phones are entering. */
  readonly typed: TypedCups | null;
  /** Rounds with an open dispute. */
  readonly disputed: readonly number[];
}

/** The current phase, as large as possible: the starter, the claim, the bang, or who washes. */
export function TvFelt({ table, view, typed, disputed }: Shown) {
  switch (view.phase) {
    case "between-rounds":
      return <Waiting table={table} view={view} />;
    case "claiming":
      return <ClaimToBeat table={table} view={view} />;
    case "revealing":
      return <Called table={table} view={view} typed={typed} />;
    case "finished":
      return <Over table={table} view={view} disputed={disputed} />;
    default:
      return assertNever(view.phase);
  }
}

const FELT = "felt flex h-full flex-col items-center justify-center gap-1 p-2 text-center";
const LINE =
  "stamp line-clamp-2 w-full shrink-0 text-balance px-[min(3rem,8vw)] text-large leading-[1.1] [overflow-wrap:anywhere]";
const SMALL_LINE =
  "line-clamp-3 w-full shrink-0 text-balance px-[min(3rem,8vw)] text-lead leading-tight [overflow-wrap:anywhere]";
const BIG = "stamp text-balance leading-none [overflow-wrap:anywhere] line-clamp-4";

/** Before a round, without a previous verdict. */
function Waiting({ table, view }: Pick<Shown, "table" | "view">) {
  const { toAct, voided, round, redDie, diceInPlay, oneCup, seats, scored } = view;
  const unplayed = unplayedIn(view, table.names);
  const outcome = voided === null ? scored : null;
  const verdict = outcome?.right != null ? outcome : null;
  return (
    <section className={FELT}>
      <Nameplate cloth={table.cloth} />
      {verdict && <TvOutcome scored={verdict} names={table.names} />}
      {unplayed && voided === null && (
        <>
          <p className={verdict ? SMALL_LINE : LINE}>{unplayed.line}</p>
          {!outcome && <p className="text-felt-soft leading-tight">{unplayed.label}</p>}
        </>
      )}
      {redDie && !outcome && <PlaceholderDie size="size-[6rem]" look="unrolled" />}
      <p className={`${BIG} ${outcome ? "text-large" : "text-huge"}`}>
        {voided !== null
          ? betweenWords.isVoid(round)
          : toAct
            ? betweenWords.startsRound(toAct.name)
            : outcome
              ? betweenWords.nextRound
              : betweenWords.whoStarts}
      </p>
      <p className={outcome ? "hidden" : LINE}>
        {voided !== null && toAct
          ? betweenWords.startsAgain(toAct.name)
          : oneCup
            ? betweenWords.diceUnderOneCup(diceInPlay)
            : betweenWords.diceUnderCups(diceInPlay, seats.filter(({ active }) => active).length)}
      </p>
    </section>
  );
}

/** A round by its outcome: an arrow from the challengers to the claimer, and the stamp (S26). */
function TvOutcome({ scored, names }: { readonly scored: Scored; readonly names: Names }) {
  const { challengers, claimer, right, round } = scored;
  const who = list(challengers.map((player) => nameOf(names, player)));
  return (
    <>
      {claimer !== null && (
        <p
          aria-hidden="true"
          className="stamp flex w-full items-center justify-center gap-[1rem] text-title leading-none"
        >
          <span className="max-w-[42%] shrink-0 truncate py-[0.1em]">{who}</span>
          <svg
            aria-hidden="true"
            viewBox="0 0 90 30"
            className="h-[0.8em] shrink-0 stroke-bone"
            fill="none"
            strokeWidth="5"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="M4 18 Q44 8 84 15" />
            <path d="M70 5 L85 15 L71 26" />
          </svg>
          <span className="max-w-[42%] shrink-0 truncate py-[0.1em]">{nameOf(names, claimer)}</span>
        </p>
      )}
      <div data-moment={`verdict-${round}`} className="w-full max-w-[60%]">
        <Stamp text={outcomeWords.stamp[right ? "right" : "wrong"]} bad={!right} />
      </div>
    </>
  );
}

/** The claim and whose turn it is; before the first claim, the red die. */
function ClaimToBeat({ table, view }: Pick<Shown, "table" | "view">) {
  const { latest, wild, wildCalled, toAct, cup } = view;
  const terms = termsOf(view);
  const wildToo = latest !== null && wild !== null;
  return (
    <section className={FELT}>
      <Nameplate cloth={table.cloth} />
      {latest && <p className={LINE}>{tvWords.says(latest.name)}</p>}
      <div className="relative min-h-0 w-full flex-1">
        {latest ? (
          <div className="stage" data-moment={`claim-${latest.player}-${sayClaim(latest.claim)}`}>
            <BigClaim claim={latest.claim} wild={wild} />
          </div>
        ) : (
          <div className="stage">
            <span className="figure">
              {wild && <Die face={wild} look="wild" size="size-[0.74em]" silent />}
            </span>
          </div>
        )}
      </div>
      {wildToo && (
        <p className="flex shrink-0 items-center gap-2 text-lead leading-tight">
          <Die face={wild} look="wild" size="size-[2.2rem]" shadow="cast" silent />
          {wildCalled ? (
            <strong className="font-semibold">{tableWords.onlyCount(wild)}</strong>
          ) : (
            tableWords.wildShort(wild)
          )}
        </p>
      )}
      {!latest && wild && <p className={LINE}>{tableWords.facesAreWild(wild)}</p>}
      {cup && cup.open.length > 0 && <OpenDice cup={cup} />}
      {terms.length > 0 && <p className="text-felt-soft leading-tight">{terms.join(" · ")}</p>}
      {toAct && (
        <p className={LINE}>{latest ? tableWords.toRaise(toAct.name) : tableWords.toOpen(toAct.name)}</p>
      )}
    </section>
  );
}

/** The open dice next to the cup, and how many are still under it. */
function OpenDice({ cup: { open, under, looked } }: { readonly cup: CupView }) {
  return (
    <div className="flex shrink-0 items-center gap-2 text-left text-felt-soft leading-tight">
      <ul aria-label={cupWords.inTheOpen} className="flex gap-1">
        <DiceRow
          dice={open.map(({ face, locked }) => ({ face, look: locked ? "locked" : "plain" }))}
          size="size-[3rem]"
        >
          {(die) => <li>{die}</li>}
        </DiceRow>
      </ul>
      <p>{cupWords.underTheCup(under, looked)}</p>
    </div>
  );
}

/** A challenge: the felt turns red until the cups are counted, and the dice appear as they are entered. */
function Called({
  table,
  view: { challenge, latest, wild, wildCalled, seats },
  typed,
}: Omit<Shown, "disputed">) {
  if (challenge === null || latest === null) return null;
  const shout = tableWords.shouts(challenge.shout, table.state.game);
  const { claim } = latest;
  const cups =
    typed && "count" in claim && typed.began === table.round[0]?.id
      ? seenTyped(table.state, claim, wild, typed.readings)
      : null;
  return (
    <section
      data-moment={`call-${challenge.by.map(({ player }) => player).join()}`}
      className="flex h-full flex-col items-center justify-center gap-1 rounded-[1.1rem] bg-bang p-2 text-center text-on-fire"
    >
      <p className={`stamp anim-stamp leading-none ${cups ? "text-lead" : "text-shout"}`}>{shout}</p>
      <p className="stamp line-clamp-2 w-full text-large leading-[1.15]">
        {tvWords.on(
          challenge.by.map(({ name }) => name),
          latest.name,
        )}
      </p>
      <div className="relative min-h-0 w-full flex-1">
        <div className="stage">
          <BigClaim claim={claim} wild={wild} />
        </div>
      </div>
      {wildCalled && wild && (
        <p className="stamp shrink-0 text-lead leading-tight">{tableWords.onlyCount(wild)}</p>
      )}
      {cups && "count" in claim && <TvCups seen={cups} seats={seats} needed={claim.count} />}
    </section>
  );
}

/** Sentences above this many characters are set smaller: the plates are above them. */
const MAX_HUGE = 34;

/** The end: who washes, or who won. */
function Over({ table, view: { finished, seats }, disputed }: Omit<Shown, "typed">) {
  if (finished === null) return null;
  const named = endNames(table.state.game);
  const ending = sayEnding(table.state.game, finished, table.names, mostDrunkAt(table.state));
  return (
    <section className={`${FELT} gap-[1.5rem]`}>
      <Nameplate cloth={table.cloth} />
      {named.ok && named.value === "losers" && (
        <span className="[&_svg]:h-[8rem]">
          <Plates count={platesOf(seats.filter(({ player }) => finished.losers.includes(player)))} />
        </span>
      )}
      <p className={`${BIG} ${ending.length > MAX_HUGE ? "text-title" : "text-huge"}`}>{ending}</p>
      {finished.pot > 0 && <p className={LINE}>{verdictCardWords.potWon(finished.pot)}</p>}
      {disputed.length > 0 && <p className={LINE}>{consentWords.open(disputed)}</p>}
    </section>
  );
}
