import type { OpenUnit } from "@/lib/protocol/ledger";
import type { Transfer } from "@/lib/views/fewestPayments";
import { balancesOf, owedBy, settleUp } from "@/lib/views/ledger/settleUp";
import { database } from "../../db/db";
import type { Reader } from "../../db/reader";
import { receiversFor } from "../../identity/access";
import { holderOf } from "../../identity/visitor";
import { type States, withSnapshots } from "../../table/snapshots/withSnapshots";
import { groupContext, type InGroup, type LoadedGroup } from "../groupContext";
import { asPeople, type OpenSource, openDebts } from "./openDebts";
import { ledgerOf, storedName, sumsOf } from "./storedName";

/** Open debts in chips and in each unit of money, from entries, nights and games. */
export interface OpenChips {
  /** By ledger name; chips are always present. */
  readonly owed: ReadonlyMap<string, readonly Transfer[]>;
  readonly sources: readonly OpenSource[];
}

/** Reads all of them, for `chips` and for validating a repayment. */
export async function openChips(db: Reader, states: States, of: LoadedGroup): Promise<OpenChips> {
  const [sums, sources] = [
    await sumsOf(db, of.groupId, of.parties, "chips"),
    await openDebts(db, states, of),
  ];
  const owed = new Map<string, readonly Transfer[]>([[storedName("chips"), []]]);
  for (const [ledgerName, entries] of sums) owed.set(ledgerName, owedBy(entries));
  for (const { ledgerName, debts } of sources)
    owed.set(ledgerName, [...(owed.get(ledgerName) ?? []), ...asPeople(of.parties, debts)]);
  // A chip pot is not a person, so older entries that owe it chips do not count.
  const chipsOwed = owed.get(storedName("chips")) ?? [];
  owed.set(
    storedName("chips"),
    chipsOwed.filter(({ from, to }) => from !== "pot" && to !== "pot"),
  );
  return { owed, sources };
}

/** Lists open debts per unit, reduced to the fewest payments over all nights. */
export async function chips(given: InGroup): Promise<readonly OpenUnit[]> {
  const of = await groupContext(given);
  return withSnapshots(holderOf(of.pass.visitor), async (states) => {
    const { owed, sources } = await openChips(database(), states, of);
    const mayReceive = await receiversFor(of.pass);
    const { nameOf } = of.parties;
    return [...owed].flatMap(([ledgerName, debts]): readonly OpenUnit[] => {
      const balances = balancesOf(debts);
      const { unit } = ledgerOf(ledgerName);
      if (balances.length === 0 && unit !== null) return [];
      return [
        {
          unit,
          balances: balances
            .filter(([party]) => party !== "pot")
            .map(([party, amount]) => ({ party, name: nameOf(party), amount }))
            .toSorted((a, b) => b.amount - a.amount || a.name.localeCompare(b.name, "en")),
          payments: settleUp(debts).map((one) => ({
            ...one,
            fromName: nameOf(one.from),
            toName: nameOf(one.to),
            maySettle: mayReceive(one.to),
          })),
          from: sources
            .filter((source) => source.ledgerName === ledgerName)
            .map(({ night, game, rounds, name, day, debts: open }) => ({
              night,
              game,
              rounds,
              name,
              day,
              sum: open.reduce((sum, { amount }) => sum + amount, 0),
            })),
        },
      ];
    });
  });
}
