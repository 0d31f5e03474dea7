import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { TOKEN_SCOPES, type TokenLine, type TokenScope } from "@/lib/protocol/tokens";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { newRowId } from "../db/rowId";
import type { Prisma } from "../generated/prisma/client";
import { type AccountPass, accessGroup, type GroupPass } from "../identity/access";
import { hashOfToken, newSecret } from "../identity/tokenHash";
import { audit } from "../process/audit/audit";
import { closeRevokedStreams } from "../table/live/openStreams";
import type { SurePass } from "./reauthenticate";

// Access tokens of an account, and of one of its groups. `identity/access.ts` decides what a token may do.

/** More than anyone has lamps. */
const MAX_TOKENS = 20;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A token to make. */
interface NewToken {
  readonly label: string;
  readonly scopes: readonly TokenScope[];
  readonly days: number;
}

/** A new token, with its secret, which is in no later answer. */
interface MadeToken {
  readonly token: TokenLine;
  readonly secret: string;
}

const LINE = {
  id: true,
  label: true,
  scopes: true,
  createdAt: true,
  expiresAt: true,
  usedAt: true,
  account: { select: { name: true } },
  group: { select: { id: true, name: true } },
} as const satisfies Prisma.AccessTokenSelect;

type Row = Prisma.AccessTokenGetPayload<{ select: typeof LINE }>;

const asLine = ({ id, label, scopes, createdAt, expiresAt, usedAt, account, group }: Row): TokenLine => ({
  id,
  label,
  scopes: TOKEN_SCOPES.filter((scope) => scopes.split(" ").includes(scope)),
  maker: account.name,
  group,
  since: createdAt.toISOString(),
  expires: expiresAt.toISOString(),
  used: usedAt?.toISOString() ?? null,
});

async function linesOf(where: Prisma.AccessTokenWhereInput): Promise<readonly TokenLine[]> {
  const rows = await database().accessToken.findMany({
    where: { ...where, expiresAt: { gt: new Date() } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: LINE,
  });
  return rows.map(asLine);
}

/** Lists an account's tokens, newest first, also those for one group. */
export const tokensOf = ({ accountId }: AccountPass): Promise<readonly TokenLine[]> => linesOf({ accountId });

/** Lists all makers' tokens for a group, newest first. */
export const tokensFor = ({ groupId }: GroupPass): Promise<readonly TokenLine[]> => linesOf({ groupId });

/** Creates a token for an account. Refuses with `tokens-full`. */
export const makeToken = (sure: SurePass, token: NewToken): Promise<ApiResult<MadeToken>> =>
  made(sure, token, null);

/** Creates a token for one group. Refuses with `tokens-full`, and as `accessGroup` does. */
export const makeGroupToken = (
  pass: GroupPass,
  sure: SurePass,
  token: NewToken,
): Promise<ApiResult<MadeToken>> => made(sure, token, pass);

async function made(
  { accountId }: SurePass,
  { label, scopes, days }: NewToken,
  pass: GroupPass | null,
): Promise<ApiResult<MadeToken>> {
  const secret = newSecret();
  const groupId = pass?.groupId ?? null;
  const row = await inTransaction(async (tx): Promise<ApiResult<Row>> => {
    const may = pass && (await accessGroup(pass.visitor, pass.groupId, "open", tx));
    if (may?.ok === false) return may;
    const now = new Date();
    const counted = groupId === null ? { accountId, groupId } : { groupId };
    if ((await tx.accessToken.count({ where: { ...counted, expiresAt: { gt: now } } })) >= MAX_TOKENS)
      return apiError("tokens-full");
    const data = {
      id: newRowId(),
      hash: hashOfToken(secret),
      label,
      scopes: [...new Set(scopes)].join(" "),
      accountId,
      groupId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
    };
    return ok(await tx.accessToken.create({ data, select: LINE }));
  });
  if (!row.ok) return row;
  audit("token-made", { who: accountId, ...(groupId !== null && { group: groupId }), code: row.value.id });
  return ok({ token: asLine(row.value), secret });
}

/** Revokes one of an account's tokens and closes its streams. Refuses with `no-such-token`. */
export const revokeToken = ({ accountId }: AccountPass, id: string): Promise<ApiResult<null>> =>
  revoked({ id, accountId }, { who: accountId });

/** Revokes a token for a group and closes its streams. Refuses with `no-such-token`. */
export const revokeGroupToken = ({ accountId, groupId }: GroupPass, id: string): Promise<ApiResult<null>> =>
  revoked({ id, groupId }, { who: accountId, group: groupId });

/** Deletes all of an account's tokens, also those for its groups, within a transaction. Returns their ids. */
export async function deleteTokens(tx: Reader, accountId: string): Promise<readonly string[]> {
  const tokens = await tx.accessToken.findMany({ where: { accountId }, select: { id: true } });
  await tx.accessToken.deleteMany({ where: { accountId } });
  return tokens.map(({ id }) => id);
}

/** Logs deleted tokens. Call it after the commit. */
export function auditRevoked(accountId: string, ids: readonly string[]): void {
  for (const code of ids) audit("token-revoked", { who: accountId, about: accountId, code });
}

async function revoked(
  where: { readonly id: string; readonly accountId?: string; readonly groupId?: string },
  by: { readonly who: string; readonly group?: string },
): Promise<ApiResult<null>> {
  const found = await database().accessToken.findFirst({ where, select: { accountId: true } });
  const { count } = await database().accessToken.deleteMany({ where });
  if (found === null || count === 0) return apiError("no-such-token");
  audit("token-revoked", { ...by, about: found.accountId, code: where.id });
  await closeRevokedStreams({ holders: [found.accountId] });
  return ok(null);
}
