import { describe, expect, test } from "vitest";
import type { VisitLine, VisitPage } from "@/lib/protocol/tablePhones";
import { beginSession } from "@/lib/server/accounts/sessions";
import { database } from "@/lib/server/db/db";
import { access, type Pass } from "@/lib/server/identity/access";
import { writeVisit } from "@/lib/server/identity/grants/visits";
import { holderOf, type Visitor } from "@/lib/server/identity/visitor";
import { handOver } from "@/lib/server/seats/handOver";
import { takeSeat } from "@/lib/server/seats/takeSeat";
import { arrive } from "@/lib/server/table/grants/arrive";
import { publicHolderId } from "@/lib/server/table/grants/publicIds";
import { removePhone } from "@/lib/server/table/grants/removePhone";
import { joinByLink, resetLinks, tableLinks } from "@/lib/server/table/links/tableLink";
import { startGame } from "@/lib/server/table/record/startGame";
import { cachedCrew } from "./cachedCrew";
import { ownDataFolder } from "./ownDataFolder";
import { cookieOf, signedUp } from "./people";
import { routeAt } from "./routeAt";
import { crew, guest, seatedTable } from "./table";

const { GET: readBook } = routeAt("/api/v1/games/{game}/visits");

// A table's visits for its keepers: who, when, on which phone, and how it ended.

ownDataFolder();

const phone = (browser: string): Visitor => ({ ...guest(), browser });

async function passOf(who: Visitor, game: string, purpose: "read" | "relink" = "read"): Promise<Pass> {
  const pass = await access(who, game, purpose);
  if (!pass.ok) throw new Error(pass.refusal.message);
  return pass.value;
}

async function joinTable(who: Visitor, keeper: Pass, by: "sit" | "watch"): Promise<void> {
  await joinByLink(who, (await tableLinks(keeper))[by].slice("/join/".length));
  await arrive(await passOf(who, keeper.gameId));
}

async function read(game: string, who: Visitor, from?: string): Promise<{ status: number; body: VisitPage }> {
  const address = `http://table.local/?${from === undefined ? "" : new URLSearchParams({ from })}`;
  const request = new Request(address, { headers: { cookie: await cookieOf(who) } });
  const answer = await readBook(request, { params: Promise.resolve({ id: game }) });
  return { status: answer.status, body: await answer.json() };
}

const describeVisit = ({ by, browser, seat, ended }: VisitLine) =>
  [by, browser, seat?.name, ended?.how].filter(Boolean).join(", ");

describe("the visits of a game’s guests", () => {
  test("has an item per visit, newest first, with its end", async () => {
    const keeper = await seatedTable();
    const { gameId } = keeper;
    const [ann, bob, cy] = [phone("Firefox on Android"), phone("Safari on iOS"), phone("Chrome on Windows")];
    await joinTable(ann, keeper, "sit");
    await takeSeat(await passOf(ann, gameId), { seat: "s1" });
    await joinTable(bob, keeper, "watch");
    // Watches first, then sits down; opens the table once more.
    await joinTable(bob, keeper, "sit");
    await arrive(await passOf(bob, gameId));
    await joinTable(cy, keeper, "sit");
    await takeSeat(await passOf(cy, gameId), { seat: "s2" });
    await removePhone(await passOf(keeper.visitor, gameId, "relink"), publicHolderId(gameId, holderOf(cy)));
    await resetLinks(await passOf(keeper.visitor, gameId, "relink"));
    const dee = await signedUp("Dee");
    const session = await beginSession(
      holderOf(dee),
      { before: bob, userAgent: "Mozilla/5.0 (iPhone) Safari/605", tablesStay: false },
      "passphrase",
    );
    expect(session.deviceCookie).not.toBeNull();
    const { body } = await read(gameId, keeper.visitor);
    expect(body.visits.map(describeVisit)).toEqual([
      expect.stringMatching(/^signed-in, /),
      "links, A browser",
      "sit, Chrome on Windows, Bob, shown-out",
      "sit, Safari on iOS, signed-in",
      "watch, Safari on iOS, sat-down",
      "sit, Firefox on Android, Ann",
      expect.stringMatching(/^started/),
    ]);
    expect(body.next).toBeNull();
    // Dee is not named here: this table belongs to no group.
    expect(body.visits[0]).toMatchObject({ signedIn: true, name: null });
    for (const who of [ann, bob, cy, dee, keeper.visitor])
      expect(JSON.stringify(body)).not.toContain(holderOf(who));
  });

  test("says who became keeper", async () => {
    const keeper = await seatedTable();
    const ann = phone("Firefox on Android");
    await joinTable(ann, keeper, "sit");
    await takeSeat(await passOf(ann, keeper.gameId), { seat: "s1" });
    await handOver(await passOf(keeper.visitor, keeper.gameId, "relink"), "s1");
    const { status, body } = await read(keeper.gameId, ann);
    expect([status, body.visits.map(describeVisit)[0]]).toEqual([200, "handed, Ann"]);
    expect((await read(keeper.gameId, keeper.visitor)).status).toBe(403);
  });
});

