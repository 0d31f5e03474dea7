"use client";

import { FormError } from "@/app/ui/Form";
import { ledgerWords } from "@/lib/messages/ledger";
import type { Owed } from "@/lib/protocol/ledger";
import { type Lines, useLedgerEntry } from "./useLedgerEntry";

type SettledEntry = Parameters<ReturnType<typeof useLedgerEntry>["write"]>[0];

interface SettleListProps {
  readonly group: string;
  readonly label: string;
  readonly owed: readonly Owed[];
  readonly words: {
    /** Names who owes whom. */
    readonly who: (one: Owed) => string;
    readonly what: (one: Owed) => string;
    readonly key: string;
    readonly name: (one: Owed) => string;
  };
  readonly settles: (one: Owed) => SettledEntry;
}

/** Open debts, each with a key for its receiver. */
export function SettleList({ group, label, owed, words, settles }: SettleListProps) {
  const lines = useLedgerEntry(group);
  return (
    <>
      <ul aria-label={label} className="grid gap-2">
        {owed.map((one) => (
          <li
            key={`${one.from} ${one.to}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-line px-3 py-2"
          >
            <span className="min-w-0 flex-1 basis-28 leading-snug [overflow-wrap:anywhere]">
              {words.who(one)}
            </span>
            <span className="stamp shrink-0 text-lead leading-tight [overflow-wrap:anywhere]">
              {words.what(one)}
            </span>
            {one.maySettle && (
              <button
                type="button"
                aria-label={words.name(one)}
                aria-disabled={lines.going}
                onClick={() => void lines.write(settles(one))}
                className="key min-h-12 shrink-0 px-4 font-semibold"
              >
                {words.key}
              </button>
            )}
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
