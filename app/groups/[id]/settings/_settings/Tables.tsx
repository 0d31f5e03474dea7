"use client";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { UntilWhen } from "@/app/games/[id]/_delete/UntilWhen";
import { Confirm } from "@/app/ui/Confirm";
import { TextField } from "@/app/ui/Field";
import { Form, FormError, SubmitKey } from "@/app/ui/Form";
import { Section } from "@/app/ui/Section";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import { rosterWords } from "@/lib/messages/night";
import { deleteWords } from "@/lib/messages/sheets";
import type { GroupTable } from "@/lib/protocol/group";

interface TablesProps {
  readonly group: string;
  /** With the number of games at each. */
  readonly tables: readonly (GroupTable & { readonly games: number })[];
}

const WORDS = groupWords.settings;
const NEW = "new";

/** A group's tables, each with its QR code, and a key to add one. */
export function Tables({ group, tables }: TablesProps) {
  const router = useRouter();
  const mutation = useMutation(groupWords.noAnswer);
  /** The table being named; "new" for a new one. */
  const [asked, setAsked] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<TablesProps["tables"][number] | null>(null);
  const [typed, setTyped] = useState("");
  const [message, setMessage] = useState("");
  const table = tables.find(({ id }) => id === asked);
  const open = (id: string, name: string) => {
    mutation.clear();
    setMessage("");
    setTyped(name);
    setAsked(id);
  };
  const name = typed.trim();
  const remove = async (removed: GroupTable) => {
    if ((await mutation.run(() => ask("DELETE /api/v1/tables/{table}", { table: removed.id }))) === null)
      return;
    setDeleting(null);
    setMessage(groupWords.start.deleted(removed.name));
    router.refresh();
  };
  const send = async () => {
    if (name === "") return;
    const done = await mutation.run(() =>
      table
        ? ask("PATCH /api/v1/groups/{group}/tables/{table}", { group, table: table.id }, { name })
        : ask("POST /api/v1/groups/{group}/tables", { group }, { name }),
    );
    if (done === null) return;
    setAsked(null);
    setMessage(WORDS.tableSaved(name));
    router.refresh();
  };
  return (
    <Section id="tables" heading={WORDS.tables} look="title">
      <p className="pb-2 text-small text-soft">{WORDS.tablesHint}</p>
      <p role="status" className={message === "" ? "sr-only" : "pb-2 text-good"}>
        {message}
      </p>
      <ul>
        {tables.map((one) => (
          <li key={one.id} className="flex items-center gap-3 border-line border-b">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={WORDS.changeTable(one.name)}
              onClick={() => open(one.id, one.name)}
              className="min-h-14 min-w-0 flex-1 text-left font-semibold [overflow-wrap:anywhere]"
            >
              {one.name}
            </button>
            <Link
              href={`/tables/${one.id}/code`}
              prefetch={false}
              className="flex min-h-12 items-center px-2 text-soft underline underline-offset-4"
            >
              {WORDS.qr}
            </Link>
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => open(NEW, "")}
        className="min-h-12 text-soft underline underline-offset-4"
      >
        {WORDS.addTable}
      </button>
      <Sheet
        title={table ? WORDS.changeTable(table.name) : WORDS.addTable}
        open={asked !== null}
        onClose={() => setAsked(null)}
      >
        <Form onSend={() => void send()}>
          <TextField label={WORDS.table} value={typed} mostCharacters={30} onType={setTyped} />
          <FormError sentence={mutation.error} />
          <SubmitKey look="sheet" ready={name !== "" && !mutation.going}>
            {table ? rosterWords.save : rosterWords.addDone}
          </SubmitKey>
        </Form>
        {table && tables.length > 1 && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              mutation.clear();
              setDeleting(table);
              setAsked(null);
            }}
            className="mt-3 min-h-12 text-soft underline underline-offset-4"
          >
            {deleteWords.table.alone}
          </button>
        )}
      </Sheet>
      <Sheet
        title={deleteWords.table.title(deleting?.name ?? null)}
        open={deleting !== null}
        onClose={() => setDeleting(null)}
      >
        {deleting && (
          <Confirm
            yes={deleteWords.table.now}
            no={deleteWords.no}
            going={mutation.going}
            error={mutation.error}
            onYes={() => void remove(deleting)}
            onNo={() => setDeleting(null)}
          >
            <p>{deleteWords.table.hint(deleting.games)}</p>
            <UntilWhen group={group} />
          </Confirm>
        )}
      </Sheet>
    </Section>
  );
}
