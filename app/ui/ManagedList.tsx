"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { ApiError } from "@/lib/protocol/entry";
import { Confirm } from "./Confirm";
import { FormError } from "./Form";
import { Section } from "./Section";
import { Sheet } from "./Sheet";
import { useMutation } from "./useMutation";

type Answer = { readonly ok: true } | ApiError;

/** Changes to a list: one request at a time, then what it did. */
interface ListChanges {
  readonly going: boolean;
  readonly error: string | null;
  readonly message: string;
  /** Returns true if it was done. @param after What it did. */
  readonly act: (send: () => Promise<Answer>, after: string) => Promise<boolean>;
  /** Forgets the error of the last one. */
  readonly clear: () => void;
}

/** @param noAnswer the error without a response. */
export function useListChanges(noAnswer: string): ListChanges {
  const router = useRouter();
  const [message, setMessage] = useState("");
  const { going, error, run, clear } = useMutation(noAnswer);
  const act: ListChanges["act"] = async (send, after) => {
    setMessage("");
    if ((await run(send)) === null) return false;
    setMessage(after);
    router.refresh();
    return true;
  };
  return { going, error, message, act, clear };
}

interface ManagedListProps<Row> {
  readonly id: string;
  readonly heading: string;
  readonly rows: readonly Row[];
  /** The text without rows. */
  readonly none: string;
  readonly text: (row: Row) => React.ReactNode;
  /** More of a row, below it. */
  readonly below?: (row: Row) => React.ReactNode;
  readonly changes: ListChanges;
  /** The key of a row that removes it, once it is confirmed. */
  readonly remove: {
    readonly label: string;
    readonly named: (row: Row) => string;
    /** The consequences. */
    readonly means: string;
    readonly now: string;
    readonly send: (row: Row) => Promise<Answer>;
    readonly done: string;
  };
  /** The key that opens the sheet to make a row, bright unless the page has another. */
  readonly make: { readonly label: string; readonly bright: boolean; readonly title: string };
  /** The sheet's content. */
  readonly form: (onMade: () => void) => React.ReactNode;
}

/** A list of what gives access, such as invitations and tokens: listed, made, removed. */
export function ManagedList<Row extends { readonly id: string }>({
  id,
  heading,
  rows,
  none,
  text,
  below,
  changes,
  remove,
  make,
  form,
}: ManagedListProps<Row>) {
  const router = useRouter();
  const [making, setMaking] = useState(false);
  const [removing, setRemoving] = useState<Row | null>(null);
  const removeNow = async (row: Row) => {
    if (await changes.act(() => remove.send(row), remove.done)) setRemoving(null);
  };
  return (
    <Section id={id} heading={heading} look="quiet" className="flex flex-col gap-3">
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row.id} className="border-line border-b">
              <div className="flex min-h-16 items-center gap-3 py-2">
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{text(row)}</span>
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={remove.named(row)}
                  aria-disabled={changes.going}
                  onClick={() => {
                    changes.clear();
                    setRemoving(row);
                  }}
                  className="key shrink-0 px-3 font-semibold text-small"
                >
                  {remove.label}
                </button>
              </div>
              {below?.(row)}
            </li>
          ))}
        </ul>
      )}
      {removing === null && <FormError sentence={changes.error} />}
      <p aria-live="polite" className={changes.message ? "text-good" : "sr-only"}>
        {changes.message}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setMaking(true)}
        className={`key font-semibold ${make.bright ? "key-next min-h-16 text-lead" : "min-h-14"}`}
      >
        {make.label}
      </button>
      <Sheet title={make.title} open={making} onClose={() => setMaking(false)}>
        {form(() => router.refresh())}
      </Sheet>
      <Sheet title={remove.now} open={removing !== null} onClose={() => setRemoving(null)}>
        {removing && (
          <Confirm
            yes={remove.now}
            grave
            going={changes.going}
            error={changes.error}
            onYes={() => void removeNow(removing)}
          >
            <div className="[overflow-wrap:anywhere]">{text(removing)}</div>
            <p>{remove.means}</p>
          </Confirm>
        )}
      </Sheet>
    </Section>
  );
}
