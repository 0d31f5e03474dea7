import { describe, expect, test } from "vitest";
import { type Action, MAX_SEATS, newGame, play } from "@/lib/engine";
import type { Entry } from "@/lib/protocol/entry";
import { exportJournal, exportRecord } from "@/lib/protocol/exports";
import { fold } from "@/lib/protocol/journal";
import { database } from "@/lib/server/db/db";
import { asJson } from "@/lib/server/db/json";
import { access, type Pass } from "@/lib/server/identity/access";
import { holderOf } from "@/lib/server/identity/visitor";
import { recordResult } from "@/lib/server/roster/recordResult";
import { readHistory } from "@/lib/server/table/history/history";
import { openTable } from "@/lib/server/table/openTable";
import { asRow } from "@/lib/server/table/record/journalStore";
import { preview } from "@/lib/server/table/record/preview";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { roundAlternatives } from "@/lib/server/verdicts/roundAlternatives";
import { viewHistory } from "@/lib/views/history";
import { viewTable } from "@/lib/views/table";
import { doubts, opens, outcome, says } from "../engine/tableOf";
import { onRoster, testGroup } from "./group";
import { ownDataFolder } from "./ownDataFolder";
import { crew, freshId, guest } from "./table";

ownDataFolder();

const FULL = { ok: false, refusal: { code: "table-full" } };
const people = (count: number) => Array.from({ length: count }, (_, at) => `No ${at + 1}`);
const joining = (seat: number, after: number, more = {}) => ({
  id: freshId(),
  after,
  action: { do: "join", player: `s${seat}` } as const,
  name: `No ${seat}`,
  ...more,
});
const taking = (seq: number, after: number) => ({ id: freshId(), after, action: null, replaces: [seq] });

