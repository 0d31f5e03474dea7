import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { drawingOf } from "@/app/_picture/drawingOf";
import { type DrawnNight, NightPicture, sizeOfNight } from "@/app/_picture/NightPicture";
import { GET } from "@/app/groups/[id]/nights/[night]/picture.png/route";
import { GET as getPoster } from "@/app/groups/[id]/year/[year]/poster.svg/route";
import { PLAIN_CLOTH } from "@/lib/protocol/cloth";
import type { PlannedOwed } from "@/lib/protocol/ledger";
import type { NamedPerson } from "@/lib/protocol/nightResult";
import { drawPicture } from "@/lib/server/api/pictures/drawPicture";
import { withLocale } from "@/lib/server/http/locale";
import { PEER_ADDRESS } from "@/lib/server/http/peerAddress";
import type { Visitor } from "@/lib/server/identity/visitor";
import { beginNight, setBuyIn } from "@/lib/server/roster/nights";
import { onRoster, testGroup } from "./group";
import { ownDataFolder } from "./ownDataFolder";
import { cookieOf, signedUp } from "./people";
import { guest } from "./table";

ownDataFolder();

const person = (name: string, at: number): NamedPerson => ({
  party: `p${at}`,
  name,
  games: 4,
  wins: 1,
  washes: 2,
  drinks: 3,
  drink: "shot of something very local",
  chips: { in: 40, out: 30 + at },
  back: 0,
  money: { in: 1_000_000_000, out: 0 },
  rounds: { in: 480, out: 2400 },
  total: at % 2 === 0 ? null : -123_456_789,
  left: at === 0,
});
const debt = (from: string, to: string, at: number): PlannedOwed => ({
  ...{ from, fromName: from, to, toName: to, amount: 10 ** (at % 7) },
  maySettle: false,
  since: [],
  paid: at % 3 === 0 ? { line: "paid", day: "2026-11-20", byName: "Ann" } : null,
  link: null,
});
const nightOf = (names: readonly string[]): DrawnNight => ({
  group: "The Anchor",
  cloth: PLAIN_CLOTH,
  night: { name: "Bar night", day: "2026-11-20", unit: "EUR", chipValue: null, endedAt: null, washes: true },
  result: {
    people: names.map(person),
    bank: -3,
    pot: 5,
    stranded: [],
    money: 1,
    inPlay: [],
  },
  open: ["EUR", null].map((unit) => ({
    ...{ unit, changes: [], balances: [], from: [] },
    payments: names.flatMap((name, at) =>
      (at % 2 === 0) === (unit === null) ? [debt(name, names[(at + 1) % names.length] ?? name, at)] : [],
    ),
  })),
});

/** Width and height from a PNG's header. */
const sizeIn = (file: Uint8Array) => {
  const png = Buffer.from(file);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
};

describe("the picture of a night", () => {
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    const real = globalThis.fetch;
    vi.stubGlobal("fetch", (from: string | URL | Request) => {
      if (String(from).startsWith("data:")) return real(from);
      asked.push(String(from));
      return Promise.reject(new Error("there is no network"));
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  test.each([
    ["nobody", []],
    ["two", ["Ann", "Bob"]],
    ["names that no font can write", ["李小龙", "🎲🎲", "Ольга", "→−✓"]],
    ["twelve with long names", Array.from({ length: 12 }, (_, at) => `${at} ${"Wm".repeat(18)}`)],
    ["thirty", Array.from({ length: 30 }, (_, at) => `Player ${at}`)],
  ])("is drawn of %s, as high as needed, without network requests", async (_, names) => {
    const drawn = nightOf(names);
    await withLocale("de", async () => {
      const size = sizeOfNight(drawn);
      expect(sizeIn(await drawPicture(drawingOf(<NightPicture drawn={drawn} />, size)))).toEqual({
        width: size.width,
        height: Math.round(size.height),
      });
    });
    expect(asked).toEqual([]);
  });
});

describe("over HTTP", () => {
  const get = async (visitor: Visitor, id: string, night: string, more: object = {}) =>
    GET(
      new Request("http://table/picture.png", {
        headers: { cookie: await cookieOf(visitor), [PEER_ADDRESS]: "192.0.2.7", ...more },
      }),
      { params: Promise.resolve({ id, night }) },
    );

  test("is for members, uncached, and redrawn after a change", async () => {
    const group = await testGroup();
    const [ann = ""] = await onRoster(group.pass, "Ann");
    const begun = await beginNight(group.pass, { buy_in: 5 });
    const night = begun.ok ? begun.value.id : "";
    await setBuyIn(group.pass, night, { player: ann, times: 2 });
    const first = await get(group.viewer, group.id, night);
    expect([first.status, first.headers.get("content-type"), first.headers.get("cache-control")]).toEqual([
      200,
      "image/png",
      "no-store",
    ]);
    expect(sizeIn(new Uint8Array(await first.arrayBuffer())).width).toBe(1080);
    const mark = first.headers.get("etag") ?? "";
    expect((await get(group.viewer, group.id, night, { "if-none-match": mark })).status).toBe(304);
    await setBuyIn(group.pass, night, { player: ann, times: 3 });
    expect((await get(group.viewer, group.id, night, { "if-none-match": mark })).status).toBe(200);

    expect((await get(guest(), group.id, night)).status).toBe(401);
    expect((await get(await signedUp("Sam"), group.id, night)).status).toBe(404);
    const elsewhere = await testGroup();
    expect((await get(elsewhere.owner, elsewhere.id, night)).status).toBe(404);
    expect((await get(elsewhere.owner, group.id, night, { "if-none-match": mark })).status).toBe(404);
  });

  test("sends the year’s poster to members, uncached", async () => {
    const group = await testGroup("crew");
    const poster = async (visitor: Visitor) =>
      getPoster(
        new Request("http://table/poster.svg", {
          headers: { cookie: await cookieOf(visitor), [PEER_ADDRESS]: "192.0.2.7" },
        }),
        { params: Promise.resolve({ id: group.id, year: "2026" }) },
      );
    const { status, headers } = await poster(group.viewer);
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect((await poster(await signedUp("Sam"))).status).toBe(404);
  });
});
