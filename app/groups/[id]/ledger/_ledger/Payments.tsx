"use client";

import { sayPaying } from "@/app/_night/sayNight";
import { ledgerWords } from "@/lib/messages/ledger";
import type { OpenUnit } from "@/lib/protocol/ledger";
import { SettleList } from "./SettleList";
import { sayWhat } from "./sayLedger";

/**
 * The fewest payments that settle chips or one currency over all nights, each with a key for its receiver.
 */
export function Payments({
  group,
  open: { unit, payments },
}: {
  readonly group: string;
  readonly open: Pick<OpenUnit, "unit" | "payments">;
}) {
  const ledger = unit === null ? "chips" : "money";
  const what = (amount: number) => sayWhat(ledger, unit, amount);
  return (
    <SettleList
      group={group}
      label={`${ledgerWords.payments}: ${unit ?? ledgerWords.chips}`}
      owed={payments}
      words={{
        who: (one) => sayPaying(one).join(" "),
        what: ({ amount }) => what(amount),
        key: ledgerWords.paid,
        name: (one) =>
          one.from === "pot"
            ? ledgerWords.takenName(one.toName, what(one.amount))
            : ledgerWords.paidName(one.fromName, one.toName, what(one.amount)),
      }}
      settles={({ from, to, amount }) => ({
        ledger,
        ...(unit !== null && { unit }),
        deed: "repaid",
        from,
        to,
        amount,
      })}
    />
  );
}
