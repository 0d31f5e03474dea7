import { isDeepStrictEqual } from "node:util";
import { type GameState, newGame, ok, readNames } from "@/lib/engine";
import type { NewTable } from "@/lib/formats/schemas";
import { access } from "./access";
import { database } from "./db";
import type { Device } from "./device";
import { asJson, ENGINE_VERSION, type Reader } from "./journalStore";
import { type Done, forbidden, notDone } from "./notDone";
import { joinPath, linkHash } from "./tableLink";

/** A game that was started: its id, and the path of the link by which others join. */
export interface Started {
  readonly id: string;
  readonly join: string;
}

/** What a game starts with, checked. */
interface Opening {
  readonly playoffOf: string | null;
  readonly state: GameState;
  readonly seats: readonly { readonly key: string; readonly position: number; readonly name: string }[];
}

/**
 * Starts a game, with the device that asks as its keeper. The same again, from the same device, gets the same answer.
 * Refuses with `id-reused` (another game or device has the id), `no-such-table` (a playoff of a game the device is not at), and what the engine refuses of names, game and house.
 */
export async function startGame(device: Device, table: NewTable): Promise<Done<Started>> {
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
    const decided = await access(device, playoffOf, "record");
    if (!decided.ok) return decided;
  }
  const opening = { state: opened.value, seats, playoffOf };
  const started = await database().$transaction((tx) => startOnce(tx, device, table.id, opening));
  return started ? ok({ id: table.id, join: joinPath(table.id) }) : notDone("id-reused");
}

/** Writes a new game unless its id is taken. Answers whether the game with this id is the one that was meant. */
async function startOnce(
  tx: Reader,
  device: Device,
  id: string,
  { state, seats, playoffOf }: Opening,
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
      { startedBy, ruleSet, house, playoffOf: there.playoffOf, seats: there.seats },
      { startedBy: device.id, ruleSet: state.game, house: state.house, playoffOf, seats },
    );
  }
  await tx.game.create({
    data: {
      id,
      ruleSet: state.game,
      house: asJson(state.house),
      state: asJson(state),
      engineVersion: ENGINE_VERSION,
      linkHash: linkHash(id),
      startedBy: device.id,
      playoffOf,
      seats: { create: [...seats] },
      grants: { create: { device: device.id, role: "keeper" } },
    },
  });
  return true;
}
