"use client";
import { Section } from "@/app/ui/Section";
import { ledgerWords } from "@/lib/messages/ledger";
import { tableWords } from "@/lib/messages/table";
import { gameName } from "@/lib/messages/terms";
import type { DrinksOpen, Owed } from "@/lib/protocol/ledger";
import { RoundLink } from "./RoundLink";
import { SettleList } from "./SettleList";
import { sayWhat } from "./sayLedger";

interface DrinksProps {
  readonly group: string;
  readonly open: DrinksOpen;
}

const WORDS = ledgerWords;
const toTable = ({ to }: Owed): boolean => to === "bank";
const what = ({ amount }: Pick<Owed, "amount">) => sayWhat("drinks", null, amount);

/** Drinks owed, tonight's drinks, and a key for the receiver. */
export function Drinks({ group, open: { tonight, owed } }: DrinksProps) {
  return (
    <>
      {owed.length === 0 && <p className="text-soft">{WORDS.noDrinks}</p>}
      <SettleList
        group={group}
        label={WORDS.title.drinks}
        owed={owed}
        words={{
          who: (one) => (toTable(one) ? WORDS.hasTo(one.fromName) : WORDS.owes(one.fromName, one.toName)),
          what,
          key: WORDS.served,
          name: (one) =>
            toTable(one)
              ? WORDS.servedTable(one.fromName, what(one))
              : WORDS.servedName(one.fromName, one.toName, what(one)),
        }}
        settles={({ from, to, amount }) => ({ ledger: "drinks", deed: "served", from, to, amount })}
      />
      {tonight.length > 0 && (
        <Section id="tonight" heading={WORDS.tonight} look="plain" level={3} className="pt-4">
          <ul>
            {tonight.map(({ game, ruleSet, rounds, drink, drunk }) => (
              <li key={game} className="border-line border-b py-1">
                <RoundLink game={game} rounds={rounds}>
                  {gameName(ruleSet)}
                </RoundLink>
                <p className="pb-1 text-small [overflow-wrap:anywhere]">
                  {drunk
                    .map(({ name, times }) => `${name}: ${tableWords.stakeCount("drink", times, drink)}`)
                    .join(" · ")}
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