async function started(count: number, keeper = guest()): Promise<Pass> {
  const table = { ...crew(...people(count)), game: "bar" };
  const done = await startGame(keeper, table);
  if (!done.ok) throw new Error(done.refusal.message);
  const pass = await access(keeper, table.id, "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  return pass.value;
}

const seq = async ({ gameId }: Pass) =>
  (await database().game.findUniqueOrThrow({ where: { id: gameId } })).seq;

describe("at most 30 people ever sit in one game", () => {
  test("at the start: a game alone, one that decides another, or a result", async () => {
    const keeper = guest();
    const table = crew(...people(MAX_SEATS + 1));
    expect(await startGame(keeper, table)).toMatchObject(FULL);
    const decided = await started(MAX_SEATS, keeper);
    expect(await startGame(keeper, { ...table, playoff_of: decided.gameId })).toMatchObject(FULL);
    expect(await database().game.count({ where: { id: table.id } })).toBe(0);

    const group = await testGroup();
    const [first = ""] = await onRoster(group.pass, ...people(MAX_SEATS + 1));
    const result = { id: freshId(), game: "firehouse", losers: [first], day: "2026-11-01" };
    expect(await recordResult(group.pass, result)).toMatchObject(FULL);
  });

  test("by joining, also several in one list, which then fails as a whole", async () => {
    const pass = await started(MAX_SEATS - 1);
    const list = [joining(30, 0), joining(31, 1)];
    expect(await record(pass, list)).toMatchObject(FULL);
    expect(await seq(pass)).toBe(0);
    expect(await record(pass, list.slice(0, 1))).toMatchObject({ ok: true });
    const answer = await record(pass, [joining(31, 1)]);
    expect(answer).toMatchObject({
      refusal: { message: "A game seats at most 30, counting those who left." },
    });
  });

  test("by a correction, recorded or previewed", async () => {
    const pass = await started(MAX_SEATS - 1);
    expect(await record(pass, [joining(30, 0)])).toMatchObject({ ok: true });
    // Undone, seated differently, and restored on top of that.
    expect(await record(pass, [taking(1, 1)])).toMatchObject({ ok: true });
    expect(await record(pass, [joining(31, 2)])).toMatchObject({ ok: true });
    const back = [{ id: freshId(), after: 3, action: { do: "join", player: "s30" } as const, replaces: [2] }];
    expect((await preview(pass, back)).ok).toBe(true);
    expect(await record(pass, back)).toMatchObject({ ok: false, refusal: { code: "breaks-later" } });
    expect(await record(pass, [joining(32, 3, { replaces: [2] })])).toMatchObject({ ok: false });
    expect((await openTable(pass)).state.seats).toHaveLength(MAX_SEATS);
  });

  test("counting returning players once, and limiting joins and undos", async () => {
    const pass = await started(MAX_SEATS);
    const leaving: Action = { do: "leave", player: "s4" };
    expect(await record(pass, [{ id: freshId(), after: 0, action: leaving }])).toMatchObject({ ok: true });
    expect(await record(pass, [joining(31, 1)])).toMatchObject(FULL);
    const back = { id: freshId(), after: 1, action: { do: "join", player: "s4" } as const };
    expect(await record(pass, [back])).toMatchObject({ ok: true });

    // 28 join and are undone, again and again: two sit there, 118 more were named.
    const other = await started(2);
    const seats = Array.from({ length: MAX_SEATS - 2 }, (_, at) => at);
    let at = 0;
    for (let first = 3; first + seats.length <= 4 * MAX_SEATS; first += seats.length) {
      const joined = await record(
        other,
        seats.map((more) => joining(first + more, at + more)),
      );
      expect(joined).toMatchObject({ ok: true });
      const taken = seats.map((more) => taking(at + 1 + more, at + seats.length));
      expect(await record(other, taken)).toMatchObject({ ok: true });
      at += 2 * seats.length;
    }
    const last = Array.from({ length: 6 }, (_, more) => joining(115 + more, at + more));
    expect(await record(other, [...last, joining(121, at + 6)])).toMatchObject(FULL);
    expect(await record(other, last)).toMatchObject({ ok: true });
    expect(Object.keys((await openTable(other)).names)).toHaveLength(4 * MAX_SEATS);
  });
});

/** A game from before the limit: players at its start, and more who joined. */
async function oldGame(atStart: number, joiners: number): Promise<Pass> {
  const pass = await started(Math.min(atStart, MAX_SEATS));
  const { gameId } = pass;
  const seats = people(atStart + joiners).map((_, at) => `s${at + 1}`);
  const opened = newGame({
    game: "bar",
    house: {},
    players: seats.slice(0, atStart),
    room: atStart + joiners,
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  let { room: _since, ...state } = opened.value;
  const entries: Entry[] = [];
  for (const player of seats.slice(atStart)) {
    const action: Action = { do: "join", player };
    const played = play({ ...state, room: seats.length }, action);
    if (!played.ok) throw new Error(played.refusal.code);
    const { room: _room, ...after } = played.value.state;
    state = after;
    const seq = entries.length + 1;
    entries.push({
      id: freshId(),
      action,
      after: seq - 1,
      seq,
      by: holderOf(pass.visitor),
      at: "2026-11-01T20:00:00.000Z",
    });
  }
  const db = database();
  await db.seat.createMany({
    data: seats
      .map((key, at) => ({
        gameId,
        key,
        position: at,
        name: `No ${at + 1}`,
        joinedAt: Math.max(0, at + 1 - atStart),
      }))
      .slice(Math.min(atStart, MAX_SEATS)),
  });
  await db.entry.createMany({ data: entries.map((entry) => asRow(gameId, "phone", entry)) });
  await db.game.update({ where: { id: gameId }, data: { state: asJson(state), seq: entries.length } });
  return pass;
}

describe("a game recorded with more than 30 opens, is played on and corrected", () => {
  test.each([
    [40, 5],
    [25, 20],
  ])("with %i at its start, %i who joined", async (atStart, joiners) => {
    const pass = await oldGame(atStart, joiners);
    const many = atStart + joiners;
    const table = await openTable(pass);
    expect(viewTable(table)).toMatchObject({ noNewcomer: { code: "table-full" } });
    expect(table.state.seats).toHaveLength(many);
    const [from] = [table.seq];
    const round = [opens("s1"), says("s1", "4 fives"), doubts("s2"), outcome("short")];
    for (const [at, action] of round.entries())
      expect(await record(pass, [{ id: freshId(), after: from + at, action }])).toMatchObject({ ok: true });
    expect(await record(pass, [joining(many + 1, from + 4)])).toMatchObject(FULL);
    expect((await roundAlternatives(pass, 1)).ok).toBe(true);

    // Corrected: folded from its beginning, with everyone.
    const there = { id: freshId(), after: from + 4, action: outcome("there"), replaces: [from + 4] };
    expect((await preview(pass, [there])).ok).toBe(true);
    expect(await record(pass, [there])).toMatchObject({ ok: true });
    expect(await record(pass, [joining(many + 1, from + 5)])).toMatchObject(FULL);

    const history = await readHistory(pass);
    const folded = fold(history.opening, history.entries);
    expect(folded.refused).toEqual([]);
    expect((await openTable(pass)).state).toEqual(folded.state);
    expect(viewHistory(history.opening, history.entries).state.seats).toHaveLength(many);
    expect(exportRecord(history).players).toHaveLength(atStart);
    expect(exportJournal(history).house).toEqual({});
  });
});
