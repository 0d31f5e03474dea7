import { database } from "../db/db";
import type { TablePass } from "../identity/access";
import { currentGame } from "./currentGame";

/** What a table is. */
export interface TableCard {
  readonly id: string;
  /** What its group calls it; null for one of guests. */
  readonly name: string | null;
  /** Whose it is. */
  readonly group: { readonly id: string; readonly name: string } | null;
  /** What is played there, or was played last; null before the first game. */
  readonly game: string | null;
}

/** What a table is, for those who may read it. */
export async function tableCard({ tableId }: TablePass): Promise<TableCard> {
  const table = await database().table.findUniqueOrThrow({
    where: { id: tableId },
    select: { name: true, group: { select: { id: true, name: true } } },
  });
  return { id: tableId, ...table, game: await currentGame(database(), tableId) };
}
