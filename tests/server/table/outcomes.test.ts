import { describe, expect, test } from "vitest";
import type { Action, RecordOutcome } from "@/lib/engine";
import { readJournal } from "@/lib/protocol/exported";
import { exportJournal, exportRecord } from "@/lib/protocol/exports";
import { replay } from "@/lib/protocol/replay";
import { readHistory } from "@/lib/server/table/history/history";
import { readLiveState } from "@/lib/server/table/live/liveState";
import { openTable } from "@/lib/server/table/openTable";
import { preview } from "@/lib/server/table/record/preview";
import { record } from "@/lib/server/table/record/record";
import { rebuild } from "@/lib/server/table/snapshots/rebuild";
import { pageOf, viewPage } from "@/lib/views/historyPage";
import { replayRound } from "@/lib/views/replay/replayRound";
import { callsDuring } from "../../calls";
import { corrected, retracted } from "../../protocol/journalOf";
import { ownDataFolder } from "../ownDataFolder";
import { consent, joined, liveStateOf, settle, sit } from "../phones/asking";
import { freshId, recordAll, seatedTable } from "../table";

ownDataFolder();

const right = (challenger: string, claimer: string, more: Partial<RecordOutcome> = {}): Action => ({
  do: "outcome",
  challengers: [challenger],
  claimer,
  right: true,
  ...more,
});
const lost = (loser: string): Action => ({ do: "outcome", loser });

const scores = async (pass: Awaited<ReturnType<typeof seatedTable>>) =>
  Object.fromEntries(
    (await openTable(pass)).state.seats.map(({ player, holds }) => [
      player,
      (holds.good ?? 0) - (holds.bad ?? 0),
    ]),
  );

