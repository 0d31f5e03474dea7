import { isDeepStrictEqual } from "node:util";
import { type GameState, newGame, ok } from "@/lib/engine";
import { type ApiResult, apiError, forbidden } from "@/lib/protocol/apiResult";
import { sameRules } from "@/lib/protocol/houseRules";
import type { NewTable } from "@/lib/protocol/schemas";
import { database } from "../../db/db";
import { asJson, fromJson } from "../../db/json";
import type { Reader } from "../../db/reader";
import { access, accessGroup, mayAccess } from "../../identity/access";
import { writeVisit } from "../../identity/grants/visits";
import { holderOf, type Visitor } from "../../identity/visitor";
import { ANY_BROWSER } from "../grants/arrive";
import { joinPath, linkHash } from "../links/tableLink";
import { looksLike, readNewNames } from "../lookalikes";
import { rosterByName } from "../seatNames";
import { ENGINE_VERSION } from "../snapshots/engineVersion";
import { SNAPSHOT, type States, withStates } from "../snapshots/withStates";
import { isSeasonOf } from "./seasonsOf";

/** A game that was started: its id, and the path of the link by which others join. */
export interface Started {
  readonly id: string;
  readonly join: string;
}

/** What a game starts with, checked. */
interface Opening {
  readonly playoffOf: string | null;
  readonly groupId: string | null;
  readonly seasonId: string | null;
  readonly state: GameState;
  readonly seats: readonly { readonly key: string; readonly position: number; readonly name: string }[];
}

/**
 * Starts a game: of guests, with whoever asks as its keeper, or in a group, for all who belong to it. The same again, from
 * the same holder, gets the same answer. In a group, names that its roster knows are those players, and the game belongs to
 * the night that is on, and to the shift that is said; to a season it belongs by its day (`inSeason`). A playoff is played where the
 * game was that it decides; one that goes on between the same people is answered instead of another.
 *
 * Refuses with `id-reused` (another game or holder has the id), `no-such-table` and `only-watching` (a playoff of a game they
 * are not at), `not-signed-in`, `no-such-group` and `not-your-role` (no game of theirs to start), `no-such-season`, and what the
 * engine refuses of names, game and house.
 */
export async function startGame(visitor: Visitor, table: NewTable): Promise<ApiResult<Started>> {
  const names = readNewNames(table.players.map(({ name }) => name));
  if (!names.ok) return forbidden(names.refusal);
  const opened = newGame({
    game: table.game,
    house: table.house,
    players: table.players.map(({ seat }) => seat),
  });
  if (!opened.ok) return forbidden(opened.refusal);
  const seats = table.players.map(({ seat }, position) => ({
    key: seat,
    position,
    name: names.value[position] as string,
  }));
  const playoffOf = table.playoff_of ?? null;
  if (playoffOf !== null) {
    const there = await access(visitor, playoffOf, "record");
    if (!there.ok) return there;
  }
  const decided = playoffOf === null ? null : await placeOf(playoffOf);
  const groupId = table.group ?? decided?.groupId ?? null;
  if (groupId !== null) {
    const group = await accessGroup(visitor, groupId, "play");
    // A guest of the group's table, let in by its link, plays the ties off at a table of guests.
    if (!group.ok && table.group === undefined)
      return start(visitor, table.id, {
        state: opened.value,
        seats,
        playoffOf,
        groupId: null,
        seasonId: null,
      });
    if (!group.ok) return group;
  }
  const sent = table.season ?? null;
  if (sent !== null && !(groupId && (await isSeasonOf(database(), groupId, sent))))
    return apiError("no-such-season");
  // A playoff that is played in another group counts for none of the first one's seasons.
  const same = decided?.groupId === groupId ? decided?.seasonId : null;
  const seasonId = sent ?? same ?? null;
  return start(visitor, table.id, { state: opened.value, seats, playoffOf, groupId, seasonId });
}

