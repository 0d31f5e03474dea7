import { setTimeout as rest } from "node:timers/promises";

/** A table that is open at a server, with the phones that follow it. */
export interface OpenTable {
  /** Posts what comes next, and waits until that is answered and every phone that follows was shown it. */
  play(): Promise<void>;
}

/** Opens tables at a server for one stretch of play. */
export type Open = () => Promise<{ readonly tables: readonly OpenTable[]; close(): void }>;

/** What came of a stretch: how long each entry took, in milliseconds, and all of it, in seconds. */
export interface Stretch {
  readonly waits: readonly number[];
  readonly seconds: number;
}

/** Somebody who serves tables, by name. */
export interface Contender {
  readonly name: string;
  readonly open: Open;
}

/** What came of a contender's stretches, one for each turn. */
export interface Played {
  readonly name: string;
  readonly stretches: readonly Stretch[];
}

/** What takes this much longer than it should does not come. */
const PATIENCE_MS = 30_000;

/** Until what opening and closing brings with it is done. */
const SETTLING_MS = 500;

const TURNS = 5;
const SECONDS = 4;

/**
 * Has contenders play in turns, after a turn of each that is not counted: what disturbs the machine disturbs them alike.
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
 * Plays at all tables for so many seconds: each posts its next entry when the one before has arrived.
 * @param pauseMs How long it rests before that.
 * @throws Error saying whose tables could not be played at.
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

/** @throws Error saying what did not come in time. */
async function inTime<Done>(work: Promise<Done>, ms: number, otherwise: string): Promise<Done> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${otherwise} within ${ms / 1_000} s`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
