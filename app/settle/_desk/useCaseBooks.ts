import { useEffect, useState } from "react";
import { saveCases, savedCases } from "@/lib/client/offlineCases";
import type { CaseBook } from "@/lib/protocol/cases";

/** Past rulings from the page; offline, the phone's last copy. */
export function useCaseBooks(books: readonly CaseBook[] | null): readonly CaseBook[] {
  const [saved, setSaved] = useState<readonly CaseBook[]>([]);
  useEffect(() => {
    if (books === null) setSaved(savedCases());
    else saveCases(books);
  }, [books]);
  return books ?? saved;
}
