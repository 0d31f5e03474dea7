import { setTimeout as rest } from "node:timers/promises";

/** A table at a server with its followers. */
export interface OpenTable {
  /** Posts the next entry, and waits for the response and every follower. */
  play(): Promise<void>;
}

/** Opens tables at a server for one stretch. */
export type Open = () => Promise<{ readonly tables: readonly OpenTable[]; close(): void }>;

/** The result of a stretch: each entry's duration in milliseconds, and the total in seconds. */
export interface Stretch {
  readonly waits: readonly number[];
  readonly seconds: number;
}

/** A server under test, by name. */
export interface Contender {
  readonly name: string;
  readonly open: Open;
}

/** A contender's results, one per turn. */
export interface Played {
  readonly name: string;
  readonly stretches: readonly Stretch[];
}

/** Timeout in milliseconds. */
const PATIENCE_MS = 30_000;

/** Settling time after opening and closing. */
const SETTLING_MS = 500;

const TURNS = 5;
const SECONDS = 4;

/**
 * Runs contenders in turns after an uncounted turn each, so that disturbances affect all.
 * @param between is called before each turn.
 */
export async function inTurns(
  contenders: readonly Contender[],
  between: () => void,
  pauseMs = 0,
): Promise<readonly Played[]> {
  const played = contenders.map(({ name }) => ({ name, stretches: [] as Stretch[] }));
  for (let turn = 0; turn <= TURNS; turn++) {
    between();
    for (const [at, contender] of contenders.entries()) {
      const done = await stretch(contender, SECONDS, pauseMs);
      if (turn > 0) played[at]?.stretches.push(done);
    }
  }
  return played;
}

/**
 * Plays at all tables for some seconds: each posts its next entry when the previous one has arrived.
 * @param pauseMs The pause before that.
 * @throws Error that names the contender on failure.
 */
export async function stretch({ name, open }: Contender, seconds: number, pauseMs = 0): Promise<Stretch> {
  try {
    const { tables, close } = await inTime(open(), PATIENCE_MS, "its tables were not opened");
    try {
      await rest(SETTLING_MS);
      return await playAt(tables, seconds, pauseMs);
    } finally {
      close();
      await rest(SETTLING_MS);
    }
  } catch (thrown) {
    throw new Error(`${name}: ${thrown instanceof Error ? thrown.message : thrown}`, { cause: thrown });
  }
}

async function playAt(tables: readonly OpenTable[], seconds: number, pauseMs: number): Promise<Stretch> {
  const waits: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1_000;
  const playOn = async (table: OpenTable) => {
    while (performance.now() < until) {
      const posted = performance.now();
      await table.play();
      waits.push(performance.now() - posted);
      if (pauseMs > 0) await rest(pauseMs);
    }
  };
  const all = Promise.all(tables.map(playOn));
  await inTime(all, seconds * 1_000 + PATIENCE_MS, "an entry did not arrive");
  return { waits, seconds: (performance.now() - began) / 1_000 };
}

/** @throws Error that names what timed out. */
async function inTime<Done>(work: Promise<Done>, ms: number, otherwise: string): Promise<Done> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${otherwise} within ${ms / 1_000} s`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
