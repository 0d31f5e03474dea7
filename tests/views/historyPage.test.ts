import { describe, expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import type { AuthoredEntry, History, Wanted } from "@/lib/protocol/entry";
import type { HistoryAt, HistoryPage } from "@/lib/protocol/historyPage";
import { viewHistory } from "@/lib/views/history";
import { pageOf, viewPage } from "@/lib/views/historyPage";
import { says, start, tableOf } from "../engine/tableOf";
import { corrected } from "../protocol/journalOf";
import { endlessRounds } from "../server/table";
import { everyPage, historyOf, whatIsShown } from "./pages";

/** A game with rounds of four entries. */
const rounds = (count: number): History =>
  historyOf(tableOf(["s1", "s2", "s3"]), [...endlessRounds(count)].flat());
const LONG = rounds(240);

const numbers = ({ rounds }: HistoryPage) => rounds.map(({ round }) => round);
const at = (at: NonNullable<HistoryAt>["at"], number: number): HistoryAt => ({ at, number });
const bytes = (page: HistoryPage) => JSON.stringify(page).length;

describe("a page of a history", () => {
  test("covers the whole history together with the others, each entry once", () => {
    const pages = everyPage(LONG);
    expect(pages).toHaveLength(20);
    expect(pages.flatMap((page) => whatIsShown(viewPage(page)))).toEqual(
      whatIsShown(viewHistory(LONG.opening, LONG.entries).rounds),
    );
  });

  test("is no larger in a long game than in a short one, anywhere", () => {
    const short = bytes(pageOf(rounds(24), null));
    const long = rounds(1_200);
    for (const asked of [null, at("round", 600), at("round", 1)])
      expect(bytes(pageOf(long, asked)) / short).toBeLessThan(1.1);
  });

  test("shows the newest rounds first, and links back", () => {
    const newest = pageOf(LONG, null);
    expect(numbers(newest)).toEqual([240, 239, 238, 237, 236, 235, 234, 233, 232, 231, 230, 229]);
    expect(newest.newer).toBeNull();
    const older = pageOf(LONG, newest.older);
    expect(numbers(older)[0]).toBe(228);
    expect(older.newer).toEqual({ page: null });
    const oldest = pageOf(LONG, pageOf(LONG, older.older).older);
    expect(pageOf(LONG, oldest.newer?.page ?? null)).toEqual(pageOf(LONG, older.older));
  });

  test("puts a requested round on top; the first rounds fill a page, and a short game is on one", () => {
    expect(numbers(pageOf(LONG, at("round", 70)))[0]).toBe(70);
    expect(numbers(pageOf(LONG, at("round", 3)))).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(pageOf(rounds(9), at("round", 2))).toEqual(pageOf(rounds(9), null));
    expect(pageOf(LONG, at("round", 9_999))).toEqual(pageOf(LONG, null));
    expect(numbers(pageOf(LONG, at("before", 1)))).toEqual(numbers(pageOf(LONG, at("round", 1))));
  });

  test("finds an entry on its page, with the state before it", () => {
    const page = pageOf(LONG, at("line", 402));
    const line = viewPage(page)
      .flatMap(({ lines }) => lines)
      .find(({ stands }) => stands?.seq === 402);
    expect(line?.stands?.before.settledRounds).toBe(100);
  });

  test("is empty for a game without entries", () => {
    for (const asked of [null, at("round", 1), at("before", 5), at("line", 5)])
      expect(pageOf(rounds(0), asked)).toMatchObject({ rounds: [], older: null, newer: null, latest: 0 });
  });

  test("splits a round that is longer than a page", () => {
    const penalty: Action = { do: "adjust", what: "bad", count: 1, from: "bank", to: "s1", note: "late" };
    const first = [...endlessRounds(1)].flat();
    const game = historyOf(tableOf(["s1", "s2", "s3"]), [...first, ...Array<Action>(1_000).fill(penalty)]);
    const pages = everyPage(game);
    expect(pages.length).toBeGreaterThan(8);
    expect(pages.every(({ rounds }) => rounds.length === 1 && rounds[0]?.part)).toBe(true);
    expect(new Set(pages.flatMap(({ rounds }) => rounds.map(({ kind }) => kind)))).toEqual(
      new Set(["settled"]),
    );
    const places = pages
      .toReversed()
      .flatMap(({ rounds }) => rounds.flatMap(({ lines }) => lines.map(({ place }) => place)));
    expect(places).toEqual(game.entries.map(({ seq }) => seq));
  });

  test("shows the first and latest versions of an entry with many corrections", () => {
    const again = (count: number): readonly (Action | Wanted)[] => [
      start("s1"),
      says("s1", "2 fives"),
      ...Array.from({ length: count }, (_, at) => corrected(says("s1", `${(at % 5) + 3} fives`), at + 2)),
    ];
    const game = historyOf(tableOf(["s1", "s2", "s3"]), again(4_000));
    const page = pageOf(game, null);
    const line = viewPage(page)[0]?.lines[1];
    expect([line?.versions[0]?.seq, line?.versions.at(-1)?.seq]).toEqual([2, 4_002]);
    expect((line?.versions.length ?? 0) + (line?.leftOut ?? 0)).toBe(4_001);
    expect(line?.stands?.seq).toBe(4_002);
    expect(bytes(page)).toBeLessThan(1.1 * bytes(pageOf(historyOf(game.opening, again(40)), null)));
  });

  test("names only people on it", () => {
    const entries = LONG.entries.map(
      (entry): AuthoredEntry => ({ ...entry, by: entry.seq > 900 ? "a" : "b" }),
    );
    const game = { ...LONG, entries, authors: { a: "Ann", b: "Bob" } };
    expect(pageOf(game, null).authors).toEqual({ a: "Ann" });
    expect(pageOf(game, at("round", 1)).authors).toEqual({ b: "Bob" });
  });
});
