import { nightResultWords } from "@/lib/messages/night";
import type { Cloth } from "@/lib/protocol/cloth";
import type { GroupMoney, SeasonLine } from "@/lib/protocol/group";
import { GUEST, type Party } from "@/lib/protocol/nightResult";
import {
  COOK_RULES,
  type CookRule,
  DUE_RULES,
  type DueRule,
  type Rotation,
  WASH_LOGGERS,
  type WashLogger,
} from "@/lib/protocol/rotation";
import { type RuleGroup, storedRuleGroups } from "@/lib/protocol/ruleGroups";
import type { Shifts } from "@/lib/views/rotation";
import { database } from "../db/db";
import { fromJson } from "../db/json";
import type { Reader } from "../db/reader";
import type { Prisma } from "../generated/prisma/client";
import type { GroupPass, GroupTvPass } from "../identity/access";
import { clothOf } from "../table/cloth";
import { losersWash } from "../table/losersWash";
import { listedSeasons, seasonLine } from "../table/record/seasonsOf";
import { shiftsIn } from "../table/record/shiftsOf";
import { shownName } from "../table/seatNames";

/** A group's settings for its pages. */
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
  /** The headings of rules that members may change for a night. */
  readonly tonight: readonly RuleGroup[];
  /** True if its tables have the tones key. */
  readonly tones: boolean;
  /** The look of its tables. */
  readonly cloth: Cloth;
  /** A crew's rotation; null without one. It is ignored while it names a retired shift. */
  readonly rotation: Rotation | null;
  /** The lowest role that may log who washed. */
  readonly washesBy: WashLogger;
  readonly dueBy: DueRule;
  readonly cookBy: CookRule;
  readonly money: GroupMoney;
}

const PLAYER = {
  id: true,
  name: true,
  nickname: true,
  colour: true,
  seasonId: true,
  accountId: true,
  mergedInto: true,
  retiredAt: true,
  unlistedAt: true,
  kellyDays: true,
  payLink: true,
  guestNames: true,
} as const satisfies Prisma.PlayerSelect;

type PlayerRow = Prisma.PlayerGetPayload<{ select: typeof PLAYER }>;

/** An entry of a roster, with the one it is merged into. */
type ContextPlayer = PlayerRow & { readonly same: PlayerRow | null };

/** The columns of `NightRow`, its buy-ins in the order that decides who gets a leftover cent. */
export const NIGHT = {
  buyIns: { orderBy: { at: "asc" }, select: { party: true, times: true, shares: true } },
} as const satisfies Prisma.NightInclude;

/** A night with who bought in. */
export type NightRow = Prisma.NightGetPayload<{ include: typeof NIGHT }>;

/** A group with its seasons and roster. A request loads it once and passes it on. */
export interface LoadedGroup {
  readonly groupId: string;
  readonly timeZone: string;
  /** Counts the changes that make the group's totals outdated, besides new entries. */
  readonly totalsVersion: number;
  readonly card: GroupCard;
  /** In order of creation. */
  readonly created: readonly SeasonLine[];
  /** As pages list them, see `seasonsOf`. */
  readonly seasons: readonly SeasonLine[];
  /** All entries of the roster by id, also merged and retired ones. */
  readonly players: ReadonlyMap<string, ContextPlayer>;
  /**
   * People who opted out of statistics. An opt-out on any merged entry applies to the person. Their games
   * still count for others, and their duties stay.
   */
  readonly unlisted: ReadonlySet<Party>;
  readonly parties: Parties;
  /** The rotation and the shift set by hand. */
  readonly shifts: Shifts;
  /** All nights, if `withNights` read them. */
  readonly nights?: readonly NightRow[];
}

/** The parties that ledger entries may name. */
export interface Parties {
  /**
   * The person that a party counts as: the target of a merged entry, or the player that a guest turned out to be.
   * Null if not on this roster.
   */
  readonly personOf: (party: Party) => Party | null;
  readonly nameOf: (party: Party) => string;
}

/** A loaded group with the pass it was loaded for. */
export interface GroupContext<Given extends GroupTvPass = GroupPass> extends LoadedGroup {
  readonly pass: Given;
}

/** A pass to read a group, or the context that the request has already loaded for it. */
export type InGroup<Given extends GroupTvPass = GroupPass> = Given | GroupContext<Given>;

/** Loads a group for a pass. A context is returned as it is. */
export const groupContext = async <Given extends GroupTvPass>(
  given: InGroup<Given>,
): Promise<GroupContext<Given>> =>
  "pass" in given ? given : { ...(await loadGroup(given.groupId)), pass: given };

