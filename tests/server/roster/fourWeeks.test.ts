import { expect, test } from "vitest";
import { PRESET_ROTATIONS } from "@/lib/protocol/rotation";
import { database } from "@/lib/server/db/db";
import { idleTvData } from "@/lib/server/figures/idleTvData";
import { changeGroup } from "@/lib/server/groups/group";
import { PEER_ADDRESS } from "@/lib/server/http/peerAddress";
import { access, accessTable } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { followFeed } from "@/lib/server/publicLinks/followFeed";
import { makePublicLink } from "@/lib/server/publicLinks/publicLinks";
import { gamesOfDays } from "@/lib/server/roster/calendarGames";
import { addSeason } from "@/lib/server/roster/changeSeasons";
import { groupGames } from "@/lib/server/roster/groupGames";
import { addLedgerEntry } from "@/lib/server/roster/ledger/addEntry";
import { dishes } from "@/lib/server/roster/ledger/dishes";
import { moveTable } from "@/lib/server/roster/moveTable";
import { setShift } from "@/lib/server/roster/onDuty";
import { changePlayer } from "@/lib/server/roster/players";
import { recordResult } from "@/lib/server/roster/recordResult";
import { outdateTotals } from "@/lib/server/table/outdateTotals";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { daysAfter, noonOf } from "@/lib/views/dayOf";
import { dutyDay } from "@/lib/views/rotation";
import { onRoster, passOf, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { crew, freshId, recordAll } from "../table";
import { allCounted } from "../tally";

// Four weeks of three shifts, kept by hand beside the program.

ownDataFolder();

const ZONE = "Europe/Berlin";
const CREWS = {
  A: ["Abbott", "Baker", "Cruz"],
  B: ["Diaz", "Evans", "Frost"],
  C: ["Grady", "Hale", "Ito"],
} as const;
type Name = (typeof CREWS)[keyof typeof CREWS][number];

/** The list on the kitchen wall: the day, the shift, who washed, and how it came to that. */
const BY_HAND = `
   0  A  Abbott
   1  B  Diaz
   2  C  Grady
   3  A  Baker
   4  B  Evans         logged as Diaz, corrected
   5  C  Ito           Hale lost, Ito swapped
   6  A  Cruz
   7  B  Evans
   8  C  Grady
   9  A  Abbott Baker  together
  11  C  Hale
  12  A  Abbott        Cruz had a Kelly day
  13  B  Diaz          double or nothing: twice
  14  C  Ito
  15  A  Cruz          played as guests, moved in
  16  B  Frost
  17  A  Cruz          A stood in for C
  18  A  Baker
  20  C  Grady
  21  A  Abbott
  22  B  Evans
  23  C  Hale
  25  B  Frost
  26  C  Ito
`;

/** The tally on the kitchen wall: washes and meals. */
const TALLY = {
  A: { Abbott: "4 of 9", Baker: "3 of 9", Cruz: "3 of 8" },
  B: { Diaz: "3 of 7", Evans: "3 of 7", Frost: "2 of 7" },
  C: { Grady: "3 of 8", Hale: "2 of 8", Ito: "3 of 8" },
} as const;
const UP = { A: "Baker", B: "Frost", C: "Hale" } as const;

const LIST = BY_HAND.trim()
  .split("\n")
  .map((line) => {
    const [at = "", shift = "", who = ""] = line.trim().split(/\s{2,}/);
    return { at: Number(at), shift: shift as keyof typeof CREWS, who: who.split(" ") as Name[] };
  });
/** Days whose game was played on a phone; the others were logged afterwards. */
const PLAYED = [5, 13, 15];

test("agrees with a list kept by hand: the wall, who is up, the ledger, the feed and the TV", async () => {
  const group = await testGroup("crew");
  const shifts: Record<string, string> = {};
  for (const name of Object.keys(CREWS)) {
    const added = await addSeason(group.pass, { name });
    if (!added.ok) throw new Error(added.refusal.code);
    shifts[name] = added.value.id;
  }
  const names = Object.values(CREWS).flat();
  const ids = await onRoster(group.pass, ...names);
  const id = (name: string) => ids[names.indexOf(name as Name)] ?? "";
  for (const [shift, people] of Object.entries(CREWS))
    for (const name of people) await changePlayer(group.pass, id(name), { season: shifts[shift] ?? null });

  // The last of the 28 days is today.
  const today = dutyDay(new Date(), { changesAt: "08:00" }, ZONE);
  const first = daysAfter(today, -27);
  const dayAt = (at: number) => daysAfter(first, at);
  const pattern = PRESET_ROTATIONS["24/48"].map((at) => shifts["ABC"[at] ?? ""] ?? "");
  expect(
    await changeGroup(group.pass, { rotation: { pattern, starts_on: first, changes_at: "08:00" } }),
  ).toMatchObject({ ok: true });
  await changePlayer(group.pass, id("Cruz"), { kelly: { every: null, from: null, days: [dayAt(12)] } });

  const logged = async (who: Visitor, at: number, losers: readonly string[]) => {
    const sent = { id: freshId(), game: "firehouse", losers: losers.map(id), day: dayAt(at) };
    expect(await recordResult(await passOf(who, group.id), sent)).toMatchObject({ ok: true });
    return sent.id;
  };
  const passTo = async (who: Visitor, game: string) => {
    const pass = await access(who, game, "record");
    if (!pass.ok) throw new Error(pass.refusal.code);
    return pass.value;
  };
  const replaceResult = async (who: Visitor, game: string, losers: readonly string[] | null) => {
    const action = losers && ({ do: "end", losers } as const);
    const done = await record(await passTo(who, game), [{ id: freshId(), action, replaces: [1], after: 1 }]);
    expect(done).toMatchObject({ ok: true });
  };
  /** A game on a member's phone, at noon of its day. */
  const played = async (at: number, people: readonly string[], loser: string, more: object = {}) => {
    const game = { ...crew(...people), id: freshId(), ...more };
    expect(await startGame(group.member, game)).toMatchObject({ ok: true });
    await recordAll(await passTo(group.member, game.id), [
      { do: "end", losers: [`s${people.indexOf(loser) + 1}`] },
    ]);
    await database().game.update({ where: { id: game.id }, data: { playedAt: noonOf(dayAt(at), ZONE) } });
    return game.id;
  };
  const entered = async (entry: object) => {
    const sent = { id: freshId(), ledger: "dishes", amount: 1, ...entry };
    const done = await addLedgerEntry(group.pass, sent as Parameters<typeof addLedgerEntry>[1]);
    expect(done).toMatchObject({ ok: true });
  };

  for (const { at, who } of LIST) {
    if (PLAYED.includes(at)) continue;
    if (at === 17)
      await setShift(await passOf(group.member, group.id), shifts.A ?? "", noonOf(dayAt(17), ZONE));
    // Keepers log on even days, a member on odd ones.
    const game = await logged(at % 2 === 0 ? group.keeper : group.member, at, at === 4 ? ["Diaz"] : who);
    if (at === 4) await replaceResult(group.owner, game, ["s2"]);
    if (at === 17) await setShift(group.pass, null);
  }
  // A member undoes what they logged for another day.
  await replaceResult(group.member, await logged(group.member, 10, ["Frost"]), null);

  const swapped = await played(5, CREWS.C, "Hale", { group: group.id, season: shifts.C });
  await entered({ deed: "swapped", from: id("Hale"), to: id("Ito"), game: swapped, day: dayAt(5) });
  const doubled = await played(13, CREWS.B, "Diaz", { group: group.id, season: shifts.B });
  await entered({ deed: "doubled", from: id("Diaz"), to: "bank", game: doubled, note: "Lost it" });
  expect((await dishes(group.pass)).map(({ name, times }) => [name, times])).toEqual([["Diaz", 2]]);
  await entered({ deed: "done", from: id("Diaz"), to: "bank", game: doubled, amount: 2 });

  const guests = await played(15, CREWS.A, "Cruz");
  const { tableId } = await database().game.findUniqueOrThrow({ where: { id: guests } });
  const table = await accessTable(group.member, tableId, "relink");
  if (!table.ok) throw new Error(table.refusal.code);
  expect(await moveTable(table.value, { group: group.id, people: [] })).toMatchObject({ ok: true });

  // Tests write times into rows, so everything is counted again.
  await outdateTotals(database(), { id: group.id });
  const { scopes } = await allCounted(group.pass, Object.values(shifts));

  const shiftNamed = (season: string | null) => Object.entries(shifts).find(([, one]) => one === season)?.[0];
  const wall = await gamesOfDays(group.pass, { first, last: today, timeZone: ZONE });
  expect(
    wall.games.map(({ day, shift, who }) => [day, shiftNamed(shift), who.map((one) => wall.names.get(one))]),
    "the wall",
  ).toEqual(LIST.map(({ at, shift, who }) => [dayAt(at), shift, who]));

  const tallied = Object.fromEntries(
    Object.entries(CREWS).map(([shift, people]) => [
      shift,
      Object.fromEntries(
        people.map((name) => {
          const kinds = scopes[shifts[shift] ?? ""] ?? [];
          const count = kinds[0]?.people.find(({ party }) => party === id(name));
          return [name, `${count?.times} of ${count?.games}`];
        }),
      ),
    ]),
  );
  expect(tallied, "the tally").toEqual(TALLY);

  // No one owes dishes any more.
  expect(await dishes(group.pass), "the ledger").toEqual([]);
  const games = [];
  for (let next: string | undefined; ; ) {
    const page = await groupGames(group.pass, next);
    games.push(...page.games);
    if (page.next === null) break;
    next = page.next;
  }
  expect(
    games
      .toReversed()
      .map(({ day, season, washed, loggedBy }) => [day, season?.name, [...washed].sort(), loggedBy]),
    "the list",
  ).toEqual(
    LIST.map(({ at, shift, who }) => [
      dayAt(at),
      shift,
      who,
      PLAYED.includes(at) ? null : at % 2 === 0 ? "Kim" : "Mo",
    ]),
  );

  // Shift A is on duty today; the TV says who of it is up.
  const tv = await idleTvData(group.pass);
  expect(tv.due, "the TV").toEqual([{ shift: "A", names: [UP.A] }]);
  expect(tv.results.map(({ day, washed }) => [day, washed])).toEqual(
    LIST.slice(-5)
      .toReversed()
      .map(({ at, who }) => [dayAt(at), who]),
  );

  const feedOf = async (more: object = {}) => {
    const shown = { kind: "feed", names: "names", ...more } as const;
    const link = await makePublicLink(group.pass, shown);
    if (!link.ok) throw new Error(link.refusal.code);
    const request = new Request("http://table/", { headers: { [PEER_ADDRESS]: "192.0.2.7" } });
    const feed = await followFeed(request, link.value.path.split("/")[2] ?? "");
    if (!feed.ok) throw new Error(feed.refusal.code);
    const entries = feed.value.replaceAll("\r\n ", "").split("BEGIN:VEVENT").slice(1);
    return entries.map((text) => {
      const [, year, month, date] = /DTSTART[^:]*:(\d{4})(\d\d)(\d\d)/.exec(text) ?? [];
      return `${year}-${month}-${date} ${/SUMMARY:(.*)\r/.exec(text)?.[1]}`;
    });
  };
  const sentence = (who: readonly string[]) => `${who.join(" and ")} washed`;
  const group28 = await feedOf();
  expect(group28.slice(0, LIST.length), "the feed").toEqual(
    LIST.map(({ at, who }) => `${dayAt(at)} ${sentence(who)}`),
  );
  expect(group28.filter((entry) => entry.includes("up for"))).toEqual(
    (["A", "B", "C"] as const).map((shift, at) => `${dayAt(27 + at)} ${UP[shift]}’s up for the dishes`),
  );
  const own = await feedOf({ player: id("Baker") });
  expect(
    own.filter((entry) => / (Baker washed|Baker’s up.*)$/.test(entry)),
    "Baker’s feed",
  ).toEqual([...[3, 9, 18].map((at) => `${dayAt(at)} Baker washed`), `${today} Baker’s up for the dishes`]);
});
