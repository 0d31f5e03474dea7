import { isDeepStrictEqual } from "node:util";
import { type GameState, newGame, ok } from "@/lib/engine";
import { type ApiResult, apiError, refusedByRules } from "@/lib/protocol/apiResult";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import { sameRules } from "@/lib/protocol/houseRules";
import { readGame } from "@/lib/protocol/ruleSets/ownGame";
import type { NewTable } from "@/lib/protocol/schemas";
import { dutyDay, tourOf } from "@/lib/views/rotation";
import { database } from "../../db/db";
import { NOT_DELETED } from "../../db/deleted";
import { inTransaction } from "../../db/inTransaction";
import { asJson, fromJson } from "../../db/json";
import type { Reader } from "../../db/reader";
import { access, accessGroup, accessNewTable, accessTable } from "../../identity/access";
import { writeVisit } from "../../identity/grants/visits";
import { holderOf, type Visitor } from "../../identity/visitor";
import { currentGame } from "../currentGame";
import { ANY_BROWSER } from "../grants/arrive";
import { joinPath } from "../links/tableLink";
import { publishNextGame } from "../live/nextGame";
import { looksLike, readNewNames } from "../lookalikes";
import { previousHolder } from "../seatHistory";
import { rosterByName } from "../seatNames";
import { SNAPSHOT, type States, withSnapshots } from "../snapshots/withSnapshots";
import { firstTable, makeTable } from "../tables";
import { wasScoreOnly } from "./lastMode";
import { isSeasonOf } from "./seasonsOf";
import { shiftOfGame, shiftsOf } from "./shiftsOf";
import { canPlayTonight } from "./tonight";

/** A started game: its id, and the path of its link to join. */
export interface Started {
  readonly id: string;
  readonly join: string;
}

/** The validated place of a game. */
interface Place {
  /** Null for a new guests' table. */
  readonly tableId: string | null;
  readonly groupId: string | null;
  /** The preceding game, whose shift or season counts unless shifts changed since. */
  readonly before: { readonly seasonId: string | null; readonly playedAt: Date } | null;
}

/** The validated start of a game. */
interface Opening extends Omit<Place, "before"> {
  /** Its shift or season. */
  readonly seasonId: string | null;
  readonly playoffOf: string | null;
  readonly follows: string | null;
  /** Null: as in the last game of that kind here. */
  readonly scoreOnly: boolean | null;
  readonly state: GameState;
  readonly seats: readonly { readonly key: string; readonly position: number; readonly name: string }[];
}

/**
 * Starts a game and returns its id and link. It uses the given table, if the sender may record there, else
 * the given group's first table. Without either, it makes a guests' table that the sender keeps. Idempotent
 * by id for the same holder. In a group, known names become roster players. The game belongs to the current
 * night. It belongs to the given shift, else to the one on duty; its day decides its season (`inSeason`).
 *
 * A playoff or a following game uses the previous game's table. If one already runs, its id is returned.
 * Phones keep their seats, and all followers are notified.
 *
 * The game is one of the rule book, or a rule set as text. Refuses with `id-reused` (another game or holder has the
 * id), `no-such-season`, `bad-rule-set`, and as the engine refuses names, game and house rules. `no-such-table` and `only-watching` concern the table. `not-signed-in`,
 * `no-such-group` (also another than the table's), `not-your-role` and `not-for-tonight` (rules that only its Admins change)
 * concern the group.
 */
