import { processSingleton } from "../../process/processSingleton";

/** A value per game that its followers receive on every change. */
export interface Broadcast<Value> {
  /** Subscribes to one game. Returns the function that unsubscribes. */
  on(gameId: string, listener: (value: Value) => void): () => void;
  /**
   * Publishes the current value to this process's followers of a game; without a game, to all. It reads the
   * value once for all followers. Changes during the read cause one more read.
   */
  publishHere(gameId?: string): Promise<void>;
}

interface Broadcasted<Value> {
  readonly listeners: Set<(value: Value) => void>;
  /** True during a read. `changed` then requests another one. */
  reading: boolean;
  changed: boolean;
}

/**
 * @param name The key of its process singleton.
 * @param read Reads the value, the same for all followers.
 */
export function broadcast<Value>(name: string, read: (gameId: string) => Promise<Value>): Broadcast<Value> {
  const games = (): Map<string, Broadcasted<Value>> => processSingleton(name, () => new Map());

  const notifyListeners = async (gameId: string, game: Broadcasted<Value>): Promise<void> => {
    game.reading = true;
    try {
      while (game.changed) {
        game.changed = false;
        const value = await read(gameId);
        for (const listener of [...game.listeners]) listener(value);
      }
    } catch (thrown) {
      // Followers keep the old value until the next change.
      console.error(thrown);
    } finally {
      game.reading = false;
    }
  };

  const publishLocally = async (gameId?: string): Promise<void> => {
    if (gameId === undefined) {
      for (const one of [...games().keys()]) await publishLocally(one);
      return;
    }
    const game = games().get(gameId);
    if (game === undefined) return;
    game.changed = true;
    if (!game.reading) await notifyListeners(gameId, game);
  };

  return {
    publishHere: publishLocally,
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
