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
  reachesGroup,
  reachesTable,
  roleByToken,
  rolesThatCan,
} from "./roles";
import { readAgain, sessionLasts } from "./session";
import { holdersOf, type Visitor } from "./visitor";

// The only place that decides who may read and write, by the permissions of roles (roles.ts). Each check
// returns a pass that nothing else can create. Every function that reads or writes requires one.

export {
  canKeep,
  canLog,
  canRecord,
  canRemove,
  type GrantRole,
  type GroupPurpose,
  type Purpose,
  rolesToGive,
  rolesToInvite,
} from "./roles";
export type { GroupRole };

// Non-public members make these types nominal: an object of the same shape does not match.

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

  /** The condition under which recording is still permitted when it is written. */
  get proof(): Prisma.Sql {
    return canRecordNow(this.visitor);
  }
}

class GivenPassToDecide extends GivenPass {
  override get proof(): Prisma.Sql {
    return EXISTS;
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

class GivenGroupTvPass {
  protected readonly given = true;
  constructor(
    readonly groupId: string,
    readonly visitor: Visitor,
  ) {}
}

class GivenGroupPass extends GivenGroupTvPass {
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
  protected readonly isTv = true;
  constructor(
    tableId: string,
    visitor: Visitor,
    readonly groupTv: GroupTvPass | null,
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

/** Proof that a visitor may read a game, with their other permissions at its table. */
export type Pass = GivenPass;
/**
 * A pass to record in a game, valid only under its `proof`. That is a condition of the statement that updates
 * the game's row.
 */
export type DeferredAuthorization = GivenDeferredAuthorization;
/** Proof that a visitor may read a table's games, with their other permissions there. */
export type TablePass = GivenTablePass;
/** Proof that a visitor may read what a group's TV shows everyone: results, and who is next to wash. */
export type GroupTvPass = GivenGroupTvPass;
/** Proof that a device is a table's TV. It may read the table and its group's idle screen. */
export type ScreenPass = GivenScreenPass;
/** Proof of an account's permission in a group, with its role there. */
export type GroupPass = GivenGroupPass;
/** Proof of a signed-in account, for its own pages and changes. */
export type AccountPass = GivenAccountPass;
/** Proof that the account owns this server. */
export type InstallationPass = GivenInstallationPass;

/**
 * Checks a visitor's permission in a game. It comes from a grant of their account or device at the game's
 * table, or from membership in its group. A deleted group, table or game is closed except to those who may
 * restore it.
 * Refuses with `no-such-table` without permission to read, as for an unknown game. Readers without more get
 * `only-watching`; players who are not the keeper get `not-the-keeper`. A result without rounds can be changed
 * by keepers, and for a day by those who logged it; others get `not-your-entry`. A token without the scope
 * gets `not-in-scope`, and one for another group `no-such-table`.
 * @param db The writing transaction, so that a just revoked permission no longer counts.
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

/** The same for a table. */
export async function accessTable(
  visitor: Visitor,
  tableId: string,
  purpose: Purpose,
  db: Reader = database(),
): Promise<ApiResult<TablePass>> {
  const pass = await decideTable(visitor, tableId, purpose, db);
  return pass.ok ? pass : refused(pass, visitor, { table: tableId, purpose });
}

/** Tests a visitor's permission in a game, without logging a refusal. */
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

/** Logs a refusal for a known visitor. An unknown visitor has only tried an address. */
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

/** The query for a visitor's grants at a table. */
const readGrants = (visitor: Visitor) =>
  ({
    deletedAt: true,
    groupId: true,
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
    select: {
      tableId: true,
      deletedAt: true,
      resultOnly: true,
      startedBy: true,
      createdAt: true,
      table: { select: readGrants(visitor) },
    },
  });
  // A game cannot be restored while its table is deleted.
  if (game === null || game.table.deletedAt !== null) return apiError("no-such-table");
  const may = decideAt(visitor, game.table, purpose, game.deletedAt !== null);
  if (!may.ok) return may;
  const isClosed = game.resultOnly && !may.value.includes("relink") && !isOwnLog(visitor, game);
  if (isClosed && purpose === "record") return apiError("not-your-entry");
  const purposes = isClosed ? may.value.filter((one) => one !== "record") : may.value;
  return ok(new GivenPass(gameId, game.tableId, visitor, purposes));
}

/** How long those who logged a result may change it. Keepers always may. */
const OWN_LOG_MS = 24 * 60 * 60 * 1000;

const isOwnLog = (
  visitor: Visitor,
  { startedBy, createdAt }: { readonly startedBy: string; readonly createdAt: Date },
): boolean => holdersOf(visitor).includes(startedBy) && createdAt.getTime() > Date.now() - OWN_LOG_MS;

/** True if a ledger entry's author may cancel it: always, but who cooked only for as long as a logged wash. */
export const isOwnEntry = (
  { accountId }: GroupPass,
  { by, deed, at }: { readonly by: string; readonly deed: string; readonly at: Date },
): boolean => by === accountId && (deed !== "cooked" || at.getTime() > Date.now() - OWN_LOG_MS);

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
 * Returns the pass of a browser that is a table's TV, or null. Only the device counts, not the account signed
 * in on it. A deleted group's tables have no TV until the group is restored.
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
  const groupTv = groupId === null ? null : new GivenGroupTvPass(groupId, visitor);
  return new GivenScreenPass(grant.tableId, visitor, groupTv);
}

/** More tables than anyone searches. The newest of guests' tables are listed. */
const MAX_LISTED = 100;

/**
 * Lists the tables that a visitor keeps, by a grant or by a role in a group. It omits a group's tables
 * without a name: each has one game from before groups had tables.
 */
export async function scorekeeperTables(visitor: Visitor): Promise<readonly TablePass[]> {
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
    take: MAX_LISTED,
    select: { id: true, ...readGrants(visitor) },
  });
  return tables.flatMap((table) => {
    const may = decideAt(visitor, table, "relink", false);
    return may.ok ? new GivenTablePass(table.id, visitor, may.value) : [];
  });
}

