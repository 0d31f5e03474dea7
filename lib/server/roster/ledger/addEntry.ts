import { isDeepStrictEqual } from "node:util";
import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { CanceledEntry, NewLedgerEntry } from "@/lib/protocol/ledgerSchemas";
import { dayOf, daysAfter, noonOf } from "@/lib/views/dayOf";
import type { Transfer } from "@/lib/views/fewestPayments";
import { isOwed } from "@/lib/views/ledger/settleUp";
import { NOT_DELETED } from "../../db/deleted";
import { inTransaction } from "../../db/inTransaction";
import { asJson, fromJson } from "../../db/json";
import type { Reader } from "../../db/reader";
import type { Prisma } from "../../generated/prisma/client";
import {
  accessGroup,
  canKeep,
  canLog,
  type GroupPass,
  isOwnEntry,
  receiversFor,
} from "../../identity/access";
import { holderOf } from "../../identity/visitor";
import { shiftOfGame } from "../../table/record/shiftsOf";
import { type States, withSnapshots } from "../../table/snapshots/withSnapshots";
import { type LoadedGroup, loadGroup } from "../groupContext";
import { accountsOf, openBalances } from "./accounts";
import { dutiesAfter } from "./dishes";
import { drinksInMoney, isDrinkOwed } from "./drinks";
import { storedName } from "./storedName";

/** A duty may move by at most this many days. */
const MAX_DAYS = 366;

/**
 * Adds an entry to a ledger. Idempotent by id. Refuses with `id-reused`, `no-such-player`, `no-such-game`,
 * `same-player` (both are one person) and `bad-duty-day`. Permission errors are `not-the-receiver` (only the
 * receiver confirms payment), `not-the-debtor` (only the debtor admits a debt) and `not-your-role` (it
 * concerns others). `not-owed` means that there is no such debt, `wrong-currency` that the group counts in another.
 * A debt of money that takes the place of drinks is added by their receiver: `wrong-price` if it differs from the
 * group's price. `no-such-drink` for a drink that the group does not have. Who cooked is logged by those who may log
 * a wash, on a shift of the group (`no-such-season`), if the group wants it (`no-cooks`).
 */
export const addLedgerEntry = (
  pass: GroupPass,
  sent: NewLedgerEntry,
): Promise<ApiResult<{ readonly id: string }>> =>
  withSnapshots(holderOf(pass.visitor), (states) =>
    inTransaction(async (tx) => {
      const access = await accessGroup(pass.visitor, pass.groupId, "play", tx);
      if (!access.ok) return access;
      const existing = await tx.ledgerLine.findUnique({ where: { id: sent.id } });
      if (existing) return isSame(existing, access.value, sent) ? ok({ id: sent.id }) : apiError("id-reused");
      const group = await loadGroup(pass.groupId, tx);
      const transfer = await readParties(tx, access.value, group, sent);
      if (!transfer.ok) return transfer;
      const open = await checkEntry(tx, states, group, access.value, sent, transfer.value);
      if (!open.ok) return open;
      const drinks = sent.drinks && { drinks: asJson(sent.drinks) };
      const season = sent.deed === "cooked" && { seasonId: shiftOfMeal(group, sent) };
      await tx.ledgerLine.create({ data: { ...rowOf(access.value, sent), ...drinks, ...season } });
      return ok({ id: sent.id });
    }),
  );

type Row = ReturnType<typeof rowOf>;

