import { afterEach, describe, expect, test, vi } from "vitest";
import type { NewEntry } from "@/lib/protocol/entry";
import { database } from "@/lib/server/db/db";
import { holderOf } from "@/lib/server/identity/visitor";
import { type ClusterEvent, connectCluster } from "@/lib/server/process/cluster";
import { takeSeat } from "@/lib/server/seats/takeSeat";
import { handleClusterEvent } from "@/lib/server/table/live/handleClusterEvent";
import { heartbeat, isHere } from "@/lib/server/table/live/presence";
import { asRow } from "@/lib/server/table/record/journalStore";
import { says, start } from "../engine/tableOf";
import { follow } from "./follow";
import { ownDataFolder } from "./ownDataFolder";
import { entriesOf, recordAll, seatedTable, tableOf } from "./table";

// Several processes may serve one database. Here the other one is the test: it changes the database, and says so.

ownDataFolder();
afterEach(() => {
  connectCluster(null);
  vi.useRealTimers();
});

/** Records entries as another process does. */
async function recordElsewhere(gameId: string, entries: readonly NewEntry[], after: number): Promise<void> {
  const rows = entries.map((entry, at) =>
    asRow(gameId, "somebody", { ...entry, seq: after + at + 1, at: new Date().toISOString() }),
  );
  await database().$transaction([
    database().entry.createMany({ data: rows }),
    database().game.update({ where: { id: gameId }, data: { seq: after + entries.length } }),
  ]);
}

describe("what another process says", () => {
  test("that entries were recorded: they are on the streams here, each once and in order", async () => {
    const pass = await seatedTable();
    const phone = await follow(pass);
    await recordAll(pass, [start("s1", 4)]);
    await recordElsewhere(pass.gameId, entriesOf([says("s1", "9 sixes"), says("s2", "10 sixes")], 1), 1);
    await handleClusterEvent({ of: "recorded", game: pass.gameId, after: 1 });
    await handleClusterEvent({ of: "recorded", game: pass.gameId, after: 2 });
    expect((await phone.entries(3)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    await phone.leave();
  });

  test("that a word before was lost: what was missed is read", async () => {
    const pass = await seatedTable();
    const phone = await follow(pass);
    await phone.next();
    await recordElsewhere(pass.gameId, entriesOf([start("s1", 4), says("s1", "9 sixes")]), 0);
    await handleClusterEvent({ of: "recorded", game: pass.gameId, after: 1 });
    expect((await phone.entries(2)).map(({ seq }) => seq)).toEqual([1, 2]);
    await phone.leave();
  });

  test("that somebody was shown out: their streams are shut, and no others", async () => {
    const [pass, other] = [await seatedTable(), await seatedTable()];
    const [phone, elsewhere] = [await follow(pass), await follow(other)];
    await database().grant.deleteMany({ where: { tableId: pass.tableId } });
    await handleClusterEvent({ of: "ungiven", table: await tableOf(other.gameId) });
    await handleClusterEvent({ of: "ungiven", holders: [holderOf(pass.visitor)] });
    expect((await phone.rest()).at(-1)).toBe("gone");
    await recordAll(other, [start("s1", 4)]);
    expect(await elsewhere.entries(1)).toHaveLength(1);
    await elsewhere.leave();
  });

  test("that phones are to read their table afresh, or to ask again", async () => {
    const pass = await seatedTable();
    const first = await follow(pass);
    await handleClusterEvent({ of: "afresh", table: pass.tableId });
    expect((await first.rest()).at(-1)).toBe("reload");
    const second = await follow(pass);
    await handleClusterEvent({ of: "afresh", holder: "somebody-else" });
    await handleClusterEvent({ of: "afresh", holder: holderOf(pass.visitor) });
    expect((await second.rest()).at(-1)).toBe("reload");
    const third = await follow(pass);
    await handleClusterEvent({ of: "ask-again", holder: holderOf(pass.visitor) });
    expect(await third.rest()).not.toContain("reload");
  });

  test("that somebody is there, has left, or has fallen silent", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const word = { game: "some-game", holder: "some-phone" };
    await handleClusterEvent({ of: "here", ...word });
    expect(isHere(word.game, word.holder)).toBe(true);
    await handleClusterEvent({ of: "left", ...word });
    expect(isHere(word.game, word.holder)).toBe(false);
    await handleClusterEvent({ of: "here", ...word });
    vi.advanceTimersByTime(60_000);
    expect(isHere(word.game, word.holder)).toBe(false);
  });
});

describe("what this process says to the others", () => {
  /** What is said from now on. */
  function said(): ClusterEvent[] {
    const words: ClusterEvent[] = [];
    connectCluster((word) => words.push(word));
    return words;
  }

  test("a seat that was taken, and who came to the table", async () => {
    const pass = await seatedTable();
    const words = said();
    await takeSeat(pass, { seat: "s2" });
    expect(words).toContainEqual({ of: "aside", game: pass.gameId });
    const phone = await follow(pass);
    await phone.next();
    await expect
      .poll(() => words)
      .toContainEqual({ of: "here", game: pass.gameId, holder: holderOf(pass.visitor) });
    await phone.leave();
  });

  test("that it heard of a phone which follows a table through another", () => {
    const words = said();
    heartbeat("some-game", "some-phone");
    expect(words).toEqual([{ of: "heard", game: "some-game", holder: "some-phone" }]);
  });
});
