import { describe, expect, test, vi } from "vitest";
import type { Face } from "@/lib/engine";
import type { TypedCups } from "@/lib/protocol/typedCups";
import { database } from "@/lib/server/db/db";
import { access, type Pass } from "@/lib/server/identity/access";
import { holderOf, type Visitor } from "@/lib/server/identity/visitor";
import { takeSeat } from "@/lib/server/seats/takeSeat";
import { publicHolderId } from "@/lib/server/table/grants/publicIds";
import { removePhone } from "@/lib/server/table/grants/removePhone";
import { joinByLink, tableLinks } from "@/lib/server/table/links/tableLink";
import { handleClusterEvent } from "@/lib/server/table/live/handleClusterEvent";
import { purgeTables } from "@/lib/server/table/purge";
import { record } from "@/lib/server/table/record/record";
import { typeCups } from "@/lib/server/table/reveal/typeCups";
import { bangs, says, start } from "../../engine/tableOf";
import { follow } from "../follow";
import { queriesTakeTurns } from "../inTurns";
import { ownDataFolder } from "../ownDataFolder";
import { cookieOf } from "../people";
import { routeAt } from "../routeAt";
import { entriesOf, freshId, guest, ROUND, recordAll, seatedTable } from "../table";

ownDataFolder();
queriesTakeTurns();

const REVEAL = ROUND.at(-1) as (typeof ROUND)[number];

/** A table of three with five dice each, where 9 sixes were banged. */
async function banged(): Promise<{ readonly keeper: Pass; readonly began: string }> {
  const keeper = await seatedTable();
  const [first] = await recordAll(keeper, ROUND.slice(0, 3));
  return { keeper, began: first?.id ?? "" };
}

