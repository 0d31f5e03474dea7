"use client";

import { FormError } from "@/app/ui/Form";
import { ledgerWords } from "@/lib/messages/ledger";
import type { Owed } from "@/lib/protocol/ledger";
import { type Lines, useLedgerEntry } from "./useLedgerEntry";

type SettledEntry = Parameters<ReturnType<typeof useLedgerEntry>["write"]>[0];

/** A way to settle a debt: its key, the key's full name, and the entry. */
interface Settling {
  readonly key: string;
  readonly name: string;
  readonly entry: SettledEntry;
}

interface SettleListProps<Debt extends Owed> {
  readonly group: string;
  readonly label: string;
  readonly owed: readonly Debt[];
  /** Names who owes whom. */
  readonly who: (one: Debt) => string;
  readonly what: (one: Debt) => string;
  readonly settles: (one: Debt) => readonly Settling[];
}

/** Open debts, each with keys for its receiver. */
export function SettleList<Debt extends Owed>(props: SettleListProps<Debt>) {
  const { group, label, owed, who, what, settles } = props;
  const lines = useLedgerEntry(group);
  return (
    <>
      <ul aria-label={label} className="grid gap-2">
        {owed.map((one) => (
          <li
            key={`${one.from} ${one.to} ${what(one)}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-line px-3 py-2"
          >
            <span className="min-w-0 flex-1 basis-28 leading-snug [overflow-wrap:anywhere]">{who(one)}</span>
            <span className="stamp shrink-0 text-lead leading-tight [overflow-wrap:anywhere]">
              {what(one)}
            </span>
            {one.maySettle &&
              settles(one).map(({ key, name, entry }) => (
                <button
                  key={key}
                  type="button"
                  aria-label={name}
                  aria-disabled={lines.going}
                  onClick={() => void lines.write(entry)}
                  className="key min-h-12 shrink-0 px-4 font-semibold"
                >
                  {key}
                </button>
              ))}
          </li>
        ))}
      </ul>
      <LineStatus lines={lines} />
    </>
  );
}

/** The result of the last entry. */
export function LineStatus({ lines: { going, message, error } }: { readonly lines: Lines }) {
  return (
    <>
      <p role="status" className={going || message !== "" ? "pt-2 text-small text-soft" : "sr-only"}>
        {going ? ledgerWords.writing : message}
      </p>
      <FormError sentence={error} className="pt-2" />
    </>
  );
}
