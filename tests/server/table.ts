import type { Action } from "@/lib/engine";
import type { Entry, NewEntry } from "@/lib/protocol/entry";
import { database } from "@/lib/server/db/db";
import { access, type Pass } from "@/lib/server/identity/access";
import { newDevice } from "@/lib/server/identity/device";
import type { Visitor } from "@/lib/server/identity/visitor";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { bangs, outcome, says, shows, start } from "../engine/tableOf";

let made = 0;

/** A new valid id. */
export const freshId = (): string => `test-id-${String(++made).padStart(12, "0")}`;

/** A new phone. */
export const guest = (): Visitor => ({ device: newDevice(), account: null });

/** The request that starts a game; seats are s1, s2, … */
export const crew = (...names: readonly string[]) => ({
  id: freshId(),
  game: "firehouse",
  house: {},
  players: names.map((name, at) => ({ seat: `s${at + 1}`, name })),
});

/** A started game with its keeper's pass; Ann, Bob and Cy sit at s1, s2, s3. */
export async function seatedTable(keeper: Visitor = guest(), house = {}): Promise<Pass> {
  const table = { ...crew("Ann", "Bob", "Cy"), house };
  const started = await startGame(keeper, table);
  if (!started.ok) throw new Error(started.refusal.message);
  const pass = await access(keeper, table.id, "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  return pass.value;
}

/** The table of a game. */
export const tableOf = async (gameId: string): Promise<string> =>
  (await database().game.findUniqueOrThrow({ where: { id: gameId }, select: { tableId: true } })).tableId;

/** Consecutive entries, the first after `after`. */
export const entriesOf = (actions: readonly Action[], after = 0): NewEntry[] =>
  actions.map((action, at) => ({ id: freshId(), action, after: after + at }));

/** Records actions that must all be accepted. */
export async function recordAll(
  pass: Pass,
  actions: readonly Action[],
  after = 0,
): Promise<readonly Entry[]> {
  const done = await record(pass, entriesOf(actions, after));
  if (!done.ok) throw new Error(done.refusal.message);
  return done.value;
}

/** One round of three, five dice each: Ann claims 9 sixes, Cy bangs out of turn, four are there. */
export const ROUND: readonly Action[] = [
  start("s1", 4),
  says("s1", "9 sixes"),
  bangs("s3"),
  shows({ s1: [6, 6, 1, 2, 3], s2: [4, 1, 2, 3, 5], s3: [4, 2, 2, 3, 5] }),
];

/**
 * A game's `count` rounds of four entries, in which the challenger is always right, so that the game never
 * ends.
 */
export function* endlessRounds(count: number): Generator<readonly Action[]> {
  for (let round = 0; round < count; round++) {
    // The out of turn challenger starts the next round, and their right neighbor bangs.
    const [starter, banger] = [
      ["s1", "s3"],
      ["s3", "s2"],
      ["s2", "s1"],
    ][round % 3] as [string, string];
    yield [start(starter, 4), says(starter, "9 sixes"), bangs(banger), outcome("short")];
  }
}