export async function startGame(visitor: Visitor, table: NewTable): Promise<ApiResult<Started>> {
  const names = readNewNames(table.players.map(({ name }) => name));
  if (!names.ok) return refusedByRules(names.refusal);
  const game = readGame(table.game);
  if (!game.ok) return refusedByRules(game.refusal);
  const opened = newGame({
    game: game.value,
    house: table.house,
    players: table.players.map(({ seat }) => seat),
  });
  if (!opened.ok) return refusedByRules(opened.refusal);
  const seats = table.players.map(({ seat }, position) => ({
    key: seat,
    position,
    name: names.value[position] as string,
  }));
  const place = await placeFor(visitor, table);
  if (!place.ok) return place;
  const { groupId } = place.value;
  const sent = table.season ?? null;
  if (sent !== null && !(groupId && (await isSeasonOf(database(), groupId, sent))))
    return apiError("no-such-season");
  const { before, ...where } = place.value;
  return start(visitor, table.id, {
    ...where,
    playoffOf: table.playoff_of ?? null,
    follows: table.after ?? null,
    scoreOnly: table.score_only ?? null,
    state: opened.value,
    seats,
    seasonId: sent ?? (groupId === null ? null : await shiftNow(groupId, before)),
  });
}

/** The shift of a new game: that of the preceding game, unless shifts changed since; else the one on duty. */
async function shiftNow(groupId: string, before: Place["before"]): Promise<string | null> {
  const shifts = await shiftsOf(database(), groupId);
  const now = new Date();
  const { rotation, timeZone } = shifts;
  const sameShift =
    before !== null &&
    (rotation === null ||
      tourOf(rotation, dutyDay(before.playedAt, rotation, timeZone)).last >=
        dutyDay(now, rotation, timeZone));
  return sameShift ? before.seasonId : shiftOfGame(shifts, now);
}

/** Determines where the game starts and checks the permission. */
async function placeFor(visitor: Visitor, table: NewTable): Promise<ApiResult<Place>> {
  const before = table.playoff_of ?? table.after;
  const there =
    before !== undefined
      ? await access(visitor, before, "record")
      : table.table !== undefined
        ? await accessTable(visitor, table.table, "record")
        : null;
  if (there === null) return placeIn(visitor, table.group ?? null);
  if (!there.ok) return there;
  const { tableId } = there.value;
  const { groupId } = await database().table.findUniqueOrThrow({
    where: { id: tableId },
    select: { groupId: true },
  });
  if (table.group !== undefined && table.group !== groupId) return apiError("no-such-group");
  const game =
    before === undefined
      ? null
      : await database().game.findUnique({
          where: { id: before },
          select: { seasonId: true, playedAt: true },
        });
  return ok({ tableId, groupId, before: game });
}

async function placeIn(visitor: Visitor, groupId: string | null): Promise<ApiResult<Place>> {
  if (groupId === null) {
    const may = accessNewTable(visitor);
    return may.ok ? ok({ tableId: null, groupId, before: null }) : may;
  }
  const group = await accessGroup(visitor, groupId, "play");
  if (!group.ok) return group;
  const tableId = await inTransaction((tx) => firstTable(tx, groupId));
  return ok({ tableId, groupId, before: null });
}

async function start(visitor: Visitor, id: string, opening: Opening): Promise<ApiResult<Started>> {
  const started = await withSnapshots(holderOf(visitor), (states) =>
    inTransaction((tx) => startOnce(tx, states, visitor, id, opening)),
  );
  if (!started.ok) return started;
  const game = await database().game.findUniqueOrThrow({
    where: { id: started.value },
    select: { tableId: true, table: { select: { linkVersion: true } } },
  });
  // A repeated request must not send phones back to an old game.
  if (started.value === id && (await currentGame(database(), game.tableId)) === id)
    await publishNextGame(game.tableId, id);
  return ok({ id: started.value, join: joinPath(game.tableId, game.table.linkVersion) });
}

/**
 * Creates a game unless it exists, and returns the id of the existing one. Refuses with `id-reused` (another
 * or deleted game has the id), and with `no-such-table` if that was deleted meanwhile. `duplicate-player`
 * means that a guest's name looks like one on the group's roster.
 */
