import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { sayPerson } from "@/app/_night/sayNight";
import { Preview } from "@/app/games/[id]/history/_history/Preview";
import { TableWords } from "@/app/games/[id]/history/_history/sayingEntries";
import type { Action, Finished, GameState } from "@/lib/engine";
import { sayEnding } from "@/lib/messages/endings";
import { sayEndingChange } from "@/lib/messages/history";
import { moreSheetWords, tonesWords } from "@/lib/messages/sheets";
import { crewWords, nextGameWords } from "@/lib/messages/start";
import { sayAction } from "@/lib/messages/table";
import { sayNews, sayOneMore } from "@/lib/messages/verdict";
import { sayAlternative } from "@/lib/messages/whatIf";
import { fold } from "@/lib/protocol/journal";
import type { NightPerson } from "@/lib/protocol/nightResult";
import { type ButWePlay, butWePlay } from "@/lib/views/butWePlay";
import type { Consequences } from "@/lib/views/consequences";
import { playedRounds } from "@/lib/views/playedRounds";
import { resultSays } from "@/lib/views/resultSays";
import { bangs, counted, says, start, tableOf } from "../engine/tableOf";
import { journalOf } from "../protocol/journalOf";
import { inAllLanguages, restoresLanguage } from "../speaking";

restoresLanguage();

const NAMES = { a: "Ann", b: "Bob", c: "Cy" };
const NIGHT = { unit: "USD", chipValue: null };
const NO_ONE: NightPerson = {
  ...{ party: "ann", games: 0, wins: 0, washes: 0, drinks: 0, drink: null, chips: null, back: 0 },
  ...{ money: null, rounds: null, total: null, left: false },
};
const ENDS = { losers: ["a"], winners: ["b", "c"] };
const END: Action = { do: "end", losers: ["a"] };
const AT = { game: "firehouse", names: NAMES };
const OPEN: GameState = tableOf(Object.keys(NAMES));

/** The results of a bang under other house rules, one of which ends the game. */
function endingElsewhere(): ButWePlay {
  const actions = [start("a"), says("a", "7 fives"), bangs("c"), counted(5)];
  const [round] = playedRounds(fold(OPEN, journalOf(...actions)));
  if (round === undefined) throw new Error("no round was settled");
  return butWePlay(round.played);
}

/** Each sentence of a game's own pages about what its losers do. */
const SENTENCES: Readonly<Record<string, (washes: boolean | undefined) => string>> = {
  "the end": (washes) => sayEnding("firehouse", { ...ENDS, washes }, NAMES),
  "several losers": (washes) => sayEnding("firehouse", { losers: ["a", "b"], winners: ["c"], washes }, NAMES),
  "the end of an own game, with its marks": (washes) =>
    sayEnding("firehouse", { ...ENDS, washes }, NAMES, {
      ...{ what: "bad", counts: { a: 5 }, drink: { bad: "strike" } },
    }),
  "one bad more": (washes) => sayOneMore(["Ann"], [], null, washes),
  "one bad more, with others": (washes) => sayOneMore(["Ann", "Bob"], ["Cy"], { bad: "strike" }, washes),
  "the last event, read aloud": (washes) =>
    sayNews({
      ...{ ...AT, phase: "finished", last: END, settled: null, next: null },
      finished: { ...ENDS, washes },
    }),
  "a correction that ends the game": (washes) =>
    sayEndingChange(null, { ...ENDS, washes }, "firehouse", NAMES) ?? "",
  "a correction of the end": (washes) =>
    sayEndingChange({ ...ENDS, washes }, { losers: ["b"], winners: ["a"], washes }, "firehouse", NAMES) ?? "",
  "another house rule": (washes) => {
    const { here, others } = endingElsewhere();
    const over = others.find(({ option }) => option === "end_alone");
    return over === undefined ? "" : sayAlternative(over.came, here, { ...AT, drink: null, washes });
  },
  "the question who lost": (washes) => moreSheetWords.result.over[resultSays("losers", { washes })],
  someone: (washes) => moreSheetWords.stop.someone[resultSays("losers", { washes })],
  "someone else": (washes) => moreSheetWords.stop.someoneElse[resultSays("losers", { washes })],
  "no one": (washes) => moreSheetWords.stop.noOne[resultSays("losers", { washes })],
  "tones, no one": (washes) => tonesWords.finish[resultSays("losers", { washes })],
  "tones, the lowest": (washes) => tonesWords.lowest[resultSays("losers", { washes })],
  "tied losers": (washes) => nextGameWords.tied[washes === false ? "lost" : "losers"],
  "tied losers, by hand": (washes) => nextGameWords.whose[washes === false ? "lost" : "losers"],
  "a night's row": (washes) => sayPerson({ ...NO_ONE, washes: 1 }, { ...NIGHT, washes: washes !== false }),
  "the link to all games": (washes) => crewWords.ofThisGroup("The Anchor", washes !== false),
};

