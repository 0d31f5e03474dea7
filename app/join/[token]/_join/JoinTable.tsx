"use client";
import { useRouter } from "next/navigation";
import { FormError } from "@/app/ui/Form";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { keyOfTable, saveText } from "@/lib/client/localStore";
import { groupWords, joinWords as WORDS } from "@/lib/messages/group";
import type { LinkKind } from "@/lib/protocol/tableLinks";
import type { Playing } from "@/lib/server/table/links/followLink";

interface JoinTableProps {
  readonly token: string;
  readonly kind: LinkKind;
  /** The current game; null if there is none. */
  readonly playing: Pick<Playing, "id" | "free"> | null;
  /** The signed-in account's name; null for visitors. */
  readonly account: string | null;
}

/** Joins the table: one tap from the QR code to the seat. */
export function JoinTable({ token, kind, playing, account }: JoinTableProps) {
  const router = useRouter();
  const mutation = useMutation(groupWords.noAnswer);
  const free = playing?.free ?? [];
  const join = async (key?: string) => {
    const seat = playing && key !== undefined ? { game: playing.id, key } : null;
    const joined = await mutation.run(() => ask("POST /api/v1/joins", {}, { token, ...(seat && { seat }) }));
    if (joined === null) return;
    // The table does not ask again: with a name its own keys, without one all keys, as after the seat sheet.
    if (joined.seated || (free.length > 0 && key === undefined))
      saveText(keyOfTable("keys", joined.table), joined.seated ? "own" : "table");
    // Replaces the history entry, so that the link does not stay in it.
    router.replace(`/tables/${joined.table}`);
  };
  return (
    // Many names exceed the screen: then the page scrolls and nothing overlaps.
    <div
      className={`${free.length > 0 ? "" : "sticky bottom-0 short:static"} mt-auto flex min-w-0 flex-col gap-3 bg-table pt-3 pb-1 flat:static`}
    >
      <p className="text-small text-soft [overflow-wrap:anywhere]">
        {account === null ? WORDS.noAccount : WORDS.as(account)}
      </p>
      <FormError sentence={mutation.error} />
      {free.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="pb-1.5 text-small text-soft">{WORDS.asWhom}</legend>
          <div className="pairs grid gap-2">
            {free.map(({ seat, name }) => (
              <button
                key={seat}
                type="button"
                aria-disabled={mutation.going}
                aria-label={WORDS.sitAs(name)}
                onClick={() => void join(seat)}
                className="key key-next min-h-14 min-w-0 px-2 py-1.5 font-semibold leading-tight"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <button
        type="button"
        aria-disabled={mutation.going}
        onClick={() => void join()}
        className={`key stamp ${free.length > 0 ? "min-h-14 text-large" : "key-next min-h-18 text-title"}`}
      >
        {mutation.going ? WORDS.going : free.length > 0 ? WORDS.noSeat : WORDS[kind].key}
      </button>
    </div>
  );
}
