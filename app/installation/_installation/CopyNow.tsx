"use client";

import { useRouter } from "next/navigation";
import { sendCopyNow } from "@/lib/client/installationApi";
import { installationWords, sayBytes } from "@/lib/words/installationScreens";
import { Trouble } from "./Trouble";
import { useDeed } from "./useDeed";

const WORDS = installationWords.backups;

/** One tap: a copy of everything, beside the others. */
export function CopyNow() {
  const router = useRouter();
  const [standing, copy] = useDeed(sendCopyNow);
  const going = standing.is === "going";
  return (
    <>
      <button
        type="button"
        aria-disabled={going}
        onClick={async () => {
          if (!going && (await copy())) router.refresh();
        }}
        className="plate min-h-14 w-full px-4 font-semibold"
      >
        {going ? WORDS.copying : WORDS.now}
      </button>
      <Trouble standing={standing} />
      <p role="status" className="min-h-6 pt-1 text-[0.95rem] text-soft">
        {standing.is === "done" ? WORDS.made(sayBytes(standing.answer.copy.bytes)) : ""}
      </p>
    </>
  );
}
