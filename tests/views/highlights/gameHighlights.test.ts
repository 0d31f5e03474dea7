import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Action, type GameState, play } from "@/lib/engine";
import { sayStory } from "@/lib/messages/stories";
import { type Folded, fold } from "@/lib/protocol/journal";
import type { Story } from "@/lib/protocol/story";
import { type Comparisons, gameHighlights } from "@/lib/views/highlights/gameHighlights";
import { anyTable, entered, impulses } from "../../engine/randomPlay";
import { bangs, calls, counted, lifts, opens, outcome, says, start, tableOf } from "../../engine/tableOf";
import { runs } from "../../everyCase";
import { journalOf } from "../../protocol/journalOf";

const NOTHING: Comparisons = { counts: {}, playedOff: [] };
const NAMES = { s1: "Ann", s2: "Randy", s3: "Cy" };
const opening = tableOf(["s1", "s2", "s3"]);

const played = (actions: readonly Action[], at: GameState = opening): Folded => {
  const folded = fold(at, journalOf(...actions));
  expect(folded.refused).toEqual([]);
  return folded;
};
const lost = (who: string, actions: readonly Action[], comparisons = NOTHING, at = opening) =>
  gameHighlights(played(actions, at), [who], false, comparisons);
const of = <Kind extends Story["story"]>(stories: readonly Story[], kind: Kind) =>
  stories.filter((one): one is Extract<Story, { story: Kind }> => one.story === kind);
const sentencesOf = (stories: readonly Story[]) => stories.map((one) => sayStory(one, NAMES));

describe("a loser's story", () => {
  test("includes a wrong bang out of turn, with the actual count", () => {
    const stories = lost("s3", [start("s1"), says("s1", "12 fives"), bangs("s3"), counted(13)]);
    expect(of(stories, "challenged")).toEqual([
      {
        story: "challenged",
        who: "s3",
        round: 1,
        right: false,
        claimer: "s1",
        called: "bang",
        outOfTurn: true,
        claim: { count: 12, face: 5 },
        found: 13,
      },
    ]);
    expect(sentencesOf(stories)[0]).toBe("banged Ann’s 12 fives out of turn in round 1, with 13 there");
  });

  test("omits the number for a bang with only an answer", () => {
    const stories = lost("s2", [start("s1"), says("s1", "9 fives"), bangs("s2"), outcome("there")]);
    expect(of(stories, "challenged")[0]?.found).toBeNull();
    expect(sentencesOf(stories)[0]).toBe("banged Ann’s 9 fives in round 1, and was wrong");
  });

  test("includes a caught claim, and its distance", () => {
    const [claimed] = of(
      lost("s1", [start("s1"), says("s1", "14 fives"), bangs("s2"), counted(3)]),
      "claimed",
    );
    // Fifteen dice, each of which counts by one chance in three: 15 · (1/3)^14 · 2/3 + (1/3)^15 = 31 / 3^15.
    expect(claimed).toMatchObject({ stood: false, by: ["s2"], found: 3, claim: { count: 14, face: 5 } });
    expect(claimed?.chance).toBeCloseTo(31 / 3 ** 15, 15);
    expect(sentencesOf([claimed as Story])).toEqual([
      "said 14 fives, a 0.00022% claim, in round 1 with only 3 there: Randy banged",
    ]);
  });

  test("includes a claim of the wild", () => {
    const stories = lost("s1", [start("s1", 5), says("s1", "3 fives"), bangs("s2"), counted(1)]);
    expect(of(stories, "called-the-wild")).toEqual([
      { story: "called-the-wild", who: "s1", round: 1, claim: { count: 3, face: 5 } },
    ]);
    expect(sentencesOf(stories)).toContain("claimed the wild in round 1: 3 fives");
  });

  test("includes only the moves of a result-only round", () => {
    const bads: Action = { do: "result", moves: [{ what: "bad", count: 2, from: "bank", to: "s2" }] };
    const stories = lost("s2", [bads]);
    expect(stories).toEqual([{ story: "swung", who: "s2", round: 1, what: "score", from: 0, to: -2 }]);
    expect(sentencesOf(stories)).toEqual(["went from even to 2 bads in round 1"]);
  });

  test("includes verdicts in a row, the highest claim, and who never challenged", () => {
    const round = (by: string, other: string, claim: string): readonly Action[] => [
      start(by),
      says(by, claim),
      bangs(other),
      counted(0),
    ];
    const first = played(round("s1", "s2", "9 fives"));
    expect(first.state.phase).toBe("between-rounds");
    const actions = [
      ...round("s1", "s2", "9 fives"),
      ...round("s1", "s2", "8 fives"),
      ...round("s1", "s2", "7 fives"),
      ...round("s1", "s2", "6 fives"),
    ];
    const folded = fold(opening, journalOf(...actions));
    const stories = gameHighlights(folded, ["s1"], false, NOTHING);
    expect(folded.rounds.length).toBe(folded.state.settledRounds);
    expect(of(stories, "in-a-row")).toEqual([
      { story: "in-a-row", who: "s1", won: false, first: 1, last: folded.rounds.length },
    ]);
  });

  test("puts totals and the playoff last", () => {
    const since = { in: "month", month: "2026-11" } as const;
    const stories = lost("s2", [start("s1"), says("s1", "9 fives"), bangs("s2"), counted(9)], {
      counts: { s2: [{ count: 4, since }] },
      playedOff: ["Bob"],
    });
    expect(sentencesOf(stories).slice(-2)).toEqual(["lost the playoff to Bob", "fourth loss in November"]);
    expect(lost("s2", [], { counts: { s2: [{ count: 1, since }] }, playedOff: [] })).toEqual([]);
  });

  test("omits drinks", () => {
    const cup = tableOf(["s1", "s2"], {}, "pass-the-cup");
    const drinks: Action = { do: "result", moves: [{ what: "drink", count: 3, from: "bank", to: "s1" }] };
    expect(lost("s1", [drinks, drinks], NOTHING, cup)).toEqual([]);
  });

  test("omits the dice of a concession", () => {
    const mia = tableOf(["s1", "s2"], {}, "mia");
    const stories = lost("s2", [opens("s1"), says("s1", "mia"), calls("s2", "concede")], NOTHING, mia);
    expect(sentencesOf(of(stories, "challenged"))).toEqual(["believed Ann’s Mia in round 1"]);
  });

  test("describes a true hand as a hand", () => {
    const cup = tableOf(["s1", "s2"], {}, "pass-the-cup");
    const stories = lost(
      "s2",
      [opens("s1"), says("s1", "pair of fives"), bangs("s2"), lifts(5, 5, 5, 2, 1)],
      NOTHING,
      cup,
    );
    expect(sentencesOf(of(stories, "challenged"))[0]).toMatch(
      /^challenged Ann’s pair of fives in round 1, with three fives.* there$/,
    );
  });
});

