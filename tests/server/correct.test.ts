import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { type Action, isScored } from "@/lib/engine";
import type { Entry, NewEntry, Wanted } from "@/lib/protocol/entry";
import { fold } from "@/lib/protocol/journal";
import { database } from "@/lib/server/db/db";
import type { Pass } from "@/lib/server/identity/access";
import { byHolder, count } from "@/lib/server/identity/limits";
import { holderOf } from "@/lib/server/identity/visitor";
import { readHistory } from "@/lib/server/table/history/history";
import { subscribe } from "@/lib/server/table/live/live";
import { openTable } from "@/lib/server/table/openTable";
import { preview } from "@/lib/server/table/record/preview";
import { record } from "@/lib/server/table/record/record";
import { bangs, outcome, ruled, says, shows, start } from "../engine/tableOf";
import { sampleOf } from "../everyCase";
import { corrected, retracted } from "../protocol/journalOf";
import { anyAction } from "./clumsyActions";
import { crashOn } from "./crash";
import { outcomes, outcomesIn } from "./outcomes";
import { ownDataFolder } from "./ownDataFolder";
import { forget } from "./processSingleton";
import { endlessRounds, entriesOf, freshId, guest, ROUND, recordAll, seatedTable } from "./table";

ownDataFolder();

/** Corrections as sent by a phone that knows everything up to `after`. */
const asking = (after: number, ...wanted: readonly Wanted[]): NewEntry[] =>
  wanted.map((one, at) => ({ ...one, id: freshId(), after: after + at }));

/** A game's history without the author marks, which appear in no other response. */
async function historyOf(pass: Pass) {
  const { entries, ...history } = await readHistory(pass);
  return { ...history, entries: entries.map(({ by, ...entry }): Entry => entry) };
}

/** Everything stored of a game. */
const storedGame = async (pass: Pass) => ({
  history: await historyOf(pass),
  table: await openTable(pass),
  rounds: await database().roundRow.findMany({ where: { gameId: pass.gameId }, orderBy: { round: "asc" } }),
  game: await database().game.findUniqueOrThrow({ where: { id: pass.gameId } }),
  seats: await database().seat.findMany({ where: { gameId: pass.gameId } }),
});

function heard(pass: Pass): Entry[] {
  const entries: Entry[] = [];
  subscribe(pass.gameId, (more) => entries.push(...more));
  return entries;
}

/** The stored rounds equal a replay of the journal. */
async function expectFolded(pass: Pass): Promise<void> {
  const { history, table, rounds, game } = await storedGame(pass);
  const folded = fold(history.opening, history.entries);
  expect(folded.refused).toEqual([]);
  expect(game.state).toEqual(folded.state);
  expect(game.seq).toBe(history.entries.length);
  expect(await outcomes(pass.gameId)).toEqual(outcomesIn(folded.state));
  const all = [...folded.rounds, ...folded.outcomes.map(({ scored, place }) => ({ settled: scored, place }))]
    .map(({ settled, place }) => [settled.round, place, settled] as const)
    .toSorted(([one], [other]) => one - other);
  expect(rounds.map(({ round, seq, verdict }) => [round, seq, verdict])).toEqual(all);
  const latest = all.toReversed().slice(0, 12);
  expect(table.rounds).toEqual(latest.flatMap(([, , one]) => (isScored(one) ? [] : [one])));
  const stands = new Set(folded.steps.map(({ seq }) => seq));
  expect(table.round.every(({ seq }) => stands.has(seq))).toBe(true);
  expect(table.last?.entry ?? null).toEqual(folded.steps.at(-1)?.entry ?? null);
}

/** Everyone's dice that make the claim of `ROUND` true. */
const THERE = shows({ s1: [6, 6, 6, 6, 6], s2: [4, 4, 4, 4, 5], s3: [1, 2, 2, 3, 5] });

/** Two rounds: Cy bangs out of turn and is right; then Cy opens, and Ann bangs in turn and is right. */
const TWO_ROUNDS: readonly Action[] = [
  ...ROUND,
  start("s3", 4),
  says("s3", "9 sixes"),
  bangs("s1"),
  outcome("short"),
];

async function playedTable(actions = TWO_ROUNDS): Promise<Pass> {
  const pass = await seatedTable();
  await recordAll(pass, actions);
  return pass;
}

