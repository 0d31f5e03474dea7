"use client";

import { useState } from "react";
import { Trouble } from "@/app/ui/Form";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import { installationWords } from "@/lib/messages/installation";

const WORDS = installationWords.endSessions;

/** Signs somebody out on every phone: for one that was lost, or taken over. */
export function EndSessions({ account, name }: { readonly account: string; readonly name: string }) {
  const [ended, setEnded] = useState<number | null>(null);
  const { going, trouble, run } = useMutation(groupWords.noAnswer);
  return (
    <div className="border-line border-t py-4">
      <p className="pb-3 leading-snug [overflow-wrap:anywhere]">{WORDS.how(name)}</p>
      {ended === null ? (
        <button
          type="button"
          aria-disabled={going}
          onClick={async () =>
            setEnded(
              (
                await run(() =>
                  ask("DELETE /api/v1/installation/accounts/{account}/sessions", { account }, {}),
                )
              )?.ended ?? null,
            )
          }
          className="plate min-h-14 w-full px-4 font-semibold"
        >
          {going ? WORDS.going : WORDS.end}
        </button>
      ) : (
        <p role="status" className="font-semibold">
          {WORDS.ended(ended)}
        </p>
      )}
      <Trouble sentence={trouble} />
    </div>
  );
}
