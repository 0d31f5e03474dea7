import { describe, expect, test } from "vitest";
import { database } from "@/lib/server/db/db";
import { access } from "@/lib/server/identity/access";
import { newDevice } from "@/lib/server/identity/device";
import type { Visitor } from "@/lib/server/identity/visitor";
import { takeSeat } from "@/lib/server/seats/takeSeat";
import { joinByLink, tableLinks } from "@/lib/server/table/links/tableLink";
import { startGame } from "@/lib/server/table/record/startGame";
import { Browser, PASSWORD } from "./accounts/browser";
import { ask, belongs, type Crew, cachedCrew, roleOf } from "./cachedCrew";
import { follow } from "./follow";
import { ownDataFolder } from "./ownDataFolder";
import { cookieOf } from "./people";
import { routeAt } from "./routeAt";
import { crew, freshId } from "./table";

const { POST: postEntries } = routeAt("/api/v1/games/{game}/entries");
const { GET: readLinks } = routeAt("/api/v1/games/{game}/links");
const { GET: readGame } = routeAt("/api/v1/games/{game}");

// A member whose phone held a grant before they signed in on it, and who is removed from the group.

ownDataFolder();

let names = 0;
const freshName = () => `Guest${++names}`;
const signInAs = (browser: Browser, name: string, more = {}) =>
  browser.signIn(`${name.toLowerCase()}@example.org`, PASSWORD, more);

/** A crew with a running game, and the tokens of its links. */
async function crewTable(): Promise<{ made: Crew; game: string; sit: string }> {
  const made = await cachedCrew();
  const game = { ...crew("Ann", "Bob", "Cy"), group: made.id };
  await startGame(made.owner, game);
  return { made, game: game.id, sit: await sitToken(made.owner, game.id) };
}

async function sitToken(who: Visitor, game: string): Promise<string> {
  const pass = await access(who, game, "share");
  if (!pass.ok) throw new Error(pass.refusal.message);
  return (await tableLinks(pass.value)).sit.slice("/join/".length);
}

