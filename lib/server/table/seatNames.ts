import { MAX_NAME_LENGTH, type PlayerId } from "@/lib/engine";
import { foldName, seenName } from "@/lib/protocol/names";
import type { Reader } from "../db/reader";
import { Looks } from "./lookalikes";

/** A roster entry with the columns for its name. A merged entry has its target's name. */
export interface Named {
  readonly name: string;
  readonly nickname: string | null;
  readonly same?: { readonly name: string; readonly nickname: string | null } | null;
}

const SHOWN = { name: true, nickname: true } as const;

/** The columns of a seat that `nameOfSeat` needs. */
export const SEAT_NAME = {
  name: true,
  player: { select: { ...SHOWN, same: { select: SHOWN } } },
} as const;

interface SeatName {
  readonly name: string;
  readonly player: Named | null;
}

/** Replaces an old name without visible characters, from before such names were refused. */
const UNSEEN = "?";

const shown = (name: string): string => seenName(name) || UNSEEN;

/** A roster player's name at the table. */
export const shownName = ({ name, nickname, same }: Named): string =>
  shown(same ? (same.nickname ?? same.name) : (nickname ?? name));

/** The name of a seat: its roster player's, else the name given at the table. */
export const nameOfSeat = ({ name, player }: SeatName): string => (player ? shownName(player) : shown(name));

/** Makes a name distinct from all taken lookalikes by adding a number, within the length limit. */
export function unlike(name: string, taken: Pick<Looks, "like">): string {
  let free = name;
  for (let count = 2; taken.like(free) !== undefined; count++) {
    const number = ` ${count}`;
    free =
      [...name]
        .slice(0, MAX_NAME_LENGTH - number.length)
        .join("")
        .trimEnd() + number;
  }
  return free;
}

/**
 * The names of a game's seats, by key. A player may be renamed years later. If two names at one table have
 * become equal or lookalikes, the later seat's gets a number.
 */
export function namesBySeat(
  seats: readonly ({ readonly key: PlayerId } & SeatName)[],
): Record<PlayerId, string> {
  const names: Record<PlayerId, string> = {};
  const taken = new Looks();
  for (const seat of seats) {
    const name = unlike(nameOfSeat(seat), taken);
    taken.add(name);
    names[seat.key] = name;
  }
  return names;
}

/** The active players of a roster, by displayed name. */
export interface Roster {
  /** Returns the id of the player with this name, ignoring case, or null. */
  readonly idOf: (name: string) => string | null;
  /** Returns a name that is equal or looks alike, or undefined. */
  readonly like: (name: string) => string | undefined;
}

/** Loads a group's active roster players by name, optionally without one. Empty without a group. */
export async function rosterByName(db: Reader, groupId: string | null, but?: string): Promise<Roster> {
  if (groupId === null) return { idOf: () => null, like: () => undefined };
  const players = await db.player.findMany({
    where: { groupId, retiredAt: null, mergedInto: null, ...(but !== undefined && { NOT: { id: but } }) },
    select: { id: true, ...SHOWN },
  });
  const ids = new Map(players.map((player) => [foldName(shownName(player)), player.id]));
  const looks = new Looks(players.map(shownName));
  return { idOf: (name) => ids.get(foldName(name)) ?? null, like: (name) => looks.like(name) };
}
