"use client";
import { useRouter } from "next/navigation";
import { useState, useSyncExternalStore } from "react";
import { FormError } from "@/app/ui/Form";
import { useMutation } from "@/app/ui/useMutation";
import { claimTables } from "@/lib/client/accountApi";
import { onTextSaved, savedText, saveText } from "@/lib/client/localStore";
import { accountWords, sayGuestTables } from "@/lib/messages/account";

interface GuestTablesProps {
  readonly count: number;
  /** The guest's id: another guest is asked separately. */
  readonly guest: string;
}

const WORDS = accountWords.guest;
const NOT_MINE = "tables-not-mine";

/** Asks if tables played as a guest belong to the signed-in account. */
export function GuestTables({ count, guest }: GuestTablesProps) {
  const router = useRouter();
  const [taken, setTaken] = useState(false);
  const { error, run } = useMutation(accountWords.noAnswer);
  const left = useSyncExternalStore(
    onTextSaved,
    () => savedText(NOT_MINE) === guest,
    () => false,
  );
  if (taken) return <p role="status">{WORDS.taken}</p>;
  if (count === 0 || left) return null;
  return (
    <section aria-label={sayGuestTables(count)} className="rounded-2xl border border-line bg-raised p-4">
      <p>{sayGuestTables(count)}</p>
      <FormError sentence={error} className="pt-2" />
      <div className="flex gap-3 pt-3">
        <button
          type="button"
          className="key key-next min-h-14 flex-1 px-3 font-semibold"
          onClick={async () => {
            if (!(await run(claimTables))) return;
            setTaken(true);
            router.refresh();
          }}
        >
          {WORDS.take}
        </button>
        <button
          type="button"
          className="key min-h-14 flex-1 px-3 font-semibold"
          onClick={() => saveText(NOT_MINE, guest)}
        >
          {WORDS.leave}
        </button>
      </div>
    </section>
  );
}