async function startOnce(
  tx: Reader,
  states: States,
  visitor: Visitor,
  id: string,
  { tableId, state, seats, playoffOf, follows, groupId, seasonId, scoreOnly }: Opening,
): Promise<ApiResult<string>> {
  const holder = holderOf(visitor);
  const there = await tx.game.findUnique({
    where: { id },
    include: {
      seats: {
        where: { joinedAt: 0 },
        orderBy: { position: "asc" },
        select: { key: true, position: true, name: true },
      },
    },
  });
  if (there) {
    const { startedBy, ruleSet, house, deletedAt } = there;
    const same =
      deletedAt === null &&
      sameRules(state.game, fromJson("house", house), state.house) &&
      isDeepStrictEqual(
        { startedBy, ruleSet, playoffOf: there.playoffOf, groupId: there.groupId, seats: there.seats },
        { startedBy: holder, ruleSet: state.game, playoffOf, groupId, seats },
      );
    if (!same) return apiError("id-reused");
    // A removed guest gets no link.
    const may = await access(visitor, id, "share", tx);
    return may.ok ? ok(id) : may;
  }
  if (tableId !== null && (await tx.table.count({ where: { id: tableId, ...NOT_DELETED } })) === 0)
    return apiError("no-such-table");
  const on = await isAlreadyContinued(tx, states, { tableId, playoffOf, follows, seats });
  if (on !== null) return ok(on);
  if (groupId !== null && !(await canPlayTonight(tx, visitor, { groupId, tableId, state })))
    return apiError("not-for-tonight");
  const roster = await rosterByName(tx, groupId);
  for (const { name } of seats) {
    const like = roster.like(name);
    if (like !== undefined && roster.idOf(name) === null) return refusedByRules(looksLike(name, like));
  }
  const night =
    groupId === null
      ? null
      : await tx.night.findFirst({ where: { groupId, endedAt: null }, orderBy: { startedAt: "desc" } });
  const place = tableId ?? id;
  if (tableId === null) {
    await makeTable(tx, { id });
    await tx.grant.create({ data: { tableId: id, holder, role: "keeper" } });
  }
  const again = await previousHolder(tx, place);
  await tx.game.create({
    data: {
      id,
      ruleSet: state.game,
      house: asJson(state.house),
      state: asJson(state),
      engineVersion: ENGINE_VERSION,
      tableId: place,
      follows,
      startedBy: holder,
      playoffOf,
      scoreOnly: scoreOnly ?? (await wasScoreOnly(tx, state.game, tableId, groupId)),
      groupId,
      seasonId,
      nightId: night?.id ?? null,
      seats: {
        create: seats.map((seat) => {
          const playerId = roster.idOf(seat.name);
          return { ...seat, playerId, heldBy: again({ name: seat.name, playerId }) };
        }),
      },
    },
  });
  const known = await tx.visit.count({ where: { tableId: place, holder, endedAt: null } });
  if (known === 0)
    await writeVisit(tx, {
      tableId: place,
      holder,
      browser: visitor.browser ?? ANY_BROWSER,
      by: "started",
    });
  return ok(id);
}

/**
 * Finds the game if a concurrent tap has already started it: the same game's playoff among the same people,
 * or the same game's successor. Null if there is none.
 */
async function isAlreadyContinued(
  tx: Reader,
  states: States,
  { tableId, playoffOf, follows, seats }: Pick<Opening, "tableId" | "playoffOf" | "follows" | "seats">,
): Promise<string | null> {
  if (tableId === null || (playoffOf === null && follows === null)) return null;
  const found = await tx.game.findMany({
    where: { ...NOT_DELETED, tableId, ...(playoffOf !== null ? { playoffOf } : { follows }) },
    select: { ...SNAPSHOT, seats: { where: { joinedAt: 0 }, select: { name: true } } },
  });
  const people = (all: readonly { readonly name: string }[]) =>
    all.map(({ name }) => name.toLowerCase()).toSorted();
  const same = (game: (typeof found)[number]) =>
    playoffOf === null || isDeepStrictEqual(people(game.seats), people(seats));
  return found.find((game) => same(game) && states.of(game).phase !== "finished")?.id ?? null;
}
