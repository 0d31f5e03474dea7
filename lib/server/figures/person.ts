import { GUEST } from "@/lib/protocol/nightResult";
import type { StreakSummary } from "@/lib/views/figures/chains";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import type { HousePass } from "../identity/access";
import { asColor } from "../roster/rosterOf";
import { isAmong, unlistedIn } from "../roster/statsOptOut";
import { namesBySeat, SEAT_NAME, shownName } from "../table/seatNames";
import { type Person, type PersonCourse, personCourse } from "./groupFigures";

/** Somebody of a group as a page asks for them. */
type WhoIs =
  | { readonly is: "shown"; readonly person: Person }
  /** They have left the statistics: no figure of theirs is shown. */
  | { readonly is: "unlisted"; readonly name: string }
  /** They are the same person as another, who is asked for instead. */
  | { readonly is: "same"; readonly id: string };

/** Who is meant by an id of the roster, or by "guest:" and a name in small letters; null of nobody of this group. */
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

/** A feat as it is told: of which game's round, and against whom by name. */
export interface BestFeat extends Omit<StreakSummary, "against"> {
  /** What it was done in. */
  readonly game: string;
  /** Null where nobody was challenged, and where they show no figures. */
  readonly against: string | null;
}

/** The least likely bluff and challenge of a person, of one kind of game or of all; null where they have none. */
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
