import type { CaseBook } from "@/lib/protocol/cases";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import { savedText, saveText } from "./localStore";

const KEY = "cases";

interface SavedCases {
  readonly engine: number;
  readonly books: readonly CaseBook[];
}

/** Keeps the case books of whoever has this phone, in the place of what was kept: the desk finds cases without a line. */
export const saveCases = (books: readonly CaseBook[]): void =>
  saveText(
    KEY,
    books.length === 0 ? null : JSON.stringify({ engine: ENGINE_VERSION, books } satisfies SavedCases),
  );

/** The case books as they were seen last; none where another version of the program kept them. */
export function savedCases(): readonly CaseBook[] {
  try {
    const { engine, books } = JSON.parse(savedText(KEY) ?? "null") as SavedCases;
    return engine === ENGINE_VERSION ? books : [];
  } catch {
    return [];
  }
}
