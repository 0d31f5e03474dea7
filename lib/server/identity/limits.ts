import { createHmac, randomBytes } from "node:crypto";
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { queryPostgres } from "../db/db";
import { onPostgres } from "../db/dialect";
import { faultOf } from "../db/faults/faultOf";
import type { DriverQuery } from "../db/postgres";
import { peerAddress, type Sent } from "../http/peerAddress";
import { audit, mailboxDigest } from "../process/audit/audit";
import { installationSecret } from "../process/installationSecret";
import { processSingleton } from "../process/processSingleton";
import { outsideRequests } from "../process/requestContext";
import { holdersOf, type Visitor } from "./visitor";

/** How often something may be done: by each key; by an address, and by everybody together, where those are other numbers. */
interface Limit {
  readonly seconds: number;
  readonly each: number;
  readonly address?: number;
  readonly everybody?: number;
  /** Whether each process counts for itself, also where others serve the same database. */
  readonly alone?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * A table of ten phones behind one address taps far less than this in its liveliest minute. Processes on one PostgreSQL database count
 * together; only what guards a process's own processor is counted by that process `alone`, for a tap must not ask the database once more.
 */
const LIMITS = {
  /** Milliseconds of processor for questions and records that anybody may send: a sixth of one, and all of one together. */
  thinking: { seconds: MINUTE, each: 10_000, everybody: 60_000, alone: true },
  /** The same for whole games that are read or played again for somebody at a table. */
  "table-work": { seconds: MINUTE, each: 20_000, alone: true },
  write: { seconds: MINUTE, each: 240, address: 600, alone: true },
  start: { seconds: HOUR, each: 30, address: 120 },
  /** Wrong passphrases (`accounts/passphraseTries.ts`): for an account from one address or known browser, and from one address for all. */
  "sign-in": { seconds: MINUTE, each: 5, address: 120 },
  /** Wrong passphrases for one e-mail from browsers that are new to it, wherever they come from. */
  "sign-in-from-afar": { seconds: MINUTE, each: 20 },
  /** Ten people make their accounts at once behind one router. */
  "sign-up": { seconds: MINUTE, each: 30, address: 60 },
  /** Codes of mails, and of the installation's owner, that are wrong. */
  code: { seconds: MINUTE, each: 5 },
  /** Links that lead nowhere, each of them once, and codes that no screen shows (`linkRateLimit.ts`). */
  invitation: { seconds: MINUTE, each: 10, address: 30 },
  /** How often one link counts as a guess. */
  opened: { seconds: MINUTE, each: 1 },
  /** Links of verdicts that lead nowhere: one that was taken back may be open on every phone of a bar. */
  verdict: { seconds: MINUTE, each: 60 },
  /** Public links that lead nowhere: one that was taken back may stand on a page that many read. */
  "public-link": { seconds: MINUTE, each: 60 },
  /** Pictures of answers, each of which takes a moment to draw: a chat asks for one when a link is sent. */
  picture: { seconds: MINUTE, each: 60, alone: true },
  /** Phones nobody has seen before that a table's link lets in, each of which leaves a row: a bar has fewer seats. */
  newcomer: { seconds: MINUTE, each: 120 },
  /** Codes of one big screen, which shows a new one every few minutes. */
  screen: { seconds: HOUR, each: 60 },
  /** Mails to one mailbox, asked for from one address. */
  mail: { seconds: MINUTE, each: 1, address: 10 },
  /** Ways to a provider and back, each of which asks something of it. */
  provider: { seconds: MINUTE, each: 30, address: 120 },
  "mail-hour": { seconds: HOUR, each: 5, address: 60 },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitKind = keyof typeof LIMITS;

type Limiter = RateLimiterMemory | RateLimiterPostgres;

interface LimitState {
  /**
   * Keys are kept as digests that mean nothing elsewhere: no e-mail lies about. In memory ids and addresses, which do, stay as they are.
   * Processes that count together have the same one.
   */
  readonly pepper: Buffer;
  readonly limiters: Map<string, Limiter>;
}

const limitState = (): LimitState =>
  processSingleton("Limits", () => ({
    pepper: onPostgres()
      ? createHmac("sha256", installationSecret()).update("limits").digest()
      : randomBytes(32),
    limiters: new Map(),
  }));

const ADDRESS = "address:";
const HOLDER = "holder:";
const EMAIL = "email:";

/** The key of everybody together. */
export const EVERYBODY = "everybody";

/** The key of the address that a request comes from. */
export const byAddress = (request: Sent): string => ADDRESS + peerAddress(request);

/** The key of one account or device, by its id. */
export const byHolder = (id: string): string => HOLDER + id;

/** The key of a mailbox, whether or not anybody here has it. */
export const byEmail = (email: string): string => EMAIL + email;

/** The key of a mailbox as it is tried from one place: an address, or a browser. */
export const byEmailFrom = (email: string, place: string): string => `${EMAIL}${email} ${place}`;

/** The keys of a request by somebody, or by nobody: who is unknown uses up nothing of what the phones beside them may do. */
export function rateLimitKeys(request: Sent, visitor: Visitor): readonly string[] {
  const [holder] = holdersOf(visitor);
  return holder === undefined ? [`nobody:${peerAddress(request)}`] : [byHolder(holder), byAddress(request)];
}

function pointsOf({ each, address = each, everybody = each }: Limit, key: string): number {
  if (key === EVERYBODY) return everybody;
  return key.startsWith(ADDRESS) ? address : each;
}

const isShared = (kind: LimitKind): boolean => !(LIMITS[kind] as Limit).alone && onPostgres();

/** What is wrong with the database was said when it was noticed; anything else would go unseen, as each process then counts alone. */
const ask: DriverQuery = (asked) =>
  queryPostgres(asked).catch((thrown: unknown) => {
    if (faultOf(thrown) === null) console.error(thrown);
    throw thrown;
  });

/**
 * What counts up to so many points. While the database does not answer, a process counts alone. Whoever is so far over that nothing they
 * could be forgiven lets them in again is refused from memory until their time is over: a flood asks the database nothing.
 */
function limiterOf(kind: LimitKind, points: number): Limiter {
  const limit = { points, duration: LIMITS[kind].seconds };
  const alone = new RateLimiterMemory(limit);
  if (!isShared(kind)) return alone;
  return new RateLimiterPostgres({
    ...limit,
    keyPrefix: kind,
    storeClient: { query: ask },
    storeType: "client",
    tableName: "RateLimit",
    tableCreated: true,
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: 2 * points + 1,
    insuranceLimiter: alone,
  });
}

/** What counts for a key, and the name under which. It keeps a timer for each key, up to an hour: beyond the request that came first. */
function placeOf(kind: LimitKind, key: string): { readonly limiter: Limiter; readonly place: string } {
  const { pepper, limiters } = limitState();
  const points = pointsOf(LIMITS[kind], key);
  const name = `${kind} ${points}`;
  const limiter = limiters.get(name) ?? limiterOf(kind, points);
  limiters.set(name, limiter);
  const isShort = !isShared(kind) && (key.startsWith(HOLDER) || key.startsWith(ADDRESS));
  return { limiter, place: isShort ? key : createHmac("sha256", pepper).update(key).digest("base64url") };
}

/** The address is in every line of the log; whoever else it was counted for is named as the log names them. */
function auditLimit(kind: LimitKind, key: string): void {
  audit("limit-reached", {
    code: kind,
    ...(key.startsWith(HOLDER) && { who: key.slice(HOLDER.length) }),
    ...(key.startsWith(EMAIL) && {
      mailbox: mailboxDigest(key.slice(EMAIL.length).split(" ", 1)[0] ?? null),
    }),
  });
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

/**
 * Counts one time (or `points`) under every key, in their order, up to the first that had it too often: what one phone is
 * refused is not held against the others at its address.
 * @returns null when it may be done, else the seconds after which to come back.
 */
export async function overLimit(
  kind: LimitKind,
  keys: readonly string[],
  points = 1,
): Promise<number | null> {
  for (const key of keys) {
    const { limiter, place } = placeOf(kind, key);
    try {
      await outsideRequests(() => limiter.consume(place, points));
    } catch (thrown) {
      // The limiter may be of another copy of its module, whose classes are others: what is no error is what it says of the limit.
      if (thrown instanceof Error) throw thrown;
      auditLimit(kind, key);
      return secondsOf(thrown as RateLimiterRes);
    }
  }
  return null;
}

/**
 * Whether it may be tried, without counting it. A secret that takes long to check should be counted before, by
 * `overLimit`, and taken back by `forgive` when it was right: many tries sent at once would all be let in otherwise.
 * @returns null when it may be tried, else the seconds after which to come back.
 */
export async function canTry(kind: LimitKind, keys: readonly string[]): Promise<number | null> {
  const waits = await Promise.all(
    keys.map(async (key) => {
      const { limiter, place } = placeOf(kind, key);
      const so = await limiter.get(place);
      return so !== null && so.msBeforeNext > 0 && so.consumedPoints >= limiter.points ? secondsOf(so) : 0;
    }),
  );
  const wait = Math.max(0, ...waits);
  return wait > 0 ? wait : null;
}

/** Counts one time (or `points`) under every key: a failed try, or what something came to cost. */
export async function count(kind: LimitKind, keys: readonly string[], points = 1): Promise<void> {
  for (const key of keys) {
    const { limiter, place } = placeOf(kind, key);
    await outsideRequests(() => limiter.penalty(place, points));
  }
}

/** Takes back one time (or `points`) that was counted: the try was right, or it cost less. */
export async function refund(kind: LimitKind, keys: readonly string[], points = 1): Promise<void> {
  for (const key of keys) {
    const { limiter, place } = placeOf(kind, key);
    const so = await limiter.get(place);
    // Nothing is owed to a key whose time is over meanwhile.
    const back = Math.min(points, so?.consumedPoints ?? 0);
    if (back > 0) await outsideRequests(() => limiter.reward(place, back));
  }
}
