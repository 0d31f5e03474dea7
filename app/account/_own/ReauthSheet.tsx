"use client";
import { useState } from "react";
import { AccountForm } from "@/app/_account/AccountForm";
import { Current, Proven, useFreshness, useProof } from "@/app/_account/Proof";
import { typed, useApiForm } from "@/app/_account/useApiForm";
import { Sheet } from "@/app/ui/Sheet";
import type { AccountAnswer } from "@/lib/client/accountApi";

/** The action to confirm. */
interface Sure {
  /** Explains the effect. */
  readonly what: string;
  /** Labels of the confirm and cancel keys. */
  readonly go: string;
  readonly keep: string;
  /** True if the action cannot be undone. */
  readonly grave?: boolean;
  /** True if the page navigates away; the sheet stays open until then. */
  readonly leaves?: boolean;
  /** More fields, whose values `send` gets. */
  readonly more?: React.ReactNode;
  readonly send: (passphrase: string | undefined, fields: FormData) => Promise<AccountAnswer>;
  readonly onDone: (answer: Extract<AccountAnswer, { ok: true }>) => void;
}

interface ReauthSheetProps extends Sure {
  readonly title: string;
  /** Label of the button. */
  readonly children: string;
  readonly className: string;
}

/** A button with a confirmation sheet that re-authenticates the owner if needed. */
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
  const { what, go, keep, grave = false, leaves = grave, more, send, onDone, onClose } = sure;
  const { by } = useProof();
  const orAgain = useFreshness();
  const asking = useApiForm(
    (fields) => orAgain(send(by === "passphrase" ? typed(fields, "current") : undefined, fields)),
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
      {more}
      <Current asking={asking} first />
    </AccountForm>
  );
}
