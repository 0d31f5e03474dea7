import type { CaseBook } from "@/lib/protocol/cases";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import { savedText, saveText } from "./localStore";

const KEY = "cases";

interface SavedCases {
  readonly engine: number;
  readonly books: readonly CaseBook[];
}

/** Replaces the user's saved past rulings, which the desk uses offline. */
export const saveCases = (books: readonly CaseBook[]): void =>
  saveText(
    KEY,
    books.length === 0 ? null : JSON.stringify({ engine: ENGINE_VERSION, books } satisfies SavedCases),
  );

/** The saved past rulings; none from another version of the program. */
export function savedCases(): readonly CaseBook[] {
  try {
    const { engine, books } = JSON.parse(savedText(KEY) ?? "null") as SavedCases;
    return engine === ENGINE_VERSION ? books : [];
  } catch {
    return [];
  }
}
