import { decimalsOf } from "@/lib/messages/currencies";
import type { OpenUnit, PlannedOwed } from "@/lib/protocol/ledger";
import { dayOf } from "@/lib/views/dayOf";
import type { Balance } from "@/lib/views/fewestPayments";
import { payLinkFor } from "@/lib/views/money/payLink";
import { type DatedAmount, openSince, paymentPlan } from "@/lib/views/money/plan";
import { database } from "../../db/db";
import type { Reader } from "../../db/reader";
import { receiversFor } from "../../identity/access";
import { holderOf } from "../../identity/visitor";
import { withSnapshots } from "../../table/snapshots/withSnapshots";
import { type GroupContext, groupContext, type InGroup } from "../groupContext";
import { accountsOf, type MoneySource, openBalances } from "./accounts";
import { ledgerOf } from "./storedName";

/** How long a payment stays in the plan after it was checked off, and how many do. */
const DAYS = 7;
const MAX_RECENT = 12;
/** How long a change after closing time is shown. */
const DAYS_CHANGED = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Lists what is open in chips and each currency, with the fewest payments that settle it. */
export async function openUnits(given: InGroup, now = new Date()): Promise<readonly OpenUnit[]> {
  const of = await groupContext(given);
  return withSnapshots(holderOf(of.pass.visitor), async (states) => {
    const db = database();
    const accounts = await accountsOf(db, states, of, now);
    const reader = await readerOf(of);
    const units = [...accounts].map(([ledgerName, sources]) =>
      openUnit(of, reader, ledgerOf(ledgerName).unit, sources, now),
    );
    const open = units.filter(({ balances, payments }) => balances.length + payments.length > 0);
    const authors = new Set(
      open.flatMap(({ payments }) => payments.flatMap(({ paid }) => paid?.byName ?? [])),
    );
    const names = await namesOf(db, [...authors]);
    return open.map((unit) => ({
      ...unit,
      payments: unit.payments.map((one) => ({
        ...one,
        paid: one.paid && { ...one.paid, byName: names.get(one.paid.byName ?? "") ?? null },
      })),
    }));
  });
}

/** Names of accounts by id. */
async function namesOf(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db.account.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, name: true },
  });
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Who reads: whom they may receive for, and the person they are. */
interface UnitReader {
  readonly mayReceive: (person: string) => boolean;
  readonly own: string | null;
}

async function readerOf({ pass, players }: GroupContext): Promise<UnitReader> {
  const own = [...players.values()].find(({ accountId }) => accountId === pass.accountId);
  return { mayReceive: await receiversFor(pass), own: own ? (own.mergedInto ?? own.id) : null };
}

/** One account. The authors of payments are still ids. */
function openUnit(
  { parties: { nameOf }, players, timeZone }: GroupContext,
  { mayReceive, own }: UnitReader,
  unit: string | null,
  sources: readonly MoneySource[],
  now: Date,
): OpenUnit {
  const balances = openBalances(sources);
  const recent = sources
    .flatMap(({ payment, at }) =>
      payment !== null && at.getTime() > now.getTime() - DAYS * DAY_MS ? [{ ...payment, at }] : [],
    )
    .toReversed()
    .slice(0, MAX_RECENT);
  // A payer with two payments: the first takes the newest days.
  const left = new Map<string, DatedAmount[]>();
  const sinceOf = (party: string, amount: number): readonly DatedAmount[] => {
    const days = left.get(party) ?? [...openSince(balanceIn(balances, party), datedOf(sources, party))];
    left.set(party, days);
    const taken: DatedAmount[] = [];
    for (let rest = amount; rest > 0 && days.length > 0; ) {
      const [day] = days.splice(0, 1);
      if (!day) break;
      const part = Math.min(rest, -day.amount);
      taken.push({ day: day.day, amount: part });
      rest -= part;
      if (part < -day.amount) days.unshift({ day: day.day, amount: day.amount + part });
    }
    return taken;
  };
  const linkOf = (to: string, amount: number) => {
    const link = players.get(to)?.payLink ?? null;
    return link === null || unit === null ? null : payLinkFor(link, amount, decimalsOf(unit));
  };
  const payments = paymentPlan(balances, recent).map(({ from, to, amount, paid }): PlannedOwed => {
    const made = recent.find(({ id }) => id === paid);
    return {
      ...{ from, fromName: nameOf(from), to, toName: nameOf(to), amount },
      maySettle: mayReceive(to),
      since: made ? [] : sinceOf(from, amount),
      paid: made ? { line: made.id, day: dayOf(made.at, timeZone), byName: made.by } : null,
      link: !made && from === own ? linkOf(to, amount) : null,
    };
  });
  const changes = sources
    .flatMap(({ night, name, day, changes: all }) =>
      all.flatMap((change) =>
        night !== null && change.at.getTime() > now.getTime() - DAYS_CHANGED * DAY_MS
          ? [{ ...change, night, name, day }]
          : [],
      ),
    )
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return {
    unit,
    changes: changes.map(({ at: _at, balances: amounts, ...change }) => ({
      ...change,
      people: amounts
        .map(([party, amount]) => ({ party, name: nameOf(party), amount }))
        .toSorted((a, b) => b.amount - a.amount || a.name.localeCompare(b.name, "en")),
    })),
    balances: balances
      .filter(([party]) => party !== "pot")
      .map(([party, amount]) => ({ party, name: nameOf(party), amount }))
      .toSorted((a, b) => b.amount - a.amount || a.name.localeCompare(b.name, "en")),
    payments: payments.toSorted((a, b) => b.amount - a.amount || a.fromName.localeCompare(b.fromName, "en")),
    from: sources
      .filter(({ payment, night, game }) => payment === null && (night ?? game) !== null)
      .toReversed()
      .slice(0, MAX_SOURCES)
      .map(({ night, game, rounds, name, day, balances: all }) => ({
        ...{ night, game, rounds, name, day },
        sum: all.reduce((sum, [, amount]) => sum + Math.max(0, amount), 0),
      })),
  };
}

const balanceIn = (balances: readonly Balance[], party: string): number =>
  balances.find(([one]) => one === party)?.[1] ?? 0;

/** Changes of a person's balance besides payments. */
const datedOf = (sources: readonly MoneySource[], party: string): readonly DatedAmount[] =>
  sources
    .filter(({ payment }) => payment === null)
    .flatMap(({ day, balances }) =>
      balances.flatMap(([one, amount]) => (one === party ? [{ day, amount }] : [])),
    );

/** The latest nights and games are enough to see where debts come from. */
const MAX_SOURCES = 20;
