import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { NewCaseMark } from "@/lib/protocol/caseSchemas";
import { NOT_DELETED } from "../db/deleted";
import { within } from "../db/dialect";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { accessGroup, type GroupPass } from "../identity/access";

/**
 * Removes a ruling from a group's past rulings, or restores it. Each change keeps its author, time and
 * reason. Repeating one changes nothing. Refuses with `not-your-role`, `no-such-case` (nothing was resolved
 * in that round, or a correction changed its verdict).
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
    if ((settlement === null || verdict === null) && !(await isAllowed(tx, groupId, { game, round, after })))
      return apiError("no-such-case");
    const of = { gameId: game, round, after };
    const now = await tx.caseMark.findFirst({ where: of, orderBy: { id: "desc" } });
    if ((now?.struck ?? false) === struck) return ok(null);
    await tx.caseMark.create({ data: { ...of, struck, reason, by: may.value.accountId } });
    return ok(null);
  });
}

/** True if that entry allowed a claim (S10) in that settled round of one of the group's games. */
async function isAllowed(
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
