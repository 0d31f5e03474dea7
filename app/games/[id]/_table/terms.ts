import { tableWords } from "@/lib/messages/table";
import type { TableView } from "@/lib/views/table";

/** What lies on the table besides the claim, in words: the pot, what was paid into it, a face that holds for the round (U5). */
export const termsOf = ({ pot, ante, locked }: TableView): readonly string[] => [
  ...(locked ? [tableWords.palifico(locked.face)] : []),
  ...(pot ? [tableWords.pot(pot)] : []),
  ...(pot && ante > 0 ? [tableWords.anted(ante)] : []),
];
