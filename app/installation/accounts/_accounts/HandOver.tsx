"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Trouble } from "@/app/groups/_deeds/Trouble";
import { useDeed } from "@/app/groups/_deeds/useDeed";
import { sendChange } from "@/lib/client/installationApi";
import { installationWords } from "@/lib/messages/installationScreens";

const WORDS = installationWords.handOver;

/** Makes somebody else the owner: asked twice, for there is no way back from here. */
export function HandOver({ account, name }: { readonly account: string; readonly name: string }) {
  const router = useRouter();
  const [sure, setSure] = useState(false);
  const { going, trouble, run } = useDeed();
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
    <div className="flex flex-col gap-2 border-line border-t pt-4">
      <p className="pb-1 leading-snug [overflow-wrap:anywhere]">{WORDS.how(name)}</p>
      <button
        type="button"
        aria-disabled={going}
        onClick={async () => {
          if (await run(() => sendChange({ owner: account }))) router.replace("/");
        }}
        className="plate min-h-14 w-full px-4 font-semibold [overflow-wrap:anywhere]"
      >
        {going ? WORDS.going : WORDS.yes(name)}
      </button>
      <button
        type="button"
        onClick={() => setSure(false)}
        className="plate min-h-14 w-full px-4 font-semibold"
      >
        {WORDS.no}
      </button>
      <Trouble sentence={trouble} />
    </div>
  );
}
