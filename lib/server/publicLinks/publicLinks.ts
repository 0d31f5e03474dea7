import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { PublicKind, PublicLinkLine, PublicNames } from "@/lib/protocol/publicLinks";
import { dayOf } from "@/lib/views/dayOf";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import { whileReading } from "../db/faults/faults";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { newRowId } from "../db/rowId";
import type { Prisma } from "../generated/prisma/client";
import { access, accessGroup, type GroupPass, type Pass } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { audit } from "../process/audit/audit";
import { hashOf, tokenFor } from "../table/links/linkToken";

// Links through which anyone can read a game, a season's table or the dish calendar. They belong to the
// group, not to the person who made them. The group's keepers list and revoke all of them; a table's keeper
// those of its game. Each target has one link with names and one with initials.

const tokenOf = (id: string): string => tokenFor(`public:${id}`);

const LINE = {
  id: true,
  kind: true,
  names: true,
  hash: true,
  createdAt: true,
  group: { select: { timeZone: true } },
  game: { select: { id: true, ruleSet: true, playedAt: true, night: { select: { startedAt: true } } } },
  season: { select: { name: true } },
} as const satisfies Prisma.PublicLinkSelect;

type Row = Prisma.PublicLinkGetPayload<{ select: typeof LINE }>;

const asLine = ({ id, kind, names, createdAt, group, game, season }: Row): PublicLinkLine => ({
  id,
  kind: kind as PublicKind,
  names: names as PublicNames,
  game: game && {
    id: game.id,
    game: game.ruleSet,
    day: dayOf(game.night?.startedAt ?? game.playedAt, group.timeZone),
  },
  season: season?.name ?? null,
  path: `/share/${tokenOf(id)}`,
  since: createdAt.toISOString(),
});

/** Links that still resolve. A link to something deleted does not, until it is restored. */
const LEADING = {
  revokedAt: null,
  hash: { not: null },
  OR: [{ gameId: null }, { game: NOT_DELETED }],
} as const satisfies Prisma.PublicLinkWhereInput;

/** More than anyone makes: a game has at most two. */
const MAX_LISTED = 500;

