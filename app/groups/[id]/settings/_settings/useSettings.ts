"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import type { SentOf } from "@/lib/protocol/routes";

/** Saves some of a group's settings. `wrong`: a sentence about a field, before anything is sent. */
export function useSettings(group: string) {
  const router = useRouter();
  const mutation = useMutation(groupWords.noAnswer);
  const [saved, setSaved] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  return {
    saved,
    going: mutation.going,
    error: wrong ?? mutation.error,
    /** A field changed. */
    touch: () => setSaved(false),
    refuse: (sentence: string) => {
      setSaved(false);
      setWrong(sentence);
    },
    save: async (settings: SentOf<"PATCH /api/v1/groups/{group}">) => {
      setSaved(false);
      setWrong(null);
      const done = await mutation.run(() => ask("PATCH /api/v1/groups/{group}", { group }, settings));
      setSaved(done !== null);
      if (done) router.refresh();
    },
  };
}

export type Saving = ReturnType<typeof useSettings>;
