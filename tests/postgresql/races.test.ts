import { Piscina } from "piscina";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { database } from "@/lib/server/db/db";
import { invite } from "@/lib/server/groups/invitations";
import { accessTable } from "@/lib/server/identity/access";
import type { Device } from "@/lib/server/identity/device";
import type { Visitor } from "@/lib/server/identity/visitor";
import { joinByLink, tableLinks } from "@/lib/server/table/links/tableLink";
import { newScreenCode } from "@/lib/server/table/screens/screenCodes";
import { start } from "../engine/tableOf";
import { bundleFor } from "../server/bundles";
import { passOf, testGroup } from "../server/group";
import { ownDataFolder } from "../server/ownDataFolder";
import { signedUp } from "../server/people";
import { entriesOf, guest, seatedTable, tableOf } from "../server/table";
import type { Orders } from "./racer";

ownDataFolder();

const RACERS = 3;
const ROUNDS = 12;

let racers: Piscina | undefined;
beforeAll(async () => {
  if (inject("postgresTemplate") === null) return;
  racers = new Piscina({
    filename: bundleFor("racer"),
    env: { ...process.env, NODE_ENV: "test" },
    minThreads: RACERS,
    maxThreads: RACERS,
    concurrentTasksPerWorker: 10,
  });
}, 60_000);
afterAll(() => racers?.destroy());

/** Runs an order on several instances at once. Returns the number of each result. */
async function race<Order extends keyof Orders>(
  order: Order,
  all: readonly Parameters<Orders[Order]>[],
): Promise<Readonly<Record<string, number>>> {
  const answers = await Promise.all(
    all.map((passed): Promise<string> => racers?.run([order, passed]) as Promise<string>),
  );
  const counted: Record<string, number> = {};
  for (const answer of answers) counted[answer] = (counted[answer] ?? 0) + 1;
  return counted;
}

const some = <Made>(count: number, make: (at: number) => Made): Made[] =>
  Array.from({ length: count }, (_, at) => make(at));

const idOf = ({ account }: Visitor): string => account?.id ?? "";

test("makes one of several sign-ups with the owner’s code the server owner", async () => {
  await database().installation.create({ data: { signUp: "closed" } });
  expect(
    await race(
      "signUp",
      some(6, (at) => [`first${at}`]),
    ),
  ).toEqual({ done: 1, "code-not-valid": 5 });
  const { ownerId } = await database().installation.findUniqueOrThrow({ where: { id: 1 } });
  expect(await database().account.findMany({ select: { id: true } })).toEqual([{ id: ownerId }]);
}, 60_000);

test("keeps one owner when two leave at once", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id, owner } = await testGroup();
    const other = await signedUp("Otto");
    await database().membership.create({ data: { groupId: id, accountId: idOf(other), role: "owner" } });
    expect(
      await race("leave", [
        [owner, id],
        [other, id],
      ]),
    ).toEqual({ done: 1, "last-owner": 1 });
    expect(await database().membership.count({ where: { groupId: id, role: "owner" } })).toBe(1);
  }
}, 60_000);

test("uses an invitation's last use once", async () => {
  const group = await testGroup();
  const comers = await Promise.all(some(6, (at) => signedUp(`Comer${at}`)));
  for (let round = 0; round < ROUNDS / 2; round++) {
    const made = await invite(await passOf(group.owner, group.id), { role: "member", hours: 1, uses: 1 });
    if (!made.ok) throw new Error(made.refusal.message);
    const code = made.value.path.slice("/invite/".length);
    const answers = await race(
      "accept",
      comers.map((who) => [who, code]),
    );
    expect(answers).toEqual({ done: 1, "no-such-invitation": 5 });
    expect(
      await database().invitation.findUniqueOrThrow({ where: { id: made.value.invitation.id } }),
    ).toMatchObject({ uses: 1 });
    await database().membership.deleteMany({ where: { accountId: { in: comers.map(idOf) } } });
    await database().player.updateMany({
      where: { groupId: group.id },
      data: { accountId: null, retiredAt: new Date() },
    });
  }
}, 60_000);

test("keeps one phone per seat, and one seat per phone", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const pass = await seatedTable();
    const table = await accessTable(pass.visitor, await tableOf(pass.gameId), "share");
    if (!table.ok) throw new Error(table.refusal.message);
    const { sit } = await tableLinks(table.value);
    const phones = some(6, guest);
    for (const phone of phones) await joinByLink(phone, sit.slice("/join/".length));
    expect(
      await race(
        "sit",
        phones.map((phone) => [phone, pass.gameId, "s1"]),
      ),
    ).toEqual({ done: 1, "seat-taken": 5 });
    const [one] = phones as [Visitor];
    await race(
      "sit",
      ["s1", "s2", "s3"].map((seat) => [one, pass.gameId, seat]),
    );
    expect(
      await database().seat.count({ where: { gameId: pass.gameId, heldBy: one.device?.id ?? "" } }),
    ).toBeLessThanOrEqual(1);
  }
}, 60_000);

test("limits a group to thirty tables with different names", async () => {
  const { id, owner } = await testGroup();
  const named = (at: number): [Visitor, string, string] => [owner, id, `Bay ${at}`];
  for (let at = 0; at < 28; at++) await race("addTable", [named(at)]);
  expect(
    await race(
      "addTable",
      some(4, () => named(28)),
    ),
  ).toEqual({ done: 1, "table-taken": 3 });
  expect(
    await race(
      "addTable",
      some(6, (at) => named(29 + at)),
    ),
  ).toEqual({ done: 1, "tables-full": 5 });
  expect(await database().table.count({ where: { groupId: id } })).toBe(30);
}, 60_000);

test("records one of several entries that answer the same one", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { visitor, gameId } = await seatedTable();
    const taps = some(6, () => entriesOf([start("s1", 4)]));
    const answers = await race(
      "record",
      taps.map((entries) => [visitor, gameId, entries]),
    );
    expect(answers).toEqual({ done: 1, stale: 5 });
    expect(await database().entry.count({ where: { gameId } })).toBe(1);
  }
}, 60_000);

test("does not block entries of unrelated tables", async () => {
  const passes = await Promise.all(some(24, () => seatedTable()));
  const answers = await race(
    "record",
    passes.map(({ visitor, gameId }) => [visitor, gameId, entriesOf([start("s1", 4)])]),
  );
  expect(answers).toEqual({ done: 24 });
}, 60_000);

test("assigns a TV's code to one table", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const tables = await Promise.all(some(6, () => seatedTable()));
    const screen = guest();
    const code = await newScreenCode(screen.device as Device, "A browser");
    expect(
      await race(
        "giveScreen",
        await Promise.all(
          tables.map(
            async ({ visitor, gameId }): Promise<[Visitor, string, string]> => [
              visitor,
              await tableOf(gameId),
              code ?? "",
            ],
          ),
        ),
      ),
    ).toEqual({ done: 1, "no-such-screen": 5 });
    expect(await database().grant.count({ where: { holder: screen.device?.id ?? "" } })).toBe(1);
    expect(await database().screenCode.count()).toBe(0);
  }
}, 60_000);

test("admits five of many simultaneous guesses", async () => {
  for (let round = 0; round < ROUNDS; round++)
    expect(
      await race(
        "try",
        some(60, () => ["sign-in", `mailbox ${round}`]),
      ),
    ).toEqual({ done: 5, "too-many": 55 });
}, 60_000);