const rowOf = ({ groupId, accountId }: GroupPass, sent: NewLedgerEntry) => ({
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

const isSame = (
  existing: Row & { readonly drinks: Prisma.JsonValue; readonly seasonId: string | null },
  pass: GroupPass,
  sent: NewLedgerEntry,
): boolean =>
  (sent.season === undefined || existing.seasonId === sent.season) &&
  Object.entries(rowOf(pass, sent)).every(([key, value]) => existing[key as keyof Row] === value) &&
  isDeepStrictEqual(fromJson("drinksInMoney", existing.drinks), sent.drinks ?? null);

/** The shift that a cooked meal counts for: as sent, else the one on duty then. */
const shiftOfMeal = (
  { shifts, timeZone }: LoadedGroup,
  { season, day = "" }: NewLedgerEntry,
  now = new Date(),
): string | null =>
  season === undefined
    ? shiftOfGame(shifts, day === dayOf(now, timeZone) ? now : noonOf(day, timeZone))
    : season;

/** Resolves the parties to the people they count as, and checks the game and the day. */
async function readParties(
  tx: Reader,
  pass: GroupPass,
  { timeZone, parties }: LoadedGroup,
  sent: NewLedgerEntry,
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

/** Checks that the sender may add this entry and that it is true. */
async function checkEntry(
  tx: Reader,
  states: States,
  group: LoadedGroup,
  pass: GroupPass,
  { ledger, unit, deed: kind, game, day, season, drinks }: NewLedgerEntry,
  transfer: Transfer,
): Promise<ApiResult<null>> {
  if (kind === "cooked") {
    if (!canLog(pass.role, group.card.washesBy)) return apiError("not-your-role");
    if (group.card.cookBy === "off") return apiError("no-cooks");
    if (season && !group.created.some(({ id, startsOn }) => id === season && startsOn === null))
      return apiError("no-such-season");
    return (day ?? "") <= dayOf(new Date(), group.timeZone) ? ok(null) : apiError("bad-duty-day");
  }
  const isTheirs = await receiversFor(pass, tx);
  const { from, to } = transfer;
  if (kind === "repaid" || kind === "served") {
    // A drink served at the table has no other receiver.
    const receiver = kind === "served" && to === "bank" ? from : to;
    if (!isTheirs(receiver)) return apiError("not-the-receiver");
  } else if (drinks) {
    if (!isTheirs(to)) return apiError("not-the-receiver");
    if (unit !== group.card.money.currency) return apiError("wrong-currency");
    if (transfer.amount !== drinksInMoney(group, drinks.unit, drinks.count)) return apiError("wrong-price");
    const owed = await isDrinkOwed(tx, states, group, { from, to, amount: drinks.count }, drinks.unit);
    return owed && to !== "bank" ? ok(null) : apiError("not-owed");
  } else if (kind === "owed") {
    if (!isTheirs(from)) return apiError("not-the-debtor");
    if (
      ledger === "drinks" &&
      unit !== undefined &&
      !group.card.money.drinks.some(({ name }) => name === unit)
    )
      return apiError("no-such-drink");
    return ledger !== "money" || unit === group.card.money.currency ? ok(null) : apiError("wrong-currency");
  } else if (!isTheirs(from) && !isTheirs(to)) return apiError("not-your-role");
  if (ledger === "dishes") {
    // A voluntary wash: "Baker washed on Tuesday".
    if (kind === "done" && game === undefined && day !== undefined)
      return day <= dayOf(new Date(), group.timeZone) ? ok(null) : apiError("bad-duty-day");
    const duty = (await dutiesAfter(tx, group, game ?? null)).find(({ who }) => who === from);
    return duty && (duty.times > 0 || kind === "undone") ? ok(null) : apiError("not-owed");
  }
  if (ledger === "drinks")
    return (await isDrinkOwed(tx, states, group, transfer, unit ?? null)) ? ok(null) : apiError("not-owed");
  const ledgerKey = storedName(ledger, unit);
  const open = openBalances((await accountsOf(tx, states, group)).get(ledgerKey) ?? []);
  return isOwed(open, transfer) ? ok(null) : apiError("not-owed");
}

/**
 * Cancels an entry by a new one that gives the reason; both stay. For keepers and its author. A meal's author may for
 * a day, as with a logged wash. A payment's receiver may too, and everyone who has a part in a shared round.
 * Idempotent by id. Refuses with `no-such-line`, `id-reused`, `line-taken-back`, and `not-your-role` for others.
 */
export function cancelLedgerEntry(
  pass: GroupPass,
  lineId: string,
  { id, note }: CanceledEntry,
): Promise<ApiResult<{ readonly id: string }>> {
  return inTransaction(async (tx) => {
    const access = await accessGroup(pass.visitor, pass.groupId, "play", tx);
    if (!access.ok) return access;
    const { groupId, accountId, role } = access.value;
    const line = await tx.ledgerLine.findFirst({ where: { id: lineId, groupId, takesBack: null } });
    if (line === null) return apiError("no-such-line");
    if (!canKeep(role) && !isOwnEntry(access.value, line) && !(await concerns(tx, access.value, line)))
      return apiError("not-your-role");
    const existing = await tx.ledgerLine.findUnique({ where: { id } });
    if (existing)
      return existing.takesBack === lineId && existing.note === note && existing.by === accountId
        ? ok({ id })
        : apiError("id-reused");
    if ((await tx.ledgerLine.count({ where: { takesBack: lineId } })) > 0) return apiError("line-taken-back");
    const { at: _at, day: _day, shares: _shares, drinks: _drinks, ...same } = line;
    await tx.ledgerLine.create({
      data: { ...same, id, deed: "taken-back", note, takesBack: lineId, by: accountId },
    });
    return ok({ id });
  });
}

/** True if the sender receives this payment, or has a part in this round. */
async function concerns(
  tx: Reader,
  pass: GroupPass,
  { deed, to, shares }: Pick<Row, "deed" | "to"> & { readonly shares: Prisma.JsonValue },
): Promise<boolean> {
  const isTheirs = await receiversFor(pass, tx);
  const { personOf } = (await loadGroup(pass.groupId, tx)).parties;
  const named =
    deed === "round"
      ? (fromJson("shares", shares) ?? []).map(([party]) => party)
      : deed === "repaid"
        ? [to]
        : [];
  return named.some((party) => isTheirs(personOf(party) ?? party));
}