/** A guest's phone by link, on a seat. */
async function guestPhone(game: string, token: string, seat: string | null = null): Promise<Browser> {
  const visitor: Visitor = { device: newDevice(), account: null };
  await joinByLink(visitor, token);
  const pass = await access(visitor, game, "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  if (seat !== null) await takeSeat(pass.value, { seat });
  const browser = new Browser();
  const [name = "", value = ""] = (await cookieOf(visitor)).split("=", 2);
  browser.cookies.set(name, value);
  return browser;
}

/** A phone's responses at a table, by every route. */
async function responsesOf(browser: Browser, game: string) {
  const request = (method: string, body?: object) =>
    new Request(`http://table.local/api/v1/games/${game}`, {
      method,
      headers: {
        cookie: browser.cookie,
        "content-type": "application/json",
        "user-agent": browser.userAgent,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const at = { params: Promise.resolve({ id: game }) };
  const entry = { id: freshId(), action: { do: "start-round", starter: "s1", wild: 4 }, after: 0 };
  const links = await readLinks(request("GET"), at);
  return {
    page: (await access(await browser.visitor(), game, "read")).ok,
    game: (await readGame(request("GET"), at)).status,
    tap: (await postEntries(request("POST", { entries: [entry] }), at)).status,
    links: links.status,
    seesLinks: (await links.text()).includes("/join/"),
  };
}

const OUT = { page: false, game: 404, tap: 404, links: 404, seesLinks: false };

/** A phone's open stream at a table. */
const streamOf = async (browser: Browser, game: string) => {
  const pass = await access(await browser.visitor(), game, "read");
  if (!pass.ok) throw new Error(pass.refusal.message);
  return follow(pass.value);
};

/** Makes a browser's signed-in account a member of the group. */
async function becomesMember(browser: Browser, made: Crew): Promise<string> {
  const visitor = await browser.visitor();
  await belongs(made.id, visitor, "member");
  return visitor.account?.id ?? "";
}

const remove = (made: Crew, by: Visitor, account: string) =>
  ask(by, "member", "DELETE", { params: { id: made.id, account } });
const takenSeats = (game: string) =>
  database().seat.findMany({ where: { gameId: game, heldBy: { not: null } }, select: { key: true } });

describe("a removed member who joined the table by link before signing in", () => {
  test.each([
    ["the tables came along", {}],
    ["the tables stayed the phone’s", { claim: "false" }],
  ])("loses access at once, on the open stream too: %s", async (_what, wish) => {
    const { made, game, sit } = await crewTable();
    const browser = await guestPhone(game, sit, "s2");
    const name = freshName();
    await new Browser().signUp(name);
    await signInAs(browser, name, wish);
    const account = await becomesMember(browser, made);
    expect(await responsesOf(browser, game)).toMatchObject({ page: true, game: 200, tap: 200, links: 200 });
    const stream = await streamOf(browser, game);
    expect((await remove(made, made.owner, account)).status).toBe(200);
    expect(await stream.last()).toBe("gone");
    expect(await responsesOf(browser, game)).toEqual(OUT);
    expect(await takenSeats(game)).toEqual([]);
    await browser.auth("signout");
    expect((await browser.visitor()).account).toBeNull();
    expect(await responsesOf(browser, game)).toEqual(OUT);
    // A member may let them in by the new link, as a guest.
    await joinByLink(await browser.visitor(), await sitToken(made.owner, game));
    expect(await responsesOf(browser, game)).toMatchObject({ page: true, game: 200, links: 200 });
  });

  test("loses access on a phone they signed out of before", async () => {
    const { made, game, sit } = await crewTable();
    const browser = await guestPhone(game, sit);
    const name = freshName();
    await new Browser().signUp(name);
    await signInAs(browser, name, { claim: "false" });
    const account = await becomesMember(browser, made);
    await browser.auth("signout");
    const stream = await streamOf(browser, game);
    await remove(made, made.keeper, account);
    expect(await stream.last()).toBe("gone");
    expect(await responsesOf(browser, game)).toEqual(OUT);
  });

  test("loses access on every other phone they used, even with an ended session", async () => {
    const { made, game, sit } = await crewTable();
    const name = freshName();
    await new Browser().signUp(name);
    const phones = [await guestPhone(game, sit), await guestPhone(game, sit), await guestPhone(game, sit)];
    for (const phone of phones) await signInAs(phone, name, { claim: "false" });
    const [first, second, ended] = phones as [Browser, Browser, Browser];
    const account = await becomesMember(first, made);
    await database().session.deleteMany({ where: { id: (await ended.visitor()).account?.session ?? "" } });
    const streams = [await streamOf(second, game), await streamOf(ended, game)];
    await remove(made, made.keeper, account);
    for (const stream of streams) expect(await stream.last()).toBe("gone");
    for (const phone of phones) expect(await responsesOf(phone, game)).toEqual(OUT);
  });

  test("loses access on a phone from before phones were tracked", async () => {
    const { made, game, sit } = await crewTable();
    const browser = await guestPhone(game, sit);
    const name = freshName();
    await new Browser().signUp(name);
    await signInAs(browser, name, { claim: "false" });
    const account = await becomesMember(browser, made);
    await database().accountDevice.deleteMany();
    await remove(made, made.keeper, account);
    expect(await responsesOf(browser, game)).toEqual(OUT);
    await browser.auth("signout");
    expect(await responsesOf(browser, game)).toEqual(OUT);
  });

  test("gains no access by signing in later on the phone that joined by link", async () => {
    const { made, game, sit } = await crewTable();
    const [browser, other] = [await guestPhone(game, sit), new Browser()];
    const name = freshName();
    await other.signUp(name);
    const account = await becomesMember(other, made);
    await remove(made, made.keeper, account);
    await signInAs(browser, name);
    expect(await responsesOf(browser, game)).toEqual(OUT);
    await browser.auth("signout");
    expect(await responsesOf(browser, game)).toEqual(OUT);
  });

  test("loses access on a phone with a new device id since its tables moved along", async () => {
    const { made, game, sit } = await crewTable();
    const browser = await guestPhone(game, sit);
    const name = freshName();
    await new Browser().signUp(name);
    await signInAs(browser, name);
    await browser.auth("signout");
    await joinByLink(await browser.visitor(), sit);
    expect(await responsesOf(browser, game)).toMatchObject({ game: 200 });
    await signInAs(browser, name, { claim: "false" });
    const account = await becomesMember(browser, made);
    await remove(made, made.keeper, account);
    await browser.auth("signout");
    expect(await responsesOf(browser, game)).toEqual(OUT);
  });

  test("is treated the same after leaving; a new viewer keeps only reading", async () => {
    for (const leaves of [true, false]) {
      const { made, game, sit } = await crewTable();
      const browser = await guestPhone(game, sit, "s1");
      const name = freshName();
      await new Browser().signUp(name);
      await signInAs(browser, name, { claim: "false" });
      const account = await becomesMember(browser, made);
      if (leaves) await remove(made, await browser.visitor(), account);
      else
        await ask(made.owner, "member", "PATCH", {
          params: { id: made.id, account },
          body: { role: "viewer" },
        });
      expect(await responsesOf(browser, game)).toMatchObject({
        page: !leaves,
        tap: leaves ? 404 : 403,
        seesLinks: false,
      });
      expect(await takenSeats(game)).toEqual([]);
      await browser.auth("signout");
      expect(await responsesOf(browser, game)).toEqual(OUT);
    }
  });

  describe("on a phone that never signed in", () => {
    /** A member who is Bob on the roster, and a phone that came by link. */
    async function asBob() {
      const made = await cachedCrew();
      const account = made.member.account?.id ?? "";
      const rows = ["Ann", "Bob", "Cy"].map((name) => ({
        id: freshId(),
        groupId: made.id,
        name,
        colour: "moss",
      }));
      await database().player.createMany({
        data: rows.map((row) => ({ ...row, accountId: row.name === "Bob" ? account : null })),
      });
      const game = { ...crew("Ann", "Bob", "Cy"), group: made.id };
      await startGame(made.owner, game);
      const sit = await sitToken(made.owner, game.id);
      return { made, account, game: game.id, sit, out: () => remove(made, made.owner, account) };
    }
    const seatPass = async (phone: Browser, game: string, seat: string | null) => {
      const pass = await access(await phone.visitor(), game, "record");
      if (pass.ok) await takeSeat(pass.value, { seat });
    };

    test("loses access as their seat, at once", async () => {
      const { game, sit, out } = await asBob();
      const phone = await guestPhone(game, sit, "s2");
      const stream = await streamOf(phone, game);
      expect((await out()).status).toBe(200);
      expect(await stream.last()).toBe("gone");
      expect(await responsesOf(phone, game)).toEqual(OUT);
    });

    test.each([
      ["stood up", null],
      ["took another seat", "s3"],
    ])("loses access if it sat as them and %s since", async (_what, seat) => {
      const { game, sit, out } = await asBob();
      const phone = await guestPhone(game, sit, "s2");
      await seatPass(phone, game, seat);
      await out();
      expect(await responsesOf(phone, game)).toEqual(OUT);
    });

    test("loses access if it sat as them in an earlier game, under a merged entry", async () => {
      const { made, game, sit, out } = await asBob();
      const phone = await guestPhone(game, sit, "s3");
      await database().player.updateMany({
        where: { groupId: made.id, name: "Cy" },
        data: {
          mergedInto: (await database().player.findFirstOrThrow({ where: { groupId: made.id, name: "Bob" } }))
            .id,
        },
      });
      const next = { ...crew("Ann", "Bob"), after: game };
      await startGame(made.owner, next);
      await out();
      expect(await responsesOf(phone, game)).toEqual(OUT);
    });

    test("keeps access if it sat as another, or belongs to a member who sat in for them", async () => {
      const { made, game, sit, out } = await asBob();
      const other = await guestPhone(game, sit, "s3");
      const borrowed = new Browser();
      await borrowed.signUp(freshName());
      await becomesMember(borrowed, made);
      await seatPass(borrowed, game, "s2");
      await out();
      for (const phone of [other, borrowed])
        expect(await responsesOf(phone, game)).toMatchObject({ page: true, game: 200 });
    });
  });

  test("leaves other guests, and other tables, unchanged", async () => {
    const [{ made, game, sit }, other] = [await crewTable(), await crewTable()];
    const [browser, guest] = [await guestPhone(game, sit), await guestPhone(game, sit, "s3")];
    await joinByLink(await browser.visitor(), other.sit);
    const name = freshName();
    await new Browser().signUp(name);
    await signInAs(browser, name);
    const account = await becomesMember(browser, made);
    const stays = await streamOf(guest, game);
    await remove(made, made.keeper, account);
    expect(await responsesOf(guest, game)).toMatchObject({ game: 200, tap: 200 });
    expect(await stays.entries(1)).toHaveLength(1);
    await stays.leave();
    expect(await responsesOf(browser, other.game)).toMatchObject({ game: 200, tap: 200 });
    expect(await roleOf(made.id, made.member)).toBe("member");
  });
});
