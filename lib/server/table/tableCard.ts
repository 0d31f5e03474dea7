import { database } from "../db/db";
import type { TablePass } from "../identity/access";
import { currentGame } from "./currentGame";

/** What a table is. */
export interface TableCard {
  readonly id: string;
  /** What its group calls it; null for one of guests. */
  readonly name: string | null;
  /** Whose it is; `member`: whether whoever asks belongs to the group. */
  readonly group: { readonly id: string; readonly name: string; readonly member: boolean } | null;
  /** What is played there, or was played last; null before the first game. */
  readonly game: string | null;
}

/** What a table is, for those who may read it. */
export async function tableCard({ tableId, visitor }: TablePass): Promise<TableCard> {
  const { name, group } = await database().table.findUniqueOrThrow({
    where: { id: tableId },
    select: {
      name: true,
      group: {
        select: {
          id: true,
          name: true,
          memberships: { where: { accountId: visitor.account?.id ?? "" }, select: { role: true } },
        },
      },
    },
  });
  return {
    id: tableId,
    name,
    group: group && { id: group.id, name: group.name, member: group.memberships.length > 0 },
    game: await currentGame(database(), tableId),
  };
}
