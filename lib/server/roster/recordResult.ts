import { isDeepStrictEqual } from "node:util";
import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import type { NewResult } from "@/lib/protocol/rosterSchemas";
import { dayOf } from "@/lib/views/dayOf";
import { inTransaction } from "../db/inTransaction";
import { asJson } from "../db/json";
import type { Reader } from "../db/reader";
import type { GroupPass } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { asRow, stamped } from "../table/record/journalStore";
import { writeOutcome } from "../table/snapshots/projections";
import { firstTable } from "../table/tables";
import { endOf, type Result, readResult } from "./readResult";

/**
 * Records a game of which only the result is known, by the day it was played: an ordinary game whose journal is one `end`, so
 * that it is read, corrected, taken back and exported like any other. Where nobody says who was there, all were who are active
 * (on the shift that is said). The same again, from the same holder, gets the same answer.
 *
 * Refuses with `id-reused`, `wrong-outcome` (both or neither of losers and winners, or not the one this game names), `no-such-player`,
 * `not-among-them`, `bad-day` (before 2000 or still to come), `no-such-season`, and what the engine refuses of game and players.
 */
export function recordResult(pass: GroupPass, sent: NewResult): Promise<ApiResult<{ readonly id: string }>> {
  return inTransaction(async (tx) => {
    const group = await tx.group.findUniqueOrThrow({ where: { id: pass.groupId } });
    const there = await tx.game.findUnique({
      where: { id: sent.id },
      include: {
        seats: { orderBy: { position: "asc" }, select: { key: true, playerId: true } },
        entries: { where: { seq: 1 }, select: { action: true } },
      },
    });
    if (there) {
      const seatOf = new Map(there.seats.map(({ key, playerId }) => [playerId ?? key, key]));
      const same =
        there.resultOnly &&
        there.deletedAt === null &&
        there.groupId === pass.groupId &&
        there.startedBy === holderOf(pass.visitor) &&
        there.ruleSet === sent.game &&
        dayOf(there.playedAt, group.timeZone) === sent.day &&
        isDeepStrictEqual(there.entries[0]?.action, endOf(sent, seatOf));
      return same ? ok({ id: sent.id }) : apiError("id-reused");
    }
    const result = await readResult(tx, group, sent);
    if (!result.ok) return result;
    await write(tx, pass, sent, result.value);
    return ok({ id: sent.id });
  });
}

async function write(tx: Reader, pass: GroupPass, sent: NewResult, result: Result): Promise<void> {
  const { players, end, state, seasonId, nightId, playedAt } = result;
  const by = holderOf(pass.visitor);
  await tx.game.create({
    data: {
      id: sent.id,
      ruleSet: state.game,
      house: asJson(state.house),
      seq: 1,
      state: asJson(state),
      engineVersion: ENGINE_VERSION,
      tableId: await firstTable(tx, pass.groupId),
      startedBy: by,
      groupId: pass.groupId,
      seasonId,
      nightId,
      playedAt,
      resultOnly: true,
      seats: {
        create: players.map(({ id, name }, position) => ({
          key: `s${position + 1}`,
          position,
          name,
          playerId: id,
        })),
      },
    },
  });
  const entry = stamped({ id: sent.id, action: end, after: 0 }, { seq: 1, at: new Date().toISOString() });
  await tx.entry.create({ data: asRow(sent.id, by, entry) });
  await writeOutcome(tx, sent.id, state);
}
