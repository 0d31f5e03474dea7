"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Confirm } from "@/app/ui/Confirm";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import { installationWords } from "@/lib/messages/installation";

const WORDS = installationWords.handOver;

/** Makes somebody else the owner: asked twice, for there is no way back from here. */
export function HandOver({ account, name }: { readonly account: string; readonly name: string }) {
  const router = useRouter();
  const [sure, setSure] = useState(false);
  const { going, trouble, run } = useMutation(groupWords.noAnswer);
  if (!sure)
    return (
      <button
        type="button"
        onClick={() => setSure(true)}
        className="min-h-14 w-full text-soft underline underline-offset-4"
      >
        {WORDS.offer}
      </button>
    );
  return (
    <div className="border-line border-t pt-4">
      <Confirm
        yes={going ? WORDS.going : WORDS.yes(name)}
        grave
        no={WORDS.no}
        going={going}
        trouble={trouble}
        onYes={async () => {
          if (await run(() => ask("PATCH /api/v1/installation", {}, { owner: account }))) router.replace("/");
        }}
        onNo={() => setSure(false)}
      >
        <p className="leading-snug [overflow-wrap:anywhere]">{WORDS.how(name)}</p>
      </Confirm>
    </div>
  );
}
