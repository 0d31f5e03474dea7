import Link from "next/link";
import { ledgerWords } from "@/lib/messages/ledger";
import { LEDGER_PAGES, type LedgerPage } from "@/lib/protocol/ledger";

/** The ways between the ledgers of a group. */
export function LedgerTabs({ group, here }: { readonly group: string; readonly here: LedgerPage }) {
  return (
    <nav aria-label={ledgerWords.pages} className="flex flex-wrap gap-2 pb-5">
      {LEDGER_PAGES.map((page) => (
        <Link
          key={page}
          href={{ pathname: `/groups/${group}/ledger`, query: { of: page } }}
          prefetch={false}
          {...(page === here && { "aria-current": "page" })}
          className="plate min-h-11 flex-auto px-3 font-semibold text-soft aria-[current]:border-ink! aria-[current]:bg-ink! aria-[current]:text-table!"
        >
          {ledgerWords.page[page]}
        </Link>
      ))}
    </nav>
  );
}