/** The same by group id, for a visitor already permitted to read it. */
export async function loadGroup(groupId: string, db: Reader = database()): Promise<LoadedGroup> {
  // Several groups that are loaded at the same time share these statements.
  const {
    seasons,
    players: rows,
    ...group
  } = await db.group.findUniqueOrThrow({
    where: { id: groupId },
    include: {
      seasons: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
      players: { orderBy: { id: "asc" }, select: PLAYER },
    },
  });
  const shifts = shiftsIn(
    group,
    seasons.flatMap(({ id, startsOn, retiredAt }) => (startsOn === null && retiredAt === null ? [id] : [])),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const players = new Map(
    rows.map((row) => [row.id, { ...row, same: byId.get(row.mergedInto ?? "") ?? null }] as const),
  );
  return {
    groupId,
    timeZone: group.timeZone,
    totalsVersion: group.totalsVersion,
    card: cardOf(group),
    created: seasons.map(seasonLine),
    seasons: listedSeasons(seasons),
    players,
    unlisted: new Set(
      rows.flatMap(({ id, mergedInto, unlistedAt }) => (unlistedAt === null ? [] : [mergedInto ?? id])),
    ),
    parties: partiesOf(players),
    shifts,
  };
}

/** Adds all nights of a group, for a request that needs them in several places. */
export const withNights = async <Of extends LoadedGroup>(of: Of): Promise<Of> =>
  of.nights ? of : { ...of, nights: await allNights(database(), of) };

/** Reads all nights of a group, newest first, unless the request has them. */
export const allNights = async (db: Reader, { groupId, nights }: LoadedGroup): Promise<readonly NightRow[]> =>
  nights ??
  db.night.findMany({
    where: { groupId },
    orderBy: [{ startedAt: "desc" }, { id: "desc" }],
    include: NIGHT,
  });

/** Reads only a group's settings. */
export const groupCard = async ({ groupId }: GroupPass): Promise<GroupCard> =>
  cardOf(await database().group.findUniqueOrThrow({ where: { id: groupId } }));

function cardOf(group: Prisma.GroupGetPayload<true>): GroupCard {
  const { id, name, kind, timeZone, ruleSet, tones } = group;
  const house = group.house as GroupCard["house"];
  const rotation = kind === "crew" && group.rotation !== null ? fromJson("rotation", group.rotation) : null;
  const washesBy = washLogger(group.washesBy);
  const dueBy = DUE_RULES.find((rule) => rule === group.dueBy) ?? "fewest";
  const cookBy = kind === "bar" ? "off" : (COOK_RULES.find((rule) => rule === group.cookBy) ?? "off");
  return {
    id,
    name,
    kind,
    timeZone,
    ruleSet,
    house,
    tonight: storedRuleGroups(group.tonight),
    tones,
    cloth: clothOf(group),
    rotation,
    washesBy,
    dueBy,
    cookBy,
    money: {
      currency: group.currency,
      chipValue: group.chipValue,
      buyIn: group.buyIn,
      drinks: fromJson("drinks", group.drinks) ?? [],
    },
  };
}

/** True for a group in which a lost game means dishes: see `losersWash`. */
export const washesDishes = ({ card }: { readonly card: Pick<GroupCard, "kind" | "ruleSet"> }): boolean =>
  losersWash(card);

/** The role of a stored setting; an unknown one, as from a newer version, is the owner's. */
export const washLogger = (stored: string): WashLogger =>
  WASH_LOGGERS.find((role) => role === stored) ?? "owner";

/** Guests are the same person if their names differ only in case. */
const guestKey = (name: string): string => name.toLowerCase();

function partiesOf(players: LoadedGroup["players"]): Parties {
  const playerOf = new Map<Party, string>();
  for (const { id, guestNames } of players.values())
    for (const name of fromJson("guestNames", guestNames) ?? []) playerOf.set(guestKey(name), id);
  const entryOf = (party: Party) =>
    players.get(party.startsWith(GUEST) ? (playerOf.get(guestKey(party.slice(GUEST.length))) ?? "") : party);
  const isBankOrPot = (party: Party): party is "bank" | "pot" => party === "bank" || party === "pot";
  return {
    personOf: (party) => {
      const player = isBankOrPot(party) ? undefined : entryOf(party);
      if (player) return player.mergedInto ?? player.id;
      return isBankOrPot(party) || party.startsWith(GUEST) ? party : null;
    },
    nameOf: (party) => {
      if (isBankOrPot(party)) return nightResultWords.parties[party];
      const player = entryOf(party);
      if (player) return shownName(player);
      return party.startsWith(GUEST) ? party.slice(GUEST.length) : nightResultWords.parties.someone;
    },
  };
}

/** Adds to seats their players from the loaded roster, for `nameOfSeat` and `partyOnSeat`. */
export const seated = <Seat extends { readonly playerId: string | null }>(
  { players }: Pick<LoadedGroup, "players">,
  seats: readonly Seat[],
) => seats.map((seat) => ({ ...seat, player: players.get(seat.playerId ?? "") ?? null }));
