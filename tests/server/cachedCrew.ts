import type { GroupRole } from "@/lib/protocol/membership";
import { database } from "@/lib/server/db/db";
import type { Visitor } from "@/lib/server/identity/visitor";
import { cookieOf, signedUp } from "./people";
import { routeAt } from "./routeAt";

const handOver = routeAt("/api/v1/groups/{group}/hand-over");
const invitation = routeAt("/api/v1/groups/{group}/invitations/{invitation}");
const invitations = routeAt("/api/v1/groups/{group}/invitations");
const member = routeAt("/api/v1/groups/{group}/members/{account}");
const members = routeAt("/api/v1/groups/{group}/members");
const preset = routeAt("/api/v1/groups/{group}/presets/{preset}");
const presets = routeAt("/api/v1/groups/{group}/presets");
const caseBook = routeAt("/api/v1/groups/{group}/cases");
const caseMark = routeAt("/api/v1/groups/{group}/cases/{game}/{round}");
const restore = routeAt("/api/v1/groups/{group}/restore");
const group = routeAt("/api/v1/groups/{group}");
const groups = routeAt("/api/v1/groups");
const accept = routeAt("/api/v1/invitations");

/** Group URLs by name. */
export const ROUTES = {
  groups,
  group,
  restore,
  handOver,
  members,
  member,
  invitations,
  invitation,
  preset,
  presets,
  caseBook,
  caseMark,
  accept,
} as const;

/** An anonymous visitor. */
export const ANONYMOUS: Visitor = { device: null, account: null };

interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the tests look at
  readonly body: any;
}

let addresses = 0;

/** A request like a person's browser. */
export async function ask(
  who: Visitor,
  route: keyof typeof ROUTES,
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  { params = {}, body, headers = {} }: Sent = {},
): Promise<Answered> {
  const request = new Request("http://table.local/api/v1/", {
    method,
    headers: {
      host: "table.local",
      "content-type": "application/json",
      cookie: await cookieOf(who),
      // Limits count by address: everyone has their own here.
      "x-peer-address": `address-${++addresses}`,
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response>;
  const handler = (ROUTES[route] as unknown as Readonly<Record<string, Handler>>)[method] as Handler;
  const answer = await handler(request, { params: Promise.resolve(params) });
  const text = await answer.text();
  return { status: answer.status, text, body: JSON.parse(text) };
}

export const idOf = (who: Visitor): string => who.account?.id ?? "";

/** A crew with a person in each role, and a member of another group. */
export interface Crew {
  readonly id: string;
  readonly owner: Visitor;
  readonly keeper: Visitor;
  readonly member: Visitor;
  readonly viewer: Visitor;
  readonly stranger: Visitor;
}

/** Creates such a crew. */
export async function cachedCrew(name = "Engine 7"): Promise<Crew> {
  const [owner, keeper, member, viewer, stranger] = await Promise.all(
    ["Olive", "Kim", "Mo", "Val", "Sam"].map(signedUp),
  );
  const id = await makeGroup(owner as Visitor, { name });
  await belongs(id, keeper as Visitor, "keeper");
  await belongs(id, member as Visitor, "member");
  await belongs(id, viewer as Visitor, "viewer");
  await makeGroup(stranger as Visitor, { name: "Another crew" });
  return { id, owner, keeper, member, viewer, stranger } as Crew;
}

/** Creates a person's own group. Returns its id. */
export async function makeGroup(who: Visitor, wanted: object = {}): Promise<string> {
  const made = await ask(who, "groups", "POST", {
    body: { name: "Engine 7", kind: "crew", time_zone: "Europe/Berlin", ...wanted },
  });
  if (made.status !== 201) throw new Error(made.text);
  return made.body.id;
}

/** Sets a person's role in a group; null removes them. */
export async function belongs(groupId: string, who: Visitor, role: GroupRole | null): Promise<void> {
  const accountId = idOf(who);
  const key = { groupId, accountId };
  await database().membership.deleteMany({ where: key });
  if (role !== null) await database().membership.create({ data: { ...key, role } });
}

/** A person's role in a group, from the database. */
export async function roleOf(groupId: string, who: Visitor): Promise<string | null> {
  const key = { groupId, accountId: idOf(who) };
  const membership = await database().membership.findUnique({ where: { groupId_accountId: key } });
  return membership?.role ?? null;
}
