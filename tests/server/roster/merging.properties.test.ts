import fc from "fast-check";
import { expect, test } from "vitest";
import { database } from "@/lib/server/db/db";
import { access } from "@/lib/server/identity/access";
import { groupGames } from "@/lib/server/roster/groupGames";
import { mergePlayers, separatePlayers } from "@/lib/server/roster/mergePlayers";
import { recordResult } from "@/lib/server/roster/recordResult";
import { rosterOf } from "@/lib/server/roster/rosterOf";
import { readHistory } from "@/lib/server/table/history/history";
import { dayOf } from "@/lib/views/dayOf";
import { runs } from "../../everyCase";
import { onRoster, type TestGroup, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { freshId } from "../table";
import { tallyOf } from "../tally";

ownDataFolder();

const NAMES = ["A", "B", "C", "D", "E", "F"];

/** Everything a group reads by name. */
async function readings({ id, pass, member }: TestGroup) {
  const games = await groupGames(pass);
  const histories = [];
  for (const game of games.games) {
    const at = await access(member, game.id, "read");
    if (at.ok) histories.push((await readHistory(at.value)).names);
  }
  return {
    games,
    histories,
    roster: await rosterOf(pass),
    tally: await tallyOf(pass, "firehouse", null),
    rows: await database().player.findMany({ where: { groupId: id }, orderBy: { id: "asc" } }),
  };
}

test("restores everything after random merges undone in any order", async () => {
  const at = fc.nat({ max: NAMES.length - 1 });
  const evening = fc.uniqueArray(at, { minLength: 2, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(evening, { minLength: 1, maxLength: 5 }),
      fc.array(fc.tuple(at, at), { minLength: 1, maxLength: 8 }),
      fc.nat(),
      async (evenings, merges, seed) => {
        const group = await testGroup();
        const ids = await onRoster(group.pass, ...NAMES);
        for (const there of evenings) {
          const players = there.map((one) => ids[one] ?? "");
          const done = await recordResult(group.pass, {
            id: freshId(),
            game: "firehouse",
            players,
            losers: players.slice(0, 1),
            day: dayOf(new Date(), "Europe/Berlin"),
          });
          expect(done.ok).toBe(true);
        }
        const before = await readings(group);
        const total = before.tally.reduce((sum, { times }) => sum + times, 0);
        expect(total).toBe(evenings.length);
        const merged: string[] = [];
        for (const [one, other] of merges) {
          const done = await mergePlayers(group.pass, ids[one] ?? "", ids[other] ?? "");
          if (!done.ok) continue;
          merged.push(ids[one] ?? "");
          const now = await readings(group);
          // One person less, no one twice at a table, and all washes kept.
          expect(now.roster).toHaveLength(NAMES.length - merged.length);
          expect(now.tally.reduce((sum, { times }) => sum + times, 0)).toBe(total);
          for (const { names } of now.games.games)
            expect(names.every((name) => NAMES.includes(name))).toBe(true);
        }
        const back = merged.map((id, place) => ({ id, by: (seed * (place + 7)) % 11 }));
        for (const { id } of back.toSorted((a, b) => a.by - b.by))
          expect((await separatePlayers(group.pass, id)).ok).toBe(true);
        expect(await readings(group)).toEqual(before);
      },
    ),
    runs(30, 5),
  );
}, 240_000);