describe("S26 a round by its outcome, at the server", () => {
  test("S26 is recorded, carried along by the table, and numbered with the rounds that were played", async () => {
    const pass = await seatedTable();
    const evening = [right("s3", "s1"), ...playedBy("s3"), lost("s2")];
    await recordAll(pass, evening);
    const { rounds, told: summaries, state, last, round } = await openTable(pass);
    expect([rounds.map((one) => one.round), summaries.map((one) => one.round)]).toEqual([[2], [3, 1]]);
    expect(summaries[1]).toMatchObject({
      moves: [
        { what: "good", count: 2, from: "bank", to: "s3" },
        { what: "bad", count: 1, from: "bank", to: "s1" },
      ],
      scored: { claimer: "s1", challengers: ["s3"], outOfTurn: true, right: true },
    });
    expect(summaries[0]?.scored).toMatchObject({ kind: null, loser: "s2" });
    expect(state).toMatchObject({ settledRounds: 3, phase: "between-rounds", starter: "s2" });
    expect([last?.entry.action, round]).toEqual([lost("s2"), []]);
  });

  test("S26 is corrected, undone and restored; each step previews its changes", async () => {
    const pass = await seatedTable();
    await recordAll(pass, [right("s3", "s1"), lost("s2")]);
    expect(await scores(pass)).toEqual({ s1: -1, s2: -1, s3: 2 });
    const wrong: Action = { ...(right("s3", "s1") as RecordOutcome), right: false };
    const change = { ...corrected(wrong, 1), id: freshId(), after: 2 };
    const seen = await preview(pass, [change]);
    expect(seen).toMatchObject({
      ok: true,
      value: {
        broken: [],
        consequences: { rounds: [{ before: { right: true }, after: { right: false, loser: "s3" } }] },
      },
    });
    expect(await record(pass, [change])).toMatchObject({ ok: true });
    expect(await scores(pass)).toEqual({ s1: 0, s2: -1, s3: -2 });
    expect((await readLiveState(pass)).corrected).toMatchObject({ round: 1, now: wrong });
    await recordAgain(pass, retracted(3));
    expect(await scores(pass)).toEqual({ s1: 0, s2: -1, s3: 0 });
    expect((await openTable(pass)).told.map(({ round }) => round)).toEqual([1]);
    await recordAgain(pass, corrected(right("s3", "s1"), 4));
    expect(await scores(pass)).toEqual({ s1: -1, s2: -1, s3: 2 });
    expect((await openTable(pass)).told.map(({ round }) => round)).toEqual([2, 1]);
  });

  test("S26 S18 an outcome that becomes a result by a second correction is listed as one", async () => {
    const pass = await seatedTable();
    await recordAll(pass, [lost("s2")]);
    await recordAgain(pass, corrected({ ...(lost("s2") as RecordOutcome), winner: "s3" }, 1));
    const moves = [{ what: "bad", count: 2, from: "bank", to: "s1" }] as const;
    await recordAgain(pass, corrected({ do: "result", moves }, 2));
    expect((await openTable(pass)).told).toEqual([{ round: 1, moves }]);
    expect(await scores(pass)).toEqual({ s1: -2, s2: 0, s3: 0 });
  });

  test("S26 F11 a correction that changes who was due breaks a later outcome that names its starter", async () => {
    const pass = await seatedTable();
    await recordAll(pass, [lost("s1"), { ...(lost("s2") as RecordOutcome), starter: "s1" }]);
    const change = { ...corrected(lost("s3"), 1), id: freshId(), after: 2 };
    expect(await record(pass, [change])).toMatchObject({
      ok: false,
      refusal: { code: "breaks-later", broken: [{ seq: 2, code: "wrong-starter" }] },
    });
  });

  test("S26 its history page, replay and exports agree, with no claim and no dice", async () => {
    const pass = await seatedTable();
    await recordAll(pass, [right("s3", "s1"), ...playedBy("s3"), lost("s2")]);
    const history = await readHistory(pass);
    const shown = viewPage(pageOf(history, null));
    expect(shown.map(({ kind, round }) => [kind, round])).toEqual([
      ["scored", 3],
      ["settled", 2],
      ["scored", 1],
    ]);
    expect(shown[2]).toMatchObject({ settled: null, scored: { challengers: ["s3"] } });
    expect(replayRound(history, 1).round).toMatchObject({
      kind: "told",
      round: 1,
      scored: { claimer: "s1" },
    });
    expect(replayRound(history, 1)).toMatchObject({ later: 2, latest: 3 });
    const replayed = replay(JSON.parse(JSON.stringify(exportRecord(history))));
    expect(replayed).toMatchObject({
      ok: true,
      toAct: "Bob",
      standing: { Ann: { score: -2 }, Cy: { score: 2 } },
    });
    expect("rounds" in replayed && replayed.rounds[0]?.message).toBe(
      "Cy banged Ann out of turn and was right. Cy: 2 goods. Ann: 1 bad.",
    );
    expect(readJournal(JSON.parse(JSON.stringify(exportJournal(history))))).toMatchObject({ ok: true });
  });

  test("S26 a seat can dispute it, and the scorekeeper resolves it; a correction asks again", async () => {
    const pass = await seatedTable();
    const ann = await joined(pass);
    await sit(pass.gameId, ann, "s1");
    await recordAll(pass, [right("s3", "s1")]);
    expect(await consent(pass.gameId, ann, "disputed", 1)).toBe("ok");
    expect((await liveStateOf(pass.gameId, ann)).consents).toMatchObject([{ round: 1, disputed: ["s1"] }]);
    await recordAgain(pass, corrected(right("s2", "s1"), 1));
    expect((await liveStateOf(pass.gameId, ann)).consents).toEqual([]);
    expect(await consent(pass.gameId, ann, "disputed", 2)).toBe("ok");
    expect(await settle(pass.gameId, pass.visitor, "We counted again", 2)).toBe("ok");
  });

  test("S26 a correction names the round that the history shows, among results and played rounds", async () => {
    const pass = await seatedTable();
    const good: Action = {
      do: "result",
      moves: [{ what: "good", count: 1, from: "bank", to: "s1" }],
      next: "s3",
    };
    await recordAll(pass, [lost("s2"), good, ...playedBy("s3"), lost("s3"), good]);
    for (const seq of [1, 2, 4, 7, 8]) {
      const there = (await readHistory(pass)).entries.find((entry) => entry.seq === seq)?.action;
      await recordAgain(pass, corrected({ ...there, note: `again ${seq}` } as Action, seq));
      const page = pageOf(await readHistory(pass), null);
      const newest = page.seq;
      const shown = page.rounds.find(({ lines }) =>
        lines.some(({ versions }) => versions.some((version) => version.seq === newest)),
      );
      expect([seq, (await readLiveState(pass)).corrected?.round]).toEqual([seq, shown?.round]);
    }
    const { told: summaries, rounds } = await openTable(pass);
    expect([summaries.map(({ round }) => round), rounds.map(({ round }) => round)]).toEqual([
      [5, 4, 2, 1],
      [3],
    ]);
  });

  test("S26 a score-only table loads only its latest rounds, in constant time", async () => {
    const pass = await seatedTable();
    const rounds = Array.from({ length: 60 }, (_, at) => right(`s${1 + ((at + 2) % 3)}`, `s${1 + (at % 3)}`));
    await recordAll(pass, rounds.slice(0, 20));
    const before = await callsDuring(() => openTable(pass));
    await recordAll(pass, rounds.slice(20), 20);
    expect((await callsDuring(() => openTable(pass))) / before).toBeLessThan(1.05);
    const { told: summaries, state } = await openTable(pass);
    expect([summaries.length, summaries[0]?.round, state.settledRounds]).toEqual([12, 60, 60]);
  });

  test("S26 stored data matches the entries: a rebuild finds nothing to fix", async () => {
    const pass = await seatedTable();
    await recordAll(pass, [right("s3", "s1"), ...playedBy("s3"), lost("s2")]);
    await recordAgain(pass, corrected({ ...(right("s3", "s1") as RecordOutcome), right: false }, 1));
    const found = await rebuild(process.env.DATA_DIR as string, true);
    expect(found).toMatchObject({ drifted: 0, rounds: 0, refused: 0, failed: 0 });
  });
});

const playedBy = (starter: string): readonly Action[] => [
  { do: "start-round", starter, wild: 4 },
  { do: "claim", by: starter, claim: "9 sixes" },
  { do: "challenge", by: "s1" },
  { do: "reveal", outcome: "there" },
];

async function recordAgain(
  pass: Awaited<ReturnType<typeof seatedTable>>,
  wanted: ReturnType<typeof retracted>,
) {
  const { seq } = await openTable(pass);
  const done = await record(pass, [{ ...wanted, id: freshId(), after: seq }]);
  if (!done.ok) throw new Error(done.refusal.message);
}
