import fc from "fast-check";
import { expect, test } from "vitest";
import { type Action, newGame, play, type RoundVerdict } from "@/lib/engine";
import { RECENT_ROUNDS } from "@/lib/protocol/entry";
import { database } from "@/lib/server/db/db";
import { openTable } from "@/lib/server/table/openTable";
import { entriesAfter } from "@/lib/server/table/record/journalStore";
import { record } from "@/lib/server/table/record/record";
import { sampleOf } from "../everyCase";
import { anyAction } from "./clumsyActions";
import { outcomes, outcomesIn } from "./outcomes";
import { ownDataFolder } from "./ownDataFolder";
import { endlessRounds, entriesOf, guest, recordAll, seatedTable } from "./table";

ownDataFolder();

const SEATS = ["s1", "s2", "s3"];
const HOUSE = { dice_each: 3, end_alone: 99, end_together: 99 };

test.each(sampleOf([1, 2, 3], 1))(
  "stores the rounds that its entries replay to: random game %i",
  async (seed) => {
    const pass = await seatedTable(guest(), HOUSE);
    let seq = 0;
    for (const action of fc.sample(anyAction(SEATS), { numRuns: 600, seed })) {
      const done = await record(pass, entriesOf([action], seq));
      if (done.ok) seq += 1;
    }

    const opened = newGame({ game: "firehouse", house: HOUSE, players: SEATS });
    if (!opened.ok) throw new Error(opened.refusal.code);
    let state = opened.value;
    const settled: (readonly [seq: number, verdict: RoundVerdict])[] = [];
    for (const entry of await entriesAfter(database(), pass.gameId, 0, 1_000)) {
      const played = play(state, entry.action as Action);
      if (!played.ok) throw new Error(`the rules refuse a recorded entry: ${played.refusal.code}`);
      state = played.value.state;
      for (const fact of played.value.facts) {
        if (fact.fact === "settled") settled.push([entry.seq, fact.settled]);
        if (fact.fact === "scored") settled.push([entry.seq, fact.scored]);
      }
    }
    const rows = await database().roundRow.findMany({
      where: { gameId: pass.gameId },
      orderBy: { round: "asc" },
    });
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.map((row) => [row.seq, row.verdict])).toEqual(settled);
    expect(await openTable(pass)).toMatchObject({ seq, state });
    expect(await outcomes(pass.gameId)).toEqual(outcomesIn(state));
  },
);

test("has the open round and the latest settled ones in an open table, newest first", async () => {
  const pass = await seatedTable();
  let seq = 0;
  for (const round of endlessRounds(RECENT_ROUNDS + 3)) {
    await recordAll(pass, round, seq);
    seq += round.length;
  }
  const [next = []] = [...endlessRounds(1)];
  const open = await recordAll(pass, next.slice(0, 3), seq);
  const table = await openTable(pass);
  expect(table).toMatchObject({ id: pass.gameId, seq: seq + 3, names: { s1: "Ann", s2: "Bob", s3: "Cy" } });
  expect(table.round).toEqual(open);
  expect(table.rounds.map(({ round }) => round)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
});
