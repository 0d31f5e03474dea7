import { GUEST } from "@/lib/protocol/nightResult";
import { database } from "../db/db";
import type { HousePass } from "../identity/access";
import { asColour } from "../roster/rosterOf";
import { unlistedIn } from "../roster/unlisted";
import { shownName } from "../table/seatNames";
import { type Person, personCourse } from "./groupFigures";

/** Somebody of a group as a page asks for them. */
export type WhoIs =
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
  return { is: "shown", person: { id, name, colour: asColour(colour), retired: retiredAt !== null } };
}
