"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import { ask } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";
import { groupGamesWords } from "@/lib/messages/night";
import type { GroupMoney } from "@/lib/protocol/group";
import { NightFields } from "./NightFields";

const WORDS = groupGamesWords.nights;

interface BeginNightProps {
  readonly group: string;
  readonly money: GroupMoney;
}

/** Starts a night; its name and buy-in are optional. */
export function BeginNight({ group, money }: BeginNightProps) {
  const router = useRouter();
  const mutation = useMutation(groupWords.noAnswer);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          mutation.clear();
          setOpen(true);
        }}
        className="min-h-11 text-soft underline underline-offset-4"
      >
        {WORDS.begin}
      </button>
      <Sheet title={WORDS.begin} open={open} onClose={() => setOpen(false)}>
        <NightFields
          hint={WORDS.beginHint}
          night={{ name: null, buyIn: money.buyIn, unit: money.currency }}
          done={mutation.going ? WORDS.beginning : WORDS.beginNow}
          error={mutation.error}
          onDone={async (request) => {
            if (
              (await mutation.run(() => ask("POST /api/v1/groups/{group}/nights", { group }, request))) ===
              null
            )
              return;
            setOpen(false);
            router.refresh();
          }}
        />
      </Sheet>
    </>
  );
}