describe("a correction", () => {
  test("changes what follows, and leaves old entries readable", async () => {
    const pass = await playedTable();
    const before = await historyOf(pass);
    const published = heard(pass);
    const [entry] = asking(8, corrected(THERE, 4)) as [NewEntry];
    const done = await record(pass, [entry]);
    expect(done).toEqual({
      ok: true,
      value: [{ ...entry, seq: 9, at: expect.any(String) }],
    });
    expect(published).toEqual(done.ok && done.value);
    const after = await historyOf(pass);
    expect(after.entries).toEqual([...before.entries, ...published]);
    const { rounds, seq, last } = await openTable(pass);
    expect([seq, rounds.map(({ right }) => right), last?.entry.seq]).toEqual([9, [true, false], 8]);
    await expectFolded(pass);
  });

  test("returns the stored one if sent again", async () => {
    const pass = await playedTable();
    const list = asking(8, corrected(THERE, 4));
    const first = await record(pass, list);
    expect(await record(pass, list)).toEqual(first);
    expect(await record(pass, [{ ...(list[0] as NewEntry), replaces: [3] }])).toMatchObject({
      refusal: { code: "id-reused" },
    });
    expect((await openTable(pass)).seq).toBe(9);
  });

  test("reopens the last round, or settles it differently", async () => {
    const pass = await playedTable();
    await record(pass, asking(8, retracted(8)));
    expect(await openTable(pass)).toMatchObject({
      state: { phase: "revealing" },
      round: [{ seq: 5 }, { seq: 6 }, { seq: 7 }],
      last: { entry: { seq: 7 }, undo: retracted(7) },
    });
    await record(pass, asking(9, { action: outcome("there") }));
    expect(await openTable(pass)).toMatchObject({ round: [], rounds: [{ right: false }, { round: 1 }] });
    await expectFolded(pass);
  });

  test("replaces a correction; the original cannot be corrected twice", async () => {
    const pass = await playedTable();
    await record(pass, asking(8, corrected(THERE, 4)));
    const before = await storedGame(pass);
    for (const wanted of [corrected(THERE, 4), retracted(4), retracted(10), retracted(1, 4)])
      expect(await record(pass, asking(9, wanted))).toMatchObject({ refusal: { code: "already-replaced" } });
    expect(await record(pass, asking(9, retracted(9), corrected(THERE, 9)))).toMatchObject({
      refusal: { code: "already-replaced" },
    });
    expect(await storedGame(pass)).toEqual(before);
    await record(pass, asking(9, corrected(ROUND[3] as Action, 9)));
    expect((await openTable(pass)).rounds.map(({ right }) => right)).toEqual([true, true]);
    await expectFolded(pass);
  });

  test("is undone in one tap, and so is the undo", async () => {
    const pass = await playedTable(ROUND);
    for (const expected of ["revealing", "claiming", "claiming", "between-rounds"]) {
      const { seq, last } = await openTable(pass);
      if (!last) throw new Error("nothing to undo");
      expect(await record(pass, asking(seq, last.undo))).toMatchObject({ ok: true });
      expect((await openTable(pass)).state.phase).toBe(expected);
      await expectFolded(pass);
    }
    expect(await openTable(pass)).toMatchObject({ last: null, round: [], rounds: [] });
    await recordAll(pass, ROUND, 8);
    await expectFolded(pass);
  });

  test("returns the current game, and reports unseen entries", async () => {
    const pass = await playedTable();
    const before = await storedGame(pass);
    for (const seen of [0, 7])
      expect(await record(pass, asking(seen, corrected(THERE, 4)))).toMatchObject({
        refusal: { code: "stale", unseen: before.history.entries.slice(seen) },
      });
    expect(await record(pass, asking(12, corrected(THERE, 4)))).toMatchObject({
      refusal: { code: "stale", unseen: [] },
    });
    expect(await storedGame(pass)).toEqual(before);
  });

  test("makes entries based on the earlier table stale", async () => {
    const pass = await playedTable();
    await record(pass, asking(8, corrected(THERE, 4)));
    expect(await record(pass, entriesOf([start("s3", 4)], 8))).toMatchObject({
      refusal: { code: "stale", unseen: [{ seq: 9, replaces: [4] }] },
    });
  });

  test("is recorded once of ten at once", async () => {
    const pass = await playedTable();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => record(pass, asking(8, corrected(THERE, 4)))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    await expectFolded(pass);
  });

  test("is refused by the rules with the reason, and nothing is written", async () => {
    const pass = await playedTable();
    const before = await storedGame(pass);
    const rows: readonly (readonly [Wanted, string])[] = [
      [corrected(shows({ s1: [6], s2: [4], s3: [1] }), 4), "dice-mismatch"],
      [corrected(says("s2", "9 sixes"), 2), "not-your-turn"],
      [corrected(says("s1", "nine of them"), 2), "unreadable-claim"],
      [corrected(start("s9", 4), 1), "unknown-player"],
    ];
    for (const [wanted, code] of rows)
      expect(await record(pass, asking(8, wanted))).toMatchObject({ ok: false, refusal: { code } });
    expect(await storedGame(pass)).toEqual(before);
  });
});

