import { LONGEST_NAME, type PlayerId } from "@/lib/engine";
import type { Reader } from "./journalStore";

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

/** What a roster player is called at the table. */
export const shownName = ({ name, nickname, same }: Named): string =>
  same ? (same.nickname ?? same.name) : (nickname ?? name);

/** Who sits on a seat: the roster's name where a player of the group does, else the name given at the table. */
export const nameOfSeat = ({ name, player }: SeatName): string => (player ? shownName(player) : name);

/**
 * The names of one game's seats, by key. Entries name seats, so somebody may be renamed years later: should two at one
 * table be called the same by then, the later seat gets a number.
 */
export function namesBySeat(
  seats: readonly ({ readonly key: PlayerId } & SeatName)[],
): Record<PlayerId, string> {
  const names: Record<PlayerId, string> = {};
  const taken = new Set<string>();
  for (const seat of seats) {
    const name = nameOfSeat(seat);
    let unlike = name;
    for (let count = 2; taken.has(unlike.toLowerCase()); count++) {
      const number = ` ${count}`;
      // As long as a name may be, so that the game's record can be read again.
      unlike =
        [...name]
          .slice(0, LONGEST_NAME - number.length)
          .join("")
          .trimEnd() + number;
    }
    taken.add(unlike.toLowerCase());
    names[seat.key] = unlike;
  }
  return names;
}

/** The active roster players of a group by the name they are called at the table, in small letters. */
export async function rosterByName(db: Reader, groupId: string): Promise<ReadonlyMap<string, string>> {
  const players = await db.player.findMany({
    where: { groupId, retiredAt: null, mergedInto: null },
    select: { id: true, ...SHOWN },
  });
  return new Map(players.map((player) => [shownName(player).toLowerCase(), player.id]));
}
