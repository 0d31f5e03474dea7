"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormError } from "@/app/ui/Form";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import { installationWords, sayBytes } from "@/lib/messages/installation";

const WORDS = installationWords.backups;

/** Makes a backup in one tap. */
export function BackUpNow() {
  const router = useRouter();
  const { going, error, run } = useMutation(groupWords.noAnswer);
  const [made, setMade] = useState("");
  const copy = async () => {
    setMade("");
    const done = await run(() => ask("POST /api/v1/installation/backups", {}, {}));
    if (!done) return;
    setMade(WORDS.made(sayBytes(done.copy.bytes)));
    router.refresh();
  };
  return (
    <>
      <button
        type="button"
        aria-disabled={going}
        onClick={() => void copy()}
        className="key mb-2 min-h-14 w-full px-4 font-semibold"
      >
        {going ? WORDS.copying : WORDS.now}
      </button>
      <FormError sentence={error} />
      <p role="status" className="min-h-6 text-base text-soft">
        {made}
      </p>
    </>
  );
}
