import { describe, expect, test } from "vitest";
import { notify } from "@/app/games/[id]/_table/notices";
import type { Action } from "@/lib/engine";
import { German } from "@/lib/messages/de";
import { Spanish } from "@/lib/messages/es";
import { setLocale } from "@/lib/messages/translated";
import type { OpenTable } from "@/lib/protocol/entry";
import type { Correction } from "@/lib/protocol/liveState";
import { advance, isOutdated } from "@/lib/views/openTable";
import { bangs, outcome, says, start, tableOf } from "../engine/tableOf";
import { restoresLanguage } from "../speaking";

restoresLanguage();

const fresh: OpenTable = {
  ...{ id: "g", seq: 0, state: tableOf(["s1", "s2"]), names: { s1: "Cruz", s2: "Pete" } },
  ...{
    round: [],
    last: null,
    rounds: [],
    table: "t",
    next: null,
    told: [],
    playoffOf: null,
    group: null,
    cloth: null,
  },
  may: { record: true, share: true, as: ["me"] },
};
const after = (...actions: readonly Action[]): OpenTable =>
  actions.reduce((table, action, at) => {
    const next = advance(table, { seq: at + 1, id: `e${at}`, action, after: at, at: "" });
    if (!next.ok) throw new Error(next.refusal.code);
    return next.value;
  }, fresh);

const CORRECTION: Correction = {
  ...{ id: "c", seq: 9, replaced: 2, round: 4, more: 0, by: "Randy", playoff: false },
  was: says("s1", { count: 9, face: 5 }),
  now: says("s1", { count: 10, face: 5 }),
};

const noticeOf = (correction: Partial<Correction>, table: OpenTable = fresh) =>
  notify({ corrected: { ...CORRECTION, ...correction }, table, words: {} }, table.names, () => {});

const late: Action = { do: "adjust", what: "bad", count: 1, from: "bank", to: "s1", note: "late" };
const WASHES: Action = { do: "end", losers: ["s2"] };

test.each([
  ["a claim", {}, "Randy fixed round 4: 10 fives instead of 9 fives."],
  [
    "a claim by another player",
    { now: says("s2", "9 fives") },
    "Randy fixed round 4: Pete said 9 fives. Before: Cruz said 9 fives.",
  ],
  [
    "a claim fixed by an unknown phone",
    { by: null },
    "Another phone fixed round 4: 10 fives instead of 9 fives.",
  ],
  [
    "a claim, with other entries",
    { more: 2 },
    "Randy fixed round 4: 10 fives instead of 9 fives. Two more entries changed.",
  ],
  ["the cups", { now: outcome("there"), was: outcome("short") }, "Randy fixed the cups in round 4."],
  ["an undone entry", { now: null, was: late }, "Randy undid this in round 4: Cruz took one bad: late."],
  ["an undone round", { now: null, was: start("s1"), more: 3 }, "Randy undid round 4."],
  ["a restored entry", { was: null }, "Randy restored this in round 4: Cruz said 10 fives."],
  ["an end", { was: { ...WASHES, losers: ["s1"] }, now: WASHES }, "Randy fixed how the game ended."],
  ["a playoff", { playoff: true, was: WASHES, now: null }, "Randy fixed the playoff. No longer decided."],
] satisfies readonly [string, Partial<Correction>, string][])(
  "describes %s",
  (_what, correction, sentence) => {
    expect(noticeOf(correction).sentence).toBe(sentence);
  },
);

test("includes the round's new result, and how the game ends", () => {
  const settled = after(start("s1", 4), says("s1", "9 fives"), bangs("s2"), outcome("short"));
  expect(noticeOf({ round: 1 }, settled).sentence).toBe(
    "Randy fixed round 1: 10 fives instead of 9 fives. Now: Fewer than 9 fives were there.",
  );
  const over = after(WASHES);
  expect(noticeOf({ playoff: true, now: WASHES }, over).sentence).toBe(
    "Randy fixed the playoff. Pete washes the dishes.",
  );
});

