import { createHash } from "node:crypto";
import { ok } from "@/lib/engine";
import type { SignedInAt } from "@/lib/formats/account";
import type { AccountPass } from "../access";
import { database } from "../db";
import { type Done, notDone } from "../notDone";
import { shutUngiven } from "../openStreams";

/** What a session is called outside the server: its own id stays inside. */
const handleOf = (id: string): string =>
  createHash("sha256").update(`session:${id}`).digest("base64url").slice(0, 22);

/** Where an account is signed in, the phone that asks first, then the one that was last seen. */
export async function sessionsOf({ accountId, session }: AccountPass): Promise<readonly SignedInAt[]> {
  const rows = await database().session.findMany({
    where: { accountId, expiresAt: { gt: new Date() } },
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

/** Signs an account out at one place. Refuses with `no-such-session`. Answers whether it was the place that asked. */
export async function signOutAt(pass: AccountPass, handle: string): Promise<Done<{ here: boolean }>> {
  const { accountId, session } = pass;
  const rows = await database().session.findMany({ where: { accountId }, select: { id: true } });
  const found = rows.find(({ id }) => handleOf(id) === handle);
  if (found === undefined) return notDone("no-such-session");
  await database().session.deleteMany({ where: { id: found.id, accountId } });
  await shutUngiven(accountId);
  return ok({ here: found.id === session });
}

/** Signs an account out everywhere, here as well. */
export async function signOutEverywhere({ accountId }: AccountPass): Promise<void> {
  await database().session.deleteMany({ where: { accountId } });
  await shutUngiven(accountId);
}
