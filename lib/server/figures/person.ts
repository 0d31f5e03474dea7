import { GUEST } from "@/lib/protocol/nightResult";
import type { StreakSummary } from "@/lib/views/figures/chains";
import { isSameKind } from "@/lib/views/gameKind";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import { groupContext, type LoadedGroup, seated } from "../roster/groupContext";
import { isAmong } from "../roster/partyOnSeat";
import { asColor } from "../roster/rosterOf";
import { namesBySeat, shownName } from "../table/seatNames";
import { type InCounted, type Person, type PersonCourse, personCourse } from "./groupFigures";

/** The result of looking up a person of a group. */
type WhoIs =
  | { readonly is: "shown"; readonly person: Person }
  /** They opted out, so no statistics are shown. */
  | { readonly is: "unlisted"; readonly name: string }
  /** They were merged into another person; ask for that one instead. */
  | { readonly is: "same"; readonly id: string };

/** Looks up a roster id, or "guest:" and a name in lower case. Null if this group has no such person. */
export async function whoIs(given: InCounted, id: string): Promise<WhoIs | null> {
  const of = await groupContext(given);
  const player = of.players.get(id);
  if (player === undefined) {
    const guest = id.startsWith(GUEST) ? await personCourse(of, id) : null;
    return guest && { is: "shown", person: guest.person };
  }
  if (player.mergedInto !== null) return { is: "same", id: player.mergedInto };
  const name = shownName(player);
  if (of.unlisted.has(id)) return { is: "unlisted", name };
  const { colour, retiredAt } = player;
  return { is: "shown", person: { id, name, colour: asColor(colour), retired: retiredAt !== null } };
}

/** A record with its game and round, and the opponent's name. */
export interface BestFeat extends Omit<StreakSummary, "against"> {
  /** The kind of game. */
  readonly game: string;
  /** Null if there was no opponent, or if they opted out. */
  readonly against: string | null;
}

/** A person's least likely bluff and challenge, in one kind of game or in all; null if they have none. */
export async function bestFeats(
  given: InCounted,
  { chains }: PersonCourse,
  game: string | null,
): Promise<{ readonly bluff: BestFeat | null; readonly bang: BestFeat | null }> {
  const kinds = Object.entries(chains).filter(([kind]) => game === null || isSameKind(kind, game));
  const least = (feat: "bluff" | "bang") =>
    kinds
      .flatMap(([kind, chain]) => (chain[feat] ? [{ ...chain[feat], game: kind }] : []))
      .reduce<(StreakSummary & { readonly game: string }) | null>(
        (so, one) => (so === null || one.chance < so.chance ? one : so),
        null,
      );
  const [bluff, bang] = [least("bluff"), least("bang")];
  return {
    bluff: bluff && { ...bluff, against: null },
    bang: bang && (await named(await groupContext(given), bang)),
  };
}

async function named(of: LoadedGroup, streak: StreakSummary & { readonly game: string }): Promise<BestFeat> {
  const found = await database().seat.findMany({
    where: { gameId: streak.gameId, game: { groupId: of.groupId, ...NOT_DELETED } },
    orderBy: { position: "asc" },
    select: { key: true, name: true, playerId: true },
  });
  const seats = seated(of, found);
  const against = seats.find(({ key }) => key === streak.against);
  return {
    ...streak,
    against: against && !isAmong(of.unlisted, against) ? (namesBySeat(seats)[against.key] ?? null) : null,
  };
}
