"use client";

import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { tableWords } from "@/lib/messages/table";
import { CloseIcon } from "./Icons";

interface SheetProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** On wide screens it opens at the right, next to the page. */
  readonly isDrawer?: boolean;
  readonly children: React.ReactNode;
}

/** A bottom sheet. It is a native dialog, which traps the focus and restores it. */
export function Sheet({ title, open, onClose, isDrawer = false, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const heading = useId();
  // A layout effect, because its cleanup runs before the dialog leaves the document: an open dialog that is
  // removed does not restore the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!open) return;
    // The title, not the first key: WebKit draws a focus ring there even after a tap. A field with its own focus
    // request keeps it. The dialog moves the focus once: each move styles the whole page again.
    if (!shown?.querySelector("[autofocus]")) top.current?.setAttribute("autofocus", "");
    shown?.showModal();
    const { activeElement } = document;
    if (activeElement !== top.current && !activeElement?.matches("input, select, textarea"))
      top.current?.focus();
    return () => shown?.close();
  }, [open]);
  // A new page of the sheet replaces the pressed key, so focus restarts at the title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a new page.
  useEffect(() => {
    if (open && document.activeElement === document.body) top.current?.focus();
  }, [open, title]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={() => {
        if (dialog.current?.open === false) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
      className={isDrawer ? "sheet drawer" : "sheet"}
    >
      {open && (
        <div className="sheet-inside flex flex-col gap-3 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <div className="-mt-1 -mr-2 flex items-center justify-between gap-3">
            <h2
              ref={top}
              id={heading}
              tabIndex={-1}
              className="min-w-0 font-bold text-lead leading-snug [overflow-wrap:anywhere]"
            >
              {title}
            </h2>
            <button type="button" onClick={onClose} aria-label={tableWords.close} className="icon-button">
              <CloseIcon />
            </button>
          </div>
          <div className="-mx-4 overflow-y-auto px-4 pt-1">{children}</div>
        </div>
      )}
    </dialog>
  );
}
