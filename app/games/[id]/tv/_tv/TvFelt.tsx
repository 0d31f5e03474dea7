import { unplayedIn } from "@/app/_verdict/unplayedRound";
import { BigClaim } from "@/app/ui/Claim";
import { DiceRow, Die, PlaceholderDie } from "@/app/ui/Dice";
import { lettersOf } from "@/app/ui/letters";
import { Stamp } from "@/app/ui/Stamp";
import { assertNever, namedAtEnd, type Scored } from "@/lib/engine";
import { list } from "@/lib/messages/anyPage";
import { cupWords } from "@/lib/messages/dice";
import { sayEnding } from "@/lib/messages/endings";
import { type Names, nameOf } from "@/lib/messages/names";
import { tvWords } from "@/lib/messages/notices";
import { outcomeWords } from "@/lib/messages/outcomes";
import { tableWords } from "@/lib/messages/table";
import { sayClaim } from "@/lib/messages/terms";
import { betweenWords, consentWords, verdictCardWords } from "@/lib/messages/verdict";
import type { OpenTable } from "@/lib/protocol/entry";
import type { CupView } from "@/lib/views/cup";
import { factsAtEnd } from "@/lib/views/endFacts";
import { resultSays } from "@/lib/views/resultSays";
import type { TableView } from "@/lib/views/table";
import { FoundDots } from "../../_table/FoundDots";
import { towards } from "../../_table/places";
import { termsOf } from "../../_table/terms";
import { Plates, platesOf } from "../../finished/Plates";

interface Shown {
  readonly table: OpenTable;
  readonly view: TableView;
  /** True if the phones record rounds by their outcome. */
  readonly scoreOnly: boolean;
  /** Dice that count so far; null if none are entered. */
  readonly found: number | null;
  /** Rounds with an open dispute. */
  readonly disputed: readonly number[];
}

/** The middle of the ring: the starter, the claim, the bang, or the end. */
export function TvFelt({ table, view, scoreOnly, found, disputed }: Shown) {
  switch (view.phase) {
    case "between-rounds":
      return <Waiting table={table} view={view} scoreOnly={scoreOnly} />;
    case "claiming":
      return <ClaimToBeat view={view} />;
    case "revealing":
      return <Called view={view} found={found} />;
    case "finished":
      return <Over table={table} view={view} disputed={disputed} />;
    default:
      return assertNever(view.phase);
  }
}

/** Before a round, without a previous verdict. Phones that keep only the score ask for no starter and no red die. */
function Waiting({ table, view, scoreOnly }: Pick<Shown, "table" | "view" | "scoreOnly">) {
  const { toAct, voided, round, redDie, diceInPlay, oneCup, seats, scored } = view;
  const unplayed = unplayedIn(view, table.names);
  const outcome = voided === null ? scored : null;
  const verdict = outcome?.right != null ? outcome : null;
  return (
    <>
      {verdict && <TvOutcome scored={verdict} names={table.names} />}
      {unplayed && voided === null && (
        <>
          <p className={verdict ? "tv-note" : "tv-line stamp"}>{unplayed.line}</p>
          {!outcome && <p className="tv-note">{unplayed.label}</p>}
        </>
      )}
      {redDie && !outcome && !scoreOnly && <PlaceholderDie size="size-[6rem]" look="unrolled" />}
      <p className={`stamp ${outcome ? "tv-line" : "tv-big"}`}>
        {voided !== null
          ? betweenWords.isVoid(round)
          : toAct
            ? betweenWords.startsRound(toAct.name)
            : outcome
              ? betweenWords.nextRound
              : scoreOnly
                ? tableWords.round(round)
                : betweenWords.whoStarts}
      </p>
      <p className={outcome || (scoreOnly && voided === null) ? "hidden" : "tv-line stamp"}>
        {voided !== null && toAct
          ? betweenWords.startsAgain(toAct.name)
          : oneCup
            ? betweenWords.diceUnderOneCup(diceInPlay)
            : betweenWords.diceUnderCups(diceInPlay, seats.filter(({ active }) => active).length)}
      </p>
    </>
  );
}

/** A round by its outcome: an arrow from the challengers to the claimer, and the stamp (S26). */
function TvOutcome({ scored, names }: { readonly scored: Scored; readonly names: Names }) {
  const { challengers, claimer, right, round } = scored;
  const who = list(challengers.map((player) => nameOf(names, player)));
  const size = lettersOf(claimer === null ? who : `${who} ${nameOf(names, claimer)}`);
  return (
    <>
      {claimer !== null && (
        <p
          aria-hidden="true"
          className="stamp grid w-full shrink-0 grid-cols-[1fr_auto_1fr] items-center gap-[0.7rem] leading-none [--frame:0] [--most-letters:2.125rem] landscape:w-[132%]"
        >
          <TvSide name={who} size={size} className="text-right" />
          <svg
            aria-hidden="true"
            viewBox="0 0 90 30"
            className="h-[1.6rem] shrink-0 stroke-bone"
            fill="none"
            strokeWidth="5"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="M4 18 Q44 8 84 15" />
            <path d="M70 5 L85 15 L71 26" />
          </svg>
          <TvSide name={nameOf(names, claimer)} size={size} className="text-left" />
        </p>
      )}
      <div data-moment={`verdict-${round}`} className="verdict w-full max-w-[70%]">
        <div>
          <Stamp text={outcomeWords.stamp[right ? "right" : "wrong"]} bad={!right} />
        </div>
      </div>
    </>
  );
}

