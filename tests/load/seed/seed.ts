import path from "node:path";
import { closeDatabase, database } from "@/lib/server/db/db";
import { migrate } from "@/lib/server/db/migrate";
import { prepareDataDir } from "@/lib/server/process/dataDir";
import { OperatorError } from "@/lib/server/process/operatorError";
import { Chance } from "../crew/chance";
import { eveningOf } from "./evening";
import { makeGroup, makeOwner, type SeededGroup } from "./groups";
import { GameWriter } from "./write";

/** The amount of data to create. */
export interface Wanted {
  /** The minimum number of entries. */
  readonly entries: number;
  readonly groups: number;
  /** Games of the first and largest group, without playoffs; the others are equally large. */
  readonly largest: number;
  readonly seed: number;
}

/** The created data. */
export interface Seeded {
  readonly entries: number;
  readonly games: number;
  readonly groups: number;
  /** The owner of the server and of the largest group. */
  readonly owner: string;
  /** The id of the largest group. */
  readonly largest: string;
}

/**
 * Fills a data folder with groups and games like the server: everything stored derives from the entries.
 * @param done Called with the number of entries so far, and in total.
 * @throws OperatorError if the folder is in use.
 */
export async function seed(
  dataDir: string,
  wanted: Wanted,
  done: (entries: number, of: number) => void = () => undefined,
): Promise<Seeded> {
  prepareDataDir(dataDir);
  // Another folder may be open.
  await closeDatabase();
  process.env.DATA_DIR = dataDir;
  await migrate(dataDir, path.resolve("prisma/migrations"));
  try {
    await requireUnused(dataDir);
    const chance = new Chance(wanted.seed);
    const now = new Date();
    const owner = await makeOwner(chance);
    const groups: SeededGroup[] = [];
    for (let number = 0; number < wanted.groups; number++)
      groups.push(await makeGroup(number, number === 0 ? owner : null, now, chance));
    const writer = new GameWriter(chance.branch());
    const [largest, ...others] = groups;
    if (largest === undefined) throw new Error("no group was made");
    await play(largest, wanted.largest, { writer, now, chance: chance.branch(), wanted, done });
    const evenings = others.map((group) => ({ group, chance: chance.branch() }));
    for (let back = 0; evenings.length > 0 && writer.entries < wanted.entries; back++)
      for (const { group, chance: own } of evenings) {
        await writer.add(group, eveningOf(group, back, Number.POSITIVE_INFINITY, now, own));
        done(Math.min(writer.entries, wanted.entries), wanted.entries);
        if (writer.entries >= wanted.entries) break;
      }
    await writer.flush();
    const { entries, games } = writer;
    return { entries, games, groups: groups.length, owner, largest: largest.id };
  } finally {
    await closeDatabase();
  }
}

interface Playing {
  readonly writer: GameWriter;
  readonly now: Date;
  readonly chance: Chance;
  readonly wanted: Wanted;
  readonly done: (entries: number, of: number) => void;
}

/** Plays games in one group. */
async function play(
  group: SeededGroup,
  games: number,
  { writer, now, chance, wanted, done }: Playing,
): Promise<void> {
  let left = games;
  for (let back = 0; left > 0; back++) {
    const evening = eveningOf(group, back, left, now, chance);
    left -= evening.games.filter(({ playoffOf }) => playoffOf === null).length;
    await writer.add(group, evening);
    done(Math.min(writer.entries, wanted.entries), wanted.entries);
  }
}

async function requireUnused(dataDir: string): Promise<void> {
  const db = database();
  const used = (await db.game.count()) + (await db.account.count()) + (await db.group.count());
  if (used > 0)
    throw new OperatorError(
      `The data folder ${dataDir} is used already, and nothing was changed there: name another one (--data), or none for a new one.`,
    );
}
