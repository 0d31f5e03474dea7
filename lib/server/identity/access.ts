import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { AuditDetails } from "@/lib/protocol/audit";
import type { GroupRole } from "@/lib/protocol/membership";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import type { Reader } from "../db/reader";
import { Prisma } from "../generated/prisma/client";
import { audit } from "../process/audit/audit";
import {
  BY_GRANT,
  BY_GROUP_ROLE,
  canAt,
  canIn,
  canKeep,
  canPlay,
  type GrantRole,
  type GroupPurpose,
  type Purpose,
  rolesThatCan,
} from "./roles";
import { sessionLasts, sessionNamed } from "./session";
import { holdersOf, type Visitor } from "./visitor";

// Who may read and write what is decided here, by what roles may (roles.ts), and nowhere else. Each question is answered with a pass that nothing else
// can make; every function that reads or writes takes one.

export {
  canKeep,
  canRecord,
  canRemove,
  type GrantRole,
  type GroupPurpose,
  type Purpose,
  rolesToGive,
  rolesToInvite,
} from "./roles";
export type { GroupRole };

// Members that are not public make these types nominal: an object of the same shape is no pass.

class GivenTablePass {
  protected readonly given = true;
  constructor(
    readonly tableId: string,
    readonly visitor: Visitor,
    readonly purposes: readonly Purpose[],
  ) {}
}

class GivenPass extends GivenTablePass {
  protected readonly toGame = true;
  constructor(
    readonly gameId: string,
    tableId: string,
    visitor: Visitor,
    purposes: readonly Purpose[],
  ) {
    super(tableId, visitor, purposes);
  }
}

class GivenDeferredAuthorization {
  protected readonly toProve = true;
  constructor(
    readonly gameId: string,
    readonly visitor: Visitor,
    readonly proof: Prisma.Sql,
  ) {}
}

class GivenHousePass {
  protected readonly given = true;
  constructor(
    readonly groupId: string,
    readonly visitor: Visitor,
  ) {}
}

class GivenGroupPass extends GivenHousePass {
  protected readonly belongs = true;
  constructor(
    groupId: string,
    visitor: Visitor,
    readonly accountId: string,
    readonly role: GroupRole,
  ) {
    super(groupId, visitor);
  }
}

class GivenScreenPass extends GivenTablePass {
  protected readonly onWall = true;
  constructor(
    tableId: string,
    visitor: Visitor,
    readonly house: HousePass | null,
  ) {
    super(tableId, visitor, ["read"]);
  }
}

class GivenAccountPass {
  protected readonly given = true;
  constructor(
    readonly accountId: string,
    readonly session: string,
  ) {}
}

class GivenInstallationPass {
  protected readonly given = true;
  constructor(readonly accountId: string) {}
}

/** Proof that somebody may read a game, or do more with it: what they may do at its table. */
export type Pass = GivenPass;
/** A pass to record in a game that counts under its `proof` alone: a condition of the statement that changes the row of that game. */
export type DeferredAuthorization = GivenDeferredAuthorization;
/** Proof that somebody may read what is played at a table, or do more there. */
export type TablePass = GivenTablePass;
/** Proof that somebody may read what hangs in a group's house for everybody there: its results, and whose turn it is. */
export type HousePass = GivenHousePass;
/** Proof that a device is a table's big screen: it reads the table, and what hangs in the house of its group. */
export type ScreenPass = GivenScreenPass;
/** Proof that an account may do something in a group, with the role it has there. */
export type GroupPass = GivenGroupPass;
/** Proof that somebody is signed in: what an account's own pages and changes take. */
export type AccountPass = GivenAccountPass;
/** Proof that somebody owns this installation. */
export type InstallationPass = GivenInstallationPass;

