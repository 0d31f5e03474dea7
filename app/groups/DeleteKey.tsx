"use client";
import { useState } from "react";
import { Confirm } from "@/app/ui/Confirm";
import { Sheet } from "@/app/ui/Sheet";
import { useMutation } from "@/app/ui/useMutation";
import type { Answer } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/group";

interface DeleteKeyProps {
  readonly label: string;
  /** Title of the sheet. */
  readonly title: string;
  /** Label of the confirm key. */
  readonly now: string;
  readonly send: () => Promise<Answer>;
  readonly onDeleted: () => void;
  readonly className: string;
  /** Explains what is deleted and what stays; rendered when the sheet opens. */
  readonly children: React.ReactNode;
}

/** Deletes an item after a confirmation sheet. */
export function DeleteKey({ label, title, now, send, onDeleted, className, children }: DeleteKeyProps) {
  const [asking, setAsking] = useState(false);
  const mutation = useMutation(groupWords.noAnswer);
  const close = () => setAsking(false);
  const remove = async () => {
    if (await mutation.run(send)) onDeleted();
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          mutation.clear();
          setAsking(true);
        }}
        className={className}
      >
        {label}
      </button>
      <Sheet title={title} open={asking} onClose={close}>
        <Confirm
          yes={now}
          no={groupWords.cancel}
          going={mutation.going}
          error={mutation.error}
          onYes={() => void remove()}
          onNo={close}
        >
          {children}
        </Confirm>
      </Sheet>
    </>
  );
}
