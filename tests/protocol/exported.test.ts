import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { MAX_SEATS, play, standing } from "@/lib/engine";
import { JOURNAL_VERSIONS, RECORD_VERSIONS, readJournal, readRecord } from "@/lib/protocol/exported";
import { fold } from "@/lib/protocol/journal";
import { replay } from "@/lib/protocol/replay";

// A file of every version. They are kept forever, unchanged: a new version adds one.
const FIXTURES = path.resolve("tests/protocol/fixtures");
const fixture = (format: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(FIXTURES, `${format.replace("/", "-")}.json`), "utf8"));

/**
 * The end of the fixtures' game: Bob was short by two, got one bad more for spilling, and was named when the
 * table stopped.
 */
const END = {
  Ann: { score: 0, goods: 0, bads: 0, dice: 3, active: true },
  Zoë: { score: 0, goods: 0, bads: 0, dice: 3, active: true },
  Bob: { score: -2, goods: 0, bads: 2, dice: 3, active: true },
  Cy: { score: 0, goods: 0, bads: 0, dice: 3, active: true },
};
const FINISHED = { winners: [], reason: "end", pot: 0 };

test("has a file of every version, and no others", () => {
  expect(readdirSync(FIXTURES).toSorted()).toEqual(
    [...Object.keys(JOURNAL_VERSIONS), ...Object.keys(RECORD_VERSIONS)]
      .map((format) => `${format.replace("/", "-")}.json`)
      .toSorted(),
  );
});

test.each(Object.keys(RECORD_VERSIONS))("replays a %s to its game's state", (format) => {
  const replayed = replay(fixture(format));
  expect(replayed).toMatchObject({
    ok: true,
    standing: END,
    finished: { ...FINISHED, losers: ["Bob"] },
    rounds: [{ text: "5 ones", claimTrue: false, margin: -2 }],
  });
});

test.each(Object.keys(JOURNAL_VERSIONS))("folds a %s to its game's state", (format) => {
  const read = readJournal(fixture(format));
  if (!read.ok) throw new Error(read.refusal.code);
  const { opening, names, entries } = read.value;
  const { state, refused, rounds } = fold(opening, entries);
  expect([refused, rounds.length, entries.length]).toEqual([[], 1, 12]);
  const byName = Object.entries(standing(state)).map(([seat, stands]) => [names[seat], stands]);
  expect(Object.fromEntries(byName)).toEqual(END);
  expect(state).toMatchObject({ phase: "finished", finished: { ...FINISHED, losers: ["s2"] } });
});

describe("an unknown version", () => {
  test.each(["dice-record/3", "dice-journal/1", "dice-journal/2", "dice-record/01", "toString", ""])(
    "refuses the record %s with a sentence, regardless of its content",
    (format) => {
      const wanted = { ...fixture("dice-record/1"), format, more: true };
      const isJournal = Object.hasOwn(JOURNAL_VERSIONS, format);
      expect(readRecord(wanted)).toEqual({
        ok: false,
        refusal: {
          code: "bad-format",
          rule: null,
          values: { name: "format", ...(isJournal && { text: format }) },
        },
      });
      expect(replay(wanted)).toMatchObject({
        ok: false,
        code: "bad-format",
        message: expect.stringMatching(isJournal ? /^This is the full log\. / : /^“format” .+\.$/),
        steps: [],
      });
    },
  );

  test.each(["dice-journal/3", "dice-record/1"])("refuses the journal %s", (format) => {
    expect(readJournal({ ...fixture("dice-journal/1"), format })).toMatchObject({
      refusal: { code: "bad-format", values: { name: "format" } },
    });
  });

  test("refuses a missing version, and names what is missing", () => {
    const { format: _, ...rest } = fixture("dice-record/1");
    expect(readRecord(rest)).toMatchObject({ refusal: { code: "bad-format", values: { name: "format" } } });
    expect(readRecord({ ...rest, more: true })).toMatchObject({ refusal: { code: "unknown-key" } });
    const { format: _2, ...own } = fixture("dice-record/2");
    expect(readRecord(own)).toMatchObject({ refusal: { code: "bad-format", values: { name: "format" } } });
    for (const nothing of [null, 5, "dice-record/1", [], { format: 1 }])
      expect(readRecord(nothing)).toMatchObject({ refusal: { code: "bad-format" } });
  });
});

describe("a hand-edited journal", () => {
  const entries = fixture("dice-journal/1").entries as readonly Record<string, unknown>[];
  const changed = (at: number, change: object) =>
    readJournal({
      ...fixture("dice-journal/1"),
      entries: entries.map((entry, place) => (place === at ? { ...entry, ...change } : entry)),
    });

  test("keeps room for all players of an old one, and for the usual number of a small one", () => {
    const names = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`s${at + 1}`, `Player ${at + 1}`]));
    for (const [players, room] of [
      [MAX_SEATS + 3, MAX_SEATS + 3],
      [3, MAX_SEATS],
    ] as const) {
      const journal = {
        ...fixture("dice-journal/1"),
        seats: ["s1", "s2", "s3"],
        names: names(players),
        entries: [],
      };
      const read = readJournal(journal);
      if (!read.ok) throw new Error(read.refusal.code);
      let { opening } = read.value;
      const joined = () => play(opening, { do: "join", player: `s${opening.seats.length + 1}` });
      for (let next = joined(); next.ok; next = joined()) opening = next.value.state;
      expect(opening.seats).toHaveLength(room);
    }
  });

  test.each([
    [0, { seq: 2 }, "bad-format", "entries.0.seq"],
    [0, { after: 1 }, "bad-format", "entries.0.seq"],
    [1, { seq: 3 }, "bad-format", "entries.1.seq"],
    [1, { after: 2 }, "bad-format", "entries.1.seq"],
    [4, { replaces: [9] }, "bad-format", "entries.4.replaces"],
    [9, { replaces: [4] }, "bad-format", "entries.9.replaces"],
    [2, { action: null }, "bad-format", "entries.2.replaces"],
    [2, { who: "Ann" }, "unknown-key", "entries.2.who"],
    [2, { action: { do: "dance" } }, "bad-format", "entries.2.action.do"],
  ])("is refused at the inconsistency: entry %i with %j", (at, change, code, name) => {
    expect(changed(at, change)).toMatchObject({ refusal: { code, values: { name } } });
  });

  test.each([
    [{ seats: ["s1", "s2", "s9"] }, "bad-format"],
    [{ seats: ["s1", "s1"] }, "duplicate-player"],
    [{ seats: ["s1"] }, "too-few-players"],
    [{ game: "dominoes" }, "unknown-game"],
    [{ house: { dice: 3 } }, "unknown-option"],
    [{ entries: 5 }, "bad-format"],
    [{ more: 1 }, "unknown-key"],
  ])("is refused like a record: %j", (change, code) => {
    expect(readJournal({ ...fixture("dice-journal/1"), ...change })).toMatchObject({ refusal: { code } });
  });

  test.each([
    [{ entries: 5 }, { code: "bad-format", values: { name: "entries" } }],
    [{ seats: undefined }, { code: "bad-format", values: { name: "seats" } }],
    [{ rules: undefined }, { code: "bad-format", values: { name: "rules" } }],
    [{ rules: {} }, { code: "bad-rule-set" }],
    [{ game: "firehouse" }, { code: "unknown-key" }],
  ])("of an own game is refused the same way: %j", (change, refusal) => {
    const journal = JSON.parse(JSON.stringify({ ...fixture("dice-journal/2"), ...change }));
    expect(readJournal(journal)).toMatchObject({ refusal });
  });
});
