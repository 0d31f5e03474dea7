import { writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { drawingOf } from "@/app/_picture/drawingOf";
import { GamePicture, sizeOfGame } from "@/app/_picture/GamePicture";
import { GET } from "@/app/games/[id]/card.png/route";
import type { Story } from "@/lib/protocol/story";
import { drawPicture } from "@/lib/server/api/pictures/drawPicture";
import { database } from "@/lib/server/db/db";
import { type GameCard, gameCard } from "@/lib/server/highlights/gameCard";
import { withLocale } from "@/lib/server/http/locale";
import { PEER_ADDRESS } from "@/lib/server/http/peerAddress";
import { access } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { recordResult } from "@/lib/server/roster/recordResult";
import { startGame } from "@/lib/server/table/record/startGame";
import { bangs, counted, says, start } from "../engine/tableOf";
import { onRoster, testGroup } from "./group";
import { ownDataFolder } from "./ownDataFolder";
import { cookieOf, signedUp } from "./people";
import { crew, freshId, guest, recordAll, seatedTable } from "./table";

ownDataFolder();

const STORIES: readonly Story[] = [
  {
    story: "challenged",
    who: "s2",
    round: 6,
    right: false,
    claimer: "s1",
    called: "bang",
    outOfTurn: true,
    claim: { count: 12, face: 5 },
    found: 13,
  },
  { story: "called-the-wild", who: "s2", round: 6, claim: { count: 9, face: 4 } },
  { story: "swung", who: "s2", round: 3, what: "score", from: 1, to: -2 },
  { story: "once-more", who: "s2", won: false, count: 4, since: { in: "month", month: "2026-11" } },
];
const cardOf = (names: readonly string[], more: Partial<GameCard> = {}): GameCard => ({
  game: "firehouse",
  day: "2026-11-20",
  rounds: 9,
  group: "Engine 7",
  cloth: null,
  names: Object.fromEntries(names.map((name, at) => [`s${at + 1}`, name])),
  washes: true,
  finished: { winners: [], losers: ["s2"], reason: "F10", pot: 0 },
  playedOff: [],
  stories: STORIES,
  ...more,
});

/** Width and height from a PNG's header. */
const sizeIn = (file: Uint8Array) => {
  const png = Buffer.from(file);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
};

describe("the picture of a game's end", () => {
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

  test.each<[string, GameCard]>([
    ["two", cardOf(["Randy", "Pete"])],
    ["a game without highlights", cardOf(["Randy", "Pete"], { stories: [], rounds: 0, group: null })],
    ["a running game", cardOf(["Randy", "Pete"], { stories: [], finished: null })],
    ["emoji and other letters", cardOf(["李小龙", "🎲🎲"], { group: "🎲" })],
    ["names from right to left", cardOf(["محمد", "יונתן"])],
    ["long names", cardOf(["Wm".repeat(20), "Donaudampfschifffahrtskapitänin Wm"])],
    [
      "two players who wash together",
      cardOf(["Randy", "Pete"], { finished: { winners: [], losers: ["s1", "s2"], reason: "F10", pot: 0 } }),
    ],
  ])("is drawn of %s, as high as needed, without network requests", async (what, card) => {
    for (const language of ["en", "de", "es"] as const)
      await withLocale(language, async () => {
        const size = sizeOfGame(card);
        const drawn = await drawPicture(drawingOf(<GamePicture card={card} />, size));
        if (process.env.LOOK)
          writeFileSync(`${process.env.LOOK}/${what.replaceAll(" ", "-")}-${language}.png`, drawn);
        expect(sizeIn(drawn)).toEqual(size);
      });
    expect(asked).toEqual([]);
  });
});

const ASKED_AT = "192.0.2.7";
const get = async (visitor: Visitor, id: string, more: object = {}) =>
  GET(
    new Request("http://table/card.png", {
      headers: { cookie: await cookieOf(visitor), [PEER_ADDRESS]: ASKED_AT, ...more },
    }),
    { params: Promise.resolve({ id }) },
  );

test("is for visitors with access, and redrawn after a change", async () => {
  const pass = await seatedTable();
  await recordAll(pass, [
    start("s1"),
    says("s1", "9 sixes"),
    bangs("s2"),
    counted(9),
    { do: "end", losers: ["s2"] },
  ]);
  const first = await get(pass.visitor, pass.gameId);
  expect([first.status, first.headers.get("content-type"), first.headers.get("cache-control")]).toEqual([
    200,
    "image/png",
    "no-store",
  ]);
  const mark = first.headers.get("etag") ?? "";
  expect((await get(pass.visitor, pass.gameId, { "if-none-match": mark })).status).toBe(304);
  await database().seat.updateMany({ where: { gameId: pass.gameId, key: "s2" }, data: { name: "Bert" } });
  expect((await get(pass.visitor, pass.gameId, { "if-none-match": mark })).status).toBe(200);
  for (const stranger of [guest(), await signedUp("Sam")])
    expect((await get(stranger, pass.gameId, { "if-none-match": mark })).status).toBe(404);
  expect((await get(pass.visitor, "no-such-game")).status).toBe(404);
});

describe("comparisons", () => {
  test("count a group's wash in its month, and none of people who hide their stats", async () => {
    const group = await testGroup("crew");
    const [ann = ""] = await onRoster(group.pass, "Ann", "Bob");
    for (const day of ["2026-02-03", "2026-03-03", "2026-03-04"]) {
      const done = await recordResult(group.pass, { id: freshId(), game: "firehouse", losers: [ann], day });
      if (!done.ok) throw new Error(done.refusal.message);
    }
    const counts = async () =>
      Promise.all(
        (await database().game.findMany({ where: { groupId: group.id }, orderBy: { playedAt: "asc" } })).map(
          async ({ id }) =>
            (await gameCard(id)).stories.map((one) => "count" in one && [one.story, one.count]),
        ),
      );
    expect(await counts()).toEqual([[], [], [["once-more", 2]]]);
    await database().player.update({ where: { id: ann }, data: { unlistedAt: new Date() } });
    expect(await counts()).toEqual([[], [], []]);
  });

  test("count nothing for a guest game, and use its journal", async () => {
    const keeper = guest();
    const table = crew("Ann", "Bob");
    await startGame(keeper, table);
    const pass = await access(keeper, table.id, "record");
    if (!pass.ok) throw new Error(pass.refusal.code);
    await recordAll(pass.value, [start("s1"), says("s1", "9 sixes"), bangs("s2"), counted(2)]);
    expect((await gameCard(table.id)).stories).toEqual([]);
    await recordAll(pass.value, [{ do: "end", losers: ["s1"] }], 4);
    const { finished, stories } = await gameCard(table.id);
    expect([finished?.losers, stories.map(({ story, who }) => [story, who])]).toEqual([
      ["s1"],
      [["claimed", "s1"]],
    ]);
  });
});
