import { shareWords } from "@/lib/messages/sheets";
import type { TablePhone } from "@/lib/protocol/tablePhones";

/** "Mo, Ann’s seat", "A phone": a visitor's identity, as far as the scorekeeper can know it. */
export function sayWho({ name, signedIn, seat }: Pick<TablePhone, "name" | "signedIn" | "seat">): string {
  const what = name ?? (signedIn ? shareWords.signedIn : shareWords.phone);
  return seat === null || seat.name === name ? what : shareWords.seatOf(what, seat.name);
}
