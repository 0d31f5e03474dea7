import { ok, type Settled } from "@/lib/engine";
import type { RequestCode } from "@/lib/messages/api";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { ListedPublicLink, PublicKind, PublicLinkLine, PublicNames } from "@/lib/protocol/publicLinks";
import { dayOf } from "@/lib/views/dayOf";
import { byTable } from "../api/costs";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import { whileReading } from "../db/faults/faults";
import { inTransaction } from "../db/inTransaction";
import { asJson, fromJson } from "../db/json";
import type { Reader } from "../db/reader";
import { newRowId } from "../db/rowId";
import type { Prisma } from "../generated/prisma/client";
import { access, accessGroup, canKeep, type GroupPass, type Pass, receiversFor } from "../identity/access";
import { ownFeed } from "../identity/grants/revoke";
import { holderOf } from "../identity/visitor";
import { audit } from "../process/audit/audit";
import { hashOf, tokenFor } from "../table/links/linkToken";
import { shownName } from "../table/seatNames";

// Links through which anyone can read a game, a season's table, the dish calendar, a calendar feed or one
// verdict. They belong to the group or the game, not to the person who made them. The group's keepers list and
// revoke those of the group and its games; a table's keeper those of its game, with its verdicts. A member
// makes, lists and revokes those of their own feed. Each target has one link with names and one with initials;
// a verdict has one, with names.

/** A verdict shared before verdicts had public links has as id what its token was made of. */
const tokenOf = (id: string): string => tokenFor(id.startsWith("verdict:") ? id : `public:${id}`);

const LINE = {
  id: true,
  kind: true,
  names: true,
  hash: true,
  place: true,
  verdict: true,
  createdAt: true,
  game: {
    select: {
      id: true,
      ruleSet: true,
      playedAt: true,
      night: { select: { startedAt: true } },
      group: { select: { timeZone: true } },
    },
  },
  season: { select: { name: true } },
} as const satisfies Prisma.PublicLinkSelect;

/** Only a group's links can be of a person. */
const GROUP_LINE = {
  ...LINE,
  player: { select: { id: true, name: true, nickname: true } },
} as const satisfies Prisma.PublicLinkSelect;

type GroupRow = Prisma.PublicLinkGetPayload<{ select: typeof GROUP_LINE }>;
type Row = Omit<GroupRow, "player"> & Partial<Pick<GroupRow, "player">>;

const asLine = ({
  id,
  kind,
  names,
  place,
  verdict,
  createdAt,
  game,
  season,
  player = null,
}: Row): PublicLinkLine => ({
  id,
  kind: kind as PublicKind,
  names: names as PublicNames,
  game: game && {
    id: game.id,
    game: game.ruleSet,
    day: dayOf(game.night?.startedAt ?? game.playedAt, game.group?.timeZone ?? "UTC"),
  },
  season: season?.name ?? null,
  person: player && { id: player.id, name: shownName(player) },
  verdict: place === null ? null : { place, round: fromJson("verdict", verdict).round },
  path: `/${kind === "verdict" ? "verdict" : "share"}/${tokenOf(id)}${kind === "feed" ? "/calendar.ics" : ""}`,
  since: createdAt.toISOString(),
});

/** Links that still resolve. A link to something deleted does not, until it is restored. */
const LEADING = {
  revokedAt: null,
  hash: { not: null },
  OR: [{ gameId: null }, { game: NOT_DELETED }],
} as const satisfies Prisma.PublicLinkWhereInput;

/** More than anyone makes: a game has at most two, and one for each verdict. */
const MAX_LISTED = 500;

