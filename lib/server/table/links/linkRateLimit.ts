import { canTry, count, type LimitKind, overLimit, refund } from "../../identity/limits";

const WRONG: LimitKind = "invitation";
const OPENED: LimitKind = "opened";

/**
 * Counts an invalid link as a wrong guess under each key, once per link: ten scans of an old QR code count
 * once. It runs after the lookup, so a valid link is never refused. That is safe, because a link's 128 bits
 * cannot be guessed at any rate.
 * @param keys The rate limit keys: `byAddress`, `byHolder`.
 * @returns null, or the seconds to wait.
 */
export async function overGuesses(keys: readonly string[], secret: string): Promise<number | null> {
  for (const key of keys) {
    const opened = [`${key} ${secret}`];
    if ((await canTry(OPENED, opened)) !== null) continue;
    const wait = await overLimit(WRONG, [key]);
    if (wait !== null) return wait;
    await count(OPENED, opened);
  }
  return null;
}

/** An attempt with a short code. */
interface Guess {
  /** Seconds to wait, or null if the lookup is allowed. */
  readonly wait: number | null;
  /** Refunds the attempt, because the code was right. */
  readonly wasRight: () => Promise<void>;
}

/**
 * Counts a short code as a wrong guess by its holder before the lookup, and refunds it on success. Otherwise
 * parallel guesses would all pass. Repeated codes count once. There is no limit per address: only a table's
 * keeper can try codes, so a thousand guesses a minute need a hundred tables.
 */
export async function countGuess(holder: string, code: string): Promise<Guess> {
  const opened = [`${holder} ${code}`];
  const free = { wait: null, wasRight: async () => undefined };
  if ((await canTry(OPENED, opened)) !== null) return free;
  const wait = await overLimit(WRONG, [holder]);
  if (wait !== null) return { ...free, wait };
  await count(OPENED, opened);
  return { wait: null, wasRight: () => refund(WRONG, [holder]) };
}
