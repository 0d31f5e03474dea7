import type { ReactNode } from "react";
import { RuleChip } from "@/app/ui/RuleChip";
import { Stamp } from "@/app/ui/Stamp";
import { Tally } from "@/app/ui/Tally";
import type { Settled } from "@/lib/engine";
import { diceWord, list } from "@/lib/messages/anyPage";
import { type Names, nameOf } from "@/lib/messages/names";
import { sayAward } from "@/lib/messages/terms";
import { sayVerdict, verdictCardWords } from "@/lib/messages/verdict";
import { verdictCard, wildIn } from "@/lib/views/verdictCard";
import { LiftedCups, LitDice, Tallied } from "./VerdictDice";

interface VerdictCardProps {
  readonly settled: Settled;
  readonly names: Names;
  /** The table's own word for a drink (P10). */
  readonly drink: string | null;
  /** The hand or roll beside the one that was claimed (`HandVerdict`); null where dice were counted. */
  readonly hand: ReactNode;
  /** What one can do with it. */
  readonly children?: ReactNode;
}

/** The verdict that ends the argument: the stamp, the dice that count, who gets what, and the rule. */
export function VerdictCard({ settled, names, drink, hand, children }: VerdictCardProps) {
  const card = verdictCard(settled);
  const words = sayVerdict(settled, names);
  return (
    <article
      aria-label={verdictCardWords.verdict}
      className="flex flex-1 flex-col gap-3 overflow-x-clip rounded-2xl bg-raised px-4 py-3.5 [overflow-wrap:anywhere]"
    >
      <div>
        <p className="leading-snug">{words.story}</p>
        <Stamp text={words.stamp} bad={settled.finding.finding === "short"} />
      </div>
      {hand}
      {card.cups.length > 0 && <LitDice card={card} />}
      {card.cups.length === 0 && "count" in settled.claim && (
        <Tallied claim={settled.claim} found={countFound(settled)} wild={wildIn(settled)} />
      )}
      {!saysItself(settled) && (
        <Sum settled={settled} naturals={card.naturals} wilds={card.wilds} entered={card.cups.length > 0} />
      )}
      <ul className="flex flex-col gap-1.5">
        {card.awards.map(({ players, move }) => (
          <li
            key={`${players.join()}${move.what}${move.to}`}
            className={
              players.length === 1 ? "flex items-center gap-2.5 text-lg leading-tight" : "leading-snug"
            }
          >
            <strong className="min-w-0 font-bold">
              {list(players.map((player) => nameOf(names, player)))}
            </strong>{" "}
            {(move.what === "bad" || move.what === "good") && (
              <span aria-hidden="true" className="shrink-0">
                <Tally score={move.what === "bad" ? -move.count : move.count} />
              </span>
            )}
            <span className="shrink-0">{sayAward(move, drink, players.length)}</span>
          </li>
        ))}
      </ul>
      {[...words.reasons, ...(words.rule ? [words.rule] : [])].map(({ id, sentence }) => (
        <p key={id} className="text-minor text-soft leading-snug">
          {sentence} <RuleChip id={id} />
        </p>
      ))}
      <LiftedCups cups={card.cups} names={names} />
      {children}
    </article>
  );
}

/** A hand beside the one that was claimed, or a claim that was given in to: there is nothing to add up. */
const saysItself = ({ shown, finding: { found } }: Settled): boolean =>
  shown === null || (found !== null && typeof found !== "number");

/** How many dice matched, where that was seen. */
const countFound = ({ finding: { found } }: Settled): number | null =>
  typeof found === "number" ? found : null;

interface SumProps {
  readonly settled: Settled;
  readonly naturals: number;
  readonly wilds: number;
  readonly entered: boolean;
}

/** "7 fives + 4 wild = 11", or the sentence when only the count or the answer was seen. */
function Sum({ settled, naturals, wilds, entered }: SumProps) {
  const { claim, diceInPlay } = settled;
  return (
    <p className="flex items-baseline justify-between gap-3 border-line border-t pt-3">
      {entered && "face" in claim ? (
        <span>
          {verdictCardWords.naturals(naturals, claim.face)}
          {wilds > 0 && ` + ${verdictCardWords.wilds(wilds)}`}
          {" = "}
          <strong className="stamp text-2xl">{countFound(settled)}</strong>
        </span>
      ) : (
        <span>{sayVerdict(settled, {}).finding}</span>
      )}
      {"count" in claim && <span className="shrink-0 text-soft text-sm">{diceWord(diceInPlay)}</span>}
    </p>
  );
}
