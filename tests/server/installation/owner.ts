import { database } from "@/lib/server/db/db";
import { accessInstallation, type InstallationPass } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { cookieOf, signedUp } from "../people";

/** Creates an account of that name that owns the server, with its pass. */
export async function ownerCalled(
  name: string,
): Promise<{ readonly owner: Visitor; readonly pass: InstallationPass }> {
  const owner = await signedUp(name);
  const ownerId = owner.account?.id as string;
  await database().installation.upsert({ where: { id: 1 }, create: { ownerId }, update: { ownerId } });
  const pass = await accessInstallation(owner);
  if (!pass.ok) throw new Error(pass.refusal.message);
  return { owner, pass: pass.value };
}

type Handler<Params> = (request: Request, context: { readonly params: Promise<Params> }) => Promise<Response>;

/** An endpoint's status and body for a visitor. */
export async function asked<Params>(
  handler: Handler<Params>,
  method: string,
  visitor: Visitor | null,
  { path = "/", params, body }: { path?: string; params?: Params; body?: unknown } = {},
) {
  const request = new Request(`http://table${path}`, {
    method,
    headers: {
      ...(visitor && { cookie: await cookieOf(visitor) }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const answer = await handler(request, { params: Promise.resolve(params as Params) });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}
