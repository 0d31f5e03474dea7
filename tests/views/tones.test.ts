import { describe, expect, test } from "vitest";
import { type Action, type GameState, gameIds, newGame, play, toAct } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import { frozenSince } from "@/lib/protocol/liveState";
import { type TableView, viewTable } from "@/lib/views/table";
import {
  dealingIn,
  ending,
  type OwnChange,
  outOnCall,
  readChanges,
  settleOwn,
  sittingOut,
  stillOwn,
  toSitOut,
  withChange,
  withOwn,
} from "@/lib/views/tones";

const SEATS = ["s1", "s2", "s3", "s4"];

function table(game: string): GameState {
  const made = newGame({ game, house: {}, players: SEATS });
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
}

const played = (state: GameState, actions: readonly Action[]): GameState =>
  actions.reduce((now, action) => {
    const next = play(now, action);
    if (!next.ok) throw new Error(`${action.do}: ${next.refusal.code}`);
    return next.value.state;
  }, state);

const view = (state: GameState): TableView =>
  viewTable({ state, names: {}, rounds: [], told: [], last: null } as unknown as OpenTable);

const opened = (game: string): GameState =>
  played(table(game), [{ do: "start-round", starter: "s1", ...(view(table(game)).redDie && { wild: 4 }) }]);
const active = ({ seats }: GameState): readonly string[] =>
  seats.flatMap((seat) => (seat.active ? [seat.player] : []));
const away = (...seats: readonly string[]) => ({ since: "2026-11-23T12:00:00.000Z", away: seats });

describe.each(gameIds)("mid-round in %s", (game) => {
  test("sits two out, voids the round with the same starter (S14), and brings them back to their seats", () => {
    const before = opened(game);
    const going = toSitOut(view(before), away("s3", "s2"));
    const out = played(before, sittingOut(view(before), going, "Tones"));
    expect([active(out), out.phase, toAct(out)]).toEqual([["s1", "s4"], "between-rounds", "s1"]);
    const back = played(out, dealingIn(outOnCall(view(out), away("s3", "s2"))));
    expect([active(back), toAct(back)]).toEqual([SEATS, "s1"]);
    // Between rounds nothing needs voiding.
    expect(sittingOut(view(back), going, "Tones").map((action) => action.do)).toEqual(["leave", "leave"]);
  });

  test("ends the game, with names or without", () => {
    const before = opened(game);
    expect(played(before, ending(view(before), {}, "Tones"))).toMatchObject({
      phase: "finished",
      finished: { winners: [], losers: [] },
    });
    const named = played(before, ending(view(before), { losers: ["s2"] }, "Tones"));
    expect(named).toMatchObject({ phase: "finished", finished: { losers: ["s2"] } });
  });
});

test("sits no one out if fewer than two would be left: the last one would win", () => {
  const state = opened("firehouse");
  expect(toSitOut(view(state), away("s1", "s2", "s4"))).toEqual([]);
  expect(toSitOut(view(state), away("s1", "s2")).map(({ player }) => player)).toEqual(["s1", "s2"]);
  expect(toSitOut(view(state), null)).toEqual([]);
});

test("ignores players who never left", () => {
  const state = table("firehouse");
  expect(dealingIn(outOnCall(view(state), away("s2")))).toEqual([]);
});

test("does not pause a finished game", () => {
  expect(frozenSince(away(), "claiming")).toBe("2026-11-23T12:00:00.000Z");
  expect(frozenSince(away(), "finished")).toBeNull();
  expect(frozenSince({ since: null, away: ["s1"] }, "claiming")).toBeNull();
  expect(frozenSince(null, "claiming")).toBeNull();
});

describe("this phone's changes", () => {
  const at = "2026-11-26T12:00:00Z";
  const cy: OwnChange = { change: { seats: ["Cy"], out: true }, at, sent: false };
  const pause: OwnChange = { change: { frozen: true }, at, sent: false };
  const away = (...players: readonly string[]) => ({ since: at, away: players });

  test("stay until the table agrees, even if an older state arrives after the response", () => {
    // Bob and Cy were tapped; Cy's response overtakes the state that has only Bob.
    const answered = settleOwn([cy], cy, away());
    expect(answered).toEqual([{ ...cy, sent: true }]);
    const late = stillOwn(answered, away("Bob"));
    expect(late).toMatchObject([{ change: { seats: ["Cy"], out: true } }]);
    expect(stillOwn(late, away("Bob", "Cy"))).toEqual([]);
  });

  test("end at once if the table agrees already, or another phone undid them", () => {
    expect(settleOwn([cy], cy, away("Cy"))).toEqual([]);
    expect(stillOwn(stillOwn([{ ...cy, sent: true }], away("Bob")), away())).toEqual([]);
    expect(stillOwn([cy], away())).toEqual([cy]);
    expect(settleOwn([pause], pause, { since: at, away: [] })).toEqual([]);
  });

  test("show at once, over what the table has", () => {
    const running = { since: null, away: ["Bob"] };
    expect(withOwn(running, [pause, cy])).toEqual({ since: at, away: ["Bob", "Cy"] });
    const back: OwnChange = { ...cy, change: { seats: ["Bob", "Cy"], out: false } };
    expect(withOwn(running, [pause, cy, back])).toEqual({ since: at, away: [] });
    // A pause by another phone keeps its start.
    expect(withOwn(away(), [{ ...pause, at: "2026-11-26T13:00:00Z" }])?.since).toBe(at);
    expect(withOwn(null, [pause])).toBeNull();
  });

  test("are read from this phone, and anything else stored there is none", () => {
    expect(readChanges(JSON.stringify([cy, pause]))).toEqual([cy, pause]);
    for (const stored of [null, "", "{", "null", "7", '{"change":1}', "[null,7,{}]"])
      expect(readChanges(stored), `${stored}`).toEqual([]);
  });

  test("replace an unsent change of the same thing, so that a connection gets only the last", () => {
    const resume: OwnChange = { ...pause, change: { frozen: false } };
    expect(withChange([pause, cy], resume)).toEqual([cy, resume]);
    const cyBack: OwnChange = { ...cy, change: { seats: ["Cy"], out: false } };
    expect(withChange([pause, cy], cyBack)).toEqual([pause, cyBack]);
    expect(withChange([{ ...pause, sent: true }], resume)).toEqual([{ ...pause, sent: true }, resume]);
  });
});
