import type { Cloth } from "@/lib/protocol/cloth";
import { database } from "../db/db";
import type { GroupPass } from "../identity/access";
import { clothOf } from "../table/cloth";

/** A group's data for its pages. */
export interface GroupCard {
  readonly id: string;
  readonly name: string;
  /** "crew", "bar" or "friends". */
  readonly kind: string;
  /** IANA name. */
  readonly timeZone: string;
  /** The default game. */
  readonly ruleSet: string;
  /** The house rules of a new default game. */
  readonly house: Readonly<Record<string, string | number>>;
  /** True if its tables have the tones key. */
  readonly tones: boolean;
  /** The look of its tables. */
  readonly cloth: Cloth;
}

/** Reads a group's card. */
export async function groupCard({ groupId }: GroupPass): Promise<GroupCard> {
  const group = await database().group.findUniqueOrThrow({ where: { id: groupId } });
  const { id, name, kind, timeZone, ruleSet, tones } = group;
  const house = group.house as GroupCard["house"];
  return { id, name, kind, timeZone, ruleSet, house, tones, cloth: clothOf(group) };
}