interface TvSideProps {
  readonly name: string;
  /** The class of the size. */
  readonly size: string;
  readonly className: string;
}

/** A whole name at a side of the arrow. Both names have the size that fits their longest word. */
function TvSide({ name, size, className }: TvSideProps) {
  return (
    <span className={`@container min-w-0 ${className}`}>
      <span className={`block [overflow-wrap:anywhere] ${size} whitespace-normal!`}>{name}</span>
    </span>
  );
}

/** The claim and whose turn it is; before the first claim, the red die. */
function ClaimToBeat({ view }: Pick<Shown, "view">) {
  const { latest, wild, toAct, cup } = view;
  const terms = termsOf(view);
  return (
    <>
      {latest && <p className="tv-line stamp">{tvWords.says(latest.name)}</p>}
      {(latest || wild) && <Claimed view={view} />}
      {cup && cup.open.length > 0 && <OpenDice cup={cup} />}
      {terms.length > 0 && <p className="tv-note">{terms.join(" · ")}</p>}
      {toAct && (
        <p className={`stamp text-brass ${latest || wild ? "tv-line" : "tv-big"}`}>
          {latest ? tableWords.toRaise(toAct.name) : tableWords.toOpen(toAct.name)}
        </p>
      )}
    </>
  );
}

/** The open dice next to the cup, and how many are still under it. */
function OpenDice({ cup: { open, under, looked } }: { readonly cup: CupView }) {
  return (
    <div className="tv-note flex items-center justify-center gap-[0.6rem] text-left">
      <ul aria-label={cupWords.inTheOpen} className="flex gap-1">
        <DiceRow
          dice={open.map(({ face, locked }) => ({ face, look: locked ? "locked" : "plain" }))}
          size="size-[2rem]"
        >
          {(die) => <li>{die}</li>}
        </DiceRow>
      </ul>
      <p>{cupWords.underTheCup(under, looked)}</p>
    </div>
  );
}

/** A challenge: the claim stays while the dice appear at their seats, with a dot for each claimed one. */
function Called({ view, found }: Pick<Shown, "view" | "found">) {
  const { challenge, latest } = view;
  if (challenge === null || latest === null) return null;
  return (
    <>
      <p className="tv-line stamp">
        {tvWords.on(
          challenge.by.map(({ name }) => name),
          latest.name,
        )}
      </p>
      <Claimed view={view} />
      {found !== null && "count" in latest.claim && <FoundDots found={found} needed={latest.claim.count} />}
    </>
  );
}

/** The claim, as large as fits, and what is wild. */
function Claimed({ view: { latest, wild, wildCalled, seats } }: Pick<Shown, "view">) {
  return (
    <>
      <div className="relative min-h-0 w-full flex-1">
        {latest ? (
          <div
            className={`stage ${towards(seats, latest.player)}`}
            data-moment={`claim-${latest.player}-${sayClaim(latest.claim)}`}
          >
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
      {wild && (
        <p className="tv-note flex items-center justify-center gap-[0.4rem]">
          {latest && <Die face={wild} look="wild" size="size-[1.35rem]" shadow="cast" silent />}
          {latest === null ? (
            tableWords.facesAreWild(wild)
          ) : wildCalled ? (
            <strong className="font-semibold text-on-felt">{tableWords.onlyCount(wild)}</strong>
          ) : (
            tableWords.wildShort(wild)
          )}
        </p>
      )}
    </>
  );
}

/** Longer names at the end are smaller: the plates are above them. */
const MAX_HUGE = 14;

/** The end: a stack of plates, and the name of who washes, lost or won. */
function Over({ table, view: { finished, seats }, disputed }: Omit<Shown, "found" | "scoreOnly">) {
  if (finished === null) return null;
  const { state, names: called, washes } = table;
  const namedOf = namedAtEnd(state.game);
  const washing = resultSays(namedOf, table) === "losers";
  const facts = factsAtEnd(state);
  const meant = [...finished[namedOf], ...(facts !== null && "most" in facts ? facts.most : [])];
  const named = seats.filter(({ player }) => meant.includes(player));
  const ending = sayEnding(state.game, { ...finished, washes }, called, facts);
  const names = list(named.map(({ name }) => name));
  const large = names !== "" && ending.startsWith(names) ? names : "";
  return (
    <>
      {washing && <Plates count={platesOf(named)} />}
      <p className="tv-ending">
        <span
          className={`stamp ${large.length > MAX_HUGE ? "of-many" : ""} ${lettersOf(large)} whitespace-normal!`}
        >
          {large}
        </span>
        <span className={large === "" ? "tv-big stamp" : ""}>{ending.slice(large.length)}</span>
      </p>
      {finished.pot > 0 && <p className="tv-note">{verdictCardWords.potWon(finished.pot)}</p>}
      {disputed.length > 0 && <p className="tv-note">{consentWords.open(disputed)}</p>}
    </>
  );
}