/** Another phone at the table, seated. */
async function phoneOf(keeper: Pass, seat: string | null, visitor: Visitor = guest()): Promise<Pass> {
  const { sit } = await tableLinks(keeper);
  await joinByLink(visitor, sit.slice(sit.lastIndexOf("/") + 1));
  const pass = await access(visitor, keeper.gameId, "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  if (seat) await takeSeat(pass.value, { seat });
  return pass.value;
}

type Dice = readonly Face[];

/** Enters dice on a phone; its page keeps its id. */
const type = (pass: Pass, began: string, cups: Readonly<Record<string, Dice>>, phone = "page-of-one-phone") =>
  typeCups(pass, {
    began,
    phone,
    cups: Object.entries(cups).map(([cup, dice]) => ({ cup, dice })),
  });

const readingTexts = (typed: TypedCups | null | undefined) =>
  typed?.readings.map(({ cup, dice, seat }) => `${cup} ${dice.join("")} ${seat}`);

describe("cup entries", () => {
  test("reach all phones with their seat, and the phone with the last die gets the request to settle", async () => {
    const { keeper, began } = await banged();
    const bob = await phoneOf(keeper, "s2");
    expect(await type(keeper, began, { s1: [6, 6] })).toMatchObject({ ok: true, value: { last: false } });
    await type(bob, began, { s2: [4, 1, 2, 3, 5] });
    await type(keeper, began, { s1: [6, 6, 1, 2, 3], s3: [4, 2, 2, 3] });
    const done = await type(bob, began, { s3: [4, 2, 2, 3, 5] });
    expect(done.ok && readingTexts(done.value.typed)).toEqual([
      "s2 41235 s2",
      "s1 66123 null",
      "s3 4223 null",
      "s3 42235 s2",
    ]);
    expect(done).toMatchObject({ value: { last: true } });
    // A lost response is repeated for the same phone; not for another with the same dice.
    expect(await type(bob, began, { s3: [4, 2, 2, 3, 5] })).toMatchObject({ value: { last: true } });
    expect(await type(keeper, began, { s3: [4, 2, 2, 3, 5] })).toMatchObject({ value: { last: false } });
  });

  test("are not complete while a reading conflicts; a decision removes the other reading", async () => {
    const { keeper, began } = await banged();
    const bob = await phoneOf(keeper, "s2");
    await type(keeper, began, { s1: [6, 6, 1, 2, 3], s2: [4, 1, 2, 3, 6] });
    await type(bob, began, { s2: [4, 1, 2, 3, 5] });
    expect(await type(bob, began, { s3: [4, 2, 2, 3, 5] })).toMatchObject({ value: { last: false } });
    const decided = await typeCups(keeper, {
      began,
      phone: "page-of-one-phone",
      cups: [{ cup: "s2", dice: [5, 4, 3, 2, 1], instead: [[1, 2, 3, 4, 6]] }],
    });
    expect(decided).toMatchObject({ value: { last: true } });
    expect(decided.ok && readingTexts(decided.value.typed)).toContain("s2 41235 s2");
  });

  test("keep a reading that changed since it was seen", async () => {
    const { keeper, began } = await banged();
    const bob = await phoneOf(keeper, "s2");
    await type(bob, began, { s2: [4, 4] });
    const done = await typeCups(keeper, {
      began,
      phone: "page-of-one-phone",
      cups: [{ cup: "s2", dice: [1, 2], instead: [[4]] }],
    });
    expect(done.ok && readingTexts(done.value.typed)).toEqual(["s2 44 s2", "s2 12 null"]);
  });

  test("are separate for two pages of one phone, and an undone die removes the reading", async () => {
    const { keeper, began } = await banged();
    await type(keeper, began, { s1: [6] });
    await type(keeper, began, { s1: [2] }, "another-page-of-it");
    const done = await type(keeper, began, { s1: [] });
    expect(done.ok && readingTexts(done.value.typed)).toEqual(["s1 2 null"]);
    const none = await type(keeper, began, { s1: [] }, "another-page-of-it");
    expect(none).toMatchObject({ value: { typed: { readings: [] } } });
    const versions = [done, none].map((one) => (one.ok ? one.value.typed?.version : null));
    expect(versions[1]).toBeGreaterThan(versions[0] ?? Number.POSITIVE_INFINITY);
  });

  test("stay after an undo of the verdict, and end with the next round's first die", async () => {
    const { keeper, began } = await banged();
    await type(keeper, began, { s1: [6, 6, 1, 2, 3] });
    const [settled] = await recordAll(keeper, [REVEAL], 3);
    expect(await type(keeper, began, { s1: [6] })).toMatchObject({ value: { kept: false } });
    const undone = await record(keeper, [
      { id: freshId(), action: null, after: 4, replaces: [settled?.seq ?? 0] },
    ]);
    expect(undone.ok).toBe(true);
    const again = await type(keeper, began, { s2: [4] });
    expect(again.ok && readingTexts(again.value.typed)).toEqual(["s1 66123 null", "s2 4 null"]);

    await recordAll(keeper, [REVEAL], 5);
    const [next] = await recordAll(keeper, [start("s3", 2), says("s3", "9 sixes"), bangs("s2")], 6);
    const fresh = await type(keeper, next?.id ?? "", { s3: [1] });
    expect(fresh.ok && readingTexts(fresh.value.typed)).toEqual(["s3 1 null"]);
  });

  test("are sent on the stream at once and on changes, from this process or another", async () => {
    const { keeper, began } = await banged();
    await type(keeper, began, { s1: [6] });
    const phone = await follow(keeper);
    const next = async () => {
      for (;;) {
        const event = await phone.next();
        if (event?.event === "cups") return readingTexts(JSON.parse(event.data as string));
      }
    };
    expect(await next()).toEqual(["s1 6 null"]);
    await type(keeper, began, { s1: [6, 5] });
    expect(await next()).toEqual(["s1 65 null"]);
    await database().typedCup.updateMany({ data: { dice: "654" } });
    await handleClusterEvent({ of: "cups", game: keeper.gameId });
    expect(await next()).toEqual(["s1 654 null"]);
    await phone.leave();
  });

  test("reveal no phone's identity: not its account or device, nor its page's id", async () => {
    const { keeper, began } = await banged();
    const done = await type(keeper, began, { s1: [6] });
    const text = JSON.stringify(done);
    expect(text).not.toContain(holderOf(keeper.visitor));
    expect(text).not.toContain("page-of-one-phone");
  });

  test("are removed with a removed phone, and the others are notified", async () => {
    const { keeper, began } = await banged();
    const bob = await phoneOf(keeper, "s2");
    await type(keeper, began, { s1: [6] });
    const last = await type(bob, began, { s1: [2] });
    const phone = await follow(keeper);
    const keeps = await access(keeper.visitor, keeper.gameId, "relink");
    if (!keeps.ok) throw new Error(keeps.refusal.message);
    await removePhone(keeps.value, publicHolderId(keeper.tableId, holderOf(bob.visitor)));
    await vi.waitFor(async () => {
      const event = await phone.next();
      const typed: TypedCups | null = event?.event === "cups" ? JSON.parse(event.data as string) : null;
      expect(readingTexts(typed)).toEqual(["s1 6 null"]);
      // This identifies the newer of two.
      expect(typed?.version).toBeGreaterThan((last.ok && last.value.typed?.version) || 0);
    }, 20_000);
    await phone.leave();
  });

  test("are deleted with their table", async () => {
    const { keeper, began } = await banged();
    await type(keeper, began, { s1: [6] });
    await purgeTables(database(), { id: keeper.tableId });
    expect(await database().typedCup.count({ where: { gameId: keeper.gameId } })).toBe(0);
  });
});

describe("refused cup entries, with nothing stored", () => {
  const countStored = (gameId: string) => database().typedCup.count({ where: { gameId } });

  test("include another round's cups, cups that stay down, and too many dice", async () => {
    const { keeper, began } = await banged();
    const code = async (of: string, cups: Readonly<Record<string, Dice>>) => {
      const done = await type(keeper, of, cups);
      return done.ok ? done.value.kept : done.refusal.code;
    };
    expect(await code("no-such-entry", { s1: [6] })).toBe(false);
    expect(await code(began, { s9: [6] })).toBe("no-such-cup");
    expect(await code(began, { "": [6] })).toBe("no-such-cup");
    expect(await code(began, { s1: [6], s2: [1, 2, 3, 4, 5, 6] })).toBe("no-such-cup");
    expect(await countStored(keeper.gameId)).toBe(0);
  });

  test("include anything while no dice are awaited", async () => {
    const keeper = await seatedTable();
    const [first] = await recordAll(keeper, ROUND.slice(0, 2));
    expect(await type(keeper, first?.id ?? "", { s1: [6] })).toMatchObject({ value: { kept: false } });
    expect(await countStored(keeper.gameId)).toBe(0);
  });

  test("include watchers, strangers, and removed players", async () => {
    const { keeper, began } = await banged();
    const watcher = guest();
    const { watch } = await tableLinks(keeper);
    await joinByLink(watcher, watch.slice(watch.lastIndexOf("/") + 1));
    const bob = await phoneOf(keeper, null);
    await database().grant.deleteMany({ where: { holder: holderOf(bob.visitor) } });
    const as = (visitor: Visitor) => type({ ...keeper, visitor } as Pass, began, { s1: [6] });
    expect(await as(watcher)).toMatchObject({ refusal: { code: "only-watching" } });
    expect(await as(guest())).toMatchObject({ refusal: { code: "no-such-table" } });
    expect(await as(bob.visitor)).toMatchObject({ refusal: { code: "no-such-table" } });
    expect(await countStored(keeper.gameId)).toBe(0);
  });

  test("include too many pages of one phone, and other people's cups", async () => {
    const { keeper, began } = await banged();
    const [flooding, other] = [await phoneOf(keeper, null), await phoneOf(keeper, "s2")];
    const cups = { s1: [6], s2: [6], s3: [6] } as const;
    let accepted = 0;
    for (let page = 0; page < 70; page++)
      if ((await type(flooding, began, cups, `page-number-${page}`)).ok) accepted++;
    expect(accepted).toBe(33);
    expect(await type(flooding, began, { s1: [6, 6] }, "page-number-0")).toMatchObject({ ok: true });
    for (const pass of [keeper, other]) expect(await type(pass, began, cups)).toMatchObject({ ok: true });
  });

  test("include another format", async () => {
    const { keeper, began } = await banged();
    const { PUT } = routeAt("/api/v1/games/{game}/cups");
    const cookie = await cookieOf(keeper.visitor);
    const sent = { began, phone: "page-of-one-phone", cups: [{ cup: "s1", dice: [6] }] };
    const status = async (body: unknown) => {
      const request = new Request(`http://table/api/v1/games/${keeper.gameId}/cups`, {
        method: "PUT",
        headers: { cookie, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return (await PUT(request, { params: Promise.resolve({ game: keeper.gameId }) })).status;
    };
    expect(await status(sent)).toBe(200);
    for (const wrong of [
      { ...sent, phone: "<b>" },
      { ...sent, phone: undefined },
      { ...sent, began: 7 },
      { ...sent, more: 1 },
      { ...sent, cups: {} },
      { ...sent, cups: [{ cup: "constructor", dice: [6] }] },
      { ...sent, cups: [{ cup: "s1", dice: [7] }] },
      { ...sent, cups: [{ cup: "s1", dice: [null] }] },
      { ...sent, cups: [{ cup: "s1", dice: "666" }] },
      { ...sent, cups: [{ cup: "s1", dice: Array(201).fill(6) }] },
      { ...sent, cups: Array(101).fill({ cup: "s1", dice: [6] }) },
      { ...sent, cups: [{ cup: "s1", dice: [6], instead: [7] }] },
    ])
      expect(await status(wrong), JSON.stringify(wrong).slice(0, 90)).toBe(422);
    expect(await countStored(keeper.gameId)).toBe(1);
  });
});

test("stores simultaneous entries and cups, and reports entries after the verdict", async () => {
  const { keeper, began } = await banged();
  const phones = await Promise.all(["s2", "s3"].map((seat) => phoneOf(keeper, seat)));
  const [done, ...typed] = await Promise.all([
    record(keeper, entriesOf([REVEAL], 3)),
    ...phones.map((phone, at) => type(phone, began, { [`s${at + 2}`]: [1, 2] })),
  ]);
  expect(done).toMatchObject({ ok: true });
  for (const one of typed) expect(one.ok, JSON.stringify(one)).toBe(true);
  const rows = await database().typedCup.findMany({ where: { gameId: keeper.gameId } });
  expect(rows.length).toBe(typed.filter((one) => one.ok && one.value.kept).length);
});
