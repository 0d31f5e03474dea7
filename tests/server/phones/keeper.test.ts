import fc from "fast-check";
import { expect, test } from "vitest";
import { database } from "@/lib/server/db/db";
import { access } from "@/lib/server/identity/access";
import { holderOf, type Visitor } from "@/lib/server/identity/visitor";
import { startGame } from "@/lib/server/table/record/startGame";
import { cachedCrew } from "../cachedCrew";
import { queriesTakeTurns } from "../inTurns";
import { ownDataFolder } from "../ownDataFolder";
import { crew, guest, seatedTable } from "../table";
import { handOver, joined, liveStateOf, sit, watching } from "./asking";

ownDataFolder();
queriesTakeTurns();

/** The keepers of a guest table. */
const keepers = async (gameId: string): Promise<readonly string[]> =>
  (await database().grant.findMany({ where: { tableId: gameId, role: "keeper" } })).map(
    ({ holder }) => holder,
  );

/** A table with a phone on each seat, besides its keeper's. */
async function fullTable() {
  const pass = await seatedTable();
  const phones = await Promise.all([1, 2, 3].map(() => joined(pass)));
  for (const [at, phone] of phones.entries()) await sit(pass.gameId, phone, `s${at + 1}`);
  return { pass, gameId: pass.gameId, keeper: pass.visitor, phones: phones as [Visitor, Visitor, Visitor] };
}

test("transfers a guest table to a seated phone, and the old keeper stays as a player", async () => {
  const { gameId, keeper, phones } = await fullTable();
  expect(await handOver(gameId, keeper, "s2")).toBe("ok");
  expect(await keepers(gameId)).toEqual([holderOf(phones[1])]);
  expect(await liveStateOf(gameId, phones[1])).toMatchObject({ keeps: true, mine: "s2" });
  expect(await liveStateOf(gameId, keeper)).toMatchObject({ keeps: false });
  expect(await access(keeper, gameId, "record")).toMatchObject({ ok: true });
  // Sent again, as after a lost response.
  expect(await handOver(gameId, keeper, "s2")).toBe("ok");
  expect(await handOver(gameId, keeper, "s1")).toBe("not-the-keeper");
  expect(await handOver(gameId, phones[1], "s2")).toBe("ok");
  expect(await keepers(gameId)).toEqual([holderOf(phones[1])]);
});

test("refuses others, and targets who are not there", async () => {
  const { pass, gameId, keeper, phones } = await fullTable();
  expect(await handOver(gameId, phones[0], "s1")).toBe("not-the-keeper");
  expect(await handOver(gameId, await watching(pass), "s1")).toBe("only-watching");
  expect(await handOver(gameId, guest(), "s1")).toBe("no-such-table");
  await sit(gameId, phones[2], null);
  expect(await handOver(gameId, keeper, "s3")).toBe("seat-free");
  expect(await handOver(gameId, keeper, "s9")).toBe("no-such-seat");
  expect(await handOver(gameId, keeper, { key: "s1" })).toBe("bad-format");
  expect(await keepers(gameId)).toEqual([holderOf(keeper)]);
});

test("leaves a group's table to the group's admins", async () => {
  const made = await cachedCrew();
  const game = { ...crew("Ann", "Bob"), group: made.id };
  await startGame(made.member, game);
  await sit(game.id, made.member, "s1");
  expect(await handOver(game.id, made.keeper, "s1")).toBe("group-keeps");
  expect(await handOver(game.id, made.member, "s1")).toBe("not-the-keeper");
  expect(await handOver(game.id, made.viewer, "s1")).toBe("only-watching");
  expect(await keepers(game.id)).toEqual([]);
});

test("transfers once of three at once, and leaves one keeper", async () => {
  const { gameId, keeper, phones } = await fullTable();
  const results = await Promise.all(["s1", "s2", "s3"].map((seat) => handOver(gameId, keeper, seat)));
  expect(results.toSorted()).toEqual(["not-the-keeper", "not-the-keeper", "ok"]);
  expect(await keepers(gameId)).toEqual([holderOf(phones[results.indexOf("ok")] as Visitor)]);
});

test("leaves exactly one scorekeeper after any sequence of transfers", async () => {
  const transfer = fc.record({ who: fc.nat(3), to: fc.constantFrom("s1", "s2", "s3"), stands: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(transfer, { minLength: 6, maxLength: 18 }), async (transfers) => {
      const { gameId, keeper, phones } = await fullTable();
      const all = [keeper, ...phones];
      for (let at = 0; at < transfers.length; at += 3) {
        await Promise.all(
          transfers.slice(at, at + 3).flatMap(({ who, to, stands }) => [
            handOver(gameId, all[who] as Visitor, to),
            // A player leaves their seat midway, or takes it again.
            ...(who > 0 ? [sit(gameId, all[who] as Visitor, stands ? null : `s${who}`)] : []),
          ]),
        );
        expect(await keepers(gameId)).toHaveLength(1);
      }
    }),
    { numRuns: 8 },
  );
});
