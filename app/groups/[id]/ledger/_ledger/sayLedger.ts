import { sayMoney } from "@/lib/messages/amounts";
import { list } from "@/lib/messages/anyPage";
import { ledgerWords, sayLine } from "@/lib/messages/ledger";
import { sayCount } from "@/lib/messages/moments";
import { sayDay } from "@/lib/messages/night";
import { tableWords } from "@/lib/messages/table";
import type { Ledger, LedgerEntry } from "@/lib/protocol/ledger";
import { dayBefore } from "@/lib/views/dayOf";

/** "5 chips", "2 drinks", "12 €": an amount of what a ledger counts. */
export function sayWhat(ledger: Ledger, unit: string | null, amount: number): string {
  if (ledger === "chips") return tableWords.stakeCount("chip", amount);
  if (ledger === "drinks") return tableWords.stakeCount("drink", amount, unit);
  return unit === null ? sayCount(amount) : sayMoney(amount, unit);
}

/** An entry as a sentence without its period. */
export function sayLedgerEntry(line: LedgerEntry, today: string): string {
  const { ledger, unit, amount, shares, fromName, to, toName, day, takes } = line;
  const sentence = sayLine({
    ledger,
    entryKind: takes ?? line.deed,
    from: fromName,
    to: toName,
    toTable: to === "bank",
    sharers: list((shares ?? []).map(({ name }) => name)),
    amount,
    what: sayWhat(ledger, unit, amount),
    day: day && sayDay(day, today, dayBefore(today)),
  });
  return takes === null ? sentence : ledgerWords.cancels(sentence);
}