test("shows a group's admins the group's names; each browser of a member is an item", async () => {
  const made = await cachedCrew();
  const game = { ...crew("Ann", "Bob"), group: made.id };
  await startGame(made.owner, game);
  for (const browser of ["Firefox on Android", "Chrome on Windows", "Firefox on Android"])
    await arrive(await passOf({ ...made.member, browser }, game.id));
  const { body } = await read(game.id, made.keeper);
  expect(body.visits.map((visit) => [visit.name, describeVisit(visit)])).toEqual([
    ["Mo", "group, Chrome on Windows"],
    ["Mo", "group, Firefox on Android"],
    ["Olive", expect.stringMatching(/^started/)],
  ]);
  for (const [who, status] of [
    [made.owner, 200],
    [made.member, 403],
    [made.viewer, 403],
    [made.stranger, 404],
    [guest(), 404],
  ] as const)
    expect((await read(game.id, who)).status).toBe(status);
});

describe("many visits", () => {
  test("are read a page at a time, and survive any cursor", async () => {
    const { gameId, tableId, visitor } = await seatedTable();
    for (let at = 1; at <= 60; at++)
      await writeVisit(database(), { tableId, holder: `phone-${at}`, browser: `Phone ${at}`, by: "sit" });
    const seen: string[] = [];
    for (let next: string | null = ""; next !== null; ) {
      const { body } = await read(gameId, visitor, next);
      expect(body.visits.length).toBeLessThanOrEqual(25);
      seen.push(...body.visits.map(({ browser }) => browser));
      next = body.next;
    }
    expect(seen.slice(0, 60)).toEqual(Array.from({ length: 60 }, (_, at) => `Phone ${60 - at}`));
    expect(seen).toHaveLength(61);
    for (const from of ["0", "-1", "1e9", "999999999999999999999", "' OR 1=1", "\0", "９"])
      expect((await read(gameId, visitor, from)).body.visits).toHaveLength(25);
    expect((await read(gameId, visitor, "1")).status).toBe(200);
  });

  test("drop the oldest lines, ended ones first: a spread link removes no one who is there", async () => {
    const { tableId } = await seatedTable();
    for (let at = 1; at <= 520; at++)
      await database().visit.create({
        data: {
          tableId,
          holder: `phone-${at}`,
          browser: "",
          by: "sit",
          // The first ten are still there.
          ...(at > 10 && { ended: "shown-out", endedAt: new Date() }),
        },
      });
    await writeVisit(database(), { tableId, holder: "the last", browser: "", by: "sit" });
    const left = await database().visit.findMany({ where: { tableId }, orderBy: { id: "asc" } });
    expect(left).toHaveLength(500);
    expect(left.slice(1, 11).map(({ holder }) => holder)).toEqual(
      Array.from({ length: 10 }, (_, at) => `phone-${at + 1}`),
    );
    expect(left.at(-1)?.holder).toBe("the last");
  });
});
