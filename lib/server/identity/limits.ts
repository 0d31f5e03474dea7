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

/** A rate limit per key. Addresses and the total may have their own numbers. */
interface Limit {
  readonly seconds: number;
  readonly each: number;
  readonly address?: number;
  readonly everybody?: number;
  /** True if each process counts separately, even with a shared database. */
  readonly alone?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Ten phones behind one address stay far below these limits even in a busy minute. Processes on one
 * PostgreSQL database share their counters. Limits that protect a process's own CPU are marked `alone`, so
 * that a tap needs no extra query.
 */
const LIMITS = {
  /**
   * CPU milliseconds for anyone's questions and records: a sixth of a processor each, one processor in total.
   */
  thinking: { seconds: MINUTE, each: 10_000, everybody: 60_000, alone: true },
  /** CPU milliseconds for reading or replaying whole games at a table. */
  "table-work": { seconds: MINUTE, each: 20_000, alone: true },
  write: { seconds: MINUTE, each: 240, address: 600, alone: true },
  start: { seconds: HOUR, each: 30, address: 120 },
  /**
   * Wrong passwords (`accounts/passwordTries.ts`): per account and address or known browser, and per
   * address.
   */
  "sign-in": { seconds: MINUTE, each: 5, address: 120 },
  /** Wrong passwords per email from browsers that are new to it, from all addresses. */
  "sign-in-from-afar": { seconds: MINUTE, each: 20 },
  /** Ten people may sign up at once behind one router. */
  "sign-up": { seconds: MINUTE, each: 30, address: 60 },
  /** Wrong codes from mails or the server's owner. */
  code: { seconds: MINUTE, each: 5 },
  /** Invalid links, each counted once, and unknown TV codes (`linkRateLimit.ts`). */
  invitation: { seconds: MINUTE, each: 10, address: 30 },
  /** How often the same link counts as a guess. */
  opened: { seconds: MINUTE, each: 1 },
  /** Requests with a token that is not valid. */
  token: { seconds: MINUTE, each: 60 },
  /** Invalid public links. A bar's phones may all have a revoked link open, and a popular page may contain one. */
  "public-link": { seconds: MINUTE, each: 60 },
  /** Pictures to render; chats request one per link. */
  picture: { seconds: MINUTE, each: 60, alone: true },
  /** New devices that a table's link admits. Each adds a row, and a bar has fewer seats. */
  newcomer: { seconds: MINUTE, each: 120 },
  /** Codes of one TV, which shows a new one every few minutes. */
  screen: { seconds: HOUR, each: 60 },
  /** Mails to one mailbox, and from one address. */
  mail: { seconds: MINUTE, each: 1, address: 10 },
  /** Redirects to a provider, each of which sends it a request. */
  provider: { seconds: MINUTE, each: 30, address: 120 },
  "mail-hour": { seconds: HOUR, each: 5, address: 60 },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitKind = keyof typeof LIMITS;

type Limiter = RateLimiterMemory | RateLimiterPostgres;

interface LimitState {
  /**
   * Keys are stored as keyed digests, so the database contains no emails. In-memory counters keep plain ids
   * and addresses. Processes that share counters share this pepper.
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

/** The key for the total. */
export const EVERYBODY = "everybody";

/** The key of a request's address. */
export const byAddress = (request: Sent): string => ADDRESS + peerAddress(request);

/** The key of an account or device. */
export const byHolder = (id: string): string => HOLDER + id;

/** The key of a mailbox, with or without an account. */
export const byEmail = (email: string): string => EMAIL + email;

/** The key of a mailbox from one place: an address or a browser. */
export const byEmailFrom = (email: string, place: string): string => `${EMAIL}${email} ${place}`;

/**
 * The keys of a request. A token has its own, so that a program never stops its maker's phone. An unknown visitor has separate keys, so they do not use up the limits of phones at
 * the same address.
 */
export function rateLimitKeys(request: Sent, visitor: Visitor): readonly string[] {
  const [holder] = visitor.account?.token ? [visitor.account.token.id] : holdersOf(visitor);
  return holder === undefined ? [`nobody:${peerAddress(request)}`] : [byHolder(holder), byAddress(request)];
}

function pointsOf({ each, address = each, everybody = each }: Limit, key: string): number {
  if (key === EVERYBODY) return everybody;
  return key.startsWith(ADDRESS) ? address : each;
}

const isShared = (kind: LimitKind): boolean => !(LIMITS[kind] as Limit).alone && onPostgres();

/**
 * Database faults were already logged. Other errors must be logged here, because counting silently falls back
 * to each process.
 */
const ask: DriverQuery = (asked) =>
  queryPostgres(asked).catch((thrown: unknown) => {
    if (faultOf(thrown) === null) console.error(thrown);
    throw thrown;
  });

/**
 * Creates a counter for a limit. While the database is unreachable, the process counts alone. A key far over
 * its limit is blocked in memory until the window ends, so a flood causes no queries.
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

/**
 * Returns a key's counter and storage name. The library keeps a timer per key, for up to an hour, so it runs
 * outside the request context.
 */
function placeOf(kind: LimitKind, key: string): { readonly limiter: Limiter; readonly place: string } {
  const { pepper, limiters } = limitState();
  const points = pointsOf(LIMITS[kind], key);
  const name = `${kind} ${points}`;
  const limiter = limiters.get(name) ?? limiterOf(kind, points);
  limiters.set(name, limiter);
  const isShort = !isShared(kind) && (key.startsWith(HOLDER) || key.startsWith(ADDRESS));
  return { limiter, place: isShort ? key : createHmac("sha256", pepper).update(key).digest("base64url") };
}

/** The log adds the address to every line. Other keys are named in the log's own format. */
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
 * Counts points (default one) under each key, in order, up to the first over its limit. One phone's refusals
 * therefore do not count against its address.
 * @returns null if allowed, else the seconds to wait.
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
      // `RateLimiterRes` may be the class of another copy of the module, so this tests for Error instead.
      if (thrown instanceof Error) throw thrown;
      auditLimit(kind, key);
      return secondsOf(thrown as RateLimiterRes);
    }
  }
  return null;
}

/**
 * Checks the limits without counting. For a slow check of a secret, count first with `overLimit` and refund
 * with `refund` on success. Otherwise parallel attempts would all pass.
 * @returns null if allowed, else the seconds to wait.
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

/** Counts points (default one) under each key, for a failed attempt or an actual cost. */
export async function count(kind: LimitKind, keys: readonly string[], points = 1): Promise<void> {
  for (const key of keys) {
    const { limiter, place } = placeOf(kind, key);
    await outsideRequests(() => limiter.penalty(place, points));
  }
}

/** Refunds points (default one), because the attempt succeeded or cost less. */
export async function refund(kind: LimitKind, keys: readonly string[], points = 1): Promise<void> {
  for (const key of keys) {
    const { limiter, place } = placeOf(kind, key);
    const so = await limiter.get(place);
    // The window may have ended meanwhile, so there may be less to refund.
    const back = Math.min(points, so?.consumedPoints ?? 0);
    if (back > 0) await outsideRequests(() => limiter.reward(place, back));
  }
}
