import { RuleChip } from "@/app/ui/RuleChip";
import { Section } from "@/app/ui/Section";
import type { StakeWords } from "@/lib/engine";
import {
  cardWords,
  sayAnte,
  sayBegins,
  sayCosts,
  sayDealt,
  sayEndings,
  sayFought,
  sayOneCup,
  sayRaises,
  sayReRolls,
  sayRule,
  sayStarts,
  saySteps,
  sayTurn,
  sayWay,
  sayWild,
} from "@/lib/messages/rules";
import { sayClaim } from "@/lib/messages/terms";
import { ownGame } from "@/lib/protocol/ruleSets/look";
import { stakeWordsOf } from "@/lib/views/drink";
import type { RulesCard as Card } from "@/lib/views/rules/card";
import type { ChallengeCosts } from "@/lib/views/rules/costs";
import { Chart } from "./Chart";

/** A game's rules on one page, with the requested house rules. */
export function RulesCard({ card }: { readonly card: Card }) {
  const { dealt, oneCup, steps, raises, chart } = card;
  const drink = stakeWordsOf(ownGame(card.game) ?? {});
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-2 print:grid-cols-2 print:gap-y-2 print:text-[10pt]">
      <Lines
        title={cardWords.need}
        lines={[
          ...(dealt ? [sayDealt(dealt)] : []),
          ...(oneCup === null ? [] : [sayOneCup(oneCup)]),
          // Wilds in hands are part of the usual arguments.
          ...(card.fought.some(({ about }) => about === "wild-hands") ? [] : [sayWild(card.wild)]),
          ...card.begins.map(({ what, count }) => sayBegins(what, count, drink)),
          ...(card.ante ? [sayAnte(card.ante.chips, card.ante.every, drink)] : []),
        ]}
      />
      <Lines
        title={cardWords.turn}
        lines={[
          sayTurn(),
          ...(card.reRolls === null ? [] : [sayReRolls(card.reRolls)]),
          ...(steps ? saySteps(steps) : []),
        ]}
      />
      {raises && <Lines title={cardWords.ladder} lines={[sayRaises(raises.over, raises.next)]} />}
      {chart && <Chart rungs={chart} />}
      <Challenges challenges={card.challenges} drink={drink} />
      <Lines title={cardWords.ending} lines={sayEndings(card.ending, card.washing, card.pot, drink)} />
      <Lines title={cardWords.fought} lines={card.fought.map(sayFought)} />
      {/* Not printed: the sentences above contain the standard rules already. */}
      <Section
        id="house"
        heading={cardWords.house}
        look="card"
        className={`md:col-span-2 print:col-span-2 ${card.options.every(({ usual }) => usual) ? "print:hidden" : ""}`}
      >
        <ul className="gap-x-8 md:columns-2 print:columns-2">
          {card.options.map(({ option, value, rule, usual }) => (
            <li
              key={option}
              className={`break-inside-avoid py-0.5 leading-snug ${usual ? "print:hidden" : ""}`}
            >
              {sayRule(option, value)} <RuleChip id={rule} />
              {!usual && <strong className="pl-1.5 font-semibold text-brass">{cardWords.changed}</strong>}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** A section of the card: a heading and its sentences. */
function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <Section heading={title} look="card" className="break-inside-avoid">
      <ul className="flex list-none flex-col gap-1 leading-snug">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}

/** The cost of each kind of challenge, right and wrong, and who starts next. */
function Challenges({
  challenges,
  drink,
}: {
  readonly challenges: readonly ChallengeCosts[];
  readonly drink: StakeWords;
}) {
  return (
    <Section id="challenges" heading={cardWords.challenges} look="card" className="break-inside-avoid">
      <dl className="flex flex-col gap-1.5 leading-snug">
        {challenges.map(({ kind, outOfTurn, of, right, wrong }) => (
          <div key={`${kind}${outOfTurn}${of === null ? "" : sayClaim(of)}`}>
            <dt className="font-semibold">
              {sayWay(kind, outOfTurn, of)}{" "}
              {[...new Set([...(right?.rules ?? []), ...(wrong?.rules ?? [])])].map((id) => (
                <RuleChip key={id} id={id} />
              ))}
            </dt>
            {[right && ([cardWords.right, right] as const), wrong && ([cardWords.wrong, wrong] as const)].map(
              (outcome) =>
                outcome && (
                  <dd key={outcome[0]} className="pl-3">
                    {right !== null && <span className="text-soft">{outcome[0]}: </span>}
                    {sayCosts(outcome[1].costs, drink)} {sayStarts(outcome[1].starter)}
                  </dd>
                ),
            )}
          </div>
        ))}
      </dl>
    </Section>
  );
}
