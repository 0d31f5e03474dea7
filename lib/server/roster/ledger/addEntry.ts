import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { NewLine, TakenBack } from "@/lib/protocol/ledgerSchemas";
import { dayOf, daysAfter } from "@/lib/views/dayOf";
import type { Transfer } from "@/lib/views/fewestPayments";
import { balancesOf, isOwed } from "@/lib/views/ledger/settleUp";
import { NOT_DELETED } from "../../db/deleted";
import { inTransaction } from "../../db/inTransaction";
import type { Reader } from "../../db/reader";
import { newRowId } from "../../db/rowId";
import { accessGroup, canKeep, type GroupPass, receiversFor } from "../../identity/access";
import { holderOf } from "../../identity/visitor";
import { type States, withSnapshots } from "../../table/snapshots/withSnapshots";
import { type LoadedGroup, loadGroup } from "../groupContext";
import { openChips } from "./chips";
import { dutiesAfter } from "./dishes";
import { isDrinkOwed } from "./drinks";
import { storedName } from "./storedName";

/** A duty may move by at most this many days. */
const MAX_DAYS = 366;

/**
 * Adds an entry to a ledger. Idempotent by id. Refuses with `id-reused`, `no-such-player`, `no-such-game`,
 * `same-player` (both are one person) and `bad-duty-day`. Permission errors are `not-the-receiver` (only the
 * receiver confirms payment), `not-the-debtor` (only the debtor admits a debt) and `not-your-role` (it
 * concerns others). `not-owed` means that there is no such debt.
 */
export const addLedgerEntry = (pass: GroupPass, sent: NewLine): Promise<ApiResult<{ readonly id: string }>> =>
  withSnapshots(holderOf(pass.visitor), (states) =>
    inTransaction(async (tx) => {
      const now = await accessGroup(pass.visitor, pass.groupId, "play", tx);
      if (!now.ok) return now;
      const there = await tx.ledgerLine.findUnique({ where: { id: sent.id } });
      if (there) return isSame(there, now.value, sent) ? ok({ id: sent.id }) : apiError("id-reused");
      const of = await loadGroup(pass.groupId, tx);
      const read = await readParties(tx, now.value, of, sent);
      if (!read.ok) return read;
      const owed = await isAllowedEntry(tx, states, of, now.value, sent, read.value);
      if (!owed.ok) return owed;
      await tx.ledgerLine.create({ data: rowOf(now.value, sent) });
      return ok({ id: sent.id });
    }),
  );

type Row = ReturnType<typeof rowOf>;

const rowOf = ({ groupId, accountId }: GroupPass, sent: NewLine) => ({
  id: sent.id,
  groupId,
  ledger: storedName(sent.ledger, sent.unit),
  deed: sent.deed as string,
  from: sent.from,
  to: sent.to,
  amount: sent.amount,
  gameId: sent.game ?? null,
  day: sent.day ?? null,
  note: sent.note ?? null,
  by: accountId,
});

const isSame = (there: Row, pass: GroupPass, sent: NewLine): boolean =>
  Object.entries(rowOf(pass, sent)).every(([key, value]) => there[key as keyof Row] === value);

/** Resolves the parties to the people they count as, and checks the game and the day. */
async function readParties(
  tx: Reader,
  pass: GroupPass,
  { timeZone, parties }: LoadedGroup,
  sent: NewLine,
): Promise<ApiResult<Transfer>> {
  const [from, to] = [parties.personOf(sent.from), parties.personOf(sent.to)];
  if (from === null || to === null) return apiError("no-such-player");
  if (from === to) return apiError("same-player");
  // The pot only pays out or gets repaid. No one can declare a debt to it.
  if ([from, to].includes("pot") && sent.deed !== "repaid") return apiError("no-such-player");
  if (sent.ledger === "dishes" && (from === "bank" || (sent.deed === "swapped" && to === "bank")))
    return apiError("no-such-player");
  const today = dayOf(new Date(), timeZone);
  if (
    sent.day !== undefined &&
    (sent.day < daysAfter(today, -MAX_DAYS) || sent.day > daysAfter(today, MAX_DAYS))
  )
    return apiError("bad-duty-day");
  if (
    sent.game !== undefined &&
    (await tx.game.count({ where: { id: sent.game, groupId: pass.groupId, ...NOT_DELETED } })) === 0
  )
    return apiError("no-such-game");
  return ok({ from, to, amount: sent.amount });
}

/**
 * Checks that the sender may add this entry and that it is true. The first payment of a night's open debt
 * carries the debt into the ledger.
 */
async function isAllowedEntry(
  tx: Reader,
  states: States,
  of: LoadedGroup,
  pass: GroupPass,
  { ledger, unit, deed, game, day }: NewLine,
  said: Transfer,
): Promise<ApiResult<null>> {
  const isTheirs = await receiversFor(pass, tx);
  const { from, to } = said;
  if (deed === "repaid" || deed === "served") {
    // A drink served at the table has no other receiver.
    const receiver = deed === "served" && to === "bank" ? from : to;
    if (!isTheirs(receiver)) return apiError("not-the-receiver");
  } else if (deed === "owed") return isTheirs(from) ? ok(null) : apiError("not-the-debtor");
  else if (!isTheirs(from) && !isTheirs(to)) return apiError("not-your-role");
  if (ledger === "dishes") {
    // A voluntary wash: "Baker washed on Tuesday".
    if (deed === "done" && game === undefined && day !== undefined)
      return day <= dayOf(new Date(), of.timeZone) ? ok(null) : apiError("bad-duty-day");
    const duty = (await dutiesAfter(tx, of, game ?? null)).find(({ who }) => who === from);
    return duty && (duty.times > 0 || deed === "undone") ? ok(null) : apiError("not-owed");
  }
  if (ledger === "drinks") return (await isDrinkOwed(tx, states, of, said)) ? ok(null) : apiError("not-owed");
  const kept = storedName(ledger, unit);
  const { owed, sources } = await openChips(tx, states, of);
  if (!isOwed(balancesOf(owed.get(kept) ?? []), said)) return apiError("not-owed");
  for (const source of sources.filter((one) => one.kept === kept))
    for (const debt of source.debts) {
      const id = newRowId();
      const by = pass.accountId;
      const paid = { id, from: debt.from, to: debt.to, amount: debt.amount, by };
      if (source.night !== null)
        await tx.payment.create({ data: { ...paid, nightId: source.night, kind: ledger } });
      await tx.ledgerLine.create({
        data: { ...paid, groupId: of.groupId, ledger: kept, deed: "carried", gameId: source.game },
      });
    }
  return ok(null);
}

/**
 * Cancels an entry by a new one that gives the reason; both stay. A debt carried over from a night is open
 * there again. Idempotent by id. Refuses with `no-such-line`, `id-reused`, `line-taken-back`, and
 * `not-your-role` for someone else's entry without the keeper's role.
 */
export function cancelEntry(
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
    if (!canKeep(role) && line.by !== accountId) return apiError("not-your-role");
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
