import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gameIds } from "@/lib/engine";
import { readRecord } from "@/lib/protocol/exported";
import { exportJournal, exportRecord } from "@/lib/protocol/exports";
import {
  type ImportedGame,
  MAX_IMPORT_CHARACTERS,
  MAX_PROBLEMS,
  type ReadImport,
} from "@/lib/protocol/imports/importedGames";
import { numbered, readImport } from "@/lib/protocol/imports/readImport";
import { writeNotation } from "@/lib/protocol/notation/notation";
import { playRecord, replay } from "@/lib/protocol/replay";
import { runs } from "../everyCase";

const OPTIONS = { game: "firehouse", today: "2026-11-26" };
const AT = "2026-11-20T12:31:00.000Z";

const recordsIn = (file: string): readonly Record<string, unknown>[] =>
  readFileSync(new URL(`../conformance/${file}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).record);

const newIds = () => {
  let made = 0;
  return () => `made-${++made}`;
};

/** The history of an imported game, to export it again. */
const historyOf = ({ id, opening, names, entries, playoffOf }: ImportedGame) => ({
  id: id ?? "none",
  startedAt: AT,
  resultOnly: false,
  group: null,
  cloth: null,
  playoffOf,
  opening,
  names,
  entries: numbered(entries, AT, newIds()).map((entry) => ({ ...entry, by: "k1" })),
  you: "k1",
  authors: {},
  mine: null,
  keeps: false,
  consents: [],
});

const gamesOf = (read: ReadImport): readonly ImportedGame[] => {
  expect(read.problems).toEqual([]);
  return read.games;
};
const oneOf = (text: string, options: Partial<typeof OPTIONS> = {}): ImportedGame => {
  const games = gamesOf(readImport(text, { ...OPTIONS, ...options }));
  expect(games).toHaveLength(1);
  return games[0] as ImportedGame;
};
const actionsOf = (game: ImportedGame) =>
  exportRecord(historyOf(game)).actions.map(({ id: _, at: _at, ...action }) => action);

/** A replay without its steps, whose indexes differ. */
const outcomeOf = (record: unknown) => {
  const { steps: _, ...rest } = replay(record) as ReturnType<typeof replay> & { steps: unknown };
  return rest;
};

/** The record without the actions that the rules refuse; null for one that is refused as a whole. */
function accepted(record: Record<string, unknown>): Record<string, unknown> | null {
  const read = readRecord(record);
  if (!read.ok) return null;
  const steps = [...playRecord(read.value)];
  return {
    ...record,
    actions: (record.actions as unknown[]).filter((_, at) => !("refusal" in (steps[at] as object))),
  };
}

describe.each(["records", "outcomes"])("the conformance file %s", (file) => {
  test("imports each record, also as notation and as a journal, and exports what replays the same", () => {
    let imported = 0;
    for (const record of recordsIn(file)) {
      const whole = accepted(record);
      if (whole === null) continue;
      const expected = outcomeOf(whole);
      for (const text of [JSON.stringify(whole), JSON.stringify(whole, null, 2), writeNotation(whole)]) {
        const read = readImport(text, OPTIONS);
        // Some names are no names that may be typed.
        if (read.problems.some(({ reason }) => /name|called|alphabets|looks like/.test(reason))) continue;
        const game = oneOf(text);
        const exported = exportRecord(historyOf(game));
        expect(outcomeOf(exported)).toEqual(expected);
        const journal = exportJournal(historyOf(game));
        expect(exportJournal(historyOf(oneOf(JSON.stringify(journal))))).toEqual(journal);
        imported++;
      }
    }
    expect(imported).toBeGreaterThan(100);
  });

  test("names each action that the rules refuse, with its line", () => {
    for (const record of recordsIn(file)) {
      const read = readRecord(record);
      if (!read.ok) continue;
      const steps = [...playRecord(read.value)];
      const refused = steps.flatMap((step) => ("refusal" in step ? [step.index] : []));
      const { problems, games } = readImport(JSON.stringify(record, null, 2), OPTIONS);
      if (refused.length === 0) continue;
      expect(games).toEqual([]);
      expect(problems.map(({ reason }) => Number(/^Action (\d+): /.exec(reason)?.[1]) - 1)).toEqual(
        refused.slice(0, MAX_PROBLEMS),
      );
      const lines = JSON.stringify(record, null, 2).split("\n");
      for (const { line } of problems) expect(lines[line - 1]).toBe("    {");
    }
  });
});

describe("a score sheet", () => {
  test("counts the dice left, a line a round, and stops a game that goes on", () => {
    const game = oneOf("Round;Ann;Bob;Cy\n1;5;4;5\n2;4;4;5\n3;4;4;4\n", { game: "perudo" });
    expect(actionsOf(game)).toEqual([
      { do: "result", moves: [{ what: "die", count: 1, from: "Bob", to: "bank" }] },
      { do: "result", moves: [{ what: "die", count: 1, from: "Ann", to: "bank" }] },
      { do: "result", moves: [{ what: "die", count: 1, from: "Cy", to: "bank" }] },
      { do: "end" },
    ]);
    expect(game.folded.state.phase).toBe("finished");
    expect(oneOf("Ann,Bob\n3,3\n3,2\n", { game: "perudo" }).opening.house.dice_each).toBe(3);
  });

  test("counts marks: goods and bads by their sign, bads without one, running totals where few change", () => {
    expect(actionsOf(oneOf("Ann,Bob\n2,-1\n0,-1"))).toEqual([
      {
        do: "result",
        moves: [
          { what: "good", count: 2, from: "bank", to: "Ann" },
          { what: "bad", count: 1, from: "bank", to: "Bob" },
        ],
      },
      { do: "result", moves: [{ what: "bad", count: 1, from: "bank", to: "Bob" }] },
      { do: "end" },
    ]);
    const bad = (to: string) => ({ do: "result", moves: [{ what: "bad", count: 1, from: "bank", to }] });
    expect(actionsOf(oneOf("Ann,Bob,Cy\n1,0,0\n1,1,0\n1,1,1"))).toEqual([
      ...[bad("Ann"), bad("Bob"), bad("Cy")],
      { do: "end" },
    ]);
  });

  test("begins a game with each day, and names the line of a wrong number or day", () => {
    const games = gamesOf(readImport("Fecha\tAnn\tBob\n20.11.2026\t1\t0\n21.11.2026\t0\t1\n", OPTIONS));
    expect(games.map(({ day, line }) => [day, line])).toEqual([
      ["2026-11-20", 2],
      ["2026-11-21", 3],
    ]);
    expect(readImport("Ann,Bob\n1,0\n1,one\n", OPTIONS).problems).toEqual([
      { line: 3, reason: "“one” is not a whole number." },
    ]);
    expect(readImport("Date,Ann,Bob\n\n31/31/2026,1,0\n2027-01-01,1,0", OPTIONS).problems).toEqual([
      { line: 3, reason: "“31/31/2026” is not a day, as in 2026-11-20." },
    ]);
    expect(readImport("Date,Ann,Bob\n2027-01-01,1,0", OPTIONS).problems).toEqual([
      { line: 2, reason: "2027-01-01 is before 2000 or in the future." },
    ]);
  });

  test("reads the last bid and the loser, and records no turn that it does not know", () => {
    const sheet =
      'Round,Last bid,Bidder,Challenger,Loser\n1,9 sixes,Ann,Bob,Ann\n2,"4 fives",Cy,Ann,Ann\n3,3 twos,,,cy\n';
    expect(actionsOf(oneOf(sheet, { game: "perudo" }))).toEqual([
      {
        ...{ do: "outcome", challengers: ["Bob"], claimer: "Ann", right: true, out_of_turn: false },
        note: "Last claim: 9 sixes",
      },
      {
        ...{ do: "outcome", challengers: ["Ann"], claimer: "Cy", right: false, out_of_turn: false },
        note: "Last claim: 4 fives",
      },
      { do: "outcome", loser: "Cy", note: "Last claim: 3 twos" },
      { do: "end" },
    ]);
    const wrong = readImport("Bid,Bidder,Loser\n9 sixes,Ann,\n9 fives,Bob,Ann", OPTIONS);
    expect(wrong.problems).toEqual([{ line: 2, reason: "It doesn’t say who lost." }]);
  });

  test("reads results only, a line a game", () => {
    const games = gamesOf(
      readImport(
        'Date,Game,Players,Loser,Winner\n2026-11-01,Firehouse,Ann & Bob & Cy,Cy,\n2026-11-02,Perudo,"Ann, Bob",Ann,',
        OPTIONS,
      ),
    );
    expect(games.map((game) => [game.opening.game, game.resultOnly, actionsOf(game)])).toEqual([
      ["firehouse", true, [{ do: "end", losers: ["Cy"] }]],
      ["perudo", true, [{ do: "end", winners: ["Bob"] }]],
    ]);
    const marked = gamesOf(readImport("Ann,Bob,Cy\n,x,\nL,,-", OPTIONS));
    expect(marked.map((game) => [Object.values(game.names), actionsOf(game)])).toEqual([
      [["Ann", "Bob", "Cy"], [{ do: "end", losers: ["Bob"] }]],
      [["Ann", "Bob"], [{ do: "end", losers: ["Ann"] }]],
    ]);
  });
});

describe("the plays of BG Stats", () => {
  const log = {
    players: [
      { id: 1, uuid: "a", name: "Ann" },
      { id: 2, uuid: "b", name: "Bob" },
    ],
    games: [
      { id: 7, name: "Bluff", bggId: 45 },
      { id: 8, name: "Catan", bggId: 13 },
    ],
    plays: [
      {
        ...{ playDate: "2026-11-01 20:38:25", gameRefId: 7, comments: "At\nthe lake" },
        playerScores: [
          { playerRefId: 2, winner: true, seatOrder: 1, score: "" },
          { playerRefId: 1, winner: false, seatOrder: 0 },
        ],
      },
      { playDate: "2026-11-02 20:38:25", gameRefId: 8, playerScores: [] },
    ],
  };

  const linesOf = (value: unknown) => JSON.stringify(value, null, 1).split("\n");

  test("gives who won, by references; other games are left out", () => {
    const read = readImport(JSON.stringify(log, null, 1), OPTIONS);
    const [game] = gamesOf(read) as [ImportedGame];
    expect([game.day, Object.values(game.names), game.resultOnly]).toEqual([
      "2026-11-01",
      ["Ann", "Bob"],
      true,
    ]);
    expect(actionsOf(game)).toEqual([{ do: "end", winners: ["Bob"], note: "At the lake" }]);
    const lineWith = (text: string) => linesOf(log).findIndex((line) => line.includes(text));
    expect(read.notices).toEqual([
      { line: lineWith("2026-11-02"), reason: "“Catan” isn’t a game this app knows. Left out." },
    ]);
  });

  test("names the line of a player that is missing", () => {
    const lineWith = (text: string) => linesOf(broken).findIndex((line) => line.includes(text));
    const broken = { ...log, players: log.players.slice(1) };
    expect(readImport(JSON.stringify(broken, null, 1), OPTIONS).problems).toEqual([
      { line: lineWith("2026-11-01"), reason: "There is no player with number 1." },
    ]);
  });
});

test.each([
  ["", "There is nothing here."],
  ["PK\u0003\u0004….", "This file is compressed. Unzip it first."],
  ["a\u0000b", "This is not a text file."],
  ["Hello", "Not a record, a game as text, or a table of results."],
  [
    '{"format":"dice-installation/1","tables":[]}',
    "This is a whole server’s archive. Its owner imports it with npm run import.",
  ],
  ["x".repeat(MAX_IMPORT_CHARACTERS + 1), "Too long. Use at most 2 MB at once."],
  ["[".repeat(100_000), "This is not complete JSON."],
])("refuses %#", (text, reason) => {
  expect(readImport(text, OPTIONS)).toEqual({ games: [], problems: [{ line: 1, reason }], notices: [] });
});

test("names the line of broken JSON, of a line that is no notation, and of a refused action in it", () => {
  const whole = JSON.stringify(recordsIn("records")[0], null, 2).split("\n");
  whole[4] = "  !";
  expect(readImport(whole.join("\n"), OPTIONS).problems.map(({ line }) => line)).toEqual([5]);
  const text = "Game: firehouse\nPlayers: Ann, Bob\n\nAnn starts, wild 4\nAnn: 4 sixes\nAnn: 5 sixes\n";
  expect(readImport(text, OPTIONS).problems).toEqual([{ line: 6, reason: "It’s Bob’s turn, not Ann’s." }]);
  expect(readImport(`${text}what?\n`, OPTIONS).problems[0]?.line).toBe(7);
});

test("never throws on changed texts, and names a line of each", () => {
  const [record] = recordsIn("outcomes");
  const seeds = [
    JSON.stringify(record),
    JSON.stringify(recordsIn("records")[1], null, 1),
    ...recordsIn("records").slice(0, 6).map(writeNotation),
    "Round;Ann;Bob;Cy\n1;5;4;5\n2;4;4;5\n",
    "Round,Last bid,Bidder,Challenger,Loser\n1,9 sixes,Ann,Bob,Ann\n",
    "Date,Game,Players,Loser\n2026-11-01,Firehouse,Ann & Bob,Bob\n",
    '{"players":[{"id":1,"name":"Ann"},{"id":2,"name":"Bob"}],"games":[{"id":7,"name":"Perudo"}],"plays":[{"playDate":"2026-11-01","gameRefId":7,"playerScores":[{"playerRefId":1,"winner":true},{"playerRefId":2}]}]}',
  ];
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    drops: fc.nat(12),
    puts: fc.oneof(
      fc.string({ maxLength: 4 }),
      fc.constantFrom(
        "\n",
        '"',
        "{",
        "]",
        ",",
        ";",
        "-1",
        "__proto__",
        "null",
        "1e99",
        "\u202e",
        "=1+1",
        ": ",
      ),
    ),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...seeds),
      fc.array(change, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...gameIds),
      (seed, changes, game) => {
        let text = seed;
        for (const { at, drops, puts } of changes) {
          const from = Math.floor(at * text.length);
          text = text.slice(0, from) + puts + text.slice(from + drops);
        }
        const { games, problems } = readImport(text, { ...OPTIONS, game });
        if (games.length === 0) expect(problems.length + Number(isAllLeftOut(text))).toBeGreaterThan(0);
        else expect(problems).toEqual([]);
        const last = text.split("\n").length;
        for (const { line, reason } of problems) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(last);
          expect(reason).not.toBe("");
        }
      },
    ),
    runs(20_000, 2_000),
  );
});

/** A log without plays of ours, or an empty list, is no problem. */
const isAllLeftOut = (text: string): boolean => text.includes('"plays') || /^\s*\[/.test(text);
