"use client";
import Link from "next/link";
import { Section } from "@/app/ui/Section";
import { ledgerWords } from "@/lib/messages/ledger";
import { groupGamesWords, sayDay, sayParts } from "@/lib/messages/night";
import { signed } from "@/lib/messages/signed";
import type { OpenUnit } from "@/lib/protocol/ledger";
import { dayBefore } from "@/lib/views/dayOf";
import { Payments } from "./Payments";
import { RoundLink } from "./RoundLink";
import { sayWhat } from "./sayLedger";

interface BalancesProps {
  readonly group: string;
  readonly units: readonly OpenUnit[];
  readonly today: string;
}

const WORDS = ledgerWords;

/** Balances, the fewest payments, and their sources, for chips and each currency. */
export function Balances({ group, units, today }: BalancesProps) {
  return units.map((open) => (
    <Section
      key={open.unit ?? ""}
      id={`unit-${open.unit ?? "chips"}`}
      heading={open.unit ?? WORDS.chips}
      look="title"
      level={3}
      className="pb-7"
    >
      <Unit group={group} open={open} today={today} />
    </Section>
  ));
}

interface UnitProps {
  readonly group: string;
  readonly open: OpenUnit;
  readonly today: string;
}

function Unit({ group, open: { unit, balances, payments, from }, today }: UnitProps) {
  const ledger = unit === null ? "chips" : "money";
  const what = (amount: number) => sayWhat(ledger, unit, amount);
  return (
    <>
      {balances.length === 0 ? (
        <p className="pt-1 text-soft">{WORDS.even}</p>
      ) : (
        <dl className="felt mt-2 grid gap-2 p-5">
          {balances.map(({ party, name, amount }) => (
            <div key={party} className="flex items-baseline justify-between gap-4">
              <dt className="min-w-0 [overflow-wrap:anywhere]">{name}</dt>
              <dd className="stamp shrink-0 text-large leading-tight">{signed(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      {payments.length > 0 && (
        <>
          <h4 className="pt-4 pb-2 font-semibold">{WORDS.payments}</h4>
          <Payments group={group} open={{ unit, payments }} />
        </>
      )}
      {from.length > 0 && (
        <details className="pt-2">
          <summary className="flex min-h-11 cursor-pointer items-center text-soft underline underline-offset-4">
            {WORDS.sources}
          </summary>
          <ul>
            {from.map(({ night, game, rounds, name, day, sum }) => (
              <li
                key={night ?? game}
                className="flex items-center justify-between gap-4 border-line border-b"
              >
                {night !== null ? (
                  <Link
                    href={{ pathname: `/groups/${group}/nights/${night}` }}
                    prefetch={false}
                    className="flex min-h-11 min-w-0 items-center underline underline-offset-4 [overflow-wrap:anywhere]"
                  >
                    {sayParts([groupGamesWords.nightCalled(name), sayDay(day, today, dayBefore(today))])}
                  </Link>
                ) : (
                  game !== null && (
                    <RoundLink game={game} rounds={rounds}>
                      {sayParts([WORDS.aGame, sayDay(day, today, dayBefore(today))])}
                    </RoundLink>
                  )
                )}
                <span className="shrink-0 text-soft">{what(sum)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