test("goes away once another round starts, or other entries end the game", () => {
  const round = [start("s1", 4), says("s1", "9 fives"), bangs("s2"), outcome("short")];
  const outdatedAt = (seq: number, ...actions: readonly Action[]) =>
    isOutdated({ ...CORRECTION, seq }, after(...actions));
  expect(outdatedAt(4, ...round)).toBe(false);
  expect(outdatedAt(4, ...round, late)).toBe(false);
  expect(outdatedAt(4, ...round, start("s1", 2))).toBe(true);
  expect(outdatedAt(4, ...round, start("s1", 2), says("s1", "9 fives"))).toBe(true);
  // The round was open at the correction.
  expect(outdatedAt(2, ...round.slice(0, 3))).toBe(false);
  expect(outdatedAt(2, ...round)).toBe(false);
  expect(
    outdatedAt(4, ...round, { do: "result", moves: [{ what: "bad", count: 1, from: "bank", to: "s1" }] }),
  ).toBe(true);
  expect(outdatedAt(4, ...round, WASHES)).toBe(true);
  // The correction, and an entry recorded with it, ended the game.
  expect(outdatedAt(5, ...round, WASHES)).toBe(false);
  const { last, ...ended } = after(...round, WASHES);
  const replaced = last && { ...last, entry: { ...last.entry, replaces: [2] } };
  expect(isOutdated({ ...CORRECTION, seq: 4 }, { ...ended, last: replaced })).toBe(false);
});

test("links to the changed entry", () => {
  expect(noticeOf({}).look).toEqual({ label: "See what changed", href: "/games/g/history?round=4#entry-9" });
});

test("exists in every language", () => {
  setLocale(() => German);
  expect(noticeOf({}).sentence).toBe("Randy hat Runde 4 korrigiert: 10 Fünfen statt 9 Fünfen.");
  expect(noticeOf({ by: null, now: null, was: start("s1") }).sentence).toBe(
    "Ein anderes Handy hat Runde 4 rückgängig gemacht.",
  );
  setLocale(() => Spanish);
  expect(noticeOf({}).sentence).toBe("Randy corrigió la ronda 4: 10 cincos en vez de 9 cincos.");
});

test("says whose red die counts after two phones started the same round", () => {
  const theirs = { seq: 1, id: "e", action: start("s1", 4), after: 0, at: "" };
  const { sentence } = notify(
    { notice: { notice: "too-late", unseen: [theirs], action: start("s1", 5) }, words: {} },
    fresh.names,
    () => {},
  );
  expect(sentence).toBe(
    "Someone beat you to it: Cruz started a round (four, wild). Not saved: Cruz started a round (five, wild).",
  );
});

const theirs = after(start("s1", 4), says("s1", "5 sixes"), says("s2", "6 sixes"));
const settled = after(start("s1", 4), says("s1", "9 fives"), bangs("s2"), outcome("short"));

describe("taps that were not recorded", () => {
  const notSaved = (table: OpenTable, ...actions: readonly Action[]) =>
    notify(
      {
        ...{ table, stranger: false, redo: () => {}, takeOwn: () => {}, words: {} },
        unsent: actions.map((action, at) => ({
          entry: { id: `tap${at}`, action, after: at },
          ...{ as: "me", at: 0, refused: { code: "stale", theirs: says("s2", "6 sixes") } },
        })),
      },
      table.names,
      () => {},
    );

  test("can be recorded now if the rules accept all of them", () => {
    expect(notSaved(theirs, bangs("s1"))).toMatchObject({
      sentence: "Someone beat you to it: Pete said 6 sixes.",
      close: "Discard",
      act: { label: "Record now" },
    });
    expect(notSaved(theirs, says("s1", "7 sixes"), bangs("s2")).act?.label).toBe("Record all now");
  });

  test("are only listed if the rules refuse one", () => {
    const refused = notSaved(theirs, bangs("s2"));
    expect(refused.nextStep).toMatch(/^Not saved, from .*: the bang\.$/);
    expect([refused.act, refused.other]).toEqual([undefined, undefined]);
    expect(notSaved(theirs, says("s1", "7 sixes"), says("s2", "6 sixes")).act).toBeUndefined();
  });

  test("are no other round while the rules refuse them", () => {
    const round = [says("s1", "9 fives"), bangs("s2"), outcome("short")];
    expect(notSaved(settled, ...round)).toMatchObject({
      close: "Keep theirs",
      act: { label: "Use this phone’s" },
    });
    expect(notSaved(settled, ...round).other).toBeUndefined();
    expect(notSaved(settled, start("s1", 2), ...round).other?.label).toBe("Record as another round");
  });
});
