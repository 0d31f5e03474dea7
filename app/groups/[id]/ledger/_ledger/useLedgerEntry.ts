"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import { ledgerWords } from "@/lib/messages/ledger";
import type { SentOf } from "@/lib/protocol/routes";
import { useRequestId } from "../../_group/useRequestId";

type NewLedgerEntry = Omit<SentOf<"POST /api/v1/groups/{group}/ledger">, "id">;

/** Adds entries to a group's ledgers and refreshes the page. */
export function useLedgerEntry(group: string) {
  const router = useRouter();
  const mutation = useMutation(groupWords.noAnswer);
  const [message, setMessage] = useState("");
  const attempt = useRequestId();
  const done = () => {
    attempt.done();
    setMessage(ledgerWords.written);
    router.refresh();
    return true;
  };
  return {
    going: mutation.going,
    error: mutation.error,
    message,
    clear: () => {
      mutation.clear();
      setMessage("");
    },
    /** Resolves to true on success. */
    write: async (entry: NewLedgerEntry): Promise<boolean> => {
      setMessage("");
      const id = attempt.idFor(entry);
      const answer = await mutation.run(() =>
        ask("POST /api/v1/groups/{group}/ledger", { group }, { ...entry, id }),
      );
      return answer !== null && done();
    },
    cancel: async (line: string, note: string): Promise<boolean> => {
      setMessage("");
      const id = attempt.idFor([line, note]);
      const answer = await mutation.run(() =>
        ask("POST /api/v1/groups/{group}/ledger/{line}/take-back", { group, line }, { id, note }),
      );
      return answer !== null && done();
    },
  };
}

/** The entry functions, as components receive them. */
export type Lines = ReturnType<typeof useLedgerEntry>;