async function start(visitor: Visitor, id: string, opening: Opening): Promise<ApiResult<Started>> {
  const started = await withStates(holderOf(visitor), (states) =>
    database().$transaction((tx) => startOnce(tx, states, visitor, id, opening)),
  );
  if (!started.ok) return started;
  // Who sends a start again may have made the links anew since.
  const { linkVersion } = await database().game.findUniqueOrThrow({
    where: { id: started.value },
    select: { linkVersion: true },
  });
  return ok({ id: started.value, join: joinPath(started.value, linkVersion) });
}

/** Of which group, and for which shift or season, a game is played. */
const placeOf = (gameId: string) =>
  database().game.findUniqueOrThrow({ where: { id: gameId }, select: { groupId: true, seasonId: true } });

/**
 * Writes a new game unless it is there already, and answers the id of what is there then. Refuses with `id-reused` (another one has its id), and with `duplicate-player` where
 * somebody who is not on the group's roster is called by a name that looks like one on it.
 */
async function startOnce(
  tx: Reader,
  states: States,
  visitor: Visitor,
  id: string,
  { state, seats, playoffOf, groupId, seasonId }: Opening,
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
    const { startedBy, ruleSet, house } = there;
    const same =
      sameRules(state.game, fromJson("house", house), state.house) &&
      isDeepStrictEqual(
        { startedBy, ruleSet, playoffOf: there.playoffOf, groupId: there.groupId, seats: there.seats },
        { startedBy: holder, ruleSet: state.game, playoffOf, groupId, seats },
      );
    return same ? ok(id) : apiError("id-reused");
  }
  const on = playoffOf === null ? null : await playoffOn(tx, states, playoffOf, seats);
  if (on !== null) {
    await joinPlayoff(tx, on, visitor);
    return ok(on);
  }
  const roster = await rosterByName(tx, groupId);
  for (const { name } of seats) {
    const like = roster.like(name);
    if (like !== undefined && roster.idOf(name) === null) return forbidden(looksLike(name, like));
  }
  const night =
    groupId === null
      ? null
      : await tx.night.findFirst({ where: { groupId, endedAt: null }, orderBy: { startedAt: "desc" } });
  await tx.game.create({
    data: {
      id,
      ruleSet: state.game,
      house: asJson(state.house),
      state: asJson(state),
      engineVersion: ENGINE_VERSION,
      linkHash: linkHash(id),
      startedBy: holder,
      playoffOf,
      groupId,
      seasonId,
      nightId: night?.id ?? null,
      seats: {
        create: seats.map((seat) => ({ ...seat, playerId: roster.idOf(seat.name) })),
      },
      // A group's game is open to whoever belongs to the group, as long as they do.
      ...(groupId === null && { grants: { create: { holder, role: "keeper" } } }),
    },
  });
  await writeVisit(tx, { gameId: id, holder, browser: visitor.browser ?? ANY_BROWSER, by: "started" });
  return ok(id);
}

/** The playoff of a game between just these people that goes on already, as where two tap at once; null where there is none. */
async function playoffOn(
  tx: Reader,
  states: States,
  playoffOf: string,
  seats: Opening["seats"],
): Promise<string | null> {
  const found = await tx.game.findMany({
    where: { playoffOf },
    select: { ...SNAPSHOT, seats: { where: { joinedAt: 0 }, select: { name: true } } },
  });
  const people = (all: readonly { readonly name: string }[]) =>
    all.map(({ name }) => name.toLowerCase()).toSorted();
  const same = found.find(
    (game) => isDeepStrictEqual(people(game.seats), people(seats)) && states.of(game).phase !== "finished",
  );
  return same?.id ?? null;
}

/** Lets whoever records in the game that is played off record in its playoff, where they may not anyway. */
async function joinPlayoff(tx: Reader, id: string, visitor: Visitor): Promise<void> {
  if (await mayAccess(visitor, id, "record", tx)) return;
  const holder = holderOf(visitor);
  // Whoever was a watcher there plays now.
  await tx.grant.upsert({
    where: { gameId_holder: { gameId: id, holder } },
    create: { gameId: id, holder, role: "player" },
    update: { role: "player" },
  });
  await writeVisit(tx, { gameId: id, holder, browser: visitor.browser ?? ANY_BROWSER, by: "sit" });
}