const DISHES = /wash|dish|spül|abwasch|\blav|platos/i;
const each = Object.entries(SENTENCES);

describe("a lost game means dishes, or it does not", () => {
  test.each(each)("%s names dishes only where losers wash, in every language", (_what, say) => {
    for (const sentence of inAllLanguages(() => say(true))) expect(sentence).toMatch(DISHES);
    for (const sentence of inAllLanguages(() => say(false))) {
      expect(sentence).not.toBe("");
      expect(sentence).not.toMatch(DISHES);
    }
  });

  test.each(each)("%s is for a table without the fact as where losers wash", (_what, say) => {
    expect(inAllLanguages(() => say(undefined))).toEqual(inAllLanguages(() => say(true)));
  });

  test("says who lost, as a native does", () => {
    const sentences = (what: string) => inAllLanguages(() => SENTENCES[what]?.(false));
    expect(sentences("the end")).toEqual(["Ann lost.", "Ann hat verloren.", "Ann perdió."]);
    expect(sentences("several losers")).toEqual([
      "Ann and Bob lost.",
      "Ann und Bob haben verloren.",
      "Ann y Bob perdieron.",
    ]);
    expect(sentences("the end of an own game, with its marks")).toEqual([
      "Ann lost: 5 strikes.",
      "Ann hat verloren: 5 × strike.",
      "Ann perdió: 5 strikes.",
    ]);
    expect(sentences("one bad more, with others")).toEqual([
      "One more strike and Ann or Bob loses too.",
      "Noch 1 × strike, und Ann oder Bob verliert auch.",
      "1 × strike más y Ann o Bob pierde también.",
    ]);
  });

  test("a game that names winners ends alike everywhere", () => {
    const sentences = (washes: boolean) =>
      inAllLanguages(() => sayEnding("perudo", { ...ENDS, washes }, NAMES));
    expect(sentences(false)).toEqual(sentences(true));
    expect(sentences(false)[0]).toBe("Bob and Cy won.");
  });

  test("a decision by hand names who lost at every table", () => {
    expect(inAllLanguages(() => sayAction(END, NAMES))).toEqual([
      "it was decided that Ann lost",
      "es wurde entschieden: Ann hat verloren",
      "se decidió que perdió Ann",
    ]);
    const both: Action = { do: "end", losers: ["a", "b"] };
    expect(inAllLanguages(() => sayAction(both, NAMES))).toEqual([
      "it was decided that Ann and Bob lost",
      "es wurde entschieden: Ann und Bob haben verloren",
      "se decidió que perdieron Ann y Bob",
    ]);
  });
});

test("a correction says that a game goes on, without its wash if its losers washed, or that a mere result goes", () => {
  const preview = (game: string, change: Partial<Consequences["finished"]>, of: object = {}) => {
    const finished = { before: null, after: null, ...change };
    const consequences: Consequences = {
      ...{ game, rounds: [], standing: [], none: false, ending: "reopened", finished },
      ...{ phase: { before: "finished", after: "claiming" }, toAct: { before: null, after: "a" } },
    };
    const page = createElement(Preview, { of: consequences, decides: [], names: NAMES });
    const value = { doubt: "doubt" as const, drink: null, resultOnly: false, ...of };
    const text = renderToStaticMarkup(createElement(TableWords.Provider, { value }, page));
    return [...text.matchAll(/<dd[^>]*>([^<]*)/g)].map(([, line]) => line).join(" | ");
  };
  const lost: Finished = { ...ENDS, reason: "F12", pot: 0 };
  const back = "The game is back on.";
  expect(preview("firehouse", { before: lost })).toMatch(`${back} Its wash no longer counts. |`);
  expect(preview("firehouse", { before: lost }, { washes: false })).toMatch(`${back} |`);
  expect(preview("firehouse", { before: { ...lost, losers: [] } })).toMatch(`${back} |`);
  expect(preview("bar", { before: lost })).toMatch(`${back} |`);
  // No one played: there are no scores and no turns.
  const result = { resultOnly: true };
  expect(preview("firehouse", { before: lost }, result)).toBe("This result is removed.");
  expect(preview("firehouse", { after: lost }, result)).toBe("Ann washes the dishes.");
});
