import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/lib/server/db/db";
import type { Visitor } from "@/lib/server/identity/visitor";
import { beginNight } from "@/lib/server/roster/nights";
import { dayOf } from "@/lib/views/dayOf";
import { onRoster, type TestGroup, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { cookieOf, signedUp } from "../people";
import { routeAt } from "../routeAt";
import { freshId, guest } from "../table";

const games = routeAt("/api/v1/groups/{group}/games");
const buyIns = routeAt("/api/v1/groups/{group}/nights/{night}/buy-ins");
const night = routeAt("/api/v1/groups/{group}/nights/{night}");
const nights = routeAt("/api/v1/groups/{group}/nights");
const merge = routeAt("/api/v1/groups/{group}/players/{player}/merge");
const player = routeAt("/api/v1/groups/{group}/players/{player}");
const players = routeAt("/api/v1/groups/{group}/players");
const results = routeAt("/api/v1/groups/{group}/results");
const season = routeAt("/api/v1/groups/{group}/seasons/{season}");
const seasons = routeAt("/api/v1/groups/{group}/seasons");

ownDataFolder();

type Handler = (request: Request, context: { params: Promise<never> }) => Promise<Response>;

const TODAY = dayOf(new Date(), "Europe/Berlin");

/** A group's objects: a player to change, one to merge, a season, the current night. */
interface Inside {
  readonly ann: string;
  readonly bob: string;
  readonly season: string;
  readonly night: string;
}

/** None of it. */
const NOWHERE = {
  ann: "nobody-at-all-00",
  bob: "nobody-else-0000",
  season: "no-season-0000",
  night: "no-night-0000",
};

async function furnished(): Promise<{ group: TestGroup; inside: Inside }> {
  const group = await testGroup("bar");
  const [ann = "", bob = ""] = await onRoster(group.pass, "Ann", "Bob", "Cy");
  const made = await database().season.create({
    data: { id: freshId(), groupId: group.id, name: "Autumn", startsOn: "2026-09-01" },
  });
  const begun = await beginNight(group.pass, {});
  if (!begun.ok) throw new Error(begun.refusal.code);
  return { group, inside: { ann, bob, season: made.id, night: begun.value.id } };
}

/** Everything owners and admins manage: the request, and a valid body. */
const ENTRY_ROUTES: readonly (readonly [
  what: string,
  method: string,
  handler: Handler,
  at: (inside: Inside) => Record<string, string>,
  body: (inside: Inside) => Record<string, unknown>,
])[] = [
  ["add players", "POST", players.POST as Handler, () => ({}), () => ({ names: [`New ${freshId()}`] })],
  [
    "change one",
    "PATCH",
    player.PATCH as Handler,
    ({ ann }) => ({ player: ann }),
    () => ({ colour: "plum" }),
  ],
  ["remove one", "DELETE", player.DELETE as Handler, ({ bob }) => ({ player: bob }), () => ({})],
  ["merge two", "POST", merge.POST as Handler, ({ ann }) => ({ player: ann }), ({ bob }) => ({ into: bob })],
  ["separate two", "DELETE", merge.DELETE as Handler, ({ ann }) => ({ player: ann }), () => ({})],
  [
    "add a season",
    "POST",
    seasons.POST as Handler,
    () => ({}),
    () => ({ name: freshId().slice(0, 20), starts_on: "2026-10-01" }),
  ],
  [
    "rename a player",
    "PATCH",
    season.PATCH as Handler,
    (inside) => ({ season: inside.season }),
    () => ({ name: "Fall" }),
  ],
  [
    "end a night",
    "PATCH",
    night.PATCH as Handler,
    (inside) => ({ night: inside.night }),
    () => ({ ended: true }),
  ],
  [
    "set a player's number of buy-ins",
    "PUT",
    buyIns.PUT as Handler,
    (inside) => ({ night: inside.night }),
    ({ bob }) => ({ player: bob, times: 2 }),
  ],
  [
    "record a result",
    "POST",
    results.POST as Handler,
    () => ({}),
    ({ ann }) => ({ id: freshId(), game: "firehouse", losers: [ann], day: TODAY }),
  ],
];

async function ask(
  visitor: Visitor,
  groupId: string,
  [method, handler, at, body]: readonly [string, Handler, Record<string, string>, unknown],
) {
  const answer = await handler(
    new Request("http://table/", {
      method,
      headers: { cookie: await cookieOf(visitor), "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
    { params: Promise.resolve({ id: groupId, ...at } as never) },
  );
  return { status: answer.status, text: await answer.text() };
}

/** Members may log who washed, unless the settings say otherwise. */
const BY_MEMBERS = "record a result";

describe.each(ENTRY_ROUTES)("to %s", (what, method, handler, at, body) => {
  let here: { group: TestGroup; inside: Inside };
  let elsewhere: { group: TestGroup; inside: Inside };
  beforeAll(async () => {
    here = await furnished();
    elsewhere = await furnished();
  });
  const send = (visitor: Visitor, inside = here.inside, sent: unknown = body(inside), id = here.group.id) =>
    ask(visitor, id, [method, handler, at(inside), sent]);

  test("is refused to strangers, guests and viewers, and to members but for a result", async () => {
    const { group } = here;
    expect((await send(guest())).status).toBe(401);
    expect((await send(await signedUp("Sam"))).status).toBe(404);
    expect((await send(elsewhere.group.owner)).status).toBe(404);
    expect((await send(group.viewer)).status).toBe(403);
    expect((await send(group.member)).status).toBe(what === BY_MEMBERS ? 201 : 403);
    // A missing group and another's cannot be distinguished.
    const none = await send(await signedUp("Sam"), here.inside, body(here.inside), "no-such-group-000");
    expect(none).toEqual(await send(await signedUp("Sam")));
  });

  const takesNothing = method === "DELETE" && Object.keys(body(NOWHERE)).length === 0;
  const none = () => undefined;
  (takesNothing ? none : test)("rejects unknown fields", async () => {
    const { group, inside } = here;
    for (const extra of [
      { group: elsewhere.group.id },
      { role: "owner" },
      { groupId: group.id },
      { score: 1 },
    ]) {
      const answer = await send(group.owner, inside, { ...body(inside), ...extra });
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([422, "unknown-key"]);
    }
    for (const wrong of [null, [], "x", 7]) expect((await send(group.owner, inside, wrong)).status).toBe(422);
  });

  const named = JSON.stringify([at(NOWHERE), body(NOWHERE)]);
  const namesSomething = Object.values(NOWHERE).some((id) => named.includes(id));
  (namesSomething ? test : none)(
    "answers the same for another group’s players, seasons and nights as for missing ones",
    async () => {
      const id = "the-same-id-00000";
      const sent = (of: Inside) => ("id" in body(of) ? { ...body(of), id } : body(of));
      const foreign = await send(here.group.owner, elsewhere.inside, sent(elsewhere.inside));
      expect(foreign).toEqual(await send(here.group.owner, NOWHERE, sent(NOWHERE)));
      expect(foreign.status).toBe(404);
    },
  );

  test("is allowed to admins and owners", async () => {
    for (const visitor of [here.group.keeper, elsewhere.group.owner]) {
      const place = visitor === here.group.keeper ? here : elsewhere;
      const answer = await send(visitor, place.inside, body(place.inside), place.group.id);
      expect(answer.text).toContain('"ok":true');
      expect([200, 201]).toContain(answer.status);
    }
  });
});

describe("to read", () => {
  test.each([
    ["players", players.GET as Handler],
    ["seasons", seasons.GET as Handler],
    ["nights", nights.GET as Handler],
    ["games", games.GET as Handler],
  ])("shows %s to all members, without addresses and accounts", async (what, handler) => {
    const { group } = await furnished();
    const accountId = group.member.account?.id ?? "";
    await database().account.update({ where: { id: accountId }, data: { email: "mo@example.org" } });
    await database().player.updateMany({ where: { groupId: group.id, name: "Ann" }, data: { accountId } });
    const read = async (visitor: Visitor) => {
      const request = new Request("http://table/x", { headers: { cookie: await cookieOf(visitor) } });
      const answer = await handler(request, { params: Promise.resolve({ id: group.id } as never) });
      return { status: answer.status, text: await answer.text() };
    };
    for (const visitor of [group.owner, group.keeper, group.member, group.viewer]) {
      const { status, text } = await read(visitor);
      expect([status, Object.keys(JSON.parse(text))[1]]).toEqual([200, what]);
      expect(text).not.toContain("example.org");
      expect(text).not.toContain(accountId);
    }
    expect((await read(guest())).status).toBe(401);
    expect((await read(await signedUp("Sam"))).status).toBe(404);
    await database().group.update({ where: { id: group.id }, data: { deletedAt: new Date() } });
    expect((await read(group.owner)).status).toBe(404);
  });
});
