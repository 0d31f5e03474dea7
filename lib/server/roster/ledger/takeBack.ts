import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { TakenBack } from "@/lib/protocol/ledgerSchemas";
import { inTransaction } from "../../db/inTransaction";
import { accessGroup, type GroupPass, mayKeep } from "../../identity/access";

/**
 * Takes a line back, by a line of its own that says why: both stay. What was carried over from a night is owed there again. The same
 * again gets the same answer. Refuses with `no-such-line`, `id-reused`, `not-your-role` where somebody else wrote it and one does not
 * keep the group, and `line-taken-back`.
 */
export function takeBack(
  pass: GroupPass,
  lineId: string,
  { id, note }: TakenBack,
): Promise<ApiResult<{ readonly id: string }>> {
  return inTransaction(async (tx) => {
    const now = await accessGroup(pass.visitor, pass.groupId, "play", tx);
    if (!now.ok) return now;
    const { groupId, accountId, role } = now.value;
    const line = await tx.ledgerLine.findFirst({ where: { id: lineId, groupId, takesBack: null } });
    if (line === null) return apiError("no-such-line");
    if (!mayKeep(role) && line.by !== accountId) return apiError("not-your-role");
    const there = await tx.ledgerLine.findUnique({ where: { id } });
    if (there)
      return there.takesBack === lineId && there.note === note && there.by === accountId
        ? ok({ id })
        : apiError("id-reused");
    if ((await tx.ledgerLine.count({ where: { takesBack: lineId } })) > 0) return apiError("line-taken-back");
    const { at: _at, day: _day, ...same } = line;
    await tx.ledgerLine.create({
      data: { ...same, id, deed: "taken-back", note, takesBack: lineId, by: accountId },
    });
    if (line.deed === "carried") await tx.payment.deleteMany({ where: { id: lineId, night: { groupId } } });
    return ok({ id });
  });
}
