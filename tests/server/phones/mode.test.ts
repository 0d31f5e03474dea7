import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/lib/server/db/db";
import type { Pass } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { readHistory } from "@/lib/server/table/history/history";
import { scoreOnlyGames } from "@/lib/server/table/record/lastMode";
import { startGame } from "@/lib/server/table/record/startGame";
import { says, start } from "../../engine/tableOf";
import { testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { crew, freshId, guest, recordAll, seatedTable } from "../table";
import { joined, liveStateOf, mode, watching } from "./asking";

ownDataFolder();

let pass: Pass;
let keeper: Visitor;
beforeEach(async () => {
  pass = await seatedTable();
  keeper = pass.visitor;
});

const scoreOnly = async (who: Visitor = keeper, game = pass.gameId) =>
  (await liveStateOf(game, who)).scoreOnly;

describe("the mode of a game", () => {
  test("is shared by all phones and watchers, switches in mid-round, and is no entry", async () => {
    const ben = await joined(pass);
    const watcher = await watching(pass);
    expect(await scoreOnly()).toBe(false);
    await recordAll(pass, [start("s1", 6), says("s1", "2 sixes")]);
    const { entries } = await readHistory(pass);
    expect(await mode(pass.gameId, ben, { score_only: true })).toBe("ok");
    expect(await mode(pass.gameId, keeper, { score_only: true })).toBe("ok");
    expect([await scoreOnly(), await scoreOnly(ben), await scoreOnly(watcher)]).toEqual([true, true, true]);
    expect(await mode(pass.gameId, keeper, { score_only: false })).toBe("ok");
    expect(await scoreOnly(ben)).toBe(false);
    expect((await readHistory(pass)).entries).toEqual(entries);
  });

  test("is changed only by those who record", async () => {
    expect(await mode(pass.gameId, await watching(pass), { score_only: true })).toBe("only-watching");
    expect(await mode(pass.gameId, guest(), { score_only: true })).toBe("no-such-table");
    expect(await mode("no-such-game", keeper, { score_only: true })).toBe("no-such-table");
    expect(await scoreOnly()).toBe(false);
  });

  test.each([
    ["nothing", "bad-format", {}],
    ["a word", "bad-format", { score_only: "yes" }],
    ["null", "bad-format", { score_only: null }],
    ["a further key", "unknown-key", { score_only: true, seat: "s1" }],
    ["a list", "bad-format", [true]],
  ])("refuses %s, with the mode unchanged", async (_what, code, body) => {
    expect(await mode(pass.gameId, keeper, body)).toBe(code);
    expect(await scoreOnly()).toBe(false);
  });

  test("is kept by the next game, which can start in either one", async () => {
    await mode(pass.gameId, keeper, { score_only: true });
    const next = async (more: object) => {
      const begun = await startGame(keeper, { ...crew("Ann", "Bob", "Cy"), id: freshId(), ...more });
      if (!begun.ok) throw new Error(begun.refusal.code);
      return scoreOnly(keeper, begun.value.id);
    };
    await recordAll(pass, [
      { do: "outcome", loser: "s1" },
      { do: "end", losers: ["s1"] },
    ]);
    expect(await next({ after: pass.gameId })).toBe(true);
    expect(await next({ table: pass.tableId, score_only: false })).toBe(false);
    // Now the last game of that table kept every claim.
    expect(await next({ table: pass.tableId })).toBe(false);
    // A table of its own starts as usual.
    expect(await next({})).toBe(false);
  });

  test("is remembered by a group for each kind of game", async () => {
    const group = await testGroup();
    const begin = async (game: string, more: object = {}) => {
      const begun = await startGame(group.owner, {
        ...crew("Ann", "Bob", "Cy"),
        id: freshId(),
        game,
        house: {},
        group: group.id,
        ...more,
      });
      if (!begun.ok) throw new Error(begun.refusal.code);
    };
    await begin("firehouse", { score_only: true });
    await begin("perudo");
    expect(await scoreOnlyGames(database(), group.id)).toEqual(["firehouse"]);
    await begin("firehouse");
    expect(await scoreOnlyGames(database(), group.id)).toEqual(["firehouse"]);
    await begin("firehouse", { score_only: false });
    expect(await scoreOnlyGames(database(), group.id)).toEqual([]);
  });
});
