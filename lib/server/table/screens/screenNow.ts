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

/** What a browser shows as a big screen at one moment. */
export type ScreenNow =
  | { readonly shows: "code"; readonly mark: string }
  | { readonly shows: "game"; readonly mark: string; readonly pass: ScreenPass; readonly game: Pass }
  | { readonly shows: "house"; readonly mark: string; readonly pass: ScreenPass };

/**
 * What a browser is to show as a big screen: its code, the game that is played at its table, or else what hangs in the house. `mark` is
 * another one whenever that is to be drawn anew: a page asks for it and compares.
 */
export async function screenNow(visitor: Visitor, now = new Date()): Promise<ScreenNow> {
  const pass = await accessScreen(visitor);
  if (pass === null) return { shows: "code", mark: "code" };
  const game = await playedNow(pass, now);
  if (game !== null) return { shows: "game", mark: `game ${game.gameId}`, pass, game };
  return { shows: "house", mark: `house ${pass.tableId} ${await lastChange(pass)} ${hourOf(now)}`, pass };
}

/** The game that is played at the table, or is over since a moment; null where nobody would look at it any more. */
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
 * Another text whenever something was recorded in the house, or at the table where it is nobody's house, when the link to sit down was
 * made anew, and when another cloth lies there.
 */
async function lastChange({ tableId, house }: ScreenPass): Promise<string> {
  const { linkVersion, group } = await database().table.findUniqueOrThrow({
    where: { id: tableId },
    select: { linkVersion: true, group: { select: CLOTH } },
  });
  const { _max, _count } = await database().game.aggregate({
    where: { ...(house === null ? { tableId } : { groupId: house.groupId }), ...NOT_DELETED },
    _max: { updatedAt: true },
    _count: true,
  });
  return `${linkVersion} ${_count} ${_max.updatedAt?.getTime() ?? 0} ${JSON.stringify(clothOver(group))}`;
}

/** Each hour everything is drawn anew: yesterday is another day then, and somebody may be called otherwise. */
const hourOf = (now: Date): number => Math.floor(now.getTime() / HOUR_MS);