/**
 * Whether a visitor may read or record a game, by what they may do at its table: by a grant there of their account or their device, or by
 * belonging to its group. A deleted group's tables are closed to everybody, and so is what is deleted itself but for those who may put it
 * back.
 * Refuses with `no-such-table` whoever may not even read it, the same answer as for a game there is not; with `only-watching` who
 * may read it and no more; with `not-the-keeper` who sits there but does not keep it.
 * @param db The transaction that is about to write, so that what was taken away a moment ago counts as taken away.
 */
export async function access(
  visitor: Visitor,
  gameId: string,
  purpose: Purpose,
  db: Reader = database(),
): Promise<ApiResult<Pass>> {
  const pass = await decide(visitor, gameId, purpose, db);
  return pass.ok ? pass : refused(pass, visitor, { game: gameId, purpose });
}

/** The same for a table, whatever is played there. */
export async function accessTable(
  visitor: Visitor,
  tableId: string,
  purpose: Purpose,
  db: Reader = database(),
): Promise<ApiResult<TablePass>> {
  const pass = await decideTable(visitor, tableId, purpose, db);
  return pass.ok ? pass : refused(pass, visitor, { table: tableId, purpose });
}

/** Whether a visitor may do something with a game, where a no is an answer like any other and is not logged. */
export const canAccess = async (
  visitor: Visitor,
  gameId: string,
  purpose: Purpose,
  db: Reader = database(),
): Promise<boolean> => (await decide(visitor, gameId, purpose, db)).ok;

/** The same for a table. */
export const canAccessTable = async (
  visitor: Visitor,
  tableId: string,
  purpose: Purpose,
  db: Reader = database(),
): Promise<boolean> => (await decideTable(visitor, tableId, purpose, db)).ok;

/** Logs that somebody who is known was refused something; who is not known has tried nothing but an address. */
function refused<Refused extends ApiResult<never>>(
  refusal: Refused,
  visitor: Visitor,
  asked: AuditDetails,
): Refused {
  const [who] = holdersOf(visitor);
  if (who !== undefined && !refusal.ok)
    audit("access-refused", { who, ...asked, code: refusal.refusal.code });
  return refusal;
}

/** What a query of tables selects of what a visitor holds there. */
const readGrants = (visitor: Visitor) =>
  ({
    deletedAt: true,
    grants: { where: { holder: { in: [...holdersOf(visitor)] } }, select: { role: true } },
    group: {
      select: {
        deletedAt: true,
        memberships: { where: { accountId: visitor.account?.id ?? "" }, select: { role: true } },
      },
    },
  }) satisfies Prisma.TableSelect;

type Grants = Prisma.TableGetPayload<{ select: ReturnType<typeof readGrants> }>;

async function decide(
  visitor: Visitor,
  gameId: string,
  purpose: Purpose,
  db: Reader,
): Promise<ApiResult<Pass>> {
  const game = await db.game.findUnique({
    where: { id: gameId },
    select: { tableId: true, deletedAt: true, table: { select: readGrants(visitor) } },
  });
  // A game is put back at a table that is there.
  if (game === null || game.table.deletedAt !== null) return apiError("no-such-table");
  const may = decideAt(visitor, game.table, purpose, game.deletedAt !== null);
  return may.ok ? ok(new GivenPass(gameId, game.tableId, visitor, may.value)) : may;
}

async function decideTable(
  visitor: Visitor,
  tableId: string,
  purpose: Purpose,
  db: Reader,
): Promise<ApiResult<TablePass>> {
  const table = await db.table.findUnique({ where: { id: tableId }, select: readGrants(visitor) });
  if (table === null) return apiError("no-such-table");
  const may = decideAt(visitor, table, purpose, table.deletedAt !== null);
  return may.ok ? ok(new GivenTablePass(tableId, visitor, may.value)) : may;
}

/**
 * The table whose big screen a browser is; null where it is none. A screen is the device alone, whoever is signed in on it. That of a
 * deleted group's table is none until the group is put back.
 */
