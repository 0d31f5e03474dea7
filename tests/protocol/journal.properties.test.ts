import fc from "fast-check";
import { expect, test } from "vitest";
import { type Action, type GameState, newGame, play, standing as standingOf } from "@/lib/engine";
import type { AuthoredEntry, Wanted } from "@/lib/protocol/entry";
import { exportRecord } from "@/lib/protocol/exports";
import { fold } from "@/lib/protocol/journal";
import { replay } from "@/lib/protocol/replay";
import { viewHistory } from "@/lib/views/history";
import { viewPage } from "@/lib/views/historyPage";
import { CREW, entered, type Impulse, impulses } from "../engine/randomPlay";
import { runs } from "../everyCase";
import { everyPage, historyOf, whatIsShown } from "../views/pages";

const RUNS = runs(1_000, 50);

/** A Firehouse table of two to four for a long game, in two of three games with a changed rule. */
const anyFirehouse = fc
  .record({
    players: fc.integer({ min: 2, max: CREW.length }),
    dice_each: fc.integer({ min: 1, max: 4 }),
    end_alone: fc.constantFrom(2, 5, 99),
    simultaneous: fc.constantFrom("first", "all-score"),
  })
  .map(({ players, ...house }) => {
    const seated = newGame({ game: "firehouse", house, players: CREW.slice(0, players) });
    if (!seated.ok) throw new Error(seated.refusal.code);
    return seated.value;
  });

/** The accepted impulses, as a game entered without mistakes. */
function rightGame(opening: GameState, moved: readonly Impulse[]) {
  let state = opening;
  const right: { readonly action: Action; readonly before: GameState }[] = [];
  for (const impulse of moved) {
    const action = entered(state, impulse);
    const played = play(state, action);
    if (!played.ok) continue;
    right.push({ action, before: state });
    state = played.value.state;
  }
  return { state, right };
}

/** How one action got into the journal: the first version, and its corrections in order. */
interface Slip {
  readonly first: readonly Action[];
  readonly later: readonly (Action | null)[];
}

const HOWS = [
  "right",
  "right",
  "wrong",
  "twice wrong",
  "two for one",
  "an extra one",
  "gone and back",
] as const;
const slip = fc.record({
  how: fc.constantFrom(...HOWS),
  other: fc.nat({ max: 1_000 }),
  /** Entries recorded before it is noticed. */
  noticed: fc.nat({ max: 8 }),
});

function slipOf(how: (typeof HOWS)[number], right: Action, wrong: Action, odd: Action): Slip {
  switch (how) {
    case "right":
      return { first: [right], later: [] };
    case "wrong":
      return { first: [wrong], later: [right] };
    case "twice wrong":
      return { first: [wrong], later: [odd, wrong, right] };
    case "two for one":
      return { first: [wrong, odd], later: [right] };
    case "an extra one":
      return { first: [odd], later: [null] };
    case "gone and back":
      return { first: [right], later: [null, odd, null, right] };
  }
}

/** A journal with mistakes that are noticed later, in any order. */
function clumsyJournal(slips: readonly (Slip & { readonly noticed: number })[]): readonly AuthoredEntry[] {
  const entries: AuthoredEntry[] = [];
  const record = (wanted: Wanted): number => {
    const seq = entries.length + 1;
    entries.push({
      ...wanted,
      id: `entry-id-${seq}`,
      after: seq - 1,
      seq,
      by: "",
      at: "2026-11-20T12:00:00.000Z",
    });
    return seq;
  };
  let waiting: { due: number; stands: readonly number[]; later: readonly (Action | null)[] }[] = [];
  const notice = (now: number) => {
    for (const one of waiting) {
      if (one.due > now) continue;
      for (const action of one.later) one.stands = [record({ action, replaces: one.stands })];
    }
    waiting = waiting.filter(({ due }) => due > now);
  };
  slips.forEach(({ first, later, noticed }, at) => {
    const stands = first.map((action) => record({ action }));
    waiting.push({ due: at + noticed, stands, later });
    notice(at);
  });
  notice(Number.POSITIVE_INFINITY);
  return entries;
}

const anyClumsyGame = fc
  .tuple(anyFirehouse, impulses(80), fc.array(slip, { minLength: 80, maxLength: 80 }))
  .map(([opening, moved, slips]) => {
    const { state, right } = rightGame(opening, moved);
    const any = (at: number, before: GameState) => entered(before, moved[at % moved.length] as Impulse);
    const clumsyActions = right.flatMap(({ action, before }, at) => {
      const { how, other, noticed } = slips[at] ?? { how: "right", other: 0, noticed: 0 };
      const one = { ...slipOf(how, action, any(other, before), any(other + 1, before)), noticed };
      return how === "an extra one"
        ? [one, { ...slipOf("right", action, action, action), noticed: 0 }]
        : [one];
    });
    return {
      opening,
      state,
      right: right.map(({ action }) => action),
      entries: clumsyJournal(clumsyActions),
    };
  });

test("equals the game without mistakes after all corrections", () => {
  let corrections = 0;
  let rounds = 0;
  fc.assert(
    fc.property(anyClumsyGame, ({ opening, state, right, entries }) => {
      const folded = fold(opening, entries);
      expect(folded.refused).toEqual([]);
      expect(folded.steps.map(({ action }) => action)).toEqual(right);
      expect(folded.state).toEqual(state);
      corrections += entries.filter(({ replaces }) => replaces).length;
      rounds += folded.rounds.length;
    }),
    RUNS,
  );
  expect(corrections).toBeGreaterThan(10 * RUNS.numRuns);
  expect(rounds).toBeGreaterThan(RUNS.numRuns);
});

test("exports a record, with names, that replays to the same standing", () => {
  const names = Object.fromEntries(
    [...CREW, "Eve", "Zed"].map((seat, at) => [seat, `${seat} the ${at + 1}. 🎲`]),
  );
  fc.assert(
    fc.property(anyClumsyGame, ({ opening, state, entries }) => {
      const record = exportRecord({ ...historyOf(opening, entries), names });
      const replayed = replay(JSON.parse(JSON.stringify(record)));
      const named = Object.entries(standingOf(state)).map(([seat, has]) => [names[seat], has]);
      expect(replayed.ok).toBe(true);
      if (replayed.steps.length === 0) return;
      expect(replayed).toMatchObject({ standing: Object.fromEntries(named), phase: state.phase });
    }),
    RUNS,
  );
});

test("shows the same on the pages of its history as on one page", () => {
  let pages = 0;
  fc.assert(
    fc.property(anyClumsyGame, ({ opening, entries }) => {
      const shown = everyPage(historyOf(opening, entries));
      // Entries omitted for length are not compared.
      if (shown.some(({ rounds }) => rounds.some(({ part }) => part))) return;
      pages += shown.length;
      expect(shown.flatMap((page) => whatIsShown(viewPage(page)))).toEqual(
        whatIsShown(viewHistory(opening, entries).rounds),
      );
    }),
    RUNS,
  );
  expect(pages).toBeGreaterThanOrEqual(RUNS.numRuns);
});
