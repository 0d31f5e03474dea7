import { processSingleton } from "../../process/processSingleton";

/** Something that stands beside a game's journal, of which those who follow the game are told whenever it changes. */
export interface Broadcast<Value> {
  /** Listens to what one game has of it. Returns what stops it. */
  on(gameId: string, listener: (value: Value) => void): () => void;
  /**
   * Tells those who follow a game through this process what it has now; of every game, where none is named. It is read once for all,
   * and once more for all changes that come while it is read.
   */
  publishHere(gameId?: string): Promise<void>;
}

interface Broadcasted<Value> {
  readonly listeners: Set<(value: Value) => void>;
  /** It is being read; what changed meanwhile is read once more. */
  reading: boolean;
  changed: boolean;
}

/**
 * @param name What is told, as the process keeps it apart.
 * @param read Reads it for all alike.
 */
export function broadcast<Value>(name: string, read: (gameId: string) => Promise<Value>): Broadcast<Value> {
  const games = (): Map<string, Broadcasted<Value>> => processSingleton(name, () => new Map());

  const tellAll = async (gameId: string, game: Broadcasted<Value>): Promise<void> => {
    game.reading = true;
    try {
      while (game.changed) {
        game.changed = false;
        const value = await read(gameId);
        for (const listener of [...game.listeners]) listener(value);
      }
    } catch (thrown) {
      // Whoever follows it sees what stood there before, until the next change.
      console.error(thrown);
    } finally {
      game.reading = false;
    }
  };

  const tellHere = async (gameId?: string): Promise<void> => {
    if (gameId === undefined) {
      for (const one of [...games().keys()]) await tellHere(one);
      return;
    }
    const game = games().get(gameId);
    if (game === undefined) return;
    game.changed = true;
    if (!game.reading) await tellAll(gameId, game);
  };

  return {
    publishHere: tellHere,
    on(gameId, listener) {
      const game = games().get(gameId) ?? { listeners: new Set(), reading: false, changed: false };
      games().set(gameId, game);
      game.listeners.add(listener);
      return () => {
        game.listeners.delete(listener);
        if (game.listeners.size === 0 && games().get(gameId) === game) games().delete(gameId);
      };
    },
  };
}
