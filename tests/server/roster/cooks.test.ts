import { beforeEach, describe, expect, test } from "vitest";
import { groupFacts } from "@/app/_start/groupFact";
import { newLine } from "@/lib/protocol/ledgerSchemas";
import { PRESET_ROTATIONS } from "@/lib/protocol/rotation";
import { database } from "@/lib/server/db/db";
import { cookTimes } from "@/lib/server/figures/cookTimes";
import { countedContext } from "@/lib/server/figures/groupFigures";
import { idleTvData } from "@/lib/server/figures/idleTvData";
import { seasonsDue } from "@/lib/server/figures/shiftsDue";
import { yearPoster } from "@/lib/server/figures/yearPoster";
import { groupTable } from "@/lib/server/groups/archive/groupTables";
import { importGroup } from "@/lib/server/groups/archive/importGroup";
import { groupArchive } from "@/lib/server/groups/archive/writeArchive";
import { changeGroup } from "@/lib/server/groups/group";
import { groupsOf } from "@/lib/server/groups/ownGroups";
import { review } from "@/lib/server/highlights/review";
import { PEER_ADDRESS } from "@/lib/server/http/peerAddress";
import { accessAccount, accessGroup } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { followFeed } from "@/lib/server/publicLinks/followFeed";
import { followPublic } from "@/lib/server/publicLinks/followPublic";
import { makePublicLink } from "@/lib/server/publicLinks/publicLinks";
import { gamesOfDays } from "@/lib/server/roster/calendarGames";
import { addSeason } from "@/lib/server/roster/changeSeasons";
import { groupContext } from "@/lib/server/roster/groupContext";
import { addLedgerEntry, cancelLedgerEntry } from "@/lib/server/roster/ledger/addEntry";
import { cooksOf } from "@/lib/server/roster/ledger/cookedMeals";
import { dishes } from "@/lib/server/roster/ledger/dishes";
import { listLedgerEntries } from "@/lib/server/roster/ledger/listLedgerEntries";
import { mergePlayers } from "@/lib/server/roster/mergePlayers";
import { setShift } from "@/lib/server/roster/onDuty";
import { changePlayer } from "@/lib/server/roster/players";
import { recordResult } from "@/lib/server/roster/recordResult";
import { dayOf, daysAfter, noonOf } from "@/lib/views/dayOf";
import { dishCalendar } from "@/lib/views/dishCalendar";
import { dutyDay } from "@/lib/views/rotation";
import { onRoster, passOf, type TestGroup, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { freshId } from "../table";
import { allCounted } from "../tally";

// Who cooked, beside who washed.

ownDataFolder();

const ZONE = "Europe/Berlin";
const CREWS = {
  A: ["Abbott", "Baker", "Cruz"],
  B: ["Diaz", "Evans", "Frost"],
  C: ["Grady", "Hale", "Ito"],
} as const;
type Shift = keyof typeof CREWS;
const NAMES = Object.values(CREWS).flat() as readonly string[];

let group: TestGroup;
let shifts: Record<string, string>;
let ids: readonly string[];
let first: string;
let today: string;
const id = (name: string) => ids[NAMES.indexOf(name)] ?? "";
const dayAt = (at: number) => daysAfter(first, at);

beforeEach(async () => {
  group = await testGroup("crew");
  shifts = {};
  for (const name of Object.keys(CREWS)) {
    const added = await addSeason(group.pass, { name });
    if (!added.ok) throw new Error(added.refusal.code);
    shifts[name] = added.value.id;
  }
  ids = await onRoster(group.pass, ...NAMES);
  for (const [shift, people] of Object.entries(CREWS))
    for (const name of people) await changePlayer(group.pass, id(name), { season: shifts[shift] ?? null });
  today = dutyDay(new Date(), { changesAt: "08:00" }, ZONE);
  first = daysAfter(today, -27);
  const pattern = PRESET_ROTATIONS["24/48"].map((at) => shifts["ABC"[at] ?? ""] ?? "");
  expect(
    await changeGroup(group.pass, {
      rotation: { pattern, starts_on: first, changes_at: "08:00" },
      cook_by: "fewest",
    }),
  ).toMatchObject({ ok: true });
});

const meal = (name: string, day: string, more: object = {}) =>
  ({
    ...{ id: freshId(), ledger: "dishes", deed: "cooked", from: id(name), to: "bank", amount: 1, day },
    ...more,
  }) as Parameters<typeof addLedgerEntry>[1];

/** Logs a meal. @returns its id, or the code of the refusal. */
async function cooked(name: string, day: string, who: Visitor = group.keeper, more: object = {}) {
  const sent = meal(name, day, more);
  const done = await addLedgerEntry(await passOf(who, group.id), sent);
  return done.ok ? sent.id : done.refusal.code;
}

async function canceled(line: string, who: Visitor): Promise<string> {
  const sent = { id: freshId(), note: "It was Baker" };
  const done = await cancelLedgerEntry(await passOf(who, group.id), line, sent);
  return done.ok ? "ok" : done.refusal.code;
}

async function textOf(lines: AsyncGenerator<string>): Promise<string> {
  let text = "";
  for await (const line of lines) text += line;
  return text;
}

/** A calendar feed's entries: "2026-11-20 Ann cooked". */
async function feedOf(more: object = {}): Promise<readonly string[]> {
  const link = await makePublicLink(group.pass, { kind: "feed", names: "names", ...more } as const);
  if (!link.ok) throw new Error(link.refusal.code);
  const request = new Request("http://table/", { headers: { [PEER_ADDRESS]: "192.0.2.9" } });
  const feed = await followFeed(request, link.value.path.split("/")[2] ?? "");
  if (!feed.ok) throw new Error(feed.refusal.code);
  return feed.value
    .replaceAll("\r\n ", "")
    .split("BEGIN:VEVENT")
    .slice(1)
    .map((text) => {
      const [, year, month, date] = /DTSTART[^:]*:(\d{4})(\d\d)(\d\d)/.exec(text) ?? [];
      return `${year}-${month}-${date} ${/SUMMARY:(.*)\r/.exec(text)?.[1]}`;
    });
}

/** The page of a public link, as anyone sees it. */
async function openOf(sent: Parameters<typeof makePublicLink>[1]) {
  const link = await makePublicLink(group.pass, sent);
  if (!link.ok) throw new Error(link.refusal.code);
  const request = new Request("http://table/", { headers: { [PEER_ADDRESS]: "192.0.2.9" } });
  const found = await followPublic(request, link.value.path.split("/")[2] ?? "");
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value.page;
}

/** How often each person cooked, without those who never did. */
const cooksIn = (people: readonly { readonly name: string; readonly cooked: number }[]) =>
  Object.fromEntries(people.flatMap(({ name, cooked: times }) => (times > 0 ? [[name, times]] : [])));

/** The list on the kitchen wall: the day, the shift, who cooked, who washed, and how it came to that. */
const LIST = `
   0  A  Baker   Abbott
   1  B  Evans   Diaz
   2  C  Hale    Grady
   3  A  Cruz    Baker
   4  B  Frost   Evans    logged as Diaz, canceled and logged again
   5  C  Ito     Hale
   6  A  Abbott  Cruz
   7  B  Diaz    Evans
   8  C  Hale    Ito
   9  A  Baker   Abbott
  11  C  Grady   Hale
  13  B  Evans   Diaz
  17  A  Cruz    Abbott   A stood in for C
  18  A  Abbott  Baker
  21  A  Baker   Cruz
  22  B  Evans   Frost
  23  C  Ito     Grady
`
  .trim()
  .split("\n")
  .map((line) => {
    const [at = "", shift = "", cook = "", washer = ""] = line.trim().split(/\s+/);
    return { at: Number(at), shift: shift as Shift, cook, washer };
  });

/** Meals cooked by hand count, and who is up to cook: the fewest per meal, then the longest ago. */
const TIMES = {
  A: { Abbott: 2, Baker: 3, Cruz: 2 },
  B: { Diaz: 1, Evans: 3, Frost: 1 },
  C: { Grady: 1, Hale: 2, Ito: 2 },
} as const;
const UP = { A: "Cruz", B: "Frost", C: "Grady" } as const;

test("agrees with a list kept by hand over four weeks: the wall, who is up, the ledger, the feed and the TV", async () => {
  for (const { at, shift, cook, washer } of LIST) {
    const who = at % 2 === 0 ? group.keeper : group.member;
    const sent = { id: freshId(), game: "firehouse", losers: [id(washer)], day: dayAt(at) };
    const standsIn = at === 17;
    if (standsIn) await setShift(group.pass, shifts.A ?? "", noonOf(dayAt(at), ZONE));
    expect(await recordResult(await passOf(who, group.id), sent)).toMatchObject({ ok: true });
    if (at === 4) expect(await canceled(await cooked("Diaz", dayAt(4)), group.owner)).toBe("ok");
    expect(await cooked(cook, dayAt(at), who)).toMatch(/^test-id/);
    if (standsIn) await setShift(group.pass, null);
    expect(shift in CREWS).toBe(true);
  }
  await allCounted(group.pass, Object.values(shifts));

  const shiftNamed = (season: string | null) => Object.entries(shifts).find(([, one]) => one === season)?.[0];
  const wall = await gamesOfDays(group.pass, { first, last: today, timeZone: ZONE });
  expect(
    wall.meals.map(({ day, shift, who }) => [day, shiftNamed(shift), wall.names.get(who)]),
    "the wall",
  ).toEqual(LIST.map(({ at, shift, cook }) => [dayAt(at), shift, cook]));

  const of = await groupContext(group.pass);
  const times = await cookTimes(database(), of, Object.values(shifts));
  expect(
    Object.fromEntries(
      Object.entries(CREWS).map(([shift, people]) => [
        shift,
        Object.fromEntries(people.map((name) => [name, times[shifts[shift] ?? ""]?.[id(name)]?.times])),
      ]),
    ),
    "the tally",
  ).toEqual(TIMES);

  const due = await seasonsDue(await countedContext(group.pass), of.seasons);
  expect(
    Object.fromEntries(due.map(({ season, cooks }) => [season?.name, cooks.map(({ shown }) => shown)])),
    "who is up",
  ).toEqual(Object.fromEntries(Object.entries(UP).map(([shift, name]) => [shift, [name]])));

  const tv = await idleTvData(group.pass);
  expect(tv.cooks, "the TV").toEqual([{ shift: "A", names: [UP.A] }]);

  const entries = [];
  for (let next: string | undefined; ; ) {
    const page = await listLedgerEntries(group.pass, "dishes", next);
    entries.push(...page.lines);
    if (page.next === null) break;
    next = page.next;
  }
  expect(
    entries
      .toReversed()
      .filter(({ deed, takenBack }) => deed === "cooked" && !takenBack)
      .map(({ day, season, fromName }) => [day, shiftNamed(season), fromName]),
    "the ledger",
  ).toEqual(LIST.map(({ at, shift, cook }) => [dayAt(at), shift, cook]));
  // A meal is no duty.
  expect(await dishes(group.pass)).toEqual([]);

  const feed = await feedOf();
  expect(
    feed.filter((entry) => entry.endsWith(" cooked")),
    "the feed",
  ).toEqual(LIST.map(({ at, cook }) => `${dayAt(at)} ${cook} cooked`));
  expect(feed.filter((entry) => entry.endsWith(" washed"))).toHaveLength(LIST.length);
  expect(feed.filter((entry) => entry.includes("up to cook"))).toEqual(
    (["A", "B", "C"] as const).map((shift, at) => `${dayAt(27 + at)} ${UP[shift]}’s up to cook`),
  );
  expect(
    (await feedOf({ player: id("Baker") })).filter((entry) => entry.includes("cook")),
    "Baker’s feed",
  ).toEqual([0, 9, 21].map((at) => `${dayAt(at)} Baker cooked`));

  const byDay = LIST.toReversed().map(({ at, cook }) => ({ day: dayAt(at), who: cook }));
  expect(await openOf({ kind: "dishes", names: "names" }), "the public wall").toMatchObject({
    cooked: byDay,
  });

  for (const shift of ["A", "B", "C"] as const) {
    const season = shifts[shift] ?? "";
    const table = await openOf({ kind: "season", season, names: "names" });
    expect(cooksIn(table.shows === "season" ? table.people : []), "the public table").toEqual(TIMES[shift]);
    const looked = await review({ groupId: group.id, named: season });
    expect(cooksIn(looked?.counted.people ?? []), "the review").toEqual(TIMES[shift]);
  }

  expect(await cooksOf(of, dayAt(17)), "the day").toEqual(["Cruz"]);
  const account = accessAccount(group.owner);
  if (!account.ok) throw new Error(account.refusal.code);
  const own = await groupsOf(account.value);
  const fact = (await groupFacts(group.owner, own.groups)).get(group.id);
  expect(fact?.says.at(-1), "the start page").toBe(`${UP.A} cooks next`);

  const drawn = { washed: 0, cooked: 0 };
  for (const year of new Set([first.slice(0, 4), today.slice(0, 4)])) {
    const { poster, cooked: cooks } = await yearPoster(group.pass, of.card, year, null);
    for (const times of cooks.values()) drawn.cooked += times;
    for (const { times } of poster.people) drawn.washed += times;
    expect(poster.legend).toMatch(/In the corner: who cooked, Baker( and \w+)? most\.|who cooked\.$/);
  }
  expect(drawn, "the poster").toEqual({ washed: LIST.length, cooked: LIST.length });

  const csv = await textOf(groupTable(of, "ledger"));
  expect(csv.split("\n").filter((row) => row.includes(",cooked,"))).toHaveLength(LIST.length + 1);
  expect(csv).toContain(`,cooked,Cruz,the bank,1,,${dayAt(17)},,,A`);

  // The archive makes the same group again.
  const archive = await textOf(groupArchive(group.pass));
  const request = new Request("http://table/", { headers: { [PEER_ADDRESS]: "192.0.2.9" } });
  const made = await importGroup(request, account.value, archive);
  if (!made.ok) throw new Error(made.refusal.message);
  const again = await accessGroup(group.owner, made.value.id, "keep");
  if (!again.ok) throw new Error(again.refusal.code);
  expect(await textOf(groupArchive(again.value))).toBe(archive);
  const there = await gamesOfDays(again.value, { first, last: today, timeZone: ZONE });
  expect(there.meals.map(({ day, who }) => [day, there.names.get(who)])).toEqual(
    LIST.map(({ at, cook }) => [dayAt(at), cook]),
  );
});

describe("who may log a cook", () => {
  test.each([
    ["member", ["ok", "ok", "ok", "not-your-role"]],
    ["keeper", ["ok", "ok", "not-your-role", "not-your-role"]],
    ["owner", ["ok", "not-your-role", "not-your-role", "not-your-role"]],
  ] as const)("follows the setting for washes: from %s on", async (lowest, expected) => {
    expect(await changeGroup(group.pass, { washes_by: lowest })).toMatchObject({ ok: true });
    const codes = [];
    for (const who of [group.owner, group.keeper, group.member, group.viewer]) {
      const pass = await accessGroup(who, group.id, "read");
      if (!pass.ok) throw new Error(pass.refusal.code);
      const done = await addLedgerEntry(pass.value, meal("Baker", today));
      codes.push(done.ok ? "ok" : done.refusal.code);
    }
    expect(codes).toEqual(expected);
    expect(await database().ledgerLine.count({ where: { groupId: group.id } })).toBe(
      expected.filter((code) => code === "ok").length,
    );
  });

  test("cancels it for a day; keepers cancel any at any time", async () => {
    const [own, old, other] = [
      await cooked("Baker", today, group.member),
      await cooked("Baker", dayAt(26), group.member),
      await cooked("Cruz", today),
    ];
    const long = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await database().ledgerLine.update({ where: { id: old }, data: { at: long } });
    const { lines } = await listLedgerEntries(await passOf(group.member, group.id), "dishes");
    expect(Object.fromEntries(lines.map((line) => [line.id, line.mayTakeBack]))).toEqual({
      [own]: true,
      [old]: false,
      [other]: false,
    });
    expect(await canceled(own, group.member)).toBe("ok");
    expect(await canceled(old, group.member)).toBe("not-your-role");
    expect(await canceled(other, group.member)).toBe("not-your-role");
    expect(await canceled(old, group.keeper)).toBe("ok");
    expect(await canceled(old, group.keeper)).toBe("line-taken-back");
    const { meals } = await gamesOfDays(group.pass, { first, last: today, timeZone: ZONE });
    expect(meals.map(({ who }) => who)).toEqual([id("Cruz")]);
  });
});

describe("a meal", () => {
  const count = () => database().ledgerLine.count({ where: { groupId: group.id } });

  test("is refused while the group does not log who cooked, and what was logged stays", async () => {
    await cooked("Baker", today);
    await changeGroup(group.pass, { cook_by: "off" });
    expect(await cooked("Cruz", today)).toBe("no-cooks");
    const days = { first, last: today, timeZone: ZONE };
    expect((await gamesOfDays(group.pass, days)).meals).toEqual([]);
    expect((await feedOf()).filter((entry) => entry.includes("cook"))).toEqual([]);
    expect((await idleTvData(group.pass)).cooks).toEqual([]);
    const of = await groupContext(group.pass);
    expect(await cooksOf(of, today)).toEqual([]);
    expect(await openOf({ kind: "dishes", names: "names" })).toMatchObject({ cooked: [], plates: {} });
    const year = today.slice(0, 4);
    expect((await review({ groupId: group.id, named: year }))?.counted.people).toEqual([]);
    const { poster, cooked: drawn } = await yearPoster(group.pass, of.card, year, null);
    expect([drawn.size, poster.legend]).toEqual([0, ""]);
    await changeGroup(group.pass, { cook_by: "turns" });
    expect((await gamesOfDays(group.pass, days)).meals).toHaveLength(1);
  });

  test("is written once if sent twice; another one with the same id is refused", async () => {
    const sent = meal("Baker", today);
    expect(await addLedgerEntry(group.pass, sent)).toMatchObject({ ok: true });
    // The shift that the server chose may have changed since.
    await setShift(group.pass, shifts.C ?? "");
    expect(await addLedgerEntry(group.pass, sent)).toMatchObject({ ok: true });
    for (const more of [{ from: id("Cruz") }, { day: dayAt(1) }, { season: shifts.B }])
      expect(await addLedgerEntry(group.pass, { ...sent, ...more } as typeof sent)).toMatchObject({
        refusal: { code: "id-reused" },
      });
    expect(await count()).toBe(1);
  });

  test.each([
    ["of tomorrow", () => meal("Baker", daysAfter(dayOf(new Date(), ZONE), 1)), "bad-duty-day"],
    ["of long ago", () => meal("Baker", "2001-01-01"), "bad-duty-day"],
    ["of no one on the roster", () => meal("Nobody", today, { from: "nobody-at-all-00" }), "no-such-player"],
    ["of the bank", () => meal("Baker", today, { from: "bank" }), "same-player"],
    [
      "on a shift that is not there",
      () => meal("Baker", today, { season: "no-season-0000" }),
      "no-such-season",
    ],
  ])("%s is refused", async (_what, sent, code) => {
    expect(await addLedgerEntry(group.pass, sent())).toMatchObject({ refusal: { code } });
    expect(await count()).toBe(0);
  });

  test("on another group's shift is refused", async () => {
    const other = await testGroup("crew");
    const added = await addSeason(other.pass, { name: "D" });
    if (!added.ok) throw new Error(added.refusal.code);
    expect(await cooked("Baker", today, group.keeper, { season: added.value.id })).toBe("no-such-season");
  });

  test.each([
    ["without a day", { day: undefined }],
    ["with two meals at once", { amount: 2 }],
    ["with a game", { game: "some-game-0000000" }],
    ["for another person", { to: "guest:Ann" }],
    ["in another ledger", { ledger: "chips" }],
    ["with a day that is none", { day: "2026-02-30" }],
  ])("%s is no entry", (_what, more) => {
    const sent = { ...meal("Baker", "2026-11-20"), from: "player-of-roster", ...more };
    expect(newLine.safeParse(JSON.parse(JSON.stringify(sent))).success).toBe(false);
  });

  test("of a wash has no shift", () => {
    const sent = { ...meal("Baker", "2026-11-20"), from: "player-of-roster", deed: "done", season: null };
    expect(newLine.safeParse(sent).success).toBe(false);
  });

  test("of someone who opted out is anonymous on the public wall, and in no public table", async () => {
    await cooked("Baker", today);
    await cooked("Cruz", today);
    await database().player.update({ where: { id: id("Baker") }, data: { unlistedAt: new Date() } });
    const wall = await openOf({ kind: "dishes", names: "initials" });
    const shown = wall.shows === "dishes" ? wall.cooked.map(({ who }) => who) : [];
    expect(shown.toSorted()).toEqual(["C.", "someone"]);
    const table = await openOf({ kind: "season", season: shifts.A ?? "", names: "initials" });
    expect(table.shows === "season" ? table.people : []).toEqual([
      { name: "C.", games: 0, washes: 0, wins: 0, cooked: 1 },
    ]);
  });

  test("is of no bar: a group that becomes one shows none", async () => {
    await cooked("Baker", today);
    await database().group.update({ where: { id: group.id }, data: { kind: "bar" } });
    expect(await openOf({ kind: "dishes", names: "names" })).toMatchObject({ cooked: [] });
  });

  test("counts for the person that an entry was merged into", async () => {
    await cooked("Baker", today);
    expect(await mergePlayers(group.pass, id("Baker"), id("Cruz"))).toMatchObject({ ok: true });
    const { meals } = await gamesOfDays(group.pass, { first, last: today, timeZone: ZONE });
    expect(meals.map(({ who }) => who)).toEqual([id("Cruz")]);
  });

  test("shows on the plate of its day, in its shift", async () => {
    await cooked("Baker", dayAt(0));
    await cooked("Diaz", dayAt(0), group.keeper, { season: shifts.B });
    const { games, meals } = await gamesOfDays(group.pass, { first, last: today, timeZone: ZONE });
    // A game of another shift that day does not pass for one of the cook's.
    const elsewhere = { id: "g", game: "firehouse", day: first, night: null, shift: shifts.A ?? "" };
    const plateIn = (shift: string | null) =>
      dishCalendar(
        first.slice(0, 7),
        shift === null ? games : [{ ...elsewhere, who: [id("Cruz")] }],
        { game: null, shift, weekStart: 1 },
        meals,
      )
        .weeks.flat()
        .find((day) => day?.day === first)?.plate;
    expect(plateIn(null)).toMatchObject({ games: 0, who: [], cooks: [id("Baker"), id("Diaz")] });
    expect(plateIn(shifts.B ?? "")).toMatchObject({ who: [], cooks: [id("Diaz")], isElsewhere: false });
    expect(plateIn(shifts.C ?? "")).toMatchObject({ who: [id("Cruz")], cooks: [], isElsewhere: true });
  });
});
