import { describe, expect, test } from "vitest";
import { type Action, toAct } from "@/lib/engine";
import { nameOf } from "@/lib/messages/names";
import { sayNews } from "@/lib/messages/verdict";
import { bangs, outcome, recorded, says, start, tableOf } from "../engine/tableOf";

const NAMES = { a: "Abbott", b: "Baker", c: "Cruz" };

/** The announcement after these actions at a Firehouse table. */
function newsAfter(...actions: readonly Action[]): string {
  const { state, facts } = recorded(tableOf(Object.keys(NAMES)), ...actions);
  const settled = facts.flatMap((fact) => (fact.fact === "settled" ? fact.settled : []))[0] ?? null;
  const finished = state.phase === "finished" ? state.finished : null;
  const next = toAct(state);
  return sayNews({
    game: "firehouse",
    names: NAMES,
    phase: state.phase,
    last: actions.at(-1) ?? null,
    settled,
    finished,
    next: next === null ? null : nameOf(NAMES, next),
  });
}

const opened = [start("a", 4), says("a", "6 fives")];

describe("the last event, read aloud", () => {
  test("is empty before the first", () => {
    expect(newsAfter()).toBe("");
  });

  test("a claim, and whose turn it is then", () => {
    expect(newsAfter(...opened)).toBe("Abbott said 6 fives. Baker’s turn.");
  });

  test("names a bang", () => {
    expect(newsAfter(...opened, bangs("b"))).toMatch(/^Baker banged\./);
  });

  test("gives a verdict with its cost", () => {
    expect(newsAfter(...opened, bangs("b"), { do: "reveal", count: 4 })).toBe(
      "Abbott said 6 fives. Baker banged. Short by two. Abbott took one bad. Abbott’s turn.",
    );
  });

  test("starts with a capital letter", () => {
    expect(newsAfter(...opened, { do: "void-round" })).toBe("The round was void. Abbott’s turn.");
  });

  test("gives the end once, without a next turn", () => {
    const end = { do: "end", losers: ["a"] } as const;
    expect(newsAfter(...opened, bangs("b"), outcome("short"), end)).toBe("Abbott washes the dishes.");
  });
});
