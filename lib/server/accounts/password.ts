import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";
import { hash, verify } from "@node-rs/argon2";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import common from "fxa-common-password-list";
import { database } from "../db/db";
import { processSingleton } from "../process/processSingleton";
import { requestAddress } from "../process/requestContext";
import { FairScheduler } from "../process/workers/fairScheduler";
import { saysOnlyContext } from "./contextWords";

const MIN_PASSWORD_LENGTH = 10;
const MAX_PASSWORD_LENGTH = 200;

/** Argon2id parameters as OWASP advises. After a change, each password is rehashed at its next use. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MADE_SO = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Below this score, a clever attacker needs fewer than a million guesses. */
const LEAST_SCORE = 2;
/** Scores only the beginning of a long password, because scoring takes time. */
const JUDGED = 100;
/** Ignores input beyond this: the longest password in the widest encoding. */
const MAX_TRIED = 4 * MAX_PASSWORD_LENGTH;

const NAMES_OF_THIS_SITE = ["liars table", "liarstable", "liar's table", "liarsdice"] as const;

let judge: ZxcvbnFactory | undefined;

/** Normalizes a password, because keyboards compose letters differently. */
const plain = (passphrase: string): string => passphrase.normalize("NFKC");

/** Returns the reason why a password is not allowed, or null. All characters are allowed. */
export async function passwordProblem(
  passphrase: string,
  about: readonly string[],
): Promise<"short-passphrase" | "long-passphrase" | "easy-passphrase" | null> {
  const length = [...plain(passphrase)].length;
  if (length < MIN_PASSWORD_LENGTH) return "short-passphrase";
  if (length > MAX_PASSWORD_LENGTH) return "long-passphrase";
  const tried = [plain(passphrase), plain(passphrase).toLowerCase()];
  if (tried.some((one) => common.test(one)) || saysOnlyContext(passphrase)) return "easy-passphrase";
  // An attacker starts with what they know about the person.
  const known = about.flatMap((text) => {
    const words = text.split(/[^\p{L}\p{N}]+/u);
    return [text, words.join(""), ...words].filter((one) => one !== "");
  });
  judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  // Building the scorer blocks for a moment the first time, so pending answers go out first.
  await setImmediate();
  const { score } = judge.check(plain(passphrase).slice(0, JUDGED), [...NAMES_OF_THIS_SITE, ...known]);
  return score < LEAST_SCORE ? "easy-passphrase" : null;
}

/** Leaves one processor to the tables. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);

const turns = () =>
  processSingleton(
    "PassphraseTurns",
    () =>
      new FairScheduler({
        running: AT_ONCE,
        runningEach: AT_ONCE,
        // The queue needs no limit: rate limits on attempts and the cap on open requests bound it.
        waiting: Number.POSITIVE_INFINITY,
        waitingEach: Number.POSITIVE_INFINITY,
      }),
  );

/** Hashes in a fair queue by address, so that a flood from one address delays only that address. */
async function inTurn<Hashed>(work: () => Promise<Hashed>): Promise<Hashed> {
  const end = await turns().take(requestAddress() ?? "");
  try {
    return await work();
  } finally {
    end?.();
  }
}

/** Hashes a password for storage. */
export const hashPassword = (passphrase: string): Promise<string> =>
  inTurn(() => hash(plain(passphrase), COST));

/** True if the password matches the hash. */
export const isPassword = (passphrase: string, storedHash: string): Promise<boolean> =>
  inTurn(() => verify(storedHash, plain(passphrase).slice(0, MAX_TRIED)));

/** True if a hash was made with other parameters than today's. */
const isOutdated = (storedHash: string): boolean => !storedHash.startsWith(MADE_SO);

/** Hashes checked per sign-in, regardless of how many accounts use the email. */
const TRIES = 4;

let nobodys: Promise<string> | undefined;

/**
 * Finds which of up to four hashes a password matches: its index, or null. It always verifies four hashes to
 * the end, so that the time does not reveal how many there were.
 */
export async function opens(passphrase: string, hashes: readonly string[]): Promise<number | null> {
  if (hashes.length > TRIES) throw new Error(`cannot happen: ${hashes.length} accounts use one email`);
  nobodys ??= hashPassword(randomBytes(16).toString("hex"));
  const filler = await nobodys;
  let opened: number | null = null;
  for (let at = 0; at < TRIES; at++) {
    const right = await isPassword(passphrase, hashes[at] ?? filler);
    if (right && at < hashes.length) opened ??= at;
  }
  return opened;
}

/**
 * Finds the account that an email and a password open, or null. Several accounts may share an unverified
 * email; the password selects one.
 */
export async function accountBehind(email: string, passphrase: string): Promise<string | null> {
  const named = await database().account.findMany({
    where: { email, passphrase: { not: null } },
    orderBy: [{ provenEmail: { sort: "desc", nulls: "last" } }, { createdAt: "asc" }],
    select: { id: true, passphrase: true },
  });
  const opened = await opens(
    passphrase,
    named.map((account) => account.passphrase ?? ""),
  );
  const account = opened === null ? undefined : named[opened];
  if (account === undefined) return null;
  if (isOutdated(account.passphrase ?? ""))
    await database().account.updateMany({
      // Skips a hash that changed in the meantime.
      where: { id: account.id, passphrase: account.passphrase },
      data: { passphrase: await hashPassword(passphrase) },
    });
  return account.id;
}