test("describes a winner by what went well", () => {
  const stories = gameHighlights(
    played([start("s1"), says("s1", "14 fives"), bangs("s3"), counted(3)]),
    ["s3"],
    true,
    NOTHING,
  );
  expect(sentencesOf(stories)).toEqual(["banged Ann’s 14 fives out of turn in round 1, with only 3 there"]);
});

/** Every value in a story except counts. */
function foundIn(folded: Folded, story: Story): boolean {
  const rounds = new Map(folded.rounds.map(({ settled }) => [settled.round, settled]));
  const settled = "round" in story ? rounds.get(story.round) : undefined;
  const claims = folded.steps.flatMap((step, at) => {
    const now = folded.steps[at + 1]?.before ?? folded.state;
    return step.action.do === "claim" && now.phase === "claiming"
      ? [JSON.stringify([step.action.by, step.round, now.round.latest?.claim])]
      : [];
  });
  switch (story.story) {
    case "challenged":
      return (
        settled?.challengers.includes(story.who) === true &&
        settled.claimer === story.claimer &&
        settled.right === story.right &&
        JSON.stringify([settled.claim, settled.finding.found]) === JSON.stringify([story.claim, story.found])
      );
    case "claimed":
      return (
        settled?.claimer === story.who &&
        settled.right !== story.stood &&
        JSON.stringify([settled.challengers, settled.claim, settled.finding.found]) ===
          JSON.stringify([story.by, story.claim, story.found])
      );
    case "called-the-wild":
    case "highest-claim":
      return claims.includes(JSON.stringify([story.who, story.round, story.claim]));
    case "swung":
      return story.round >= 1 && story.round <= folded.state.settledRounds && story.from !== story.to;
    case "in-a-row":
      return Array.from({ length: story.last - story.first + 1 }, (_, at) =>
        rounds.get(story.first + at),
      ).every((one) => (story.won ? one?.winner : one?.loser) === story.who);
    case "never-challenged":
      return folded.rounds.every(({ settled: one }) => !one.challengers.includes(story.who));
    default:
      return false;
  }
}

test("takes each value from the journal, in any game", () => {
  fc.assert(
    fc.property(anyTable, impulses(120), fc.boolean(), (table, moves, won) => {
      let state = table;
      const actions: Action[] = [];
      for (const moved of moves) {
        const action = entered(state, moved);
        const next = play(state, action);
        if (!next.ok) continue;
        state = next.value.state;
        actions.push(action);
      }
      const folded = fold(table, journalOf(...actions));
      const who = folded.state.seats.map(({ player }) => player).slice(0, 2);
      const stories = gameHighlights(folded, who, won, NOTHING);
      expect(stories.length).toBeLessThanOrEqual(4);
      expect(stories.filter((one) => !foundIn(folded, one))).toEqual([]);
      expect(gameHighlights(folded, who, won, NOTHING)).toEqual(stories);
      for (const one of stories) expect(sayStory(one, NAMES)).not.toMatch(/undefined|NaN|Infinity|null/);
    }),
    runs(1_000, 50),
  );
});

test("says an own game's marks in its words", () => {
  const swung = { story: "swung", who: "a", round: 3, what: "bad", from: 1, to: 2 } as const;
  expect(sayStory(swung, NAMES)).toBe("went from 1 bad to 2 bads in round 3");
  expect(sayStory(swung, NAMES, { bad: "strike" })).toBe("went from 1 strike to 2 strikes in round 3");
  const scored = { ...swung, what: "score", from: -1, to: -2 } as const;
  expect(sayStory(scored, NAMES, { bad: "strike" })).toBe("went from 1 strike to 2 strikes in round 3");
});