export async function accessScreen({ device, browser }: Visitor): Promise<ScreenPass | null> {
  if (device === null) return null;
  const visitor: Visitor = { device, account: null, ...(browser !== undefined && { browser }) };
  const grant = await database().grant.findFirst({
    where: {
      holder: device.id,
      role: "screen" satisfies GrantRole,
      table: { ...NOT_DELETED, OR: [{ groupId: null }, { group: { deletedAt: null } }] },
    },
    orderBy: { createdAt: "desc" },
    select: { tableId: true, table: { select: { groupId: true } } },
  });
  if (grant === null) return null;
  const { groupId } = grant.table;
  const house = groupId === null ? null : new GivenHousePass(groupId, visitor);
  return new GivenScreenPass(grant.tableId, visitor, house);
}

/** More tables than anybody looks for; of guests' tables those made last are the ones. */
const MAX_CACHED = 100;

/**
 * The tables that a visitor keeps, by a grant or by their role in a group. A group's tables without a name are left out: at each lies one
 * game from before groups had tables.
 */
export async function cachedAccess(visitor: Visitor): Promise<readonly TablePass[]> {
  const keeps = rolesThatCan(BY_GROUP_ROLE, "relink");
  const tables = await database().table.findMany({
    where: {
      ...NOT_DELETED,
      OR: [
        {
          grants: { some: { holder: { in: [...holdersOf(visitor)] }, role: "keeper" satisfies GrantRole } },
        },
        {
          name: { not: null },
          group: {
            memberships: { some: { accountId: visitor.account?.id ?? "", role: { in: [...keeps] } } },
          },
        },
      ],
    },
    orderBy: [{ groupId: { sort: "asc", nulls: "last" } }, { createdAt: "desc" }],
    take: MAX_CACHED,
    select: { id: true, ...readGrants(visitor) },
  });
  return tables.flatMap((table) => {
    const may = decideAt(visitor, table, "relink", false);
    return may.ok ? new GivenTablePass(table.id, visitor, may.value) : [];
  });
}

/**
 * What a visitor may do at a table by what they hold there, if that is among it.
 * @param deleted Whether it is asked of something that is deleted.
 */
function decideAt(
  visitor: Visitor,
  table: Grants,
  purpose: Purpose,
  deleted: boolean,
): ApiResult<readonly Purpose[]> {
  return holdersOf(visitor).length === 0 ? apiError("no-such-table") : canAt(table, purpose, deleted);
}

/** Roles as a statement takes them. */
const listed = (roles: readonly string[]): Prisma.Sql => Prisma.join([...roles]);

/** What `access` says of "record" in a game, as the condition of a statement that changes the row of that game. */
function canRecordNow(visitor: Visitor): Prisma.Sql {
  const { account } = visitor;
  const granted = Prisma.sql`EXISTS (SELECT 1 FROM "Grant" WHERE "Grant"."tableId" = "Table"."id"
    AND "Grant"."holder" IN (${listed(holdersOf(visitor))}) AND "Grant"."role" IN (${listed(rolesThatCan(BY_GRANT, "record"))}))`;
  const belongs = Prisma.sql`EXISTS (SELECT 1 FROM "Membership" WHERE "Membership"."groupId" = "Table"."groupId"
    AND "Membership"."accountId" = ${account?.id} AND "Membership"."role" IN (${listed(rolesThatCan(BY_GROUP_ROLE, "record"))}))`;
  const may =
    account === null ? granted : Prisma.sql`(${granted} OR ${belongs}) AND ${sessionLasts(account)}`;
  return Prisma.sql`"Game"."deletedAt" IS NULL AND EXISTS (SELECT 1 FROM "Table"
    LEFT JOIN "Group" ON "Group"."id" = "Table"."groupId"
    WHERE "Table"."id" = "Game"."tableId" AND "Table"."deletedAt" IS NULL AND "Group"."deletedAt" IS NULL AND ${may})`;
}

/**
 * A pass to record in a game that is decided by the very statement that writes, without anything read before; null for somebody
 * unknown.
 */
export const accessCondition = (visitor: Visitor, gameId: string): DeferredAuthorization | null =>
  holdersOf(visitor).length === 0
    ? null
    : new GivenDeferredAuthorization(gameId, visitor, canRecordNow(visitor));

