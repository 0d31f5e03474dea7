import { tableWords } from "@/lib/messages/table";
import type { TableView } from "@/lib/views/table";

/** Other terms of the table in words: the pot, the ante, a face locked for the round (U5). */
export const termsOf = ({ pot, ante, locked }: TableView): readonly string[] => [
  ...(locked ? [tableWords.palifico(locked.face)] : []),
  ...(pot ? [tableWords.pot(pot)] : []),
  ...(pot && ante > 0 ? [tableWords.anted(ante)] : []),
];
