import { expect, test } from "vitest";
import { database } from "@/lib/server/db/db";
import { access } from "@/lib/server/identity/access";
import { holderOf, type Visitor } from "@/lib/server/identity/visitor";
import { joinByLink, tableLinks } from "@/lib/server/table/links/tableLink";
import { EntryStream } from "@/lib/server/table/live/entryStream";
import { startGame } from "@/lib/server/table/record/startGame";
import { ask, belongs, type Crew, cachedCrew, idOf, roleOf } from "./cachedCrew";
import { follow } from "./follow";
import { joinWith } from "./joining";
import { ownDataFolder } from "./ownDataFolder";
import { cookieOf } from "./people";
import { crew, guest, ROUND, recordAll, seatedTable } from "./table";

// A demoted or removed member knows old links.

ownDataFolder();

const giveRole = (made: Crew, to: Visitor, role: string) =>
  ask(made.owner, "member", "PATCH", { params: { id: made.id, account: idOf(to) }, body: { role } });
const remove = (made: Crew, by: Visitor, whom: Visitor) =>
  ask(by, "member", "DELETE", { params: { id: made.id, account: idOf(whom) } });
const accept = (who: Visitor, code: string) => ask(who, "accept", "POST", { body: { code } });

async function invited(made: Crew, role: string): Promise<string> {
  const { body } = await ask(made.owner, "invitations", "POST", {
    params: { id: made.id },
    body: { role, hours: 24, uses: 25 },
  });
  return body.path.slice("/invite/".length);
}

/** A table of the group, with the link tokens its member saw. */
async function tableOf(made: Crew) {
  const game = { ...crew("Ann", "Bob"), group: made.id };
  await startGame(made.owner, game);
  return { id: game.id, ...(await seen(made.member, game.id)) };
}

async function seen(who: Visitor, gameId: string) {
  const pass = await access(who, gameId, "share");
  if (!pass.ok) throw new Error(pass.refusal.message);
  const { sit, watch } = await tableLinks(pass.value);
  return { sit: sit.slice("/join/".length), watch: watch.slice("/join/".length) };
}

const may = async (who: Visitor, gameId: string, purpose: "read" | "record") =>
  (await access(who, gameId, purpose)).ok;

test("rejects an old invitation after a member is removed", async () => {
  const made = await cachedCrew();
  const code = await invited(made, "member");
  expect((await remove(made, made.owner, made.member)).status).toBe(200);
  expect(await accept(made.member, code)).toMatchObject({
    status: 404,
    body: { code: "no-such-invitation" },
  });
  expect(await roleOf(made.id, made.member)).toBeNull();
  expect((await accept(made.member, await invited(made, "viewer"))).status).toBe(200);
});

test("rejects an old invitation as a keeper after a demotion", async () => {
  const made = await cachedCrew();
  const [asKeeper, asMember] = [await invited(made, "keeper"), await invited(made, "member")];
  await giveRole(made, made.keeper, "member");
  // They already belong to the group with their current role.
  expect(await accept(made.keeper, asKeeper)).toMatchObject({ status: 200, body: { role: "member" } });
  expect(await roleOf(made.id, made.keeper)).toBe("member");
  expect((await accept(made.stranger, asMember)).status).toBe(200);
});

test("rejects an old table link after a member is removed", async () => {
  const made = await cachedCrew();
  const { id, sit, watch } = await tableOf(made);
  await remove(made, made.keeper, made.member);
  for (const token of [sit, watch]) {
    expect(await joinByLink(made.member, token)).toBeNull();
    expect(await joinByLink(guest(), token)).toBeNull();
  }
  expect((await joinWith(sit, { cookie: await cookieOf(made.member) })).status).toBe(404);
  expect(await may(made.member, id, "read")).toBe(false);
  // The table still has links.
  const renewed = await seen(made.owner, id);
  expect([renewed.sit, renewed.watch]).not.toEqual([sit, watch]);
  for (const token of [renewed.sit, renewed.watch])
    expect(await joinByLink(guest(), token)).toMatchObject({ id });
  expect(await seen(made.owner, id)).toEqual(renewed);
});

test("limits a demoted viewer to watching, regardless of earlier rights and links", async () => {
  const made = await cachedCrew();
  const { id, sit } = await tableOf(made);
  await belongs(made.id, made.member, null);
  await joinByLink(made.member, sit);
  await belongs(made.id, made.member, "member");
  const bystander = guest();
  await joinByLink(bystander, sit);
  await giveRole(made, made.member, "viewer");
  expect(await joinByLink(made.member, sit)).toBeNull();
  expect([await may(made.member, id, "record"), await may(made.member, id, "read")]).toEqual([false, true]);
  expect(await may(bystander, id, "record")).toBe(true);
});

test("changes nothing for others after a voluntary leave or a promotion", async () => {
  const made = await cachedCrew();
  const { sit } = await tableOf(made);
  const [code, higher] = [await invited(made, "member"), await invited(made, "keeper")];
  await giveRole(made, made.viewer, "member");
  await remove(made, made.viewer, made.viewer);
  expect(await joinByLink(guest(), sit)).not.toBeNull();
  expect((await accept(made.stranger, code)).status).toBe(200);
  expect((await accept(made.stranger, higher)).status).toBe(200);
});

test("keeps other groups' links and invitations", async () => {
  const [made, other] = [await cachedCrew(), await cachedCrew("Another")];
  const [{ sit }, code] = [await tableOf(other), await invited(other, "member")];
  await remove(made, made.owner, made.member);
  expect(await joinByLink(guest(), sit)).not.toBeNull();
  expect((await accept(made.stranger, code)).status).toBe(200);
  expect(await database().invitation.count({ where: { groupId: other.id, revokedAt: { not: null } } })).toBe(
    0,
  );
});

test("sends nothing on a stream that opens while its reader is removed", async () => {
  const pass = await seatedTable();
  await recordAll(pass, ROUND);
  // As if committed between the check and the opening.
  await database().grant.deleteMany({ where: { tableId: pass.tableId } });
  const text = await new Response(new EntryStream(pass, 0)).text();
  expect(text).toContain("event: gone");
  expect(text).not.toContain("event: entry");
});

test("admits a crowd by link, and no endless series of new phones", async () => {
  const { sit } = await tableLinks(await seatedTable());
  const token = sit.slice("/join/".length);
  const come = async (cookie = "", address = "10.1.1.1") =>
    (await joinWith(token, { cookie, address })).status;
  const known = await cookieOf(guest());
  const statuses: number[] = [];
  for (let phone = 0; phone < 125; phone++) statuses.push(await come());
  expect(statuses.indexOf(429)).toBe(120);
  expect(await come(known)).toBe(200);
  expect(await come("", "10.1.1.2")).toBe(200);
});

test("removes every TV of the group's tables", async () => {
  const made = await cachedCrew();
  const { id } = await tableOf(made);
  const { tableId } = await database().game.findUniqueOrThrow({ where: { id } });
  const screen = guest();
  const connectScreen = () =>
    database().grant.create({ data: { tableId, holder: holderOf(screen), role: "screen" } });
  await connectScreen();
  const pass = await access(screen, id, "read");
  if (!pass.ok) throw new Error(pass.refusal.message);
  const stream = await follow(pass.value);
  expect((await remove(made, made.owner, made.keeper)).status).toBe(200);
  expect(await may(screen, id, "read")).toBe(false);
  expect(await stream.last()).toBe("gone");
  await connectScreen();
  await giveRole(made, made.member, "viewer");
  expect(await may(screen, id, "read")).toBe(false);
});
