import { isDeepStrictEqual } from "node:util";
import { type GameState, newGame, ok, readNames } from "@/lib/engine";
import type { NewTable } from "@/lib/formats/schemas";
import { access, accessGroup } from "./access";
import { database } from "./db";
import { asJson, ENGINE_VERSION, type Reader } from "./journalStore";
import { type Done, forbidden, notDone } from "./notDone";
import { rosterByName } from "./seatNames";
import { joinPath, linkHash } from "./tableLink";
import { holderOf, type Visitor } from "./visitor";

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
 * the night that is on. A playoff is played in the group of the game it decides.
 *
 * Refuses with `id-reused` (another game or holder has the id), `no-such-table` and `only-watching` (a playoff of a game they
 * are not at), `not-signed-in`, `no-such-group` and `not-your-role` (no game of theirs to start), `no-such-season`, and what the
 * engine refuses of names, game and house.
 */
export async function startGame(visitor: Visitor, table: NewTable): Promise<Done<Started>> {
  const names = readNames(table.players.map(({ name }) => name));
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
    const decided = await access(visitor, playoffOf, "record");
    if (!decided.ok) return decided;
  }
  const groupId = table.group ?? (playoffOf && (await groupOf(playoffOf)));
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
  const seasonId = table.season ?? null;
  if (seasonId !== null && !(await isSeasonOf(seasonId, groupId))) return notDone("no-such-season");
  return start(visitor, table.id, { state: opened.value, seats, playoffOf, groupId, seasonId });
}

async function start(visitor: Visitor, id: string, opening: Opening): Promise<Done<Started>> {
  const started = await database().$transaction((tx) => startOnce(tx, holderOf(visitor), id, opening));
  return started ? ok({ id, join: joinPath(id) }) : notDone("id-reused");
}

async function groupOf(gameId: string): Promise<string | null> {
  const game = await database().game.findUnique({ where: { id: gameId }, select: { groupId: true } });
  return game?.groupId ?? null;
}

async function isSeasonOf(id: string, groupId: string | null): Promise<boolean> {
  return groupId !== null && (await database().season.count({ where: { id, groupId } })) > 0;
}

/** Writes a new game unless its id is taken. Answers whether the game with this id is the one that was meant. */
async function startOnce(
  tx: Reader,
  holder: string,
  id: string,
  { state, seats, playoffOf, groupId, seasonId }: Opening,
): Promise<boolean> {
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
    return isDeepStrictEqual(
      { startedBy, ruleSet, house, playoffOf: there.playoffOf, groupId: there.groupId, seats: there.seats },
      { startedBy: holder, ruleSet: state.game, house: state.house, playoffOf, groupId, seats },
    );
  }
  const roster = groupId === null ? new Map<string, string>() : await rosterByName(tx, groupId);
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
        create: seats.map((seat) => ({ ...seat, playerId: roster.get(seat.name.toLowerCase()) ?? null })),
      },
      // A group's game is open to whoever belongs to the group, as long as they do.
      ...(groupId === null && { grants: { create: { holder, role: "keeper" } } }),
    },
  });
  return true;
}
