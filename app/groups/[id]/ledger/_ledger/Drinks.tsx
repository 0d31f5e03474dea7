"use client";
import { Section } from "@/app/ui/Section";
import { sayMoney } from "@/lib/messages/amounts";
import { ledgerWords } from "@/lib/messages/ledger";
import { tableWords } from "@/lib/messages/table";
import { gameName } from "@/lib/messages/terms";
import type { DrinksOpen, Owed, OwedDrinks } from "@/lib/protocol/ledger";
import { LineStatus } from "./LineStatus";
import { RoundLink } from "./RoundLink";
import { sayWhat } from "./sayLedger";
import { TickKey } from "./TickKey";
import { useLedgerEntry } from "./useLedgerEntry";

interface DrinksProps {
  readonly group: string;
  /** The group's currency. */
  readonly currency: string;
  readonly open: DrinksOpen;
}

const WORDS = ledgerWords;
const toTable = ({ to }: Owed): boolean => to === "bank";
const what = ({ amount, unit }: OwedDrinks) => sayWhat("drinks", unit, amount);

/** Drinks owed, a row each: a tick for the receiver, and a key for its price. Then tonight's drinks. */
export function Drinks({ group, currency, open: { tonight, owed } }: DrinksProps) {
  const lines = useLedgerEntry(group);
  return (
    <>
      {owed.length === 0 && <p className="text-soft">{WORDS.noDrinks}</p>}
      <ul aria-label={WORDS.title.drinks}>
        {owed.map((one) => {
          const { from, to, amount, unit, inMoney, maySettle, fromName, toName } = one;
          const money = sayMoney(inMoney ?? 0, currency);
          return (
            <li
              key={`${from} ${to} ${what(one)}`}
              className="flex min-h-14 items-center gap-2 border-line border-b"
            >
              {maySettle && (
                <TickKey
                  name={
                    toTable(one)
                      ? WORDS.servedTable(fromName, what(one))
                      : WORDS.servedName(fromName, toName, what(one))
                  }
                  going={lines.going}
                  onTick={() =>
                    void lines.write({
                      ...({ ledger: "drinks", deed: "served", from, to, amount } as const),
                      ...(unit !== null && { unit }),
                    })
                  }
                />
              )}
              <span className="min-w-0 flex-1 py-1.5 leading-snug [overflow-wrap:anywhere]">
                {toTable(one) ? WORDS.hasTo(fromName) : WORDS.owes(fromName, toName)}
              </span>
              <span className="stamp max-w-[45%] shrink-0 text-right text-lead leading-tight [overflow-wrap:anywhere]">
                {what(one)}
              </span>
              {maySettle && inMoney !== null && (
                <button
                  type="button"
                  aria-label={WORDS.inMoneyName(fromName, toName, money)}
                  aria-disabled={lines.going}
                  onClick={() =>
                    void lines.write({
                      ...({ ledger: "money", deed: "owed", from, to, amount: inMoney } as const),
                      ...{ unit: currency, note: WORDS.inMoneyNote(what(one)) },
                      drinks: { count: amount, unit },
                    })
                  }
                  className="key min-h-11 shrink-0 px-3 font-semibold text-small"
                >
                  {WORDS.inMoney(money)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <LineStatus lines={lines} />
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
