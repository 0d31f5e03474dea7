"use client";
import { useEffect } from "react";
import { IMPORT_PAGE } from "@/lib/client/openedFiles";
import { isGameText, storePasted } from "@/lib/client/pastedGame";

/** Opens a game that is pasted anywhere on the page, as text or as a record, in the import. */
export function usePastedGame(): void {
  useEffect(() => {
    const open = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text") ?? "";
      if (!isGameText(text) || !storePasted(text)) return;
      event.preventDefault();
      window.location.assign(IMPORT_PAGE);
    };
    window.addEventListener("paste", open);
    return () => window.removeEventListener("paste", open);
  }, []);
}
