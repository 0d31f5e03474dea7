import { beforeEach, describe, expect, test, vi } from "vitest";
import { partsOf } from "@/lib/protocol/addressOf";
import { OPERATIONS, type OperationName } from "@/lib/protocol/routes";
import type { Operation } from "@/lib/protocol/routes/operation";
import { hashPassword } from "@/lib/server/accounts/password";
import { database } from "@/lib/server/db/db";
import { ownerCalled } from "../installation/owner";
import { ownDataFolder } from "../ownDataFolder";
import { cookieOf, signedInAs, signedUp } from "../people";
import { routeAt } from "../routeAt";
import { freshId } from "../table";
import { ANOTHER, PASSWORD } from "./browser";
import { credentialsOf } from "./credentials";

ownDataFolder();

// Walks every operation of a signed-in user: those that write credentials reauthenticate, and declare it in
// the operation table.

const NAMES = Object.keys(OPERATIONS) as readonly OperationName[];
const stated = (name: OperationName): Operation => OPERATIONS[name];
const WRITES = NAMES.filter((name) => !name.startsWith("GET ") && stated(name).requires !== "nothing");
const REAUTHENTICATES = NAMES.filter((name) => stated(name).reauthenticates !== undefined);

/** Bodies where the example would change nothing of an account. */
const SENT: Partial<Record<OperationName, (finder: string) => object>> = {
  "PATCH /api/v1/account": (finder) => ({ email: `${finder.toLowerCase()}@example.org` }),
  "POST /api/v1/account/passphrase": () => ({ passphrase: ANOTHER }),
  "PATCH /api/v1/installation": (finder) => ({ owner: finder }),
};

/** Harmless bodies for operations that reauthenticate only for some: they change no credentials. */
const HARMLESS: Partial<Record<OperationName, object>> = {
  "PATCH /api/v1/account": { name: "Another" },
  "PATCH /api/v1/installation": { guestGameDays: 80 },
};

/** A user with the permission for an operation, with two sessions and two providers. */
async function personFor(asked: OperationName, passphrase: string | null) {
  const { owner: visitor } = await ownerCalled("Olive");
  // The server owner cannot delete their account.
  const finder =
    stated(asked).requires === "be signed in" ? (await ownerCalled("Otto")).owner : await signedUp("Fin");
  const id = visitor.account?.id ?? "";
  await database().account.update({
    where: { id },
    data: {
      email: `${freshId().toLowerCase()}@example.org`,
      passphrase: passphrase && (await hashPassword(passphrase)),
    },
  });
  await database().identity.createMany({
    data: ["oidc", "github"].map((provider) => ({ provider, subject: freshId(), accountId: id })),
  });
  await signedInAs(id);
  const session = visitor.account?.session ?? "";
  const cookie = await cookieOf(visitor);
  const signedInAgo = (minutes: number) =>
    database().session.update({
      where: { id: session },
      data: { createdAt: new Date(Date.now() - minutes * 60_000) },
    });
  const elsewhere = async () => {
    const response = await send("GET /api/v1/account/sessions", cookie);
    return (await response.json()).sessions.find(({ here }: { here: boolean }) => !here)?.id ?? "";
  };
  const { id: group } = await database().group.create({
    data: {
      id: freshId(),
      name: "Engine 7",
      kind: "friends",
      ruleSet: "firehouse",
      house: {},
      timeZone: "UTC",
    },
  });
  await database().membership.create({ data: { groupId: group, accountId: id, role: "owner" } });
  const params = {
    ...(stated(asked).requires === "open a group" && { group }),
    provider: "oidc",
    session: await elsewhere(),
    account: id,
  };
  /** Sends an operation with their cookie; returns the result, and if credentials changed. */
  const ask = async (
    name: OperationName,
    more: object = {},
    sent: object = bodyOf(name, finder.account?.id ?? ""),
  ) => {
    const before = await credentialsOf(id);
    const answered = await send(name, cookie, { ...sent, ...more }, params);
    return {
      status: answered.status,
      code: answered.ok ? "" : (await answered.json()).code,
      changed: JSON.stringify(await credentialsOf(id)) !== JSON.stringify(before),
    };
  };
  return { ask, signedInAgo };
}

/** An operation's example without its password. */
function bodyOf(name: OperationName, finder: string): object {
  const {
    passphrase: _,
    current: __,
    ...sent
  } = (stated(name).example?.request ?? {}) as Record<string, unknown>;
  return SENT[name]?.(finder) ?? sent;
}

async function send(
  name: OperationName,
  cookie: string,
  body?: object,
  params: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { method, path } = partsOf(name);
  const route = routeAt(path as never) as Readonly<
    Record<string, (request: Request, context: object) => Promise<Response>>
  >;
  const named = [...path.matchAll(/{(\w+)}/g)].map(([, key = ""]) => [key, params[key] ?? freshId()]);
  const handler = route[method];
  if (handler === undefined) throw new Error(`no handler for ${name}`);
  return handler(
    new Request(`http://table.local${path}`, {
      method,
      headers: { cookie, "x-peer-address": "10.0.0.1", ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    }),
    { params: Promise.resolve(Object.fromEntries(named)) },
  );
}

beforeEach(() => {
  vi.stubEnv("GITHUB_ID", "an-id");
  vi.stubEnv("GITHUB_SECRET", "a-secret");
  return () => vi.unstubAllEnvs();
});

/** The field for the current password. */
const asNow = (name: OperationName, passphrase: string) =>
  name === "POST /api/v1/account/passphrase" ? { current: passphrase } : { passphrase };

describe.each(WRITES.filter((name) => !REAUTHENTICATES.includes(name)))("%s", (name) => {
  test("declares no reauthentication, and changes no credentials", async () => {
    const { ask } = await personFor(name, null);
    expect((await ask(name)).changed).toBe(false);
  });
});

describe.each(REAUTHENTICATES)("%s", (name) => {
  test("asks for a new sign-in after 15 minutes, without a password", async () => {
    const { ask, signedInAgo } = await personFor(name, null);
    await signedInAgo(16);
    expect(await ask(name)).toEqual({ status: 403, code: "sign-in-again", changed: false });
    await signedInAgo(14);
    expect((await ask(name)).status).toBeLessThan(300);
  });

  test("asks for the password, if there is one, even in a new session", async () => {
    const { ask } = await personFor(name, PASSWORD);
    for (const more of [{}, asNow(name, ANOTHER)])
      expect(await ask(name, more)).toEqual({ status: 403, code: "wrong-passphrase", changed: false });
    expect((await ask(name, asNow(name, PASSWORD))).status).toBeLessThan(300);
  });
});

test.each(Object.keys(HARMLESS) as OperationName[])(
  "asks for nothing for harmless changes in %s",
  async (name) => {
    const { ask, signedInAgo } = await personFor(name, PASSWORD);
    await signedInAgo(60);
    expect(await ask(name, {}, HARMLESS[name])).toEqual({ status: 200, code: "", changed: false });
  },
);

test("is refused without a session", () => {
  for (const name of REAUTHENTICATES)
    expect(["be signed in", "open a group", "own the server"]).toContain(stated(name).requires);
});
