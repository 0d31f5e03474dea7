"use client";
import { useRouter } from "next/navigation";
import { Trouble } from "@/app/ui/Form";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { groupWords, joinWords as WORDS } from "@/lib/messages/group";
import type { LinkKind } from "@/lib/protocol/tableLinks";

interface ComeToTableProps {
  readonly token: string;
  readonly kind: LinkKind;
  /** What the account is called that is signed in here; null for none. */
  readonly account: string | null;
}

/** The key that comes to the table: one tap from the code to the seat. */
export function ComeToTable({ token, kind, account }: ComeToTableProps) {
  const router = useRouter();
  const deed = useMutation(groupWords.noAnswer);
  const join = async () => {
    const joined = await deed.run(() => ask("POST /api/v1/joins", {}, { token }));
    // The link is not left behind in the way back.
    if (joined) router.replace(`/tables/${joined.table}`);
  };
  return (
    <div className="sticky bottom-0 short:static mt-auto flex flex-col gap-3 bg-table pt-3 pb-1">
      <p className="text-note text-soft [overflow-wrap:anywhere]">
        {account === null ? WORDS.noAccount : WORDS.as(account)}
      </p>
      <Trouble sentence={deed.trouble} />
      <button
        type="button"
        aria-disabled={deed.going}
        onClick={() => void join()}
        className="plate brass stamp min-h-18 text-4xl"
      >
        {deed.going ? WORDS.going : WORDS[kind].key}
      </button>
    </div>
  );
}
