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

// Several processes can serve one database. Here the test is the other one: it changes the database, and
// sends messages.

ownDataFolder();
afterEach(() => {
  connectCluster(null);
  vi.useRealTimers();
});

/** Records entries like another process. */
async function recordElsewhere(gameId: string, entries: readonly NewEntry[], after: number): Promise<void> {
  const rows = entries.map((entry, at) =>
    asRow(gameId, "somebody", { ...entry, seq: after + at + 1, at: new Date().toISOString() }),
  );
  await database().$transaction([
    database().entry.createMany({ data: rows }),
    database().game.update({ where: { id: gameId }, data: { seq: after + entries.length } }),
  ]);
}

describe("another process's message", () => {
  test("brings recorded entries to the streams here, each once and in order", async () => {
    const pass = await seatedTable();
    const phone = await follow(pass);
    await recordAll(pass, [start("s1", 4)]);
    await recordElsewhere(pass.gameId, entriesOf([says("s1", "9 sixes"), says("s2", "10 sixes")], 1), 1);
    await handleClusterEvent({ of: "recorded", game: pass.gameId, after: 1 });
    await handleClusterEvent({ of: "recorded", game: pass.gameId, after: 2 });
    expect((await phone.entries(3)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    await phone.leave();
  });

  test("also brings what a lost message missed", async () => {
    const pass = await seatedTable();
    const phone = await follow(pass);
    await phone.next();
    await recordElsewhere(pass.gameId, entriesOf([start("s1", 4), says("s1", "9 sixes")]), 0);
    await handleClusterEvent({ of: "recorded", game: pass.gameId, after: 1 });
    expect((await phone.entries(2)).map(({ seq }) => seq)).toEqual([1, 2]);
    await phone.leave();
  });

  test("closes a removed phone's streams, and no others", async () => {
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

  test("makes phones reload their table, or reconnect", async () => {
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

  test("updates presence: connected, left, or silent", async () => {
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

describe("this process's message", () => {
  /** Messages from now on. */
  function clusterEvents(): ClusterEvent[] {
    const words: ClusterEvent[] = [];
    connectCluster((word) => words.push(word));
    return words;
  }

  test("reports a taken seat, and a phone that joined", async () => {
    const pass = await seatedTable();
    const words = clusterEvents();
    await takeSeat(pass, { seat: "s2" });
    expect(words).toContainEqual({ of: "aside", game: pass.gameId });
    const phone = await follow(pass);
    await phone.next();
    await expect
      .poll(() => words)
      .toContainEqual({ of: "here", game: pass.gameId, holder: holderOf(pass.visitor) });
    await phone.leave();
  });

  test("reports a heartbeat of a phone that follows a table through another process", () => {
    const words = clusterEvents();
    heartbeat("some-game", "some-phone");
    expect(words).toEqual([{ of: "heard", game: "some-game", holder: "some-phone" }]);
  });
});
