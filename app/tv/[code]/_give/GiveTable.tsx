"use client";
import Link from "next/link";
import { useState } from "react";
import { TextField } from "@/app/ui/Field";
import { FormError } from "@/app/ui/Form";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { screenWords } from "@/lib/messages/screen";
import { readScreenCode, sayScreenCode } from "@/lib/protocol/screenCode";

/** A table whose scorekeeper is the visitor. */
interface OwnTable {
  readonly id: string;
  readonly name: string;
  readonly hint: string | null;
}

interface GiveTableProps {
  /** The scanned code; null if invalid. */
  readonly code: string | null;
  /** The last used one first. */
  readonly tables: readonly OwnTable[];
}

const WORDS = screenWords.give;
const MAX_TYPED = 12;

/** The visitor's tables, one tap each; and the code, to compare with the TV. */
export function GiveTable({ code: scanned, tables }: GiveTableProps) {
  const [typed, setTyped] = useState(scanned === null ? "" : sayScreenCode(scanned));
  const [given, setGiven] = useState<OwnTable | null>(null);
  const [codeFirst, setCodeFirst] = useState(false);
  const mutation = useMutation(WORDS.noAnswer);
  const give = async (table: OwnTable) => {
    const code = readScreenCode(typed);
    setCodeFirst(code === null);
    if (code === null) return mutation.clear();
    if (await mutation.run(() => ask("POST /api/v1/tables/{table}/screens", { table: table.id }, { code })))
      setGiven(table);
  };
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col gap-4 px-4 pt-[max(1rem,env(safe-area-inset-top))] pb-[max(1.5rem,env(safe-area-inset-bottom))]">
      <div className="felt flex min-h-[22dvh] flex-col justify-end gap-2 p-6">
        <h1 className="text-felt-soft text-lead">{WORDS.heading}</h1>
        {given !== null ? (
          <p role="status" className="stamp text-balance text-title leading-tight [overflow-wrap:anywhere]">
            {WORDS.given(given.name)}
          </p>
        ) : (
          scanned !== null && (
            <p className="stamp text-huge leading-[0.95] [overflow-wrap:anywhere]">
              {sayScreenCode(scanned)}
            </p>
          )
        )}
      </div>
      {given === null ? (
        <>
          <p className="text-small text-soft leading-snug">{WORDS.sees}</p>
          {(scanned === null || mutation.code === "no-such-screen" || codeFirst) && (
            <TextField label={WORDS.field} value={typed} mostCharacters={MAX_TYPED} onType={setTyped} />
          )}
          <FormError sentence={codeFirst ? WORDS.codeFirst : mutation.error} />
          <ul className="flex flex-col gap-2">
            {tables.map((table, at) => (
              <li key={table.id}>
                <button
                  type="button"
                  aria-disabled={mutation.going}
                  onClick={() => void give(table)}
                  className={`key min-h-16 w-full flex-col px-4 py-2 ${at === 0 ? "key-next" : ""}`}
                >
                  <span className="max-w-full font-semibold text-lead leading-tight [overflow-wrap:anywhere]">
                    {WORDS.key(table.name)}
                  </span>
                  <span className="max-w-full text-small leading-snug [overflow-wrap:anywhere]">
                    {table.hint ?? WORDS.hint}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p className="text-soft">{WORDS.away}</p>
          <Link
            href={{ pathname: `/tables/${given.id}` }}
            className="key key-next stamp mt-auto min-h-18 text-title"
          >
            {WORDS.toTable}
          </Link>
        </>
      )}
    </main>
  );
}
