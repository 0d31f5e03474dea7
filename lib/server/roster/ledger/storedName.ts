import type { Ledger, LedgerEntryKind } from "@/lib/protocol/ledger";
import type { DebtEntry } from "@/lib/views/ledger/settleUp";
import { fromJson } from "../../db/json";
import type { Reader } from "../../db/reader";
import { Prisma } from "../../generated/prisma/client";
import type { Parties } from "../groupContext";
import { canceledAmong } from "./canceled";

// Storage names of ledgers. Each unit of money or drinks is its own ledger, such as "money:USD" and "drinks:shot".

const MONEY = "money:";
const DRINKS = "drinks";

/** The storage name of a ledger. */
export const storedName = (ledger: Ledger, unit: string | null = null): string =>
  ledger === "money" || (ledger === "drinks" && unit !== null) ? `${ledger}:${unit ?? ""}` : ledger;

/** Parses a storage name to the ledger and, for money and drinks, its unit. */
export function ledgerOf(ledgerName: string): { readonly ledger: Ledger; readonly unit: string | null } {
  const at = ledgerName.indexOf(":");
  return at === -1
    ? { ledger: ledgerName as Ledger, unit: null }
    : { ledger: ledgerName.slice(0, at) as Ledger, unit: ledgerName.slice(at + 1) };
}

/** An entry of drinks. */
export interface DrinkEntry extends DebtEntry {
  readonly unit: string | null;
}

/**
 * Sums the entries of drinks between people by kind, drink and parties, in the database. Drinks that became a debt of
 * money count as served. Everyone owes their part of a round to its payer. Canceled entries are omitted.
 */
export async function drinkSums(
  db: Reader,
  groupId: string,
  { personOf }: Parties,
): Promise<readonly DrinkEntry[]> {
  const rows = await db.$queryRaw<
    {
      readonly ledger: string;
      readonly deed: LedgerEntryKind;
      readonly from: string;
      readonly to: string;
      readonly amount: bigint | number;
    }[]
  >`
    SELECT l."ledger", l."deed", l."from", l."to", SUM(l."amount") AS "amount"
    FROM "LedgerLine" l LEFT JOIN "LedgerLine" t ON t."takesBack" = l."id"
    WHERE l."groupId" = ${groupId} AND l."takesBack" IS NULL AND t."id" IS NULL
      -- What was served to the table is of that evening alone.
      AND (l."ledger" = 'drinks' OR l."ledger" LIKE 'drinks:%') AND NOT l."to" = 'bank' AND NOT l."deed" = 'round'
    GROUP BY l."ledger", l."deed", l."from", l."to"`;
  const priced = await db.ledgerLine.findMany({
    where: { groupId, ledger: { startsWith: MONEY }, takesBack: null, drinks: { not: Prisma.DbNull } },
    select: { id: true, from: true, to: true, drinks: true },
  });
  const rounds = await db.ledgerLine.findMany({
    where: { groupId, ledger: { startsWith: DRINKS }, deed: "round" },
    select: { id: true, ledger: true, from: true, shares: true },
  });
  const canceled = await canceledAmong(
    db,
    [...priced, ...rounds].map(({ id }) => id),
  );
  const entries = rows.map(
    ({ ledger, deed: kind, from, to, amount }): DrinkEntry => ({
      ...{ kind, from, to, unit: ledgerOf(ledger).unit },
      amount: Number(amount),
    }),
  );
  const served = priced.flatMap(({ id, from, to, drinks }): readonly DrinkEntry[] => {
    const inMoney = fromJson("drinksInMoney", drinks);
    if (inMoney === null || canceled.has(id)) return [];
    return [{ kind: "served", from, to, unit: inMoney.unit, amount: inMoney.count }];
  });
  const shared = rounds.flatMap(({ id, ledger, from: payer, shares }): readonly DrinkEntry[] =>
    canceled.has(id)
      ? []
      : (fromJson("shares", shares) ?? [])
          .filter(([party]) => party !== payer)
          .map(([from, amount]) => ({
            kind: "owed" as const,
            from,
            to: payer,
            unit: ledgerOf(ledger).unit,
            amount,
          })),
  );
  return [...entries, ...served, ...shared].map((one) => ({
    ...one,
    from: personOf(one.from) ?? one.from,
    to: personOf(one.to) ?? one.to,
  }));
}
