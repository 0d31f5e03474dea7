import { afterEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { type Action, newGame, play, type Settled } from "@/lib/engine";
import type { Entry } from "@/lib/protocol/entry";
import { database } from "@/lib/server/db/db";
import type { Reader } from "@/lib/server/db/reader";
import type { Write } from "@/lib/server/db/write";
import { Prisma } from "@/lib/server/generated/prisma/client";
import type { Pass } from "@/lib/server/identity/access";
import { subscribe } from "@/lib/server/table/live/live";
import { openTable } from "@/lib/server/table/openTable";
import { entriesAfter } from "@/lib/server/table/record/journalStore";
import { record } from "@/lib/server/table/record/record";
import { bangs, says, start } from "../engine/tableOf";
import { crashOn } from "./crash";
import { ownDataFolder } from "./ownDataFolder";
import { singletonOf } from "./processSingleton";
import { endlessRounds, entriesOf, freshId, ROUND, recordAll, seatedTable } from "./table";

ownDataFolder();
afterEach(() => {
  vi.restoreAllMocks();
});

const journal = (pass: Pass): Promise<readonly Entry[]> => entriesAfter(database(), pass.gameId, 0, 10_000);
const seqs = (entries: readonly Entry[]) => entries.map(({ seq }) => seq);
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** Everything stored of a game. */
const storedGame = async (pass: Pass) => ({
  entries: await journal(pass),
  table: await openTable(pass),
  rounds: await database().roundRow.count({ where: { gameId: pass.gameId } }),
});

/** The game's published entries from here on. */
function heard(pass: Pass): Entry[] {
  const entries: Entry[] = [];
  subscribe(pass.gameId, (more) => entries.push(...more));
  return entries;
}

describe("a round", () => {
  test("is recorded entry by entry and settled", async () => {
    const pass = await seatedTable();
    for (const [at, action] of ROUND.entries()) {
      const [entry] = await recordAll(pass, [action], at);
      expect(entry).toMatchObject({ action, after: at, seq: at + 1 });
      expect(entry).not.toHaveProperty("by");
    }
    const table = await openTable(pass);
    expect(table).toMatchObject({ seq: 4, round: [], state: { phase: "between-rounds", starter: "s3" } });
    expect(table.rounds).toHaveLength(1);
    expect(table.rounds[0]).toMatchObject({ round: 1, finding: { found: 4, margin: -5 }, loser: "s1" });
    expect(await database().roundRow.findFirst({ where: { gameId: pass.gameId } })).toMatchObject({
      round: 1,
      seq: 4,
    });
  });

  test("is recorded in one list with consecutive entries", async () => {
    const pass = await seatedTable();
    const list = entriesOf(ROUND).map((entry) => ({ ...entry, after: 0 }));
    const done = await record(pass, list);
    expect(done.ok && done.value.map(({ after, seq }) => [after, seq])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
  });

  test("is read back identically to the response and the stream", async () => {
    const pass = await seatedTable();
    const published = heard(pass);
    const answered = await recordAll(pass, [
      { do: "start-round", wild: 4, starter: "s1", note: "üñí 🎲 \u2028 \\ \" '" },
      { do: "claim", by: "s1", claim: { face: 6, count: 9 }, skipped: false },
      bangs("s3", "s2"),
      { do: "reveal", counts: { s3: 1, s1: 2, s2: -0 } },
    ]);
    const read = JSON.stringify(await journal(pass));
    expect(JSON.stringify(answered)).toBe(read);
    expect(JSON.stringify(published)).toBe(read);
    const { rounds, state } = await openTable(pass);
    expect(JSON.stringify([rounds, state])).toBe(JSON.stringify(refold(answered)));
  });
});

/** The rounds and the state of a fresh replay. */
function refold(entries: readonly Entry[]): [Settled[], unknown] {
  const opened = newGame({ game: "firehouse", house: {}, players: ["s1", "s2", "s3"] });
  if (!opened.ok) throw new Error(opened.refusal.code);
  let state = opened.value;
  const rounds: Settled[] = [];
  for (const { action } of entries) {
    const played = play(state, action as Action);
    if (!played.ok) throw new Error(played.refusal.code);
    state = played.value.state;
    for (const fact of played.value.facts) if (fact.fact === "settled") rounds.unshift(fact.settled);
  }
  return [rounds, state];
}

describe("the same entry again", () => {
  test("returns the stored one, even after later entries and with any `after`", async () => {
    const pass = await seatedTable();
    const [begin, claim] = entriesOf(ROUND.slice(0, 2)) as [Entry, Entry];
    const first = await record(pass, [begin]);
    await record(pass, [claim]);
    const published = heard(pass);
    expect(await record(pass, [begin])).toEqual(first);
    expect(await record(pass, [{ ...begin, after: 17 }])).toEqual(first);
    expect(seqs(await journal(pass))).toEqual([1, 2]);
    expect(published).toEqual([]);
  });

  test("is the same with its keys in another order", async () => {
    const pass = await seatedTable();
    const id = freshId();
    const first = await record(pass, [
      { id, action: { do: "start-round", starter: "s1", wild: 4 }, after: 0 },
    ]);
    const again = await record(pass, [
      { id, action: { wild: 4, starter: "s1", do: "start-round" }, after: 0 },
    ]);
    expect(again).toEqual(first);
  });

  test("is the same with -0, which JSON stores as 0", async () => {
    const pass = await seatedTable();
    await recordAll(pass, ROUND.slice(0, 3));
    const last = entriesOf([{ do: "reveal", counts: { s1: 1, s2: 2, s3: -0 } }], 3);
    expect(await record(pass, last)).toEqual(await record(pass, last));
    expect(await journal(pass)).toHaveLength(4);
  });

  test("can precede new ones, as after a lost response", async () => {
    const pass = await seatedTable();
    const list = entriesOf(ROUND);
    await record(pass, list.slice(0, 2));
    const published = heard(pass);
    const done = await record(pass, list);
    expect(done.ok && seqs(done.value)).toEqual([1, 2, 3, 4]);
    expect(seqs(published)).toEqual([3, 4]);
  });

  test("is refused with another action", async () => {
    const pass = await seatedTable();
    const [begin] = entriesOf([start("s1", 4)]) as [Entry];
    await record(pass, [begin]);
    const before = await storedGame(pass);
    const other = await record(pass, [{ ...begin, action: start("s1", 5) }]);
    expect(other).toMatchObject({ ok: false, refusal: { code: "id-reused" } });
    const afterNew = await record(pass, [...entriesOf([says("s1", "3 sixes")], 1), begin]);
    expect(afterNew).toMatchObject({ ok: false, refusal: { code: "id-reused" } });
    expect(await storedGame(pass)).toEqual(before);
  });

  test("is another entry in another game", async () => {
    const [one, other] = [await seatedTable(), await seatedTable()];
    const list = entriesOf([start("s1", 4)]);
    await record(one, list);
    expect(await record(other, list)).toMatchObject({ ok: true, value: [{ seq: 1 }] });
  });

  test("is recorded once of twenty at once", async () => {
    const pass = await seatedTable();
    const list = entriesOf([start("s1", 4)]);
    const published = heard(pass);
    const answers = await Promise.all(upTo(20).map(() => record(pass, list)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await journal(pass)).toHaveLength(1);
    expect(published).toHaveLength(1);
  });
});

describe("a stale entry", () => {
  test("is refused with the unseen entries", async () => {
    const pass = await seatedTable();
    await recordAll(pass, [start("s1", 4), says("s1", "3 sixes")]);
    const late = await record(pass, entriesOf([bangs("s2")], 1));
    expect(late).toMatchObject({
      ok: false,
      refusal: { code: "stale", unseen: [{ seq: 2, action: says("s1", "3 sixes") }] },
    });
    expect(await journal(pass)).toHaveLength(2);
  });

  test("gets at most fifty of them, the oldest first", async () => {
    const pass = await seatedTable();
    for (const round of endlessRounds(15)) await recordAll(pass, round, (await journal(pass)).length);
    const late = await record(pass, entriesOf([bangs("s2")], 2));
    expect(!late.ok && late.refusal.unseen?.map(({ seq }) => seq)).toEqual(upTo(52).slice(2));
  });

  test("is refused without unseen ones if its author claims to have seen more than there is", async () => {
    const pass = await seatedTable();
    const ahead = await record(pass, entriesOf([start("s1", 4)], 7));
    expect(ahead).toMatchObject({ ok: false, refusal: { code: "stale", unseen: [] } });
  });

  test("loses the race: of twenty claims at once exactly one is recorded", async () => {
    const pass = await seatedTable();
    await recordAll(pass, [start("s1", 4)]);
    const published = heard(pass);
    const answers = await Promise.all(
      upTo(20).map((count) => record(pass, entriesOf([says("s1", `${count} sixes`)], 1))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers) {
      if (!answer.ok) expect(answer.refusal).toMatchObject({ code: "stale", unseen: published });
    }
    expect(seqs(await journal(pass))).toEqual([1, 2]);
  });
});

describe("refused entries", () => {
  test("write nothing, and name the people in the message", async () => {
    const pass = await seatedTable();
    await recordAll(pass, [start("s1", 4)]);
    const [before, published] = [await storedGame(pass), heard(pass)];
    expect(await record(pass, entriesOf([says("s2", "3 sixes")], 1))).toEqual({
      ok: false,
      refusal: { ok: false, code: "not-your-turn", rule: "S5", message: "It’s Ann’s turn, not Bob’s." },
    });
    expect(await storedGame(pass)).toEqual(before);
    expect(published).toEqual([]);
  });

  test("block their whole list", async () => {
    const pass = await seatedTable();
    const before = await storedGame(pass);
    const done = await record(pass, entriesOf([...ROUND, says("s1", "3 sixes")]));
    expect(done).toMatchObject({ ok: false, refusal: { code: "round-not-started" } });
    expect(await storedGame(pass)).toEqual(before);
  });

  test("leave nothing behind after a failed write, and publish nothing", async () => {
    const pass = await seatedTable();
    await recordAll(pass, ROUND.slice(0, 3));
    const [before, published] = [await storedGame(pass), heard(pass)];
    const fix = await crashOn("INSERT", "RoundRow");
    const last = entriesOf(ROUND.slice(3), 3);
    await expect(record(pass, last)).rejects.toThrow();
    await fix();
    expect(await storedGame(pass)).toEqual(before);
    expect(published).toEqual([]);
    expect(await record(pass, last)).toMatchObject({ ok: true, value: [{ seq: 4 }] });
  });

  test("are published only once they can be read", async () => {
    const pass = await seatedTable();
    const opened = singletonOf<{ readonly own: { write(one: Write): Promise<boolean> } }>("Database");
    if (!opened) throw new Error("It is open.");
    const real = opened.own.write;
    let open = 0;
    // SQLite has one connection: a read would wait for the write, and see all of it.
    const write = vi.spyOn(opened.own, "write").mockImplementation((one) => {
      open++;
      return real(one).finally(() => open--);
    });
    const heard: number[] = [];
    subscribe(pass.gameId, () => heard.push(open));
    for (const [at, action] of ROUND.entries()) await recordAll(pass, [action], at);
    expect(heard).toEqual([0, 0, 0, 0]);
    expect(write).toHaveBeenCalledTimes(4);
  });

  test("survive a failing listener", async () => {
    const pass = await seatedTable();
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    subscribe(pass.gameId, () => {
      throw new Error("a phone fell off the table");
    });
    const published = heard(pass);
    await recordAll(pass, [start("s1", 4)]);
    expect(published).toHaveLength(1);
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe("another process writing the same game", () => {
  /** Makes the next transaction read the old game, as with weaker isolation. */
  async function nextReadsOld(pass: Pass): Promise<() => void> {
    const db = database();
    const old = await db.game.findUniqueOrThrow({ where: { id: pass.gameId } });
    const real = db.$transaction.bind(db) as (work: (tx: Reader) => Promise<unknown>) => Promise<unknown>;
    const looking = vi.spyOn(db, "$transaction") as unknown as MockInstance<typeof real>;
    return () => {
      looking.mockImplementationOnce((work) =>
        real((tx) => {
          const game = { updateMany: tx.game.updateMany, findUnique: async () => old };
          return work({
            ...tx,
            entry: tx.entry,
            roundRow: tx.roundRow,
            seat: tx.seat,
            game,
          } as unknown as Reader);
        }),
      );
    };
  }

  test("causes a retry with the new state, not a stale write", async () => {
    const pass = await seatedTable();
    const readOld = await nextReadsOld(pass);
    const [first] = await recordAll(pass, [start("s1", 4)]);
    readOld();
    expect(await record(pass, entriesOf([start("s1", 5)]))).toMatchObject({
      ok: false,
      refusal: { code: "stale", unseen: [first] },
    });
    expect(await storedGame(pass)).toMatchObject({ entries: [first], table: { seq: 1 } });
  });

  test("is retried a few times, then given up", async () => {
    const [pass, other] = [await seatedTable(), await seatedTable()];
    const met = new Prisma.PrismaClientKnownRequestError("met another one", {
      code: "P2034",
      clientVersion: "7",
    });
    const transaction = vi.spyOn(database(), "$transaction");
    transaction.mockRejectedValueOnce(met);
    expect(await record(pass, entriesOf([start("s1", 4)]))).toMatchObject({ ok: true });
    transaction.mockRejectedValue(met);
    transaction.mockClear();
    await expect(record(other, entriesOf([start("s1", 4)]))).rejects.toBe(met);
    expect(transaction).toHaveBeenCalledTimes(16);
  });
});
