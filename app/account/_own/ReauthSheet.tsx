"use client";
import { useState } from "react";
import { AccountForm } from "@/app/_account/AccountForm";
import { Current, Proven, useFreshness, useProof } from "@/app/_account/Proof";
import { typed, useApiForm } from "@/app/_account/useApiForm";
import { Sheet } from "@/app/ui/Sheet";
import type { AccountAnswer } from "@/lib/client/accountApi";

/** What is asked about. */
interface Sure {
  /** What it means. */
  readonly what: string;
  /** On the key that does it, and on the one that leaves everything as it is. */
  readonly go: string;
  readonly keep: string;
  /** Whether there is no way back. */
  readonly grave?: boolean;
  /** Whether the page is left for another: the sheet stays until then. */
  readonly leaves?: boolean;
  readonly send: (passphrase: string | undefined) => Promise<AccountAnswer>;
  readonly onDone: (answer: Extract<AccountAnswer, { ok: true }>) => void;
}

interface ReauthSheetProps extends Sure {
  readonly title: string;
  /** What the button says. */
  readonly children: string;
  readonly className: string;
}

/** A button, and a sheet that says what it means and asks whether it is the account's owner who pressed it. */
export function ReauthSheet({ title, children, className, ...sure }: ReauthSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={title}
        onClick={() => setOpen(true)}
        className={className}
      >
        {children}
      </button>
      <Sheet title={title} open={open} onClose={() => setOpen(false)}>
        <Proven next="/account">
          <SureForm {...sure} onClose={() => setOpen(false)} />
        </Proven>
      </Sheet>
    </>
  );
}

function SureForm(sure: Sure & { readonly onClose: () => void }) {
  const { what, go, keep, grave = false, leaves = grave, send, onDone, onClose } = sure;
  const { by } = useProof();
  const orAgain = useFreshness();
  const asking = useApiForm(
    (fields) => orAgain(send(by === "passphrase" ? typed(fields, "current") : undefined)),
    (answer) => {
      if (!leaves) onClose();
      onDone(answer);
    },
    leaves,
  );
  return (
    <AccountForm
      asking={asking}
      go={go}
      look={grave ? "grave" : "page"}
      className="gap-3 pb-1"
      instead={
        <button type="button" onClick={onClose} className="key min-h-14 font-semibold">
          {keep}
        </button>
      }
    >
      <p className="pb-2">{what}</p>
      <Current asking={asking} first />
    </AccountForm>
  );
}
