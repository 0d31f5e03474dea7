"use client";
import { useState } from "react";
import { GoButton } from "@/app/_account/GoButton";
import { typed, useAsk } from "@/app/_account/useAsk";
import { Sheet } from "@/app/ui/Sheet";
import { deleteAccount } from "@/lib/client/accountApi";
import { accountWords } from "@/lib/messages/accountScreens";
import { Current } from "./forms";

const WORDS = accountWords.account;

/** Deleting the account: a quiet button, and a sheet that says what it means. */
export function Farewell({ hasPassphrase }: { readonly hasPassphrase: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="border-line border-t pt-4">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="min-h-11 text-fire-ink underline underline-offset-4"
      >
        {WORDS.delete}
      </button>
      <Sheet title={WORDS.delete} open={open} onClose={() => setOpen(false)}>
        <Sure hasPassphrase={hasPassphrase} onKeep={() => setOpen(false)} />
      </Sheet>
    </div>
  );
}

function Sure({ hasPassphrase, onKeep }: { readonly hasPassphrase: boolean; readonly onKeep: () => void }) {
  const asking = useAsk(
    (fields) => deleteAccount(hasPassphrase ? typed(fields, "current") : undefined),
    () => location.assign("/"),
    true,
  );
  return (
    <form {...asking.form} className="flex flex-col gap-3 pb-1">
      <p className="pb-2">{WORDS.deleteWhat}</p>
      {hasPassphrase && <Current asking={asking} first />}
      <GoButton asking={asking} className="font-semibold text-fire-ink">
        {WORDS.deleteGo}
      </GoButton>
      <button type="button" onClick={onKeep} className="plate min-h-14 font-semibold">
        {WORDS.keep}
      </button>
    </form>
  );
}
