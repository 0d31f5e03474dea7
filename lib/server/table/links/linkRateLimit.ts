import { canTry, count, type LimitKind, overLimit, refund } from "../../identity/limits";

const WRONG: LimitKind = "invitation";
const OPENED: LimitKind = "opened";

/**
 * Counts the secret of a link that leads nowhere as a wrong guess under every key, once however often it is opened: ten scans of a dead QR
 * code are one guess. Called after the link was looked up, so that a right one is never refused by what others guessed: a link has 128
 * random bits, and guessing on is hopeless at any speed.
 * @param keys Under what guesses are counted: `byAddress`, `byHolder`.
 * @returns null, or the seconds after which to come back where there were too many.
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

/** A short code that is being tried. */
interface Guess {
  /** The seconds after which to come back, or null when it may be looked up. */
  readonly wait: number | null;
  /** Takes back what was counted: the code was right. */
  readonly wasRight: () => Promise<void>;
}

/**
 * Counts a short code as a wrong guess of the one holder who tries it, before it is looked up, and takes that back when it was right: many
 * guesses sent at once would all be let in otherwise. Each code counts once however often it is tried. What others guess at the same
 * address is theirs: who may try codes keeps a table, so a thousand guesses a minute need a hundred tables.
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