describe("a correction with conflicts", () => {
  /** Bob banged, not Cy: so Ann, who got the bad, starts the second round, and not Cy. */
  const BREAKS = corrected(bangs("s2"), 3);

  test("is refused with what would be illegal and why, and nothing is written", async () => {
    const pass = await playedTable();
    const before = await storedGame(pass);
    const published = heard(pass);
    expect(await record(pass, asking(8, BREAKS))).toEqual({
      ok: false,
      refusal: {
        ok: false,
        code: "breaks-later",
        message: expect.stringContaining("no longer fit"),
        broken: [
          {
            seq: 5,
            action: TWO_ROUNDS[4],
            code: "wrong-starter",
            rule: expect.any(String),
            message: expect.stringContaining("Ann"),
          },
          {
            seq: 6,
            action: TWO_ROUNDS[5],
            code: "round-not-started",
            rule: null,
            message: expect.any(String),
          },
          expect.objectContaining({ seq: 7 }),
          expect.objectContaining({ seq: 8 }),
        ],
      },
    });
    expect(await storedGame(pass)).toEqual(before);
    expect(published).toEqual([]);
  });

  test("is accepted with a ruling that allows them, with replacements, or with their undo", async () => {
    const answers = [
      [corrected(ruled(start("s3", 4)), 5)],
      [corrected(start("s1", 4), 5), corrected(says("s1", "9 sixes"), 6), corrected(bangs("s2"), 7)],
      [retracted(5, 6, 7, 8)],
      [retracted(8), retracted(7), retracted(6), retracted(5)],
    ];
    for (const more of answers) {
      const pass = await playedTable();
      expect(await record(pass, asking(8, BREAKS, ...more))).toMatchObject({ ok: true });
      await expectFolded(pass);
    }
  });

  test("is refused while one of several is unresolved", async () => {
    const pass = await playedTable();
    const before = await storedGame(pass);
    expect(await record(pass, asking(8, BREAKS, retracted(5, 6, 7)))).toMatchObject({
      refusal: { code: "breaks-later", broken: [{ seq: 8 }] },
    });
    expect(await storedGame(pass)).toEqual(before);
  });

  test("names other phones' entries, not those of the list itself", async () => {
    const pass = await playedTable();
    expect(await record(pass, asking(8, BREAKS, corrected(bangs("s2"), 7)))).toMatchObject({
      refusal: { code: "breaks-later", broken: [{ seq: 5 }, { seq: 6 }, { seq: 8 }] },
    });
  });

  test("leaves later rounds to be undone if it ends the game", async () => {
    const pass = await seatedTable(guest(), { end_alone: 2 });
    await recordAll(pass, TWO_ROUNDS);
    const ends = corrected(
      { do: "adjust", what: "bad", count: 9, from: "bank", to: "s1", note: "all of them" },
      3,
      4,
    );
    expect(await record(pass, asking(8, ends))).toMatchObject({
      refusal: { code: "breaks-later", broken: [{ seq: 5, code: "game-over" }, {}, {}, {}] },
    });
    expect(await record(pass, asking(8, ends, retracted(5, 6, 7, 8)))).toMatchObject({ ok: true });
    expect((await openTable(pass)).state.phase).toBe("finished");
    await expectFolded(pass);
    const seq = (await openTable(pass)).seq;
    await record(pass, asking(seq, corrected(ROUND[2] as Action, 9)));
    expect((await openTable(pass)).state.phase).toBe("revealing");
  });
});

test("leaves nothing behind if the write fails midway", async () => {
  const pass = await playedTable();
  const before = await storedGame(pass);
  const published = heard(pass);
  const fix = await crashOn("INSERT", "RoundRow");
  await expect(record(pass, asking(8, corrected(THERE, 4)))).rejects.toThrow();
  await fix();
  expect(await storedGame(pass)).toEqual(before);
  expect(published).toEqual([]);
});

