import { expect, test } from "vitest";
import type { Settled } from "@/lib/engine";
import { database } from "@/lib/server/db/db";
import { asJson } from "@/lib/server/db/json";
import { openTable } from "@/lib/server/table/openTable";
import { record } from "@/lib/server/table/record/record";
import { bangs, outcome, says, start } from "../engine/tableOf";
import { corrected } from "../protocol/journalOf";
import { ownDataFolder } from "./ownDataFolder";
import { followed, sharedRound } from "./sharedVerdict";
import { freshId, recordAll } from "./table";

ownDataFolder();

/** Rewrites all stored verdicts to the format before challenge names, antes, and the price. */
async function removeLaterFields(): Promise<void> {
  const forgotten = (verdict: unknown) => {
    const { called: _called, antes: _antes, byDifference: _price, ...rest } = verdict as Settled;
    return asJson(rest);
  };
  for (const { gameId, round, verdict } of await database().roundRow.findMany())
    await database().roundRow.update({
      where: { gameId_round: { gameId, round } },
      data: { verdict: forgotten(verdict) },
    });
  for (const { id, verdict } of await database().publicLink.findMany())
    await database().publicLink.update({
      where: { id },
      data: { verdict: forgotten(verdict) },
    });
}

test("reads old verdicts as before: bangs, shared ones, and their times", async () => {
  const { pass, token } = await sharedRound();
  await recordAll(pass, [start("s3"), says("s3", "2 fives"), bangs("s1"), outcome("there")], 4);
  await removeLaterFields();
  const table = await openTable(pass);
  expect(table.rounds).toMatchObject([
    { called: "bang", antes: 0 },
    { called: "bang", antes: 0 },
  ]);
  expect(await followed(token)).toMatchObject({ status: "stands", shared: { called: "bang" } });

  // A correction of the second round leaves the first unchanged.
  const before = await database().roundRow.findMany({ orderBy: { round: "asc" } });
  const done = await record(pass, [{ ...corrected(says("s3", "3 sixes"), 6), id: freshId(), after: 8 }]);
  expect(done.ok).toBe(true);
  const after = await database().roundRow.findMany({ orderBy: { round: "asc" } });
  expect(after.map(({ since }) => since)).toEqual([before[0]?.since, 9]);
});
