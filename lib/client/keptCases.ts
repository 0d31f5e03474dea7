import type { CaseBook } from "@/lib/protocol/cases";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import { keep, kept } from "./kept";

const KEY = "cases";

interface Kept {
  readonly engine: number;
  readonly books: readonly CaseBook[];
}

/** Keeps the case books of whoever has this phone, in the place of what was kept: the desk finds cases without a line. */
export const keepCases = (books: readonly CaseBook[]): void =>
  keep(KEY, books.length === 0 ? null : JSON.stringify({ engine: ENGINE_VERSION, books } satisfies Kept));

/** The case books as they were seen last; none where another version of the program kept them. */
export function keptCases(): readonly CaseBook[] {
  try {
    const { engine, books } = JSON.parse(kept(KEY) ?? "null") as Kept;
    return engine === ENGINE_VERSION ? books : [];
  } catch {
    return [];
  }
}