describe("a preview", () => {
  test("shows changes and conflicts, and writes nothing", async () => {
    const pass = await playedTable();
    const before = await storedGame(pass);
    const published = heard(pass);
    expect(await preview(pass, asking(8, corrected(THERE, 4)))).toMatchObject({
      ok: true,
      value: {
        consequences: {
          none: false,
          ending: "same",
          rounds: [{ before: { right: true }, after: { right: false } }],
        },
        broken: [],
      },
    });
    expect(await preview(pass, asking(8, corrected(bangs("s2"), 3)))).toMatchObject({
      value: { consequences: { phase: { after: "between-rounds" } }, broken: [{ seq: 5 }, {}, {}, {}] },
    });
    expect(await preview(pass, asking(8, { action: start("s3", 4) }))).toMatchObject({ ok: true });
    expect(await storedGame(pass)).toEqual(before);
    expect(published).toEqual([]);
  });

  test("refuses what recording would refuse", async () => {
    const pass = await playedTable();
    const of = (after: number, wanted: Wanted) => preview(pass, asking(after, wanted));
    expect(await of(7, corrected(THERE, 4))).toMatchObject({ refusal: { code: "stale" } });
    expect(await of(8, retracted(44))).toMatchObject({ refusal: { code: "already-replaced" } });
    expect(await of(8, corrected(start("s9"), 1))).toMatchObject({ refusal: { code: "unknown-player" } });
  });
});

test.each(sampleOf([1, 2, 3], 1))(
  "stores what the journal replays to: random game %i with random corrections",
  async (seed) => {
    const pass = await seatedTable(guest(), { dice_each: 3, end_alone: 99, end_together: 99 });
    const moves = fc.sample(
      fc.record({
        action: anyAction(["s1", "s2", "s3"]),
        kind: fc.nat({ max: 9 }),
        which: fc.nat({ max: 1_000 }),
      }),
      { numRuns: 300, seed },
    );
    let corrections = 0;
    for (const { action, kind, which } of moves) {
      const { seq } = await openTable(pass);
      const place = seq - (which % Math.min(seq, 12));
      const wanted: Wanted =
        seq === 0 || kind < 6 ? { action } : { action: kind < 8 ? action : null, replaces: [place] };
      const before = kind < 6 ? null : await storedGame(pass);
      const done = await record(pass, asking(seq, wanted));
      if (done.ok && wanted.replaces) corrections += 1;
      if (done.ok && wanted.replaces) await expectFolded(pass);
      if (!done.ok && before) expect(await storedGame(pass)).toEqual(before);
    }
    expect(corrections).toBeGreaterThan(5);
    await expectFolded(pass);
  },
);

test("reads an open table only back to the last settled round", async () => {
  const pass = await seatedTable();
  let seq = 0;
  for (const round of endlessRounds(15)) seq = (await recordAll(pass, round, seq)).at(-1)?.seq ?? 0;
  await record(pass, asking(seq, corrected(says("s1", "8 sixes"), 2)));
  const [next = []] = [...endlessRounds(1)];
  await recordAll(pass, next.slice(0, 3), seq + 1);
  expect((await openTable(pass)).round.map((entry) => entry.seq)).toEqual([62, 63, 64]);
  await expectFolded(pass);
});

describe("the cost of corrections", () => {
  afterEach(() => forget("Limits"));

  test("blocks further corrections in a minute over the limit, and not the game", async () => {
    const [pass, other] = [await seatedTable(), await seatedTable()];
    for (const table of [pass, other]) await recordAll(table, ROUND);
    const again = { action: says("s1", "8 sixes"), replaces: [2] };
    await count("table-work", [byHolder(holderOf(pass.visitor))], 20_000);
    const before = await storedGame(pass);
    const refused = { ok: false, refusal: { code: "too-many", wait: expect.any(Number) } };
    expect(await record(pass, asking(4, again))).toMatchObject(refused);
    expect(await preview(pass, asking(4, again))).toMatchObject(refused);
    expect(await storedGame(pass)).toEqual(before);
    await recordAll(pass, [start("s3", 4)], 4);
    expect(await record(other, asking(4, again))).toMatchObject({ ok: true });
  });

  test("rewrites only the changed rounds", async () => {
    const pass = await seatedTable();
    await recordAll(pass, [...endlessRounds(4)].flat());
    const corrected = await record(pass, asking(16, { action: outcome("there"), replaces: [16] }));
    expect(corrected.ok).toBe(true);
    const { rounds } = await storedGame(pass);
    expect(rounds.map(({ since }) => since === 17)).toEqual([false, false, false, true]);
    await expectFolded(pass);
  });
});
