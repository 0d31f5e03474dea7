import type { Page } from "playwright-core";
import type { Action, Face } from "@/lib/engine";
import { record, startGame } from "./send";

// Generated Firehouse games of a crew of six, always the same, with their statistics counted along.

/** Challenges between two people. */
interface Met {
  readonly challenger: string;
  readonly claimer: string;
  readonly right: boolean;
}

/** A recorded game, with its statistics. */
export interface MadeGame {
  readonly actions: readonly Action[];
  readonly washer: string;
  readonly met: readonly Met[];
}

const WILD: Face = 4;
const OTHERS: readonly Face[] = [2, 3, 5, 6];
/** Dice each, at a table of six. */
const DICE = 3;
const ROUNDS = 3;

/** Generates games of these six people. The last one bluffs more than the others. */
export function madeGames(names: readonly string[], count: number): readonly MadeGame[] {
  const chance = seeded(7);
  const upTo = (most: number) => Math.floor(chance() * most);
  const seat = (at: number) => `s${at + 1}`;
  const bluffer = names.length - 1;
  return Array.from({ length: count }, () => {
    const met: Met[] = [];
    let starter = upTo(names.length);
    const actions = Array.from({ length: ROUNDS }, (): readonly Action[] => {
      const dice = names.map(() => Array.from({ length: DICE }, () => (1 + upTo(6)) as Face));
      const face = OTHERS[upTo(OTHERS.length)] ?? 2;
      const there = dice.flat().filter((one) => one === face || one === WILD).length;
      const claims: Action[] = [{ do: "start-round", starter: seat(starter), wild: WILD }];
      let [at, quantity] = [starter, 3 + upTo(2)];
      claims.push({ do: "claim", by: seat(at), claim: { count: quantity, face } });
      for (;;) {
        const next = (at + 1) % names.length;
        if (chance() < (quantity - 5) * 0.25) {
          met.push({ challenger: names[next] ?? "", claimer: names[at] ?? "", right: there < quantity });
          claims.push({ do: "challenge", by: seat(next) });
          // The player who was wrong starts the next round.
          starter = there < quantity ? at : next;
          break;
        }
        at = next;
        quantity += at === bluffer ? 3 + upTo(2) : 1;
        claims.push({ do: "claim", by: seat(at), claim: { count: quantity, face } });
      }
      const shown = Object.fromEntries(dice.map((own, cup) => [seat(cup), own]));
      return [...claims, { do: "reveal", dice: shown }];
    }).flat();
    const washer = upTo(names.length);
    return {
      actions: [...actions, { do: "end", losers: [seat(washer)] }],
      washer: names[washer] ?? "",
      met,
    };
  });
}

/** Records games in a group from a phone. Returns their ids, in order. */
export async function playAll(
  phone: Page,
  group: string,
  names: readonly string[],
  games: readonly MadeGame[],
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const { actions } of games) {
    const id = await startGame(phone, names, { group });
    await record(phone, id, ...actions);
    ids.push(id);
  }
  return ids;
}

/** Deterministic pseudo-random numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