/**
 * The pass to the game that this one decides, for what a playoff comes to (F12): whoever records in it records there how that game
 * ends, and nothing else. Null where this is no playoff.
 */
export async function accessDecided({ gameId, visitor }: Pass): Promise<Pass | null> {
  const game = await database().game.findUnique({
    where: { id: gameId },
    select: { decides: { select: { id: true, tableId: true, deletedAt: true } } },
  });
  const decides = game?.decides ?? null;
  return decides === null || decides.deletedAt !== null
    ? null
    : new GivenPass(decides.id, decides.tableId, visitor, ["record"]);
}

/**
 * Whether somebody may do something in a group. Refuses with `not-signed-in`; with `no-such-group` whoever does not belong to it,
 * the same answer as for a group there is not, and everybody but its owners once it is deleted; with `not-your-role` those who
 * belong to it but may not do this.
 * @param db The transaction that is about to write, so that a role taken away a moment ago counts as taken away.
 */
export async function accessGroup(
  visitor: Visitor,
  groupId: string,
  purpose: GroupPurpose,
  db: Reader = database(),
): Promise<ApiResult<GroupPass>> {
  const pass = await decideGroup(visitor, groupId, purpose, db);
  return pass.ok ? pass : refused(pass, visitor, { group: groupId, purpose });
}

async function decideGroup(
  visitor: Visitor,
  groupId: string,
  purpose: GroupPurpose,
  db: Reader,
): Promise<ApiResult<GroupPass>> {
  const { account } = visitor;
  if (account === null) return apiError("not-signed-in");
  const membership = await db.membership.findUnique({
    where: { groupId_accountId: { groupId, accountId: account.id } },
    select: { role: true, group: { select: { deletedAt: true } } },
  });
  const role = canIn(membership, purpose);
  return role.ok ? ok(new GivenGroupPass(groupId, visitor, account.id, role.value)) : role;
}

/**
 * Who may say that somebody of a group received a payment: they themselves, as far as they play there, and those who keep the group. What
 * bank, pot and guests receive only they.
 * @returns whether they may say so of a person of the roster.
 */
export async function receiversFor(
  { groupId, accountId, role }: GroupPass,
  db: Reader = database(),
): Promise<(person: string) => boolean> {
  if (canKeep(role)) return () => true;
  if (!canPlay(role)) return () => false;
  const own = await db.player.findMany({
    where: { groupId, accountId },
    select: { id: true, mergedInto: true },
  });
  return (person) => own.some(({ id, mergedInto }) => (mergedInto ?? id) === person);
}

/** Whether somebody is signed in: their own account is theirs to read and change. Refuses with `not-signed-in`. */
export function accessAccount({ account }: Visitor): ApiResult<AccountPass> {
  return account === null ? apiError("not-signed-in") : ok(new GivenAccountPass(account.id, account.session));
}

/** Whether somebody owns this installation. Refuses with `not-signed-in`, and with `not-the-owner`. */
export async function accessInstallation(visitor: Visitor): Promise<ApiResult<InstallationPass>> {
  const { account } = visitor;
  if (account === null) return apiError("not-signed-in");
  return (await ownsInstallation(visitor))
    ? ok(new GivenInstallationPass(account.id))
    : refused(apiError("not-the-owner"), visitor, { purpose: "installation" });
}

/** Whether somebody owns this installation, where a no is an answer like any other and is not logged. */
export const ownsInstallation = async ({ account }: Visitor): Promise<boolean> =>
  account !== null && (await database().installation.count({ where: { ownerId: account.id } })) > 0;

/** Whether a pass would still be given now, and the session it was given to still lasts. */
export async function recheckAccess({ visitor, gameId }: Pass): Promise<boolean> {
  const { device, account } = visitor;
  const now: Visitor = { device, account: account && (await sessionNamed(account.session, device)) };
  return canAccess(now, gameId, "read");
}
