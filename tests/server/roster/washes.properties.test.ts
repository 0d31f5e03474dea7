import fc from "fast-check";
import { expect, test } from "vitest";
import { database } from "@/lib/server/db/db";
import { foldGroup } from "@/lib/server/figures/foldGroup";
import { idleTvData } from "@/lib/server/figures/idleTvData";
import { rebuildTotals } from "@/lib/server/figures/rebuildTotals";
import { totalsOf } from "@/lib/server/figures/refresh";
import { ALL } from "@/lib/server/figures/totalsInput";
import { review } from "@/lib/server/highlights/review";
import { access, accessTable } from "@/lib/server/identity/access";
import { gamesOfDays } from "@/lib/server/roster/calendarGames";
import { addSeason } from "@/lib/server/roster/changeSeasons";
import { loadGroup as ledgerOfGroup } from "@/lib/server/roster/groupContext";
import { groupGames } from "@/lib/server/roster/groupGames";
import { addLedgerEntry, cancelLedgerEntry } from "@/lib/server/roster/ledger/addEntry";
import { dutiesAfter } from "@/lib/server/roster/ledger/dishes";
import { moveTable } from "@/lib/server/roster/moveTable";
import { recordResult } from "@/lib/server/roster/recordResult";
import { deleteGame, restoreGame } from "@/lib/server/table/deleted/deleteGame";
import { readHistory } from "@/lib/server/table/history/history";
import { outdateTotals } from "@/lib/server/table/outdateTotals";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { dayOf, daysAfter } from "@/lib/views/dayOf";
import { whoIsDue } from "@/lib/views/due";
import type { CountedDuty } from "@/lib/views/ledger/duties";
import { runs } from "../../everyCase";
import { onRoster, passOf, type TestGroup, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { crew, entriesOf, freshId, recordAll } from "../table";
import { allCounted } from "../tally";

ownDataFolder();

const NAMES = ["Ann", "Bob", "Cy", "Dee"];
const ZONE = "Europe/Berlin";
const today = () => dayOf(new Date(), ZONE);
const year = () => today().slice(0, 4);

type Counts = Readonly<Record<string, number>>;
/** Washes per person, without zeros, in the order of ids. */
const sumOf = (counts: readonly (readonly [string, number])[]): Counts => {
  const sums = new Map<string, number>();
  for (const [who, times] of counts) if (times > 0) sums.set(who, (sums.get(who) ?? 0) + times);
  return Object.fromEntries([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
};
const washesIn = (duties: readonly CountedDuty[]): Counts =>
  sumOf(duties.map(({ who, washed }) => [who, washed] as const));

/** Washes per person by the ledger, per game and manual; every other reading is compared with it. */
async function byLedger({ id, pass }: TestGroup) {
  const of = await ledgerOfGroup(id);
  const { games } = await groupGames(pass);
  const finished = games.filter(({ phase }) => phase === "finished");
  const each = await Promise.all(
    finished.map(async (game) => ({ game, washes: washesIn(await dutiesAfter(database(), of, game.id)) })),
  );
  return { each, hand: washesIn(await dutiesAfter(database(), of, null)) };
}

async function expectSame(group: TestGroup, shift: string) {
  const { each, hand } = await byLedger(group);
  const all = sumOf([...each.flatMap(({ washes }) => Object.entries(washes)), ...Object.entries(hand)]);
  const onShift = sumOf(
    each.flatMap(({ game, washes }) => (game.season?.id === shift ? Object.entries(washes) : [])),
  );

  const ranked = await allCounted(group.pass, [ALL, year(), shift]);
  const people = (scope: string) =>
    ranked.scopes[scope]?.find(({ game }) => game === "firehouse")?.people ?? [];
  const ranking = (scope: string) => sumOf(people(scope).map(({ party, times }) => [party, times] as const));
  expect([ranking(ALL), ranking(shift)], "the ranking").toEqual([all, onShift]);

  const reviewed = async (named: string) =>
    sumOf(
      (await review({ groupId: group.id, named }))?.counted.people.map(
        ({ player, washes }) => [player ?? "", washes] as const,
      ) ?? [],
    );
  const handNow = sumOf(Object.entries(hand));
  const thisYear = ranking(year());
  expect([await reviewed(year()), await reviewed(shift)], "the review").toEqual([thisYear, onShift]);

  const wall = await gamesOfDays(group.pass, { first: "2020-01-01", last: today(), timeZone: ZONE });
  const plates = Object.fromEntries(wall.games.map(({ id, who }) => [id, [...who].sort()]));
  for (const { game, washes } of each) expect(plates[game.id], "the wall").toEqual(Object.keys(washes));
  const handPlates = wall.games.filter(({ byHand }) => byHand).flatMap(({ who }) => who);
  expect([...new Set(handPlates)].sort(), "the wall").toEqual(Object.keys(handNow));

  const roster = await database().player.findMany({ where: { groupId: group.id }, orderBy: { name: "asc" } });
  const nameOf = (id: string) => roster.find((one) => one.id === id)?.name ?? id;
  const house = await idleTvData(group.pass);
  for (const { id, washed } of house.results)
    expect([...washed].sort(), "the TV").toEqual(
      Object.keys(each.find(({ game }) => game.id === id)?.washes ?? {})
        .map(nameOf)
        .sort(),
    );
  const due = (counts: Counts, scope: string) =>
    whoIsDue(
      "fewest",
      roster.map(({ id, name }) => ({ id, shown: name, season: null })),
      people(scope).map((one) => ({ ...one, times: counts[one.party] ?? 0 })),
    )?.names ?? [];
  const scope = people(shift).length > 0 ? shift : ALL;
  expect(house.due?.flatMap(({ names }) => names) ?? [], "who is due").toEqual(
    due(scope === shift ? onShift : all, scope),
  );
  // Updated totals and dry streaks equal a full recount.
  const drift: string[] = [];
  await rebuildTotals(true, { differs: (id) => drift.push(id) });
  expect(drift).not.toContain(group.id);
  expect(totalsOf(group.id)).toEqual((await foldGroup(group.id)).totals);
}

const at = fc.nat({ max: 30 });
const ORDERS = [
  ...["play", "shift", "result", "guests"],
  ...["swapped", "doubled", "undone", "cleared", "done", "owed", "by hand"],
  ...["playoff", "correct", "reopen", "delete", "restore", "cancel", "move", "to shift"],
] as const;

test("agrees on who washed: the calendar, the ranking, next up, the ledger, the TV, and the review", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ does: fc.constantFrom(...ORDERS), at, one: at, other: at }), {
        minLength: 6,
        maxLength: 16,
      }),
      async (steps) => {
        const group = await testGroup("crew");
        const players = await onRoster(group.pass, ...NAMES);
        const added = await addSeason(group.pass, { name: "A" });
        if (!added.ok) throw new Error(added.refusal.code);
        const shift = added.value.id;
        const games: string[] = [];
        const lines: string[] = [];
        const guests: string[] = [];
        const pick = <Item>(all: readonly Item[], place: number) => all[place % Math.max(all.length, 1)];
        const passTo = async (id: string) => {
          const pass = await access(group.keeper, id, "record");
          return pass.ok ? pass.value : null;
        };
        const play = async (more: object, losers: readonly string[]) => {
          const game = { ...crew(...NAMES), ...more };
          const started = await startGame(group.keeper, game);
          const pass = started.ok ? await passTo(game.id) : null;
          if (pass === null) return null;
          await recordAll(pass, [{ do: "end", losers: [...losers] }]);
          games.push(game.id);
          return game.id;
        };
        for (const { does, at: place, one, other } of steps) {
          const seats = [...new Set([`s${(one % 4) + 1}`, `s${(other % 4) + 1}`])];
          const [who, whom] = [players[one % 4] ?? "", players[other % 4] ?? ""];
          const game = pick(games, place);
          switch (does) {
            case "play":
              await play({ group: group.id }, seats);
              break;
            case "shift":
              await play({ group: group.id, season: shift }, seats);
              break;
            case "guests": {
              const id = await play({}, seats);
              if (id !== null) guests.push(id);
              break;
            }
            case "result": {
              const day = daysAfter(today(), -(place % 3));
              const id = freshId();
              await recordResult(group.pass, {
                id,
                game: "firehouse",
                losers: [...new Set([who, whom])],
                day,
              });
              games.push(id);
              break;
            }
            case "playoff": {
              if (game === undefined) break;
              const tied = await database().seat.findMany({ where: { gameId: game, outcome: "lost" } });
              if (tied.length < 2) break;
              const off = { ...crew(...tied.map(({ name }) => name)), playoff_of: game };
              const pass = (await startGame(group.keeper, off)).ok ? await passTo(off.id) : null;
              if (pass !== null) await recordAll(pass, [{ do: "end", losers: [`s${(one % 2) + 1}`] }]);
              break;
            }
            case "by hand": {
              const day = daysAfter(today(), -(place % 5));
              const id = freshId();
              const line = {
                id,
                ledger: "dishes",
                deed: "done",
                from: who,
                to: "bank",
                amount: 1,
                day,
              } as const;
              expect(await addLedgerEntry(group.pass, line)).toMatchObject({ ok: true });
              lines.push(id);
              break;
            }
            case "swapped":
            case "doubled":
            case "undone":
            case "cleared":
            case "done":
            case "owed": {
              const about = does === "owed" || place % 5 === 0 ? {} : { game };
              const id = freshId();
              const to = does === "swapped" ? whom : "bank";
              const note = "It was said";
              const amount = 1 + (place % 2);
              const line = { ...{ id, ledger: "dishes", deed: does, from: who, to, amount, note }, ...about };
              // It may be refused: nothing is owed, or both are one person.
              const done = await addLedgerEntry(group.pass, line as Parameters<typeof addLedgerEntry>[1]);
              if (done.ok) lines.push(id);
              break;
            }
            case "cancel": {
              const line = pick(lines, place);
              if (line !== undefined)
                await cancelLedgerEntry(group.pass, line, { id: freshId(), note: "No" });
              break;
            }
            case "correct":
            case "reopen": {
              const pass = game === undefined ? null : await passTo(game);
              if (pass === null) break;
              const { entries } = await readHistory(pass);
              const replaced = new Set(entries.flatMap(({ replaces = [] }) => replaces));
              const last = entries.findLast((entry) => !replaced.has(entry.seq) && entry.action !== null);
              const [entry] = entriesOf([{ do: "end" }], entries.length);
              if (last === undefined || entry === undefined) break;
              const action = does === "reopen" ? null : ({ do: "end", losers: seats } as const);
              await record(pass, [{ ...entry, id: freshId(), action, replaces: [last.seq] }]);
              break;
            }
            case "delete": {
              const pass = game === undefined ? null : await passTo(game);
              if (pass !== null) await deleteGame(pass);
              break;
            }
            case "restore": {
              const pass = game === undefined ? null : await access(group.keeper, game, "restore");
              if (pass?.ok) await restoreGame(pass.value);
              break;
            }
            case "move": {
              const table = pick(guests, place);
              const row = table && (await database().game.findUnique({ where: { id: table } }));
              const may = row ? await accessTable(group.keeper, row.tableId, "relink") : null;
              if (may?.ok) await moveTable(may.value, { group: group.id, people: [] });
              break;
            }
            case "to shift": {
              if (game === undefined) break;
              await database().game.updateMany({
                where: { id: game, groupId: group.id },
                data: { seasonId: shift },
              });
              await outdateTotals(database(), { id: group.id });
              break;
            }
          }
          if (place % 3 === 0) await allCounted(await passOf(group.member, group.id), []);
        }
        await expectSame(group, shift);
      },
    ),
    runs(60, 6),
  );
}, 480_000);
