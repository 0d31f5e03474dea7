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
  /** The game to sit down to; null where there is none. */
  readonly playing: Pick<Playing, "id" | "free"> | null;
  /** What the account is called that is signed in here; null for none. */
  readonly account: string | null;
}

/** The key that comes to the table: one tap from the code to the seat. */
export function JoinTable({ token, kind, playing, account }: JoinTableProps) {
  const router = useRouter();
  const deed = useMutation(groupWords.noAnswer);
  const free = playing?.free ?? [];
  const join = async (key?: string) => {
    const seat = playing && key !== undefined ? { game: playing.id, key } : null;
    const joined = await deed.run(() => ask("POST /api/v1/joins", {}, { token, ...(seat && { seat }) }));
    if (joined === null) return;
    // Whoever says who they are shows their own keys, as after the table asked.
    if (joined.seated) saveText(keyOfTable("keys", joined.table), "own");
    // The link is not left behind in the way back.
    router.replace(`/tables/${joined.table}`);
  };
  return (
    // Many names are more than a screen holds: then the page is scrolled, and nothing lies over it.
    <div
      className={`${free.length > 0 ? "" : "sticky bottom-0 short:static"} mt-auto flex min-w-0 flex-col gap-3 bg-table pt-3 pb-1 flat:static`}
    >
      <p className="text-small text-soft [overflow-wrap:anywhere]">
        {account === null ? WORDS.noAccount : WORDS.as(account)}
      </p>
      <FormError sentence={deed.error} />
      {free.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="pb-1.5 text-small text-soft">{WORDS.asWhom}</legend>
          <div className="pairs grid gap-2">
            {free.map(({ seat, name }) => (
              <button
                key={seat}
                type="button"
                aria-disabled={deed.going}
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
        aria-disabled={deed.going}
        onClick={() => void join()}
        className={`key stamp ${free.length > 0 ? "min-h-14 text-large" : "key-next min-h-18 text-title"}`}
      >
        {deed.going ? WORDS.going : WORDS[kind].key}
      </button>
    </div>
  );
}
