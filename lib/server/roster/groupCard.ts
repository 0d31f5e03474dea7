import { database } from "../db/db";
import type { GroupPass } from "../identity/access";

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
}

/** The group itself. */
export async function groupCard({ groupId }: GroupPass): Promise<GroupCard> {
  const { id, name, kind, timeZone, ruleSet, house, tones } = await database().group.findUniqueOrThrow({
    where: { id: groupId },
  });
  return { id, name, kind, timeZone, ruleSet, house: house as GroupCard["house"], tones };
}