/**
 * Decides from a visitor's grants and role at a table.
 * @param deleted True if the target is deleted.
 */
function decideAt(
  visitor: Visitor,
  table: Grants,
  purpose: Purpose,
  deleted: boolean,
): ApiResult<readonly Purpose[]> {
  if (holdersOf(visitor).length === 0) return apiError("no-such-table");
  const may = canAt(table, purpose, deleted);
  const token = visitor.account?.token ?? null;
  if (token === null || !may.ok) return may;
  if (token.groupId !== null && token.groupId !== table.groupId) return apiError("no-such-table");
  const reached = may.value.filter((one) => reachesTable(token, one));
  return reached.includes(purpose) ? ok(reached) : apiError("not-in-scope");
}

/** Our own names of roles as SQL, built once: `Prisma.join` would take a seventh of the time of a tap. */
const listed = (roles: readonly string[]): Prisma.Sql =>
  Prisma.raw(roles.map((role) => `'${role}'`).join(", "));

const RECORDING_GRANTS = listed(rolesThatCan(BY_GRANT, "record"));
const RECORDING_ROLES = listed(rolesThatCan(BY_GROUP_ROLE, "record"));

const EXISTS = Prisma.sql`"Game"."deletedAt" IS NULL`;

/** The roles that may keep a table. */
const KEEPING_GRANTS = listed(rolesThatCan(BY_GRANT, "relink"));
const KEEPING_ROLES = listed(rolesThatCan(BY_GROUP_ROLE, "relink"));

/** The condition that a visitor has one of these grants or roles at the table, as SQL. */
function hasRole(visitor: Visitor, grants: Prisma.Sql, roles: Prisma.Sql): Prisma.Sql {
  const { account } = visitor;
  const [holder, device = holder] = holdersOf(visitor);
  const granted = Prisma.sql`EXISTS (SELECT 1 FROM "Grant" WHERE "Grant"."tableId" = "Table"."id"
    AND "Grant"."holder" IN (${holder}, ${device}) AND "Grant"."role" IN (${grants}))`;
  const belongs = Prisma.sql`EXISTS (SELECT 1 FROM "Membership" WHERE "Membership"."groupId" = "Table"."groupId"
    AND "Membership"."accountId" = ${account?.id} AND "Membership"."role" IN (${roles}))`;
  return account === null ? granted : Prisma.sql`(${granted} OR ${belongs})`;
}

/** The condition that `access` checks for "record", as SQL for a statement that updates the game's row. */
function canRecordNow(visitor: Visitor): Prisma.Sql {
  const [holder, device = holder] = holdersOf(visitor);
  const { account } = visitor;
  const token = account?.token ?? null;
  if (token !== null && !reachesTable(token, "record")) return Prisma.sql`FALSE`;
  const reached = token?.groupId ? Prisma.sql`AND "Table"."groupId" = ${token.groupId}` : Prisma.empty;
  const lasts = account !== null && token !== null ? Prisma.sql`AND ${sessionLasts(account)}` : Prisma.empty;
  const isOpen = Prisma.sql`("Game"."resultOnly" = FALSE OR ${hasRole(visitor, KEEPING_GRANTS, KEEPING_ROLES)}
    OR ("Game"."startedBy" IN (${holder}, ${device}) AND "Game"."createdAt" > ${new Date(Date.now() - OWN_LOG_MS)}))`;
  return Prisma.sql`${EXISTS} AND EXISTS (SELECT 1 FROM "Table"
    LEFT JOIN "Group" ON "Group"."id" = "Table"."groupId"
    WHERE "Table"."id" = "Game"."tableId" AND "Table"."deletedAt" IS NULL AND "Group"."deletedAt" IS NULL
    AND ${hasRole(visitor, RECORDING_GRANTS, RECORDING_ROLES)} AND ${isOpen} ${reached}) ${lasts}`;
}

