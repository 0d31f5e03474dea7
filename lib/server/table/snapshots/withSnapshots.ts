import type { GameState, InPhase, OpenRound, Phase, RoundTerms, Seat } from "@/lib/engine";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import { database } from "../../db/db";
import { onPostgres } from "../../db/dialect";
import { faultOf } from "../../db/faults/faultOf";
import { fromJson } from "../../db/json";
import type { Prisma } from "../../generated/prisma/client";
import { processSingleton } from "../../process/processSingleton";
import { runInWorker } from "../../process/workers/pool";
import { type ReplayedGame, saveSnapshot } from "./replayGame";

// A stored state is a snapshot of the entries and can be deleted at any time. All states are read through
// here.

/** The columns that reading a state needs. */
export const SNAPSHOT = { id: true, seq: true, state: true, engineVersion: true } as const;

interface Snapshot {
  readonly id: string;
  readonly seq: number;
  readonly state: Prisma.JsonValue;
  readonly engineVersion: number;
}

/** Thrown for games whose snapshots must be rebuilt first. */
class Outdated extends Error {
  constructor(readonly gameIds: readonly string[]) {
    super(`The snapshots of ${gameIds.join(", ")} must be rebuilt.`);
  }
}

/** Reads states within `withSnapshots`. Throws for those that cannot be read. */
export class States {
  constructor(private readonly folded: ReadonlyMap<string, ReplayedGame>) {}

  /** The state of a game. */
  of(row: Snapshot): GameState {
    const state = this.read(row);
    if (state === null) throw new Outdated([row.id]);
    return state;
  }

  /** Games with their states, in the given order. */
  all<Row extends Snapshot>(
    rows: readonly Row[],
  ): readonly (Omit<Row, "state"> & { readonly state: GameState })[] {
    const outdated = rows.filter((row) => this.read(row) === null);
    if (outdated.length > 0) throw new Outdated(outdated.map(({ id }) => id));
    return rows.map((row) => ({ ...row, state: this.of(row) }));
  }

  private read({ id, seq, state, engineVersion }: Snapshot): GameState | null {
    if (engineVersion === ENGINE_VERSION && isState(state)) return fromJson("state", state);
    // A rebuilt snapshot that could not be saved, as on a full disk, is cached for this call.
    const known = this.folded.get(id);
    return known?.seq === seq ? known.state : null;
  }
}

/** Another process may rebuild the same snapshots, or record, at the same time. */
const ATTEMPTS = 5;

/**
 * Reads states of games. If a snapshot is outdated or unreadable, a worker replays its game and saves it, and
 * the read is repeated. Games are replayed one per job, so that other requests run in between.
 * @param owner The fair-scheduling key for workers: an account, a device, an address.
 * @param read Reads rows and, through its argument, their states. It must not write before it reads a state.
 */
export async function withSnapshots<Answer>(
  owner: string,
  read: (states: States) => Promise<Answer>,
): Promise<Answer> {
  const folded = new Map<string, ReplayedGame>();
  for (let attempt = 1; ; attempt++) {
    try {
      return await read(new States(folded));
    } catch (thrown) {
      const outdated = thrown instanceof Outdated ? thrown.gameIds : await unreadable(thrown);
      if (outdated.length === 0 || attempt === ATTEMPTS) throw thrown;
      for (const gameId of outdated) {
        const game = await replayFromStart(gameId, owner);
        if (game) folded.set(gameId, game);
      }
    }
  }
}

/** Finds the games whose state is invalid JSON, because Prisma's error does not name the row. */
async function unreadable(thrown: unknown): Promise<readonly string[]> {
  // PostgreSQL validates JSON columns.
  if (onPostgres() || !(thrown instanceof Error && thrown.name === "SyntaxError")) return [];
  const rows = await database().$queryRaw<
    { readonly id: string }[]
  >`SELECT "id" FROM "Game" WHERE NOT json_valid("state")`;
  return rows.map(({ id }) => id);
}

const underway = (): Map<string, Promise<ReplayedGame | null>> =>
  processSingleton("Folding", () => new Map());

/** Rebuilds a game's snapshot once for all concurrent callers. Null if the game is deleted. */
function replayFromStart(gameId: string, owner: string): Promise<ReplayedGame | null> {
  const known = underway().get(gameId);
  if (known) return known;
  const folding = replayAndSave(gameId, owner).finally(() => underway().delete(gameId));
  underway().set(gameId, folding);
  return folding;
}

async function replayAndSave(gameId: string, owner: string): Promise<ReplayedGame | null> {
  const ran = await runInWorker("replayGame", gameId, { lane: "table", owner });
  if (!ran.ok) throw new Error(`The game ${gameId} could not be replayed: ${ran.why}`);
  if (ran.value === null) return null;
  try {
    await saveSnapshot(gameId, ran.value);
  } catch (thrown) {
    // On a full disk tables can still be read.
    if (faultOf(thrown) === null) throw thrown;
  }
  return ran.value;
}

// The required fields of a state by type. A state without one comes from an older engine, regardless of its
// version number.

const IN_TABLE = {
  game: true,
  house: true,
  seats: true,
  diceEach: true,
  pot: true,
  settledRounds: true,
  phase: true,
} as const satisfies Readonly<Record<Exclude<keyof GameState, "room" | "rules">, true>>;

const IN_SEAT = {
  player: true,
  holds: true,
  active: true,
  gone: true,
  paid: true,
  fell: true,
} as const satisfies Readonly<Record<Exclude<keyof Seat, "short" | "out" | "staked">, true>>;

const IN_ROUND = {
  starter: true,
  terms: true,
  latest: true,
  table: true,
  turn: true,
  antes: true,
} as const satisfies Readonly<Record<Exclude<keyof OpenRound, "skips">, true>>;

const IN_TERMS = {
  wild: true,
  redDie: true,
  notOpeningOn: true,
  locksFace: true,
  lockedFace: true,
} as const satisfies Readonly<Record<keyof RoundTerms, true>>;

const IN_PHASE = {
  "between-rounds": { starter: true, palifico: true, giver: true },
  claiming: { round: true },
  revealing: { round: true, challenge: true },
  finished: { finished: true, tied: true },
} as const satisfies {
  readonly [Some in Phase]: Readonly<Record<Exclude<keyof InPhase<Some>, keyof GameState>, true>>;
};

/** True if a stored value has the form of a state. */
function isState(stored: Prisma.JsonValue): boolean {
  if (!has(IN_TABLE, stored)) return false;
  const { phase, seats, round } = stored;
  const known = Object.keys(IN_PHASE).find((one): one is Phase => one === phase);
  if (known === undefined || !has(IN_PHASE[known], stored)) return false;
  if (!Array.isArray(seats) || !seats.every((seat) => has(IN_SEAT, seat))) return false;
  return !("round" in IN_PHASE[known]) || (has(IN_ROUND, round) && has(IN_TERMS, round.terms));
}

/** True if a value is an object with all of these keys. */
const has = (keys: object, stored: Prisma.JsonValue | undefined): stored is Prisma.JsonObject =>
  typeof stored === "object" &&
  stored !== null &&
  !Array.isArray(stored) &&
  Object.keys(keys).every((key) => key in stored);
