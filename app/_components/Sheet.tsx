"use client";

import { useEffect, useId, useRef } from "react";
import { tableWords } from "@/lib/words/screens";
import { CloseIcon } from "./Icons";

interface SheetProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

/** A sheet that comes up from the edge under the thumb. The browser's own dialog keeps focus in and gives it back. */
export function Sheet({ title, open, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
      className="sheet"
    >
      {open && (
        <div className="flex max-h-[85dvh] flex-col gap-3 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <header className="-mt-1 -mr-2 flex items-center justify-between gap-3">
            <h2 id={heading} className="min-w-0 font-bold text-lg leading-snug [overflow-wrap:anywhere]">
              {title}
            </h2>
            <button type="button" onClick={onClose} aria-label={tableWords.close} className="icon-button">
              <CloseIcon />
            </button>
          </header>
          <div className="-mx-4 overflow-y-auto px-4 pt-1">{children}</div>
        </div>
      )}
    </dialog>
  );
}
