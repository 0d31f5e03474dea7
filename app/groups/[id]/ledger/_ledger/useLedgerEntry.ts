"use client";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { newId } from "@/lib/client/newId";
import { groupWords } from "@/lib/messages/group";
import { ledgerWords } from "@/lib/messages/ledger";
import type { SentOf } from "@/lib/protocol/routes";

type NewLedgerEntry = Omit<SentOf<"POST /api/v1/groups/{group}/ledger">, "id">;

/** Adds entries to a group's ledgers and refreshes the page. */
export function useLedgerEntry(group: string) {
  const router = useRouter();
  const deed = useMutation(groupWords.noAnswer);
  const [told, setTold] = useState("");
  const attempt = useRef({ said: "", id: "" });
  /** A retry reuses the id, so that a lost response never adds an entry twice. */
  const idFor = (said: string): string => {
    if (attempt.current.said !== said) attempt.current = { said, id: newId() };
    return attempt.current.id;
  };
  const done = () => {
    attempt.current = { said: "", id: "" };
    setTold(ledgerWords.written);
    router.refresh();
    return true;
  };
  return {
    going: deed.going,
    error: deed.error,
    told,
    clear: () => {
      deed.clear();
      setTold("");
    },
    /** Resolves to true on success. */
    write: async (said: NewLedgerEntry): Promise<boolean> => {
      setTold("");
      const id = idFor(JSON.stringify(said));
      const answer = await deed.run(() =>
        ask("POST /api/v1/groups/{group}/ledger", { group }, { ...said, id }),
      );
      return answer !== null && done();
    },
    takeBack: async (line: string, note: string): Promise<boolean> => {
      setTold("");
      const id = idFor(JSON.stringify([line, note]));
      const answer = await deed.run(() =>
        ask("POST /api/v1/groups/{group}/ledger/{line}/take-back", { group, line }, { id, note }),
      );
      return answer !== null && done();
    },
  };
}

/** The entry functions, as components receive them. */
export type Lines = ReturnType<typeof useLedgerEntry>;