async function linesOf(where: Prisma.PublicLinkWhereInput): Promise<readonly PublicLinkLine[]> {
  const rows = await database().publicLink.findMany({
    where: { AND: [LEADING, where] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_LISTED,
    select: LINE,
  });
  // The server's secret changed, so the old link no longer resolves and this row gets a new one.
  const stale = rows.filter(({ id, hash }) => hash !== hashOf(tokenOf(id)));
  if (stale.length > 0)
    await whileReading(async () => {
      for (const { id, hash } of stale)
        await database().publicLink.updateMany({ where: { id, hash }, data: { hash: hashOf(tokenOf(id)) } });
    });
  return rows.map(asLine);
}

/** Lists a group's public links, newest first. */
export const publicLinksOf = ({ groupId }: GroupPass): Promise<readonly PublicLinkLine[]> =>
  linesOf({ groupId });

/** Lists the public links to a game, newest first. A game of guests has none. */
export const publicLinksTo = ({ gameId }: Pass): Promise<readonly PublicLinkLine[]> => linesOf({ gameId });

/**
 * Drops the addresses from links on pages that a phone may cache. The page fetches an address when it shows
 * it.
 */
export const withoutPaths = (lines: readonly PublicLinkLine[]): readonly Omit<PublicLinkLine, "path">[] =>
  lines.map(({ path: _, ...line }) => line);

/** The target of a new link. */
type Shown =
  | { readonly kind: "season"; readonly season: string; readonly names: PublicNames }
  | { readonly kind: "dishes"; readonly names: PublicNames };

/**
 * Returns the link to a season's table or to the dishes, creating it if needed. Refuses with
 * `no-such-season`, and as `accessGroup` does.
 */
export async function makePublicLink(
  { groupId, visitor }: GroupPass,
  shown: Shown,
): Promise<ApiResult<PublicLinkLine>> {
  const made = await inTransaction(async (tx): Promise<ApiResult<Row>> => {
    const may = await accessGroup(visitor, groupId, "keep", tx);
    if (!may.ok) return may;
    const seasonId = shown.kind === "season" ? shown.season : null;
    if (seasonId !== null && (await tx.season.count({ where: { id: seasonId, groupId } })) === 0)
      return apiError("no-such-season");
    const what = { groupId, kind: shown.kind, gameId: null, seasonId, names: shown.names };
    return ok(await madeOnce(tx, what, may.value.accountId));
  });
  return publicLinkLine(made, { who: holderOf(visitor), group: groupId });
}

/**
 * Returns the link to a group's game, creating it if needed. Refuses with `guests-game`, and as `access`
 * does.
 */
export async function makeGameLink(
  { gameId, visitor }: Pass,
  names: PublicNames,
): Promise<ApiResult<PublicLinkLine>> {
  const made = await inTransaction(async (tx): Promise<ApiResult<Row>> => {
    const may = await access(visitor, gameId, "relink", tx);
    if (!may.ok) return may;
    const { groupId } = await tx.game.findUniqueOrThrow({ where: { id: gameId }, select: { groupId: true } });
    if (groupId === null) return apiError("guests-game");
    return ok(
      await madeOnce(tx, { groupId, kind: "game", gameId, seasonId: null, names }, holderOf(visitor)),
    );
  });
  return publicLinkLine(made, { who: holderOf(visitor), game: gameId });
}

function publicLinkLine(
  made: ApiResult<Row>,
  who: { readonly who: string; readonly group?: string; readonly game?: string },
): ApiResult<PublicLinkLine> {
  if (!made.ok) return made;
  audit("public-link-made", { ...who, code: made.value.kind });
  return ok(asLine(made.value));
}

async function madeOnce(
  tx: Reader,
  what: {
    readonly groupId: string;
    readonly kind: PublicKind;
    readonly gameId: string | null;
    readonly seasonId: string | null;
    readonly names: PublicNames;
  },
  madeBy: string,
): Promise<Row> {
  const known = await tx.publicLink.findFirst({
    where: { ...what, revokedAt: null, hash: { not: null } },
    select: { id: true },
  });
  const id = known?.id ?? newRowId();
  const hash = hashOf(tokenOf(id));
  return known
    ? tx.publicLink.update({ where: { id }, data: { hash }, select: LINE })
    : tx.publicLink.create({ data: { id, ...what, hash, madeBy }, select: LINE });
}

/**
 * Revokes one of a group's links, also one to a game. Refuses with `no-such-public-link`, and as
 * `accessGroup` does.
 */
export async function revokePublicLink(
  { groupId, visitor }: GroupPass,
  id: string,
): Promise<ApiResult<null>> {
  const done = await inTransaction(async (tx): Promise<ApiResult<null>> => {
    const may = await accessGroup(visitor, groupId, "keep", tx);
    return may.ok ? revoked(tx, { id, groupId }) : may;
  });
  if (done.ok) audit("public-link-revoked", { who: holderOf(visitor), group: groupId });
  return done;
}

/** Revokes a link to a game. Refuses with `no-such-public-link`, and as `access` does. */
export async function revokeGameLink({ gameId, visitor }: Pass, id: string): Promise<ApiResult<null>> {
  const done = await inTransaction(async (tx): Promise<ApiResult<null>> => {
    const may = await access(visitor, gameId, "relink", tx);
    return may.ok ? revoked(tx, { id, gameId }) : may;
  });
  if (done.ok) audit("public-link-revoked", { who: holderOf(visitor), game: gameId });
  return done;
}

async function revoked(tx: Reader, where: Prisma.PublicLinkWhereInput): Promise<ApiResult<null>> {
  const { count } = await tx.publicLink.updateMany({
    where: { ...where, revokedAt: null },
    data: { hash: null, revokedAt: new Date() },
  });
  return count === 0 ? apiError("no-such-public-link") : ok(null);
}
