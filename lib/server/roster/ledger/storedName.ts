import type { Ledger, LedgerEntryKind } from "@/lib/protocol/ledger";
import type { DebtEntry } from "@/lib/views/ledger/settleUp";
import type { Reader } from "../../db/reader";
import type { Parties } from "../groupContext";

// Storage names of ledgers. Each unit of money is its own ledger, such as "money:€".

const MONEY = "money:";

/** The storage name of a ledger. */
export const storedName = (ledger: Ledger, unit: string | null = null): string =>
  ledger === "money" ? `${MONEY}${unit ?? ""}` : ledger;

/** Parses a storage name to the ledger and, for money, its unit. */
export const ledgerOf = (ledgerName: string): { readonly ledger: Ledger; readonly unit: string | null } =>
  ledgerName.startsWith(MONEY)
    ? { ledger: "money", unit: ledgerName.slice(MONEY.length) }
    : { ledger: ledgerName as Ledger, unit: null };

/** Sums the entries of drinks between people by kind and parties, in the database. Canceled entries are omitted. */
export async function drinkSums(
  db: Reader,
  groupId: string,
  { personOf }: Parties,
): Promise<readonly DebtEntry[]> {
  const rows = await db.$queryRaw<
    {
      readonly deed: LedgerEntryKind;
      readonly from: string;
      readonly to: string;
      readonly amount: bigint | number;
    }[]
  >`
    SELECT l."deed", l."from", l."to", SUM(l."amount") AS "amount"
    FROM "LedgerLine" l LEFT JOIN "LedgerLine" t ON t."takesBack" = l."id"
    WHERE l."groupId" = ${groupId} AND l."takesBack" IS NULL AND t."id" IS NULL
      -- What was served to the table is of that evening alone.
      AND l."ledger" = 'drinks' AND NOT l."to" = 'bank'
    GROUP BY l."deed", l."from", l."to"`;
  return rows.map(({ deed: kind, from, to, amount }) => ({
    ...{ kind, from: personOf(from) ?? from, to: personOf(to) ?? to },
    amount: Number(amount),
  }));
}
