import { expect, test } from "vitest";
import { database } from "@/lib/server/db/db";
import type { Visitor } from "@/lib/server/identity/visitor";
import { belongs, cachedCrew, idOf } from "./cachedCrew";
import { ownDataFolder } from "./ownDataFolder";
import { cookieOf, signedUp } from "./people";
import { routeAt } from "./routeAt";
import { crew } from "./table";

const { PATCH: changeAccount } = routeAt("/api/v1/account");
const { POST: startTable } = routeAt("/api/v1/games");
const { POST: addPlayers } = routeAt("/api/v1/groups/{group}/players");
const { POST: makeCode } = routeAt("/api/v1/installation/accounts/{account}/recovery-code");

// A request may take two minutes to arrive. Rights revoked meanwhile are gone.

ownDataFolder();

type Handler = (request: Request, context: { params: Promise<never> }) => Promise<Response>;

/** Sends a body that ends only after `meanwhile`. */
async function slowly(
  who: Visitor,
  handler: unknown,
  method: string,
  body: object,
  meanwhile: () => Promise<unknown>,
  params = {},
) {
  const text = new TextEncoder().encode(JSON.stringify(body));
  let sent = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        if (!sent) controller.enqueue(text.slice(0, 1));
        else {
          await meanwhile();
          controller.enqueue(text.slice(1));
          controller.close();
        }
        sent = true;
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request("http://table.local/", {
    method,
    headers: {
      host: "table.local",
      "content-type": "application/json",
      cookie: await cookieOf(who),
      "x-peer-address": "10.0.0.1",
    },
    body: stream,
    duplex: "half",
  } as RequestInit);
  const answer = await (handler as Handler)(request, { params: Promise.resolve(params as never) });
  return [answer.status, (await answer.json()).code];
}

const signOut = (who: Visitor) =>
  database().session.deleteMany({ where: { id: who.account?.session ?? "" } });

test("revokes a role while the body arrives", async () => {
  const made = await cachedCrew();
  const add = (meanwhile: () => Promise<unknown>) =>
    slowly(made.keeper, addPlayers, "POST", { names: ["Late"] }, meanwhile, { id: made.id });
  expect(await add(() => belongs(made.id, made.keeper, "member"))).toEqual([403, "not-your-role"]);
  await belongs(made.id, made.keeper, "keeper");
  expect(await add(() => belongs(made.id, made.keeper, null))).toEqual([404, "no-such-group"]);
  expect(await database().player.count({ where: { groupId: made.id, name: "Late" } })).toBe(0);
});

test("ends a session while the body arrives", async () => {
  const ann = await signedUp("Ann");
  const rename = await slowly(ann, changeAccount, "PATCH", { name: "Mallory" }, () => signOut(ann));
  expect(rename).toEqual([401, "not-signed-in"]);
  expect(await database().account.findUnique({ where: { id: idOf(ann) } })).toMatchObject({ name: "Ann" });
  const bob = await signedUp("Bob");
  const started = await slowly(bob, startTable, "POST", crew("Ann", "Bob"), () => signOut(bob));
  expect(started).toEqual([401, "not-signed-in"]);
  expect(await database().game.count()).toBe(0);
});

test("transfers the server while the body arrives", async () => {
  const [ann, bob] = [await signedUp("Ann"), await signedUp("Bob")];
  await database().installation.create({ data: { id: 1, ownerId: idOf(ann) } });
  const handOver = () => database().installation.update({ where: { id: 1 }, data: { ownerId: idOf(bob) } });
  const made = await slowly(ann, makeCode, "POST", {}, handOver, { account: idOf(bob) });
  expect(made).toEqual([403, "not-the-owner"]);
  expect(await database().oneTimeCode.count()).toBe(0);
});
