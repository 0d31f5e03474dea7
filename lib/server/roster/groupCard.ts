import type { Cloth } from "@/lib/protocol/cloth";
import { database } from "../db/db";
import type { GroupPass } from "../identity/access";
import { clothOf } from "../table/cloth";

/** What a group's pages need to know of it. */
export interface GroupCard {
  readonly id: string;
  readonly name: string;
  /** "crew", "bar" or "friends". */
  readonly kind: string;
  /** IANA name. */
  readonly timeZone: string;
  /** The game that is offered first. */
  readonly ruleSet: string;
  /** The house rules a new game of it starts with. */
  readonly house: Readonly<Record<string, string | number>>;
  /** Whether its tables have the key for the tones. */
  readonly tones: boolean;
  /** What lies on its tables. */
  readonly cloth: Cloth;
}

/** The group itself. */
export async function groupCard({ groupId }: GroupPass): Promise<GroupCard> {
  const group = await database().group.findUniqueOrThrow({ where: { id: groupId } });
  const { id, name, kind, timeZone, ruleSet, tones } = group;
  const house = group.house as GroupCard["house"];
  return { id, name, kind, timeZone, ruleSet, house, tones, cloth: clothOf(group) };
}
