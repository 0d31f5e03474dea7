"use client";
import { Section } from "@/app/ui/Section";
import { sayMoney } from "@/lib/messages/amounts";
import { ledgerWords } from "@/lib/messages/ledger";
import { tableWords } from "@/lib/messages/table";
import { gameName } from "@/lib/messages/terms";
import type { DrinksOpen, Owed, OwedDrinks } from "@/lib/protocol/ledger";
import { RoundLink } from "./RoundLink";
import { SettleList } from "./SettleList";
import { sayWhat } from "./sayLedger";

interface DrinksProps {
  readonly group: string;
  /** The group's currency. */
  readonly currency: string;
  readonly open: DrinksOpen;
}

const WORDS = ledgerWords;
const toTable = ({ to }: Owed): boolean => to === "bank";
const what = ({ amount, unit }: OwedDrinks) => sayWhat("drinks", unit, amount);

/** Drinks owed, tonight's drinks, and keys for the receiver: served, or its price in the money plan. */
export function Drinks({ group, currency, open: { tonight, owed } }: DrinksProps) {
  const settles = (one: OwedDrinks) => {
    const { from, to, amount, unit, inMoney, fromName, toName } = one;
    const served = {
      key: WORDS.served,
      name: toTable(one)
        ? WORDS.servedTable(fromName, what(one))
        : WORDS.servedName(fromName, toName, what(one)),
      entry: {
        ...({ ledger: "drinks", deed: "served", from, to, amount } as const),
        ...(unit !== null && { unit }),
      },
    };
    if (inMoney === null) return [served];
    const money = sayMoney(inMoney, currency);
    const priced = {
      key: WORDS.inMoney(money),
      name: WORDS.inMoneyName(fromName, toName, money),
      entry: {
        ...({ ledger: "money", deed: "owed", from, to, amount: inMoney, unit: currency } as const),
        ...{ note: WORDS.inMoneyNote(what(one)), drinks: { count: amount, unit } },
      },
    };
    return [served, priced];
  };
  return (
    <>
      {owed.length === 0 && <p className="text-soft">{WORDS.noDrinks}</p>}
      <SettleList
        group={group}
        label={WORDS.title.drinks}
        owed={owed}
        who={(one) => (toTable(one) ? WORDS.hasTo(one.fromName) : WORDS.owes(one.fromName, one.toName))}
        what={what}
        settles={settles}
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
