import { database } from "../../db/db";
import { NOT_DELETED } from "../../db/deleted";
import { access, accessScreen, type Pass, type ScreenPass } from "../../identity/access";
import type { Visitor } from "../../identity/visitor";
import { CLOTH, clothOver } from "../cloth";
import { ACTIVE_GAME_MS, currentGame } from "../currentGame";
import { SNAPSHOT, withSnapshots } from "../snapshots/withSnapshots";

/** How long the end of a game is shown. */
const ENDING_MS = 10 * 60 * 1000;

const HOUR_MS = 60 * 60 * 1000;

/** The content of a TV at one moment. */
export type ScreenNow =
  | { readonly shows: "code"; readonly mark: string }
  | { readonly shows: "game"; readonly mark: string; readonly pass: ScreenPass; readonly game: Pass }
  | { readonly shows: "idle"; readonly mark: string; readonly pass: ScreenPass };

/**
 * Determines a TV's content: its code, its table's current game, or its group's idle screen. `mark` is a
 * version that changes when the content does; the page polls it.
 */
export async function screenNow(visitor: Visitor, now = new Date()): Promise<ScreenNow> {
  const pass = await accessScreen(visitor);
  if (pass === null) return { shows: "code", mark: "code" };
  const game = await playedNow(pass, now);
  if (game !== null) return { shows: "game", mark: `game ${game.gameId}`, pass, game };
  return { shows: "idle", mark: `idle ${pass.tableId} ${await lastChange(pass)} ${hourOf(now)}`, pass };
}

/** The table's current or just finished game; null if that is too long ago. */
async function playedNow({ tableId, visitor }: ScreenPass, now: Date): Promise<Pass | null> {
  const id = await currentGame(database(), tableId);
  if (id === null) return null;
  const isOn = await withSnapshots(visitor.device?.id ?? "", async (states) => {
    const game = await database().game.findUnique({
      where: { id },
      select: { ...SNAPSHOT, updatedAt: true },
    });
    if (game === null) return false;
    const shown = states.of(game).phase === "finished" ? ENDING_MS : ACTIVE_GAME_MS;
    return now.getTime() - game.updatedAt.getTime() < shown;
  });
  if (!isOn) return null;
  const pass = await access(visitor, id, "read");
  return pass.ok ? pass.value : null;
}

/**
 * A version that changes with anything shown: entries in the group (or at a guests' table), reset links, or a
 * new table look.
 */
async function lastChange({ tableId, groupTv }: ScreenPass): Promise<string> {
  const { linkVersion, group } = await database().table.findUniqueOrThrow({
    where: { id: tableId },
    select: { linkVersion: true, group: { select: CLOTH } },
  });
  const { _max, _count } = await database().game.aggregate({
    where: { ...(groupTv === null ? { tableId } : { groupId: groupTv.groupId }), ...NOT_DELETED },
    _max: { updatedAt: true },
    _count: true,
  });
  return `${linkVersion} ${_count} ${_max.updatedAt?.getTime() ?? 0} ${JSON.stringify(clothOver(group))}`;
}

/** Changes hourly to redraw everything, because dates and names on it change. */
const hourOf = (now: Date): number => Math.floor(now.getTime() / HOUR_MS);
