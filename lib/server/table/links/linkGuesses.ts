import { count, forgive, type LimitKind, mayTry, overLimit } from "../../identity/limits";

/** A link that is being opened. */
interface Guess {
  /** The seconds after which to come back, or null when it may be looked up. */
  readonly wait: number | null;
  /** Takes back what was counted: the link leads somewhere. */
  readonly wasRight: () => Promise<void>;
}

const WRONG: LimitKind = "invitation";
const OPENED: LimitKind = "opened";

/**
 * Counts the secret of a link as a wrong guess under every key, once however often it is opened: ten scans of a dead QR code are one
 * guess, and keep nobody at that bar out. Guessing on is as hopeless as before, for every guess is another secret. Counted before
 * it is looked up, and taken back when it was right: many guesses sent at once would all be let in otherwise.
 * @param keys Under what guesses are counted: `byAddress`, `byHolder`.
 */
export async function countGuess(keys: readonly string[], secret: string): Promise<Guess> {
  const counted: string[] = [];
  for (const key of keys) {
    const opened = [`${key} ${secret}`];
    if ((await mayTry(OPENED, opened)) !== null) continue;
    const wait = await overLimit(WRONG, [key]);
    if (wait !== null) return { wait, wasRight: async () => undefined };
    await count(OPENED, opened);
    counted.push(key);
  }
  return { wait: null, wasRight: () => forgive(WRONG, counted) };
}
