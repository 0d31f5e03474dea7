import type { ReactNode } from "react";
import { RuleChip } from "@/app/ui/RuleChip";
import { Stamp } from "@/app/ui/Stamp";
import { Tally } from "@/app/ui/Tally";
import type { Settled, StakeWords } from "@/lib/engine";
import { diceWord, list } from "@/lib/messages/anyPage";
import { type Names, nameOf } from "@/lib/messages/names";
import { sayAward } from "@/lib/messages/terms";
import { sayVerdict, verdictCardWords } from "@/lib/messages/verdict";
import type { Cloth } from "@/lib/protocol/cloth";
import { ownStamp } from "@/lib/views/ownStamp";
import { verdictCard, wildIn } from "@/lib/views/verdictCard";
import { LiftedCups, LitDice, Tallied } from "./VerdictDice";

interface VerdictCardProps {
  readonly settled: Settled;
  readonly names: Names;
  /** The table's own words for stakes. */
  readonly drink: StakeWords;
  /** The cloth of the table it was played at. */
  readonly cloth: Cloth | null;
  /** The hand or roll next to the claimed one (`HandVerdict`); null for claims of counts. */
  readonly hand: ReactNode;
  /** True between the seats of its table: the consequences come first, the story and the rules below. */
  readonly amongSeats?: boolean;
  /** Below the consequences. */
  readonly notes?: ReactNode;
  /** The keys below the verdict. */
  readonly children?: ReactNode;
}

/** The verdict: the stamp, the dice that count, the consequences, and the rule. */
export function VerdictCard(props: VerdictCardProps) {
  const { settled, names, drink, cloth, hand, amongSeats = false, notes, children } = props;
  const card = verdictCard(settled);
  const words = sayVerdict(settled, names, drink);
  const story = <p className="verdict-story leading-snug">{words.story}</p>;
  const sum = !saysItself(settled) && (
    <Sum settled={settled} naturals={card.naturals} wilds={card.wilds} entered={card.cups.length > 0} />
  );
  const outcome = (
    <>
      {hand}
      {(amongSeats || card.cups.length === 0) && "count" in settled.claim && (
        <Tallied claim={settled.claim} found={countFound(settled)} wild={wildIn(settled)} />
      )}
      {(card.cups.length > 0 || (amongSeats && card.counted.length > 0)) && (
        <LitDice
          card={card}
          amongSeats={
            amongSeats && "count" in settled.claim
              ? { claimer: settled.claimer, claimed: settled.claim.count }
              : undefined
          }
        />
      )}
      <Stamp text={ownStamp(settled, cloth) ?? words.stamp} bad={settled.finding.finding === "short"} />
    </>
  );
  const namesOf = (players: readonly string[]) => list(players.map((player) => nameOf(names, player)));
  const awards = (given: typeof card.awards, among: boolean) => (
    <ul className="awards flex flex-col empty:hidden">
      {given.map(({ players, move, ante }) => (
        <li
          key={`${players.join()}${move.what}${move.to}${ante}`}
          data-to={among && (move.what === "bad" || move.what === "good") ? players.join(" ") : undefined}
          className={`flex flex-wrap items-center gap-x-2.5 leading-tight ${among ? `justify-center ${namesOf(players).length > LONG ? "is-long" : ""}` : `border-line border-t py-2 ${players.length === 1 ? "text-lead" : ""}`}`}
        >
          <strong className={`min-w-0 font-semibold ${among ? "" : "mr-auto"}`}>{namesOf(players)}</strong>{" "}
          {(move.what === "bad" || move.what === "good") && (
            <span aria-hidden="true" className="shrink-0">
              <Tally score={move.what === "bad" ? -move.count : move.count} />
            </span>
          )}
          <span className={among ? "" : "shrink-0"}>{sayAward(move, drink, players.length)}</span>
        </li>
      ))}
    </ul>
  );
  const why = [...words.reasons, ...(words.rule ? [words.rule] : [])].map(({ id, sentence }) => (
    <p key={id} className="text-small text-soft leading-snug">
      {sentence} <RuleChip id={id} />
    </p>
  ));
  const label = verdictCardWords.verdict;
  return amongSeats ? (
    <article aria-label={label} className="verdict [overflow-wrap:anywhere]">
      <div className="verdict-felt">
        <div className="verdict-box">
          <div className="verdict-middle">
            {outcome}
            {awards(
              card.awards.filter(({ ante }) => !ante),
              true,
            )}
            {notes}
          </div>
        </div>
        <div className="verdict-why empty:hidden">{why}</div>
      </div>
      <div className="verdict-below">
        {story}
        {sum}
        {awards(
          card.awards.filter(({ ante }) => ante),
          false,
        )}
        {children}
      </div>
    </article>
  ) : (
    <article
      aria-label={label}
      className="verdict flex flex-1 flex-col gap-3 overflow-x-clip rounded-2xl px-4 py-3.5 [overflow-wrap:anywhere]"
    >
      {story}
      {outcome}
      {sum}
      {awards(card.awards, false)}
      {notes}
      {why}
      <LiftedCups cups={card.cups} names={names} />
      {children}
    </article>
  );
}

/** Longer names among seats are smaller, on a line of their own. */
const LONG = 16;

/** A hand next to the claimed one, or a believed claim: there is no sum to show. */
const saysItself = ({ shown, finding: { found } }: Settled): boolean =>
  shown === null || (found !== null && typeof found !== "number");

/** The number of matching dice, if it is known. */
const countFound = ({ finding: { found } }: Settled): number | null =>
  typeof found === "number" ? found : null;

interface SumProps {
  readonly settled: Settled;
  readonly naturals: number;
  readonly wilds: number;
  readonly entered: boolean;
}

/** "7 fives + 4 wild = 11", or a sentence if only the count or the answer was entered. */
function Sum({ settled, naturals, wilds, entered }: SumProps) {
  const { claim, diceInPlay } = settled;
  return (
    <p className="sum flex items-baseline justify-between gap-3">
      {entered && "face" in claim ? (
        <span>
          {verdictCardWords.naturals(naturals, claim.face)}
          {wilds > 0 && ` + ${verdictCardWords.wilds(wilds)}`}
          {" = "}
          <strong className="stamp text-large">{countFound(settled)}</strong>
        </span>
      ) : (
        <span>{sayVerdict(settled, {}).finding}</span>
      )}
      {"count" in claim && <span className="shrink-0 text-soft text-small">{diceWord(diceInPlay)}</span>}
    </p>
  );
}
