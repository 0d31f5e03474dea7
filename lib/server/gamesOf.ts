import type { Finished, Phase, PlayerId } from "@/lib/engine";
import { database } from "./db";
import type { Device } from "./device";
import { asState } from "./journalStore";

/** A game as the start page lists it. */
export interface GameLine {
  readonly id: string;
  readonly ruleSet: string;
  /** Of all who sit or sat there, in seat order. */
  readonly names: readonly string[];
  /** Who sat down when it began, in seat order. */
  readonly crew: readonly string[];
  /** ISO 8601. */
  readonly startedAt: string;
  /** When something was last recorded; `startedAt` before that. ISO 8601. */
  readonly lastAt: string;
  readonly phase: Phase;
  /** The open round, or the next one; when it is over, the last: 1, 2, 3 … */
  readonly round: number;
  /** How it ended, by names; null while it goes on. */
  readonly finished: { readonly winners: readonly string[]; readonly losers: readonly string[] } | null;
}

/** One page of games, and where the next begins: null at the end. */
export interface GamePage {
  readonly games: readonly GameLine[];
  readonly next: string | null;
}

const PAGE = 20;

/**
 * The games a device has sat down at, the latest first, a page at a time.
 * @param from `next` of the page before; anything else begins at the beginning.
 */
export async function gamesOf(device: Device, from?: string): Promise<GamePage> {
  const grants = await database().grant.findMany({
    where: { device: device.id, ...after(from) },
    orderBy: [{ createdAt: "desc" }, { gameId: "desc" }],
    take: PAGE + 1,
    select: {
      gameId: true,
      createdAt: true,
      game: { include: { seats: { orderBy: { position: "asc" } } } },
    },
  });
  const page = grants.slice(0, PAGE);
  const last = grants.length > PAGE ? page.at(-1) : undefined;
  return {
    games: page.map(({ game }): GameLine => {
      const state = asState(game.state);
      const names = new Map(game.seats.map(({ key, name }) => [key, name]));
      return {
        id: game.id,
        ruleSet: game.ruleSet,
        names: state.seats.map(({ player }) => names.get(player) ?? player),
        crew: game.seats.filter(({ joinedAt }) => joinedAt === 0).map(({ name }) => name),
        startedAt: game.createdAt.toISOString(),
        lastAt: game.updatedAt.toISOString(),
        phase: state.phase,
        round: state.settledRounds + (state.phase === "finished" ? 0 : 1),
        finished: state.phase === "finished" ? named(state.finished, names) : null,
      };
    }),
    next: last ? `${last.createdAt.toISOString()}~${last.gameId}` : null,
  };
}

/** The condition that picks up where a page ended. */
function after(from: string | undefined) {
  const [at = "", gameId = ""] = from?.split("~") ?? [];
  const createdAt = new Date(at);
  if (Number.isNaN(createdAt.valueOf())) return {};
  return { createdAt: { lte: createdAt }, NOT: { createdAt, gameId: { gte: gameId } } };
}

function named({ winners, losers }: Finished, names: ReadonlyMap<PlayerId, string>) {
  const name = (player: PlayerId) => names.get(player) ?? player;
  return { winners: winners.map(name), losers: losers.map(name) };
}