/**
 * Creates a pass to record that the writing statement itself checks, without a read first. Null for an
 * unknown visitor.
 */
export function accessCondition(visitor: Visitor, gameId: string): DeferredAuthorization | null {
  if (holdersOf(visitor).length === 0) return null;
  const { account } = visitor;
  const may = canRecordNow(visitor);
  const proof = account === null ? may : Prisma.sql`${may} AND ${sessionLasts(account)}`;
  return new GivenDeferredAuthorization(gameId, visitor, proof);
}

/** Checks that the visitor may start a table of their own. Tokens need the scope to record, beyond one group. */
export function accessNewTable({ account }: Visitor): ApiResult<null> {
  const token = account?.token ?? null;
  const may = token === null || (token.groupId === null && reachesTable(token, "record"));
  return may ? ok(null) : apiError("not-in-scope");
}

/**
 * Returns the pass to the game that a playoff decides (F12). A recorder of the playoff may record that game's
 * result and nothing else. Null if this is no playoff.
 */
export async function accessDecided({ gameId, visitor }: Pass): Promise<Pass | null> {
  const game = await database().game.findUnique({
    where: { id: gameId },
    select: { decides: { select: { id: true, tableId: true, deletedAt: true } } },
  });
  const decides = game?.decides ?? null;
  return decides === null || decides.deletedAt !== null
    ? null
    : new GivenPassToDecide(decides.id, decides.tableId, visitor, ["record"]);
}

/**
 * Checks an account's permission in a group. Refuses with `not-signed-in`. Those who are not members get
 * `no-such-group`, as for an unknown group; so does everyone but the owners of a deleted group. Members
 * without the permission get `not-your-role`. A token without the scope gets `not-in-scope`, and one for
 * another group `no-such-group`.
 * @param db The writing transaction, so that a just revoked role no longer counts.
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
  const { token } = account;
  if (token !== null && token.groupId !== null && token.groupId !== groupId) return apiError("no-such-group");
  const membership = await db.membership.findUnique({
    where: { groupId_accountId: { groupId, accountId: account.id } },
    select: { role: true, group: { select: { deletedAt: true } } },
  });
  const role = canIn(membership, purpose);
  if (!role.ok) return role;
  if (token !== null && !reachesGroup(token, purpose)) return apiError("not-in-scope");
  const has = token === null ? role.value : roleByToken(role.value, token);
  return ok(new GivenGroupPass(groupId, visitor, account.id, has));
}

/**
 * Decides who may confirm payments: players their own, the group's keepers all. Only keepers confirm for
 * bank, pot and guests.
 * @returns a predicate for a person of the roster.
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

/**
 * Checks that the visitor is signed in, which grants access to their own account. Refuses with
 * `not-signed-in`, and tokens with `not-in-scope`.
 */
export function accessAccount({ account }: Visitor): ApiResult<AccountPass> {
  if (account === null) return apiError("not-signed-in");
  return account.token === null
    ? ok(new GivenAccountPass(account.id, account.session))
    : apiError("not-in-scope");
}

/**
 * Checks that the visitor owns this server. Refuses with `not-signed-in`, with `not-the-owner`, and tokens with
 * `not-in-scope`.
 */
export async function accessInstallation(visitor: Visitor): Promise<ApiResult<InstallationPass>> {
  const { account } = visitor;
  if (account === null) return apiError("not-signed-in");
  if (account.token !== null) return apiError("not-in-scope");
  return (await ownsInstallation(visitor))
    ? ok(new GivenInstallationPass(account.id))
    : refused(apiError("not-the-owner"), visitor, { purpose: "installation" });
}

/** Tests whether the visitor owns this server, without logging a refusal. */
export const ownsInstallation = async ({ account }: Visitor): Promise<boolean> =>
  account?.token === null && (await database().installation.count({ where: { ownerId: account.id } })) > 0;

/** True if the pass would still be granted and its session or token still exists. */
export async function recheckAccess({ visitor, gameId }: Pass): Promise<boolean> {
  const { device, account } = visitor;
  const now: Visitor = { device, account: account && (await readAgain(account, device)) };
  return canAccess(now, gameId, "read");
}

/** The same for a group's pass, which still reads it. */
export async function recheckGroup({ visitor, groupId }: GroupPass): Promise<boolean> {
  const account = visitor.account && (await readAgain(visitor.account, visitor.device));
  return (await decideGroup({ device: visitor.device, account }, groupId, "read", database())).ok;
}
