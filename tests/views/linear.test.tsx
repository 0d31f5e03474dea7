import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, describe, expect, test } from "vitest";
import { ScoreStrip } from "@/app/games/[id]/_table/ScoreStrip";
import { sheets } from "@/app/games/[id]/_table/sheetsChunk";
import { Standing } from "@/app/games/[id]/history/_history/Standing";
import { notices } from "@/app/games/[id]/notices/chunk";
import { StandingsRows } from "@/app/groups/[id]/_games/StandingsRows";
import type { Action } from "@/lib/engine";
import type { Entry } from "@/lib/protocol/entry";
import type { RosterPlayer } from "@/lib/protocol/group";
import { fold, undoable } from "@/lib/protocol/journal";
import { whoIsDue } from "@/lib/views/due";
import { viewHistory } from "@/lib/views/history";
import { playedRounds } from "@/lib/views/playedRounds";
import { viewTable } from "@/lib/views/table";
import { callsDuring } from "../calls";
import { doubts, opens, outcome, ruled, says, tableOf } from "../engine/tableOf";
import { journalOf } from "../protocol/journalOf";

// The score strip loads them in the background, which must not outlast this file.
afterAll(() => Promise.all([sheets.preload(), notices.preload()]));

// A page's work grows linearly with its content: counted in calls, which are the same on every machine.

/**
 * From n to 2n, and from 2n to 4n: linear work doubles its increase in calls, quadratic work quadruples it.
 */
async function growth(n: number, work: (size: number) => () => unknown): Promise<number> {
  const calls = [];
  for (const size of [n, 2 * n, 4 * n]) {
    const sized = work(size);
    // Cached work per rule set does not count.
    sized();
    calls.push(await callsDuring(sized));
  }
  const [one = 0, two = 0, four = 0] = calls;
  return (four - two) / Math.max(1, two - one);
}

const LINEAR = 2.6;

const keys = (count: number) => Array.from({ length: count }, (_, at) => `s${at + 1}`);
const seated = (count: number, game = "bar") => tableOf(keys(count), {}, game);
const openTable = (count: number) => ({
  id: "a-table-that-grows",
  seq: 0,
  state: seated(count),
  names: {},
  round: [],
  last: null,
  rounds: [],
  table: "t",
  next: null,
  told: [],
  playoffOf: null,
  group: null,
  cloth: null,
  may: { record: true, share: true, as: ["me"] },
});

/** Endless rounds: drinks never run out. */
const rounds = (count: number): readonly Action[] =>
  Array.from({ length: count }, () => [
    ruled(opens("s1")),
    says("s1", "five sixes"),
    doubts("s2"),
    outcome("short"),
  ]).flat();

describe("by the seats at a table", () => {
  test.each(["bar", "firehouse", "pass-the-cup", "perudo"])(
    "is linear in the table's view, of %s",
    async (game) => {
      expect(
        await growth(7, (seats) => {
          const table = { ...openTable(seats), state: seated(seats, game) };
          return () => viewTable(table);
        }),
      ).toBeLessThan(LINEAR);
    },
  );

  test("is linear in the strip, and the standing in its history", async () => {
    expect(
      // Scores are drawn the same at any table; a crowd's dice are only numbers.
      await growth(7, (seats) => {
        const table = { ...openTable(seats), state: seated(seats, "firehouse") };
        const view = viewTable(table);
        return () =>
          renderToStaticMarkup(
            <ScoreStrip
              table={table}
              view={view}
              liveState={{ phones: {}, mine: null, tones: null }}
              chosen={null}
              onChoose={null}
            />,
          );
      }),
    ).toBeLessThan(LINEAR);
    expect(
      await growth(7, (seats) => {
        const state = seated(seats);
        return () => renderToStaticMarkup(<Standing state={state} names={{}} resultOnly={false} />);
      }),
    ).toBeLessThan(LINEAR);
  });
});

describe("by the entries of a game", () => {
  const game = (entries: readonly Entry[]) => ({
    opening: tableOf(["s1", "s2", "s3"], {}, "pass-the-cup"),
    entries,
  });

  test("is linear in its history, and its rounds under other rules", async () => {
    const journal = (count: number) => game(journalOf(...rounds(count)));
    expect(
      await growth(20, (count) => {
        const { opening, entries } = journal(count);
        return () => viewHistory(opening, entries);
      }),
    ).toBeLessThan(LINEAR);
    expect(
      await growth(20, (count) => {
        const { opening, entries } = journal(count);
        const folded = fold(opening, entries);
        expect(folded.rounds).toHaveLength(count);
        return () => playedRounds(folded);
      }),
    ).toBeLessThan(LINEAR);
  });

  test("is linear in one entry with many corrections", async () => {
    const corrected = (count: number) =>
      game(
        journalOf(
          opens("s1"),
          ...Array.from({ length: count }, (_, at) => ({
            action: opens(at % 2 === 0 ? "s2" : "s3"),
            replaces: [at + 1],
          })),
        ),
      );
    expect(
      await growth(20, (count) => {
        const { opening, entries } = corrected(count);
        return () => [viewHistory(opening, entries), undoable(entries)];
      }),
    ).toBeLessThan(LINEAR);
  });
});

describe("by the people on a group's roster", () => {
  const roster = (count: number): readonly RosterPlayer[] =>
    keys(count).map((id) => ({
      id,
      name: id,
      nickname: null,
      shown: id,
      colour: "amber",
      season: null,
      kelly: null,
      account: "none",
      retired: false,
      unlisted: false,
      games: 1,
      mayGo: false,
      merged: [],
      guests: [],
    }));
  test("is linear in totals, and in who is next up", async () => {
    expect(
      await growth(20, (count) => {
        const players = roster(count);
        const people = players.map(({ id }, at) => ({
          ...{ party: id, games: at + 1, times: at % 7, chips: null },
          ...{ last: "2026-11-20", dry: 3, longest: 5 },
        }));
        const kind = { game: "firehouse", unit: "washed", words: null, games: count, people } as const;
        return () => [
          renderToStaticMarkup(<StandingsRows group="g1" players={players} kind={kind} due={[]} />),
          whoIsDue("fewest", players, people),
        ];
      }),
    ).toBeLessThan(LINEAR);
  });
});
