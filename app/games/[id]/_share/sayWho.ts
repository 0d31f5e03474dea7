import { shareWords } from "@/lib/messages/sheets";
import type { TablePhone } from "@/lib/protocol/tablePhones";

/** "Mo, Ann’s seat", "A phone": who somebody is, as far as the table's keepers may know it. */
export function sayWho({ name, signedIn, seat }: Pick<TablePhone, "name" | "signedIn" | "seat">): string {
  const what = name ?? (signedIn ? shareWords.signedIn : shareWords.phone);
  return seat === null || seat.name === name ? what : shareWords.seatOf(what, seat.name);
}
