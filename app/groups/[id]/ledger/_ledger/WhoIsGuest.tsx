"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormError } from "@/app/ui/Form";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import { moneyWords } from "@/lib/messages/money";
import type { RosterPlayer } from "@/lib/protocol/group";

interface WhoIsGuestProps {
  readonly group: string;
  readonly name: string;
  readonly players: readonly RosterPlayer[];
}

const WORDS = moneyWords.guests;
const KEY = "key min-h-12 w-full px-4 font-semibold";

/** Says which roster player a guest is, or adds the guest to the roster. The balance moves to that player. */
export function WhoIsGuest({ group, name, players }: WhoIsGuestProps) {
  const router = useRouter();
  const mutation = useMutation(groupWords.noAnswer);
  const [open, setOpen] = useState(false);
  const is = async (player: string) => {
    const done = await mutation.run(() =>
      ask("PUT /api/v1/groups/{group}/guests", { group }, { name, player }),
    );
    if (done === null) return;
    setOpen(false);
    router.refresh();
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          mutation.clear();
          setOpen(true);
        }}
        className="min-h-11 text-small text-soft underline underline-offset-4"
      >
        {WORDS.who(name)}
      </button>
      <Sheet title={WORDS.who(name)} open={open} onClose={() => setOpen(false)}>
        <ul className="grid gap-2">
          {players.map(({ id, shown }) => (
            <li key={id}>
              <button
                type="button"
                aria-disabled={mutation.going}
                onClick={() => void is(id)}
                className={KEY}
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">{shown}</span>
              </button>
            </li>
          ))}
        </ul>
        <button type="button" aria-disabled={mutation.going} onClick={() => void is("new")} className={KEY}>
          {WORDS.addToRoster(name)}
        </button>
        <FormError sentence={mutation.error} />
      </Sheet>
    </>
  );
}
