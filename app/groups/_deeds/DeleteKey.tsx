"use client";
import { useState } from "react";
import { Sheet } from "@/app/ui/Sheet";
import type { Answer } from "@/lib/client/ask";
import { groupWords } from "@/lib/messages/groupScreens";
import { Trouble } from "./Trouble";
import { useDeed } from "./useDeed";

interface DeleteKeyProps {
  readonly label: string;
  /** Heads the sheet. */
  readonly title: string;
  /** On the key that does it. */
  readonly now: string;
  readonly send: () => Promise<Answer>;
  readonly onDeleted: () => void;
  readonly className: string;
  /** What happens, and what stays. Drawn when the sheet opens. */
  readonly children: React.ReactNode;
}

/** Deletes something, after a sheet that says what happens. */
export function DeleteKey({ label, title, now, send, onDeleted, className, children }: DeleteKeyProps) {
  const [asking, setAsking] = useState(false);
  const deed = useDeed();
  const close = () => setAsking(false);
  const remove = async () => {
    if (await deed.run(send)) onDeleted();
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          deed.clear();
          setAsking(true);
        }}
        className={className}
      >
        {label}
      </button>
      <Sheet title={title} open={asking} onClose={close}>
        <div className="flex flex-col gap-3">
          {children}
          <Trouble sentence={deed.trouble} />
          <button
            type="button"
            aria-disabled={deed.going}
            onClick={() => void remove()}
            className="plate brass min-h-14 px-4 font-semibold"
          >
            {now}
          </button>
          <button type="button" onClick={close} className="plate min-h-14 font-semibold">
            {groupWords.cancel}
          </button>
        </div>
      </Sheet>
    </>
  );
}
