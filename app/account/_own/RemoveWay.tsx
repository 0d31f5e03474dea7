"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { GoButton } from "@/app/_account/GoButton";
import { typed, useAsk } from "@/app/_account/useAsk";
import { Sheet } from "@/app/ui/Sheet";
import { removeWay } from "@/lib/client/accountApi";
import { accountWords, sayRemoveWay } from "@/lib/messages/accountScreens";
import { Current } from "./forms";

const WORDS = accountWords.account;

interface RemoveWayProps {
  readonly id: string;
  /** What its button was called. */
  readonly name: string;
  readonly hasPassphrase: boolean;
}

/** Takes a provider away: a button, and a sheet that says what it means. */
export function RemoveWay({ id, name, hasPassphrase }: RemoveWayProps) {
  const [open, setOpen] = useState(false);
  const title = sayRemoveWay(name);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={title}
        onClick={() => setOpen(true)}
        className="plate shrink-0 px-3 font-semibold"
      >
        {WORDS.removeWay}
      </button>
      <Sheet title={title} open={open} onClose={() => setOpen(false)}>
        <Sure id={id} hasPassphrase={hasPassphrase} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

interface SureProps {
  readonly id: string;
  readonly hasPassphrase: boolean;
  readonly onDone: () => void;
}

function Sure({ id, hasPassphrase, onDone }: SureProps) {
  const router = useRouter();
  const asking = useAsk(
    (fields) => removeWay(id, hasPassphrase ? typed(fields, "current") : undefined),
    () => {
      onDone();
      router.refresh();
    },
  );
  return (
    <form {...asking.form} className="flex flex-col gap-3 pb-1">
      <p className="pb-2">{WORDS.removeWayWhat}</p>
      {hasPassphrase && <Current asking={asking} first />}
      <GoButton asking={asking}>{WORDS.removeWayGo}</GoButton>
      <button type="button" onClick={onDone} className="plate min-h-14 font-semibold">
        {WORDS.keep}
      </button>
    </form>
  );
}
