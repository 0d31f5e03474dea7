import { MAX_NAME_LENGTH, type PlayerId } from "@/lib/engine";
import { foldName, seenName } from "@/lib/protocol/names";
import type { Reader } from "../db/reader";
import { Looks } from "./lookalikes";

/** A roster entry as its name is read; one that is the same person as another is read as that one. */
export interface Named {
  readonly name: string;
  readonly nickname: string | null;
  readonly same?: { readonly name: string; readonly nickname: string | null } | null;
}

const SHOWN = { name: true, nickname: true } as const;

/** What a query of seats selects so that `nameOfSeat` can tell whose they are. */
export const SEAT_NAME = {
  name: true,
  player: { select: { ...SHOWN, same: { select: SHOWN } } },
} as const;

interface SeatName {
  readonly name: string;
  readonly player: Named | null;
}

/** What somebody is called whose name, kept from before such names were refused, shows nothing. */
const UNSEEN = "?";

const shown = (name: string): string => seenName(name) || UNSEEN;

/** What a roster player is called at the table. */
export const shownName = ({ name, nickname, same }: Named): string =>
  shown(same ? (same.nickname ?? same.name) : (nickname ?? name));

/** Who sits on a seat: the roster's name where a player of the group does, else the name given at the table. */
export const nameOfSeat = ({ name, player }: SeatName): string => (player ? shownName(player) : shown(name));

/** A name that looks like none that is taken: numbered where it would, and still as long as a name may be. */
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
 * The names of one game's seats, by key. Entries name seats, so somebody may be renamed years later: should two at one
 * table be called the same by then, or look so, the later seat gets a number.
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

/** The active players of a roster, by what they are called at the table. */
export interface Roster {
  /** Who is called so, but for case; null for nobody. */
  readonly idOf: (name: string) => string | null;
  /** What somebody is called who is called so, or whose name looks like it; undefined for nobody. */
  readonly like: (name: string) => string | undefined;
}

/** The active roster players of a group by name, but for one; nobody where there is no group. */
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
