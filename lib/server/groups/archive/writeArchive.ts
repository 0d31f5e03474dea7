import {
  type ArchiveKind,
  type ArchiveLine,
  type ArchiveSettings,
  GROUP_ARCHIVE,
  ID_LETTERS,
} from "@/lib/protocol/groupArchive";
import { GUEST } from "@/lib/protocol/nightResult";
import { RULE_GROUPS, storedRuleGroups } from "@/lib/protocol/ruleGroups";
import type { Closing } from "@/lib/views/money/closing";
import { database } from "../../db/db";
import { NOT_DELETED } from "../../db/deleted";
import { fromJson } from "../../db/json";
import type { GroupPass } from "../../identity/access";

/** Games read at once. */
const BATCH = 25;

/** Gives rows their ids within the archive, in the order of the rows. */
class LocalIds {
  readonly #ids = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  add(letter: string, id: string): string {
    const count = (this.#counts.get(letter) ?? 0) + 1;
    this.#counts.set(letter, count);
    this.#ids.set(`${letter} ${id}`, `${letter}${count}`);
    return `${letter}${count}`;
  }

  /** The id of a row that was added; null for another, such as a deleted game. */
  of(kind: ArchiveKind, id: string | null): string | null {
    return id === null ? null : (this.#ids.get(`${ID_LETTERS[kind]} ${id}`) ?? null);
  }

  /** An account or device, by the order in which they appear. */
  holder(id: string): string {
    return this.#ids.get(`h ${id}`) ?? this.add("h", id);
  }

  deleted(id: string): string {
    return this.#ids.get(`x ${id}`) ?? this.add("x", id);
  }

  party(party: string): string {
    return party.startsWith(GUEST) ? party : (this.of("player", party) ?? party);
  }
}

const time = (at: Date): string => at.toISOString();
const timeOrNull = (at: Date | null): string | null => at && time(at);

const gamesIn = (groupId: string) => ({ groupId, ...NOT_DELETED, table: NOT_DELETED });

/** The number of games in a group's archive. */
export const countArchived = ({ groupId }: GroupPass): Promise<number> =>
  database().game.count({ where: gamesIn(groupId) });

/**
 * Writes a group's archive line by line: settings, seasons, roster, tables, nights, games with their entries and
 * settled disputes, saved house rules, and ledger. Deleted games are left out, and so are accounts: authors are
 * numbered.
 */
export async function* groupArchive({ groupId }: GroupPass): AsyncGenerator<string> {
  const db = database();
  const ids = new LocalIds();
  const group = await db.group.findUniqueOrThrow({ where: { id: groupId } });
  const ofGroup = { where: { groupId } };
  const inOrder = [{ createdAt: "asc" as const }, { id: "asc" as const }];
  const seasons = await db.season.findMany({ ...ofGroup, orderBy: inOrder });
  const players = await db.player.findMany({ ...ofGroup, orderBy: inOrder });
  const tables = await db.table.findMany({ where: { groupId, ...NOT_DELETED }, orderBy: inOrder });
  const nights = await db.night.findMany({
    ...ofGroup,
    orderBy: [{ startedAt: "asc" }, { id: "asc" }],
    include: { buyIns: { orderBy: [{ at: "asc" }, { party: "asc" }] } },
  });
  const games = await db.game.findMany({
    where: gamesIn(groupId),
    orderBy: inOrder,
    select: { id: true },
  });
  const presets = await db.housePreset.findMany({ ...ofGroup, orderBy: inOrder });
  for (const { id } of seasons) ids.add(ID_LETTERS.season, id);
  for (const { id } of players) ids.add(ID_LETTERS.player, id);
  for (const { id } of tables) ids.add(ID_LETTERS.table, id);
  for (const { id } of nights) ids.add(ID_LETTERS.night, id);
  for (const { id } of games) ids.add(ID_LETTERS.game, id);
  for (const { id } of presets) ids.add(ID_LETTERS.preset, id);
  const rotation = group.rotation === null ? null : fromJson("rotation", group.rotation);
  const tonight = [...storedRuleGroups(group.tonight)];
  const settings: ArchiveSettings = {
    name: group.name,
    kind: group.kind as ArchiveSettings["kind"],
    timeZone: group.timeZone,
    ruleSet: group.ruleSet,
    house: fromJson("house", group.house),
    tones: group.tones,
    felt: group.felt as ArchiveSettings["felt"],
    stampShort: group.stampShort,
    stampThere: group.stampThere,
    plate: group.plate,
    rotation: rotation && {
      pattern: rotation.pattern.flatMap((season) => ids.of("season", season) ?? []),
      startsOn: rotation.startsOn,
      changesAt: rotation.changesAt,
    },
    shiftId: ids.of("season", group.shiftId),
    shiftSetAt: timeOrNull(group.shiftSetAt),
    ...(tonight.length < RULE_GROUPS.length && { tonight }),
    washesBy: group.washesBy as ArchiveSettings["washesBy"],
    dueBy: group.dueBy as ArchiveSettings["dueBy"],
    ...(group.cookBy !== "off" && { cookBy: group.cookBy as NonNullable<ArchiveSettings["cookBy"]> }),
    currency: group.currency,
    chipValue: group.chipValue,
    buyIn: group.buyIn,
    drinks: group.drinks === null ? null : [...(fromJson("drinks", group.drinks) ?? [])],
    createdAt: time(group.createdAt),
  };
  yield `${JSON.stringify({ format: GROUP_ARCHIVE, group: sorted(settings) })}\n`;
  for (const { id, name, startsOn, retiredAt, createdAt } of seasons)
    yield line("season", {
      id: ids.of("season", id) ?? "",
      ...{ name, startsOn },
      retiredAt: timeOrNull(retiredAt),
      createdAt: time(createdAt),
    });
  for (const player of players) {
    const kelly = player.kellyDays === null ? null : fromJson("kellyDays", player.kellyDays);
    yield line("player", {
      id: ids.of("player", player.id) ?? "",
      name: player.name,
      nickname: player.nickname,
      colour: player.colour as ArchiveLine<"player">["colour"],
      seasonId: ids.of("season", player.seasonId),
      mergedInto: ids.of("player", player.mergedInto),
      retiredAt: timeOrNull(player.retiredAt),
      createdAt: time(player.createdAt),
      unlistedAt: timeOrNull(player.unlistedAt),
      kellyDays: kelly && { every: kelly.every, from: kelly.from, days: [...kelly.days] },
      guestNames: player.guestNames === null ? null : [...(fromJson("guestNames", player.guestNames) ?? [])],
    });
  }
  for (const { id, name, createdAt } of tables)
    yield line("table", { id: ids.of("table", id) ?? "", name, createdAt: time(createdAt) });
  for (const { id, buyIns, startedAt, endedAt, name, buyIn, unit, chipValue, paidIn, closing } of nights)
    yield line("night", {
      id: ids.of("night", id) ?? "",
      ...{ name, buyIn, unit, chipValue, paidIn },
      startedAt: time(startedAt),
      endedAt: timeOrNull(endedAt),
      closing: closing === null ? null : closingLine(fromJson("closing", closing), ids),
      buyIns: buyIns.map(({ party, times, shares, at }) => ({
        party: ids.party(party),
        ...{ times, shares },
        at: time(at),
      })),
    });
  for (let at = 0; at < games.length; at += BATCH) {
    const batch = games.slice(at, at + BATCH).map(({ id }) => id);
    for (const game of await gamesOf(batch)) yield line("game", gameLine(game, ids));
  }
  for (const { id, game, name, house, createdAt, changedAt } of presets)
    yield line("preset", {
      id: ids.of("preset", id) ?? "",
      ...{ game, name },
      house: fromJson("house", house),
      createdAt: time(createdAt),
      changedAt: time(changedAt),
    });
  const entries = await db.ledgerLine.findMany({ ...ofGroup, orderBy: [{ at: "asc" }, { id: "asc" }] });
  for (const { id } of entries) ids.add(ID_LETTERS.ledger, id);
  for (const {
    id,
    ledger,
    deed,
    from,
    to,
    amount,
    shares,
    nightId,
    gameId,
    seasonId,
    day,
    note,
    takesBack,
    drinks,
    at,
    by,
  } of entries)
    yield line("ledger", {
      id: ids.of("ledger", id) ?? "",
      ...{ ledger, amount, day, note },
      deed: deed as ArchiveLine<"ledger">["deed"],
      from: ids.party(from),
      to: ids.party(to),
      shares:
        fromJson("shares", shares)?.map(([party, part]): [string, number] => [ids.party(party), part]) ??
        null,
      nightId: ids.of("night", nightId),
      gameId: ids.of("game", gameId),
      ...(seasonId !== null && { seasonId: ids.of("season", seasonId) ?? "" }),
      takesBack: ids.of("ledger", takesBack),
      drinks: drinks === null ? null : fromJson("drinksInMoney", drinks),
      at: time(at),
      by: ids.holder(by),
    });
}

/** The id of an entry that closing a night wrote names the night. */
export const CLOSING = /^(closing-)(.+)(-\d+)$/;

/** A night's record at closing time. Deleted games keep a number of their own. */
function closingLine(closing: Closing | null, ids: LocalIds): ArchiveLine<"night">["closing"] {
  if (closing === null) return null;
  const { games, price, buyIns, gave } = closing;
  return {
    games: games.map(([game, chips]) => [
      ids.of("game", game) ?? ids.deleted(game),
      chips.map(([party, count]): [string, number] => [ids.party(party), count]),
    ]),
    price,
    buyIns: buyIns.map(([party, times, shares]): [string, number, number] => [
      ids.party(party),
      times,
      shares,
    ]),
    ...(gave !== undefined && { gave }),
  };
}

const gamesOf = (batch: string[]) =>
  database().game.findMany({
    where: { id: { in: batch } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    include: {
      seats: { orderBy: { position: "asc" } },
      entries: { orderBy: { seq: "asc" } },
      consents: { orderBy: [{ round: "asc" }, { seat: "asc" }] },
      settlements: { orderBy: { round: "asc" } },
      caseMarks: { orderBy: { id: "asc" } },
    },
  });

function gameLine(game: Awaited<ReturnType<typeof gamesOf>>[number], ids: LocalIds): ArchiveLine<"game"> {
  return {
    id: ids.of("game", game.id) ?? "",
    ruleSet: game.ruleSet,
    house: fromJson("house", game.house),
    tableId: ids.of("table", game.tableId) ?? "",
    startedBy: ids.holder(game.startedBy),
    nightId: ids.of("night", game.nightId),
    seasonId: ids.of("season", game.seasonId),
    playedAt: time(game.playedAt),
    createdAt: time(game.createdAt),
    updatedAt: time(game.updatedAt),
    resultOnly: game.resultOnly,
    scoreOnly: game.scoreOnly,
    playoffOf: ids.of("game", game.playoffOf),
    follows: ids.of("game", game.follows),
    seats: game.seats.map(({ key, position, name, playerId, joinedAt }) => ({
      ...{ key, position, name, joinedAt },
      playerId: ids.of("player", playerId),
    })),
    entries: game.entries.map(({ seq, entryId, action, replaces, after, by, at }) => ({
      ...{ seq, after },
      entryId: entryId.replace(CLOSING, (all, start, night, end) => {
        const local = ids.of("night", night);
        return local === null ? all : `${start}${local}${end}`;
      }),
      action: fromJson("action", action),
      replaces: replaces === null ? null : [...(fromJson("replaces", replaces) ?? [])],
      by: ids.holder(by),
      at: time(at),
    })),
    consents: game.consents.map(({ round, seat, says, after }) => ({
      ...{ round, seat, after },
      says: says as "agreed" | "disputed",
    })),
    settlements: game.settlements.map(({ round, note, after, by, at }) => ({
      ...{ round, note, after },
      by: by && ids.holder(by),
      at: timeOrNull(at),
    })),
    caseMarks: game.caseMarks.map(({ round, after, struck, reason, by, at }) => ({
      ...{ round, after, struck, reason },
      by: ids.holder(by),
      at: time(at),
    })),
  };
}

const line = <Kind extends ArchiveKind>(kind: Kind, row: ArchiveLine<Kind>): string =>
  `${JSON.stringify({ [kind]: sorted(row) })}\n`;

/** Sorts the keys of objects, because the databases store JSON in different orders. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
