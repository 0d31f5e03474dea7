import { GUEST } from "@/lib/protocol/nightResult";
import type { StreakSummary } from "@/lib/views/figures/chains";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import type { HousePass } from "../identity/access";
import { asColor } from "../roster/rosterOf";
import { isAmong, unlistedIn } from "../roster/statsOptOut";
import { namesBySeat, SEAT_NAME, shownName } from "../table/seatNames";
import { type Person, type PersonCourse, personCourse } from "./groupFigures";

/** The result of looking up a person of a group. */
type WhoIs =
  | { readonly is: "shown"; readonly person: Person }
  /** They opted out, so no statistics are shown. */
  | { readonly is: "unlisted"; readonly name: string }
  /** They were merged into another person; ask for that one instead. */
  | { readonly is: "same"; readonly id: string };

/** Looks up a roster id, or "guest:" and a name in lower case. Null if this group has no such person. */
export async function whoIs(pass: HousePass, id: string): Promise<WhoIs | null> {
  const player = await database().player.findFirst({
    where: { id, groupId: pass.groupId },
    select: {
      name: true,
      nickname: true,
      colour: true,
      retiredAt: true,
      mergedInto: true,
    },
  });
  if (player === null) {
    const guest = id.startsWith(GUEST) ? await personCourse(pass, id) : null;
    return guest && { is: "shown", person: guest.person };
  }
  if (player.mergedInto !== null) return { is: "same", id: player.mergedInto };
  const name = shownName(player);
  if ((await unlistedIn(database(), pass.groupId)).has(id)) return { is: "unlisted", name };
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
  pass: HousePass,
  { chains }: PersonCourse,
  game: string | null,
): Promise<{ readonly bluff: BestFeat | null; readonly bang: BestFeat | null }> {
  const kinds = Object.entries(chains).filter(([kind]) => game === null || kind === game);
  const least = (feat: "bluff" | "bang") =>
    kinds
      .flatMap(([kind, chain]) => (chain[feat] ? [{ ...chain[feat], game: kind }] : []))
      .reduce<(StreakSummary & { readonly game: string }) | null>(
        (so, one) => (so === null || one.chance < so.chance ? one : so),
        null,
      );
  const [bluff, bang] = [least("bluff"), least("bang")];
  return { bluff: bluff && { ...bluff, against: null }, bang: bang && (await named(pass, bang)) };
}

async function named(
  { groupId }: HousePass,
  told: StreakSummary & { readonly game: string },
): Promise<BestFeat> {
  const seats = await database().seat.findMany({
    where: { gameId: told.gameId, game: { groupId, ...NOT_DELETED } },
    orderBy: { position: "asc" },
    select: {
      key: true,
      name: true,
      player: {
        select: {
          ...SEAT_NAME.player.select,
          id: true,
          mergedInto: true,
        },
      },
    },
  });
  const against = seats.find(({ key }) => key === told.against);
  const unlisted = await unlistedIn(database(), groupId);
  return {
    ...told,
    against: against && !isAmong(unlisted, against) ? (namesBySeat(seats)[against.key] ?? null) : null,
  };
}
