import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { NewCaseMark } from "@/lib/protocol/caseSchemas";
import { NOT_DELETED } from "../db/deleted";
import { within } from "../db/dialect";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { accessGroup, type GroupPass } from "../identity/access";

/**
 * Strikes a case out of a group's case book, or puts it back; who did so, when and why stays to be read. What is so already stays as it
 * is. Refuses with `not-your-role`, `no-such-case` (nothing of that round was settled then, or a correction has changed its verdict).
 */
export function markCase(
  { groupId, visitor }: GroupPass,
  { game, round }: { readonly game: string; readonly round: number },
  { struck, reason, after }: NewCaseMark,
): Promise<ApiResult<null>> {
  return inTransaction(async (tx): Promise<ApiResult<null>> => {
    const may = await accessGroup(visitor, groupId, "keep", tx);
    if (!may.ok) return may;
    const settlement = await tx.settlement.findFirst({
      where: { gameId: game, round, after, game: { groupId, ...NOT_DELETED } },
    });
    const verdict = await tx.roundRow.findFirst({ where: { gameId: game, round, since: { lte: after } } });
    if ((settlement === null || verdict === null) && !(await letStand(tx, groupId, { game, round, after })))
      return apiError("no-such-case");
    const of = { gameId: game, round, after };
    const now = await tx.caseMark.findFirst({ where: of, orderBy: { id: "desc" } });
    if ((now?.struck ?? false) === struck) return ok(null);
    await tx.caseMark.create({ data: { ...of, struck, reason, by: may.value.accountId } });
    return ok(null);
  });
}

/** Whether that entry let a claim stand (S10) in that settled round of one of the group's games. */
async function letStand(
  tx: Reader,
  groupId: string,
  { game, round, after }: { readonly game: string; readonly round: number; readonly after: number },
): Promise<boolean> {
  const [entry, settled, before] = await Promise.all([
    tx.entry.findFirst({
      where: {
        gameId: game,
        seq: after,
        game: { groupId, ...NOT_DELETED },
        action: { path: within("ruling"), string_contains: "" },
      },
    }),
    tx.roundRow.findFirst({ where: { gameId: game, round, seq: { gt: after } } }),
    tx.roundRow.findFirst({ where: { gameId: game, round: round - 1, seq: { gt: after } } }),
  ]);
  return entry !== null && settled !== null && before === null;
}
