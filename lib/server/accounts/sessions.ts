import { createHash } from "node:crypto";
import { ok } from "@/lib/engine";
import type { SignedInAt } from "@/lib/protocol/account";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { database } from "../db/db";
import type { AccountPass } from "../identity/access";
import { IDLE_MS } from "../identity/session";
import { audit } from "../process/audit/audit";
import { shutUngiven } from "../table/live/openStreams";
import { isSure } from "./isSure";

/** What a session is called outside the server: its own id stays inside. */
const handleOf = (id: string): string =>
  createHash("sha256").update(`session:${id}`).digest("base64url").slice(0, 22);

/** Where an account is signed in, the phone that asks first, then the one that was last seen. */
export async function sessionsOf({ accountId, session }: AccountPass): Promise<readonly SignedInAt[]> {
  const rows = await database().session.findMany({
    where: { accountId, expiresAt: { gt: new Date() }, seenAt: { gte: new Date(Date.now() - IDLE_MS) } },
    orderBy: [{ seenAt: "desc" }, { createdAt: "desc" }],
  });
  return rows
    .map(({ id, browser, createdAt, seenAt }) => ({
      id: handleOf(id),
      browser,
      since: createdAt.toISOString(),
      lastSeen: seenAt.toISOString(),
      here: id === session,
    }))
    .sort((a, b) => Number(b.here) - Number(a.here));
}

/**
 * Signs an account out at one place. Answers whether it was the place that asked; for any other the owner has to be sure
 * (`isSure`), or whoever finds a phone lying open keeps its owner out of all the others. Refuses with `no-such-session`,
 * `wrong-passphrase`, `too-many`, `sign-in-again`.
 */
export async function signOutAt(
  pass: AccountPass,
  handle: string,
  passphrase: string | undefined,
): Promise<ApiResult<{ here: boolean }>> {
  const { accountId, session } = pass;
  const rows = await database().session.findMany({ where: { accountId }, select: { id: true } });
  const found = rows.find(({ id }) => handleOf(id) === handle);
  if (found === undefined) return apiError("no-such-session");
  const here = found.id === session;
  const sure = here ? ok(true) : await isSure(pass, passphrase);
  if (!sure.ok) return sure;
  await database().session.deleteMany({ where: { id: found.id, accountId } });
  audit("session-ended", { who: accountId });
  await shutUngiven({ holders: [accountId] });
  return ok({ here });
}

/** Signs an account out everywhere, here as well. Refuses with `wrong-passphrase`, `too-many`, `sign-in-again`. */
export async function signOutEverywhere(
  pass: AccountPass,
  passphrase: string | undefined,
): Promise<ApiResult<true>> {
  const { accountId } = pass;
  const sure = await isSure(pass, passphrase);
  if (!sure.ok) return sure;
  await database().session.deleteMany({ where: { accountId } });
  audit("all-sessions-ended", { who: accountId });
  await shutUngiven({ holders: [accountId] });
  return ok(true);
}
