import { randomBytes } from "node:crypto";
import type { GroupRole } from "@/lib/protocol/membership";
import { closeDatabase, database } from "@/lib/server/db/db";
import { hashOfInvitation } from "@/lib/server/groups/invitations";
import { cookieOf, signedUp } from "../server/people";
import type { ServerPlace } from "./server";

/** A group on a running server, and its owner's `Cookie` header. */
export interface CachedGroup {
  readonly id: string;
  readonly accountId: string;
  readonly cookie: string;
  /** The code of an open invitation. */
  readonly invitation: string;
  /** A finished night. */
  readonly night: string;
}

interface Wanted {
  readonly id?: string;
  readonly name?: string;
  readonly kind?: "crew" | "bar" | "friends";
}

/** Writes a group directly into a running server's database, as if its owner had created it. */
export async function cachedGroup(
  { dataDir }: ServerPlace,
  { id = randomBytes(16).toString("base64url"), name = "Engine 7", kind = "friends" }: Wanted = {},
): Promise<CachedGroup> {
  process.env.DATA_DIR = dataDir;
  const owner = await signedUp("Olive");
  const accountId = owner.account?.id ?? "";
  const invitation = randomBytes(16).toString("base64url");
  await database().group.create({
    data: {
      id,
      name,
      kind,
      timeZone: "Europe/Berlin",
      currency: "EUR",
      ruleSet: "firehouse",
      house: {},
      memberships: { create: { accountId, role: "owner" } },
      invitations: {
        create: {
          id: randomBytes(16).toString("base64url"),
          role: "member",
          madeBy: accountId,
          hash: hashOfInvitation(invitation),
          expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000),
          mostUses: 5,
        },
      },
    },
  });
  const cookie = await cookieOf(owner);
  const night = randomBytes(16).toString("base64url");
  await database().night.create({
    data: { id: night, groupId: id, buyIn: 0, unit: "EUR", endedAt: new Date() },
  });
  await closeDatabase();
  return { id, accountId, cookie, invitation, night };
}

/** Adds a member to a group on a running server; returns their `Cookie` header. */
export async function belonging({ dataDir }: ServerPlace, groupId: string, role: GroupRole): Promise<string> {
  process.env.DATA_DIR = dataDir;
  const visitor = await signedUp(role);
  await database().membership.create({ data: { groupId, accountId: visitor.account?.id ?? "", role } });
  const cookie = await cookieOf(visitor);
  await closeDatabase();
  return cookie;
}
