import { randomBytes } from "node:crypto";
import { encode } from "next-auth/jwt";
import { reauthenticateVisitor, type SurePass } from "@/lib/server/accounts/reauthenticate";
import { database } from "@/lib/server/db/db";
import { deviceCookie } from "@/lib/server/identity/device";
import { SESSION_SECONDS, sessionCookie, sessionNamed } from "@/lib/server/identity/session";
import type { Visitor } from "@/lib/server/identity/visitor";
import { installationSecret } from "@/lib/server/process/installationSecret";

const freshId = (): string => randomBytes(16).toString("base64url");

/** A new account of that name, on a browser that was never a guest's. */
export async function signedUp(name: string): Promise<Visitor> {
  const { id } = await database().account.create({ data: { id: freshId(), name } });
  return signedInAs(id);
}

/** The same account on another browser. */
export async function signedInAs(accountId: string): Promise<Visitor> {
  const session = freshId();
  await database().session.create({
    data: {
      id: session,
      accountId,
      browser: "A browser",
      expiresAt: new Date(Date.now() + SESSION_SECONDS * 1000),
    },
  });
  return { device: null, account: await sessionNamed(session) };
}

/** Marks a new account as just authenticated. */
export async function sureOf(visitor: Visitor): Promise<SurePass> {
  const sure = await reauthenticateVisitor(visitor, undefined);
  if (!sure.ok) throw new Error(sure.refusal.message);
  return sure.value;
}

/** The `Cookie` header of this visitor's browser. */
export async function cookieOf({ device, account }: Visitor): Promise<string> {
  const cookies: string[] = [];
  if (device) cookies.push((await deviceCookie(device)).split(";")[0] as string);
  if (account) {
    const token = await encode({ token: { sid: account.session }, secret: installationSecret() });
    cookies.push(`${sessionCookie()}=${token}`);
  }
  return cookies.join("; ");
}
