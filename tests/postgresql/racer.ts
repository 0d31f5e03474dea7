import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { NewEntry } from "@/lib/protocol/entry";
import { ownerCode } from "@/lib/server/accounts/ownerCode";
import { signUp } from "@/lib/server/accounts/signUp";
import { acceptInvitation } from "@/lib/server/groups/acceptInvitation";
import { addTable } from "@/lib/server/groups/groupTables";
import { removeMember } from "@/lib/server/groups/members";
import { access, accessAccount, accessGroup, accessTable } from "@/lib/server/identity/access";
import { type LimitKind, overLimit } from "@/lib/server/identity/limits";
import type { Visitor } from "@/lib/server/identity/visitor";
import { takeSeat } from "@/lib/server/seats/takeSeat";
import { record } from "@/lib/server/table/record/record";
import { giveScreen } from "@/lib/server/table/screens/tableScreens";

// Simulates another program instance: a thread with its own connections that runs orders.

const idOf = (visitor: Visitor): string => visitor.account?.id ?? "";

async function after<Pass>(
  pass: ApiResult<Pass> | Promise<ApiResult<Pass>>,
  action: (pass: Pass) => Promise<ApiResult<unknown>>,
): Promise<ApiResult<unknown>> {
  const may = await pass;
  return may.ok ? action(may.value) : may;
}

const ORDERS = {
  leave: (who: Visitor, group: string) =>
    after(accessGroup(who, group, "read"), (pass) => removeMember(pass, idOf(who))),
  accept: (who: Visitor, code: string) =>
    after(accessAccount(who), (pass) => acceptInvitation(pass, { code })),
  sit: (who: Visitor, game: string, seat: string) =>
    after(access(who, game, "record"), (pass) => takeSeat(pass, { seat })),
  signUp: (name: string) =>
    signUp({ name, email: `${name}@dice.test`, passphrase: "seven old lanterns", ownerCode: ownerCode() }),
  addTable: (who: Visitor, group: string, name: string) =>
    after(accessGroup(who, group, "keep"), (pass) => addTable(pass, { name })),
  record: (who: Visitor, game: string, entries: readonly NewEntry[]) =>
    after(access(who, game, "record"), (pass) => record(pass, entries)),
  giveScreen: (who: Visitor, table: string, code: string) =>
    after(accessTable(who, table, "relink"), (pass) => giveScreen(pass, code)),
  try: async (kind: LimitKind, key: string) =>
    (await overLimit(kind, [key])) === null ? ok(null) : apiError("too-many"),
};

/** A racer's orders, and their arguments. */
export type Orders = typeof ORDERS;

/** Runs an order. Returns "done", the refusal's code, or the error. */
export default async function race([order, passed]: [keyof Orders, unknown[]]): Promise<string> {
  try {
    const done = await (ORDERS[order] as (...all: unknown[]) => Promise<ApiResult<unknown>>)(...passed);
    return done.ok ? "done" : done.refusal.code;
  } catch (thrown) {
    return `threw ${thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : thrown}`;
  }
}
