import { isScored, type Settled } from "@/lib/engine";
import { type OpenTable, RECENT_ROUNDS, summaryOf } from "@/lib/protocol/entry";
import { openRound, roundSummaries, standing, undoable, voidedRound } from "@/lib/protocol/journal";
import { readRound } from "@/lib/protocol/readVerdict";
import { database } from "../db/db";
import { within } from "../db/dialect";
import { atOneMoment } from "../db/inTransaction";
import { fromJson } from "../db/json";
import type { Reader } from "../db/reader";
import type { Pass } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { CLOTH, clothOver } from "./cloth";
import { currentGame } from "./currentGame";
import { tableGroup } from "./displayName";
import { publicIds } from "./grants/publicIds";
import { WASHING, washesAt } from "./losersWash";
import { asEntries, entriesSince, MAX_SINCE, REPLACING, seatNames } from "./record/journalStore";
import { SNAPSHOT, type States, withSnapshots } from "./snapshots/withSnapshots";

/**
 * Reads a game for a phone that opens it, as one snapshot. Its cost does not depend on the length of the
 * game.
 */
export function openTable(pass: Pass): Promise<OpenTable> {
  return withSnapshots(holderOf(pass.visitor), (states) => atOneMoment((tx) => readTable(tx, states, pass)));
}

/** How many entries to search for result-only rounds, including their corrections. */
const MAX_LISTED = 4 * RECENT_ROUNDS;

async function readTable(tx: Reader, states: States, pass: Pass): Promise<OpenTable> {
  const { gameId, tableId, purposes } = pass;
  const game = await tx.game.findUniqueOrThrow({
    where: { id: gameId },
    select: { ...SNAPSHOT, playoffOf: true, group: { select: { ...CLOTH, ...WASHING } } },
  });
  const state = states.of(game);
  const rounds = await tx.roundRow.findMany({
    where: { gameId },
    orderBy: { round: "desc" },
    take: RECENT_ROUNDS,
  });
  const entries = await entriesSince(tx, game, rounds[0]?.seq ?? null);
  const stands = standing(entries);
  const verdicts = rounds.map(({ verdict }) => readRound(state.game, fromJson("verdict", verdict)));
  const summaries = await summariesAmong(tx, game, rounds, state.settledRounds + 1);
  const now = await currentGame(tx, tableId);
  return {
    id: gameId,
    table: tableId,
    next: now === gameId ? null : now,
    seq: game.seq,
    state,
    names: await seatNames(tx, gameId),
    round: openRound(state, stands),
    ...voidedRound(stands),
    last: undoable(entries),
    told: [...summaries, ...verdicts.filter(isScored).map(summaryOf)]
      .toSorted((one, other) => other.round - one.round)
      .slice(0, RECENT_ROUNDS),
    playoffOf: game.playoffOf,
    rounds: verdicts.filter((verdict): verdict is Settled => !isScored(verdict)),
    group: await tableGroup(tx, pass),
    cloth: clothOver(game.group, state.game),
    ...washesAt(game.group),
    may: {
      record: purposes.includes("record"),
      share: purposes.includes("share"),
      as: await publicIds(tx, pass),
    },
  };
}

/** The latest result-only rounds, as far back as the included settled rounds. */
async function summariesAmong(
  tx: Reader,
  { id, seq }: { readonly id: string; readonly seq: number },
  settled: readonly { readonly round: number; readonly seq: number }[],
  next: number,
): Promise<OpenTable["told"]> {
  const oldest = settled.length < RECENT_ROUNDS ? 0 : (settled.at(-1)?.seq ?? 0);
  const before = Math.max(oldest, seq - MAX_SINCE);
  const rows = await tx.entry.findMany({
    where: {
      gameId: id,
      seq: { gt: before },
      OR: [{ action: { path: within("do"), equals: "result" } }, REPLACING],
    },
    orderBy: { seq: "desc" },
    take: MAX_LISTED,
  });
  // A result may replace an entry of another kind, which is not among these.
  const first = rows.length < MAX_LISTED ? before + 1 : rows.at(-1)?.seq;
  return roundSummaries(await asEntries(tx, id, rows.toReversed()), settled, next, first).slice(
    0,
    RECENT_ROUNDS,
  );
}

/** True if only a game's result was recorded, so there is no table to open. */
export async function isResultOnly({ gameId }: Pass): Promise<boolean> {
  const game = await database().game.findUniqueOrThrow({
    where: { id: gameId },
    select: { resultOnly: true },
  });
  return game.resultOnly;
}
