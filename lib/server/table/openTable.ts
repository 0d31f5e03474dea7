import { type OpenTable, ROUNDS_KEPT } from "@/lib/protocol/entry";
import { openRound, standing, undoable } from "@/lib/protocol/journal";
import { readVerdict } from "@/lib/protocol/readVerdict";
import { database } from "../db/db";
import { fromJson } from "../db/json";
import type { Reader } from "../db/reader";
import type { Pass } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { currentGame } from "./currentGame";
import { ownHandles } from "./grants/ownHandles";
import { tableGroup } from "./groupOfTable";
import { entriesAfter, seatNames } from "./record/journalStore";
import { SNAPSHOT, type States, withStates } from "./snapshots/withStates";

/** The game as somebody sits down to it, all of one moment. What it costs does not depend on how long the game is. */
export function openTable(pass: Pass): Promise<OpenTable> {
  return withStates(holderOf(pass.visitor), (states) =>
    database().$transaction((tx) => readTable(tx, states, pass)),
  );
}

/**
 * More entries than any round has. Rounds that were void, or told by their result, settle nothing: a table that keeps only the score has
 * no end of them.
 */
const MOST_SINCE = 500;

async function readTable(tx: Reader, states: States, pass: Pass): Promise<OpenTable> {
  const { gameId, tableId, purposes } = pass;
  const game = await tx.game.findUniqueOrThrow({ where: { id: gameId }, select: SNAPSHOT });
  const state = states.of(game);
  const rounds = await tx.roundRow.findMany({
    where: { gameId },
    orderBy: { round: "desc" },
    take: ROUNDS_KEPT,
  });
  // Where the last settled round ended: what stands from there on is the open round, and what may be undone.
  const settledAt = rounds[0]?.seq ?? 1;
  const entries = await entriesAfter(tx, gameId, Math.max(settledAt - 1, game.seq - MOST_SINCE));
  const now = await currentGame(tx, tableId);
  return {
    id: gameId,
    table: tableId,
    next: now === gameId ? null : now,
    seq: game.seq,
    state,
    names: await seatNames(tx, gameId),
    round: openRound(state, standing(entries)),
    last: undoable(entries),
    rounds: rounds.map(({ verdict }) => readVerdict(state.game, fromJson("verdict", verdict))),
    group: await tableGroup(tx, pass),
    may: {
      record: purposes.includes("record"),
      share: purposes.includes("share"),
      as: await ownHandles(tx, pass),
    },
  };
}

/** Whether only the result of a game is known: there is nothing to sit down to. */
export async function isResultOnly({ gameId }: Pass): Promise<boolean> {
  const game = await database().game.findUniqueOrThrow({
    where: { id: gameId },
    select: { resultOnly: true },
  });
  return game.resultOnly;
}
