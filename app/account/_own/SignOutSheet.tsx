"use client";
import { useState } from "react";
import { GoButton } from "@/app/_account/GoButton";
import { typed, useAsk } from "@/app/_account/useAsk";
import { Sheet } from "@/app/ui/Sheet";
import type { AccountAnswer } from "@/lib/client/accountApi";
import { accountWords } from "@/lib/messages/accountScreens";
import { Current } from "./forms";

const WORDS = accountWords.account;

/** What is signed out by it. */
interface SignOut {
  readonly title: string;
  readonly what: string;
  readonly hasPassphrase: boolean;
  readonly signOut: (passphrase: string | undefined) => Promise<AccountAnswer>;
  readonly onDone: () => void;
}

interface SignOutSheetProps extends SignOut {
  /** What its button says. */
  readonly children: string;
  readonly className: string;
}

/** Signs out other phones: a button, and a sheet that asks whether it is the account's owner who does. */
export function SignOutSheet({ children, className, ...rest }: SignOutSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={rest.title}
        onClick={() => setOpen(true)}
        className={`plate px-3 font-semibold ${className}`}
      >
        {children}
      </button>
      <Sheet title={rest.title} open={open} onClose={() => setOpen(false)}>
        <Sure {...rest} onClose={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

function Sure({ what, hasPassphrase, signOut, onDone, onClose }: SignOut & { readonly onClose: () => void }) {
  const asking = useAsk(
    (fields) => signOut(hasPassphrase ? typed(fields, "current") : undefined),
    () => {
      onClose();
      onDone();
    },
  );
  return (
    <form {...asking.form} className="flex flex-col gap-3 pb-1">
      <p className="pb-2">{what}</p>
      {hasPassphrase && <Current asking={asking} first />}
      <GoButton asking={asking}>{WORDS.signOutThere}</GoButton>
      <button type="button" onClick={onClose} className="plate min-h-14 font-semibold">
        {WORDS.staySignedIn}
      </button>
    </form>
  );
}