async function linesOf(
  where: Prisma.PublicLinkWhereInput,
  select: typeof LINE | typeof GROUP_LINE = LINE,
): Promise<readonly PublicLinkLine[]> {
  const rows: readonly Row[] = await database().publicLink.findMany({
    where: { AND: [LEADING, where] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_LISTED,
    select,
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

/**
 * Lists a group's public links with those to its games, newest first. Its games' verdicts are not among them.
 * Members who are not keepers get those to their own feed.
 */
export const publicLinksOf = (pass: GroupPass): Promise<readonly PublicLinkLine[]> =>
  linesOf({ groupId: pass.groupId, ...(!canKeep(pass.role) && ownFeed(pass.accountId)) }, GROUP_LINE);

/** Lists the public links to a game and to its verdicts, newest first. */
export const publicLinksTo = ({ gameId }: Pass): Promise<readonly PublicLinkLine[]> => linesOf({ gameId });

/**
 * Drops the addresses from links on pages that a phone may cache. The page fetches an address when it shows
 * it.
 */
export const withoutPaths = (lines: readonly PublicLinkLine[]): readonly ListedPublicLink[] =>
  lines.map(({ path: _, ...line }) => line);

/** The content of a link. */
interface Target {
  readonly kind: PublicKind;
  readonly names: PublicNames;
  readonly groupId?: string;
  readonly gameId?: string;
  readonly seasonId?: string;
  readonly playerId?: string;
  readonly place?: number;
}

/** A link to a season's table, to the dishes, or to a calendar feed. */
type Shown =
  | { readonly kind: "season"; readonly season: string; readonly names: PublicNames }
  | { readonly kind: "dishes"; readonly names: PublicNames }
  | { readonly kind: "feed"; readonly names: PublicNames; readonly player?: string };

/**
 * Returns the link to a season's table, to the dishes, or to the calendar feed of the group or a person. It is
 * created if needed. Keepers may, and members for their own feed. Refuses with `no-such-season`,
 * `no-such-player`, and as `accessGroup` does.
 */
export async function makePublicLink(
  { groupId, visitor }: GroupPass,
  shown: Shown,
): Promise<ApiResult<PublicLinkLine>> {
  const made = await inTransaction(async (tx): Promise<ApiResult<Row>> => {
    const may = await accessGroup(visitor, groupId, "play", tx);
    if (!may.ok) return may;
    const { kind, names } = shown;
    const player = shown.kind === "feed" ? shown.player : undefined;
    const isOwn = await receiversFor(may.value, tx);
    if (!canKeep(may.value.role) && !(player && isOwn(player))) return apiError("not-your-role");
    if (shown.kind === "feed") {
      if (player === undefined) return ok(await madeOnce(tx, { kind, names, groupId }));
      if ((await tx.player.count({ where: { id: player, groupId, mergedInto: null } })) === 0)
        return apiError("no-such-player");
      return ok(await madeOnce(tx, { kind, names, groupId, playerId: player }));
    }
    if (shown.kind === "dishes") return ok(await madeOnce(tx, { kind, names, groupId }));
    const seasonId = shown.season;
    if ((await tx.season.count({ where: { id: seasonId, groupId } })) === 0)
      return apiError("no-such-season");
    return ok(await madeOnce(tx, { kind, names, groupId, seasonId }));
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
    return ok(await madeOnce(tx, { kind: "game", names, groupId, gameId }));
  });
  return publicLinkLine(made, { who: holderOf(visitor), game: gameId });
}

/**
 * Returns the path of the link to a round's verdict, creating it if needed. Refuses with `no-such-round`, and
 * as `byTable` does.
 */
export async function shareVerdict({ gameId, visitor }: Pass, round: number): Promise<ApiResult<string>> {
  const found = await byTable(visitor, "settledRound", { gameId, round });
  if (!found.ok) return found;
  if (found.value === null) return apiError("no-such-round");
  const { place, settled } = found.value;
  const made = await inTransaction(async (tx) =>
    ok(await madeOnce(tx, { kind: "verdict", names: "names", gameId, place }, settled)),
  );
  const line = publicLinkLine(made, { who: holderOf(visitor), game: gameId });
  return line.ok ? ok(line.value.path) : line;
}

function publicLinkLine(
  made: ApiResult<Row>,
  who: { readonly who: string; readonly group?: string; readonly game?: string },
): ApiResult<PublicLinkLine> {
  if (!made.ok) return made;
  audit("public-link-made", { ...who, code: made.value.kind });
  return ok(asLine(made.value));
}

async function madeOnce(tx: Reader, target: Target, verdict?: Settled): Promise<Row> {
  const what = { groupId: null, gameId: null, seasonId: null, playerId: null, place: null, ...target };
  const known = await tx.publicLink.findFirst({
    where: { ...what, revokedAt: null, hash: { not: null } },
    select: { id: true },
  });
  const id = known?.id ?? newRowId();
  const hash = hashOf(tokenOf(id));
  return known
    ? tx.publicLink.update({ where: { id }, data: { hash }, select: GROUP_LINE })
    : tx.publicLink.create({
        data: { id, ...what, hash, ...(verdict && { verdict: asJson(verdict) }) },
        select: GROUP_LINE,
      });
}

/**
 * Revokes one of a group's links, also one to a game. Members revoke only those to their own feed. Refuses
 * with `no-such-public-link`, and as `accessGroup` does.
 */
export async function revokePublicLink(
  { groupId, visitor }: GroupPass,
  id: string,
): Promise<ApiResult<null>> {
  const done = await inTransaction(async (tx): Promise<ApiResult<null>> => {
    const may = await accessGroup(visitor, groupId, "play", tx);
    if (!may.ok) return may;
    if (canKeep(may.value.role)) return revoked(tx, { id, groupId });
    const own = await tx.publicLink.count({ where: { id, groupId, ...ownFeed(may.value.accountId) } });
    return own > 0 ? revoked(tx, { id, groupId }) : apiError("not-your-role");
  });
  if (done.ok) audit("public-link-revoked", { who: holderOf(visitor), group: groupId });
  return done;
}

/** Revokes a link to a game or to one of its verdicts. Refuses with `no-such-public-link`, and as `access` does. */
export const revokeGameLink = (pass: Pass, id: string): Promise<ApiResult<null>> => revokedOf(pass, { id });

/** Revokes the link to the verdict of the round that starts there. Refuses with `no-such-verdict`, and as `access` does. */
export const revokeVerdict = async (pass: Pass, place: number | null): Promise<ApiResult<null>> =>
  place === null ? apiError("no-such-verdict") : revokedOf(pass, { place }, "no-such-verdict");

async function revokedOf(
  { gameId, visitor }: Pass,
  which: { readonly id: string } | { readonly place: number },
  missing?: RequestCode,
): Promise<ApiResult<null>> {
  const done = await inTransaction(async (tx): Promise<ApiResult<null>> => {
    const may = await access(visitor, gameId, "relink", tx);
    return may.ok ? revoked(tx, { ...which, gameId }, missing) : may;
  });
  if (done.ok) audit("public-link-revoked", { who: holderOf(visitor), game: gameId });
  return done;
}

async function revoked(
  tx: Reader,
  where: Prisma.PublicLinkWhereInput,
  missing: RequestCode = "no-such-public-link",
): Promise<ApiResult<null>> {
  const { count } = await tx.publicLink.updateMany({
    where: { ...where, revokedAt: null },
    data: { hash: null, revokedAt: new Date() },
  });
  return count === 0 ? apiError(missing) : ok(null);
}
