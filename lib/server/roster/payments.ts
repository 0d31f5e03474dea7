import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { NewPayment } from "@/lib/protocol/rosterSchemas";
import { nightResult } from "@/lib/views/nightResult";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { newRowId } from "../db/rowId";
import { type GroupPass, receiversFor } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { withSnapshots } from "../table/snapshots/withSnapshots";
import { loadGroup } from "./groupContext";
import { nightBooks } from "./nightBooks";

/**
 * Marks a payment of a night's settlement as paid. It stays paid after corrections, which only change the
 * remaining debt. Idempotent by id. Refuses with `no-such-night`, `id-reused`, `not-the-receiver`, and with
 * `not-owed` if there is no such payment or it is already marked.
 */
export const tickPayment = (
  pass: GroupPass,
  nightId: string,
  { id, kind, from, to, amount }: NewPayment,
): Promise<ApiResult<{ readonly id: string }>> =>
  withSnapshots(holderOf(pass.visitor), (states) =>
    inTransaction(async (tx) => {
      const [record] = await nightBooks(tx, states, await loadGroup(pass.groupId, tx), { id: nightId });
      if (record === undefined) return apiError("no-such-night");
      if (!(await receiversFor(pass, tx))(to)) return apiError("not-the-receiver");
      const there = await tx.payment.findUnique({ where: { id } });
      if (there) {
        const same =
          there.nightId === nightId &&
          there.by === pass.accountId &&
          there.kind === kind &&
          there.from === from &&
          there.to === to &&
          there.amount === amount;
        return same ? ok({ id }) : apiError("id-reused");
      }
      const owed = nightResult(record.books).debts.some(
        (debt) =>
          debt.payment === null &&
          debt.kind === kind &&
          debt.from === from &&
          debt.to === to &&
          debt.amount === amount,
      );
      if (!owed) return apiError("not-owed");
      await tx.payment.create({ data: { id, nightId, kind, from, to, amount, by: pass.accountId } });
      return ok({ id });
    }),
  );

/** Cancels the ledger entry that carried the debt over, so the night owes it again. */
async function uncarry(tx: Reader, { groupId, accountId }: GroupPass, id: string): Promise<void> {
  const line = await tx.ledgerLine.findFirst({ where: { id, groupId, deed: "carried" } });
  if (line === null || (await tx.ledgerLine.count({ where: { takesBack: id } })) > 0) return;
  const { at: _at, ...same } = line;
  await tx.ledgerLine.create({
    data: { ...same, id: newRowId(), deed: "taken-back", takesBack: id, by: accountId },
  });
}

/** Marks a payment as unpaid. Refuses with `no-such-payment`, `not-the-receiver`. */
export function untickPayment(pass: GroupPass, nightId: string, id: string): Promise<ApiResult<null>> {
  return inTransaction(async (tx) => {
    const payment = await tx.payment.findFirst({
      where: { id, nightId, night: { groupId: pass.groupId } },
      select: { to: true },
    });
    if (payment === null) return apiError("no-such-payment");
    const receiver = await tx.player.findUnique({ where: { id: payment.to }, select: { mergedInto: true } });
    if (!(await receiversFor(pass, tx))(receiver?.mergedInto ?? payment.to))
      return apiError("not-the-receiver");
    await uncarry(tx, pass, id);
    await tx.payment.delete({ where: { id } });
    return ok(null);
  });
}
