"use client";
import Link from "next/link";
import { sayAmount } from "@/app/_night/sayNight";
import { Section } from "@/app/ui/Section";
import { sayBalance } from "@/lib/messages/amounts";
import { ledgerWords } from "@/lib/messages/ledger";
import { moneyWords } from "@/lib/messages/money";
import { groupGamesWords, sayDay, sayParts } from "@/lib/messages/night";
import { signed } from "@/lib/messages/signed";
import type { RosterPlayer } from "@/lib/protocol/group";
import type { OpenUnit } from "@/lib/protocol/ledger";
import { GUEST } from "@/lib/protocol/nightResult";
import { dayBefore } from "@/lib/views/dayOf";
import { sayUnpaid } from "../../_money/OpenPlans";
import { Plan } from "../../_money/Plan";
import { RoundLink } from "./RoundLink";
import { WhoIsGuest } from "./WhoIsGuest";

interface BalancesProps {
  readonly group: string;
  readonly units: readonly OpenUnit[];
  readonly today: string;
  /** The roster, for those who may say who a guest is; null for others. */
  readonly players: readonly RosterPlayer[] | null;
}

const WORDS = ledgerWords;

/** The unpaid amount, the payments that settle it, balances and their sources, for chips and each currency. */
export function Balances({ group, units, today, players }: BalancesProps) {
  if (units.length === 0) return <h2 className="stamp pb-5 text-title leading-none">{WORDS.even}</h2>;
  return units.map((open) => (
    <Section
      key={open.unit ?? ""}
      id={`unit-${open.unit ?? "chips"}`}
      heading={open.balances.length === 0 ? WORDS.even : sayUnpaid(open)}
      look="answer"
      level={2}
      className="pb-7"
    >
      <Unit group={group} open={open} today={today} players={players} />
    </Section>
  ));
}

interface UnitProps {
  readonly group: string;
  readonly open: OpenUnit;
  readonly today: string;
  /** The roster, for those who may say who a guest is; null for others. */
  readonly players: readonly RosterPlayer[] | null;
}

function Unit({ group, open, today, players }: UnitProps) {
  const { unit, balances, payments, from } = open;
  return (
    <>
      {payments.length > 0 && (
        <div className="pt-2">
          <Plan group={group} open={open} label={unit ?? WORDS.chips} />
        </div>
      )}
      {balances.length > 0 && (
        <>
          <h3 className="pt-4 pb-1 text-small text-soft">{moneyWords.balances}</h3>
          <dl>
            {balances.map(({ party, name, amount }) => (
              <div
                key={party}
                className="flex min-h-11 items-center justify-between gap-4 border-line border-b"
              >
                <dt className="min-w-0 [overflow-wrap:anywhere]">
                  {name}
                  {party.startsWith(GUEST) && (
                    <span className="block text-small text-soft">
                      {players ? (
                        <WhoIsGuest group={group} name={name} players={players} />
                      ) : (
                        moneyWords.guest
                      )}
                    </span>
                  )}
                </dt>
                <dd className={`stamp shrink-0 text-lead leading-tight ${amount > 0 ? "text-good" : ""}`}>
                  {unit === null ? signed(amount) : sayBalance(amount, unit)}
                </dd>
              </div>
            ))}
          </dl>
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
                <span className="shrink-0 text-soft">{sayAmount(sum, unit)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
