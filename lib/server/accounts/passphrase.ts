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

const SHORTEST_PASSPHRASE = 10;
const MAX_PASSPHRASE_LENGTH = 200;

/** Argon2id as OWASP advises. Raise them, and each passphrase is hashed anew when it is next used. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MADE_SO = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Whoever guesses cleverly needs fewer than a million tries below this score. */
const LEAST_SCORE = 2;
/** Longer ones are judged by their beginning: judging takes time. */
const JUDGED = 100;
/** No more than this of what somebody types is looked at: more than the longest, in whatever signs. */
const MAX_TRIED = 4 * MAX_PASSPHRASE_LENGTH;

const NAMES_OF_THIS_SITE = ["liars table", "liarstable", "liar's table", "liarsdice"] as const;

let judge: ZxcvbnFactory | undefined;

/** The same passphrase, however a keyboard composes its letters. */
const plain = (passphrase: string): string => passphrase.normalize("NFKC");

/** Why a passphrase may not be set, by what is wrong with it; null when it may. Any signs will do. */
export async function whyNotPassphrase(
  passphrase: string,
  about: readonly string[],
): Promise<"short-passphrase" | "long-passphrase" | "easy-passphrase" | null> {
  const length = [...plain(passphrase)].length;
  if (length < SHORTEST_PASSPHRASE) return "short-passphrase";
  if (length > MAX_PASSPHRASE_LENGTH) return "long-passphrase";
  const tried = [plain(passphrase), plain(passphrase).toLowerCase()];
  if (tried.some((one) => common.test(one)) || saysOnlyContext(passphrase)) return "easy-passphrase";
  // Guessing begins with what is known of somebody.
  const known = about.flatMap((text) => {
    const words = text.split(/[^\p{L}\p{N}]+/u);
    return [text, words.join(""), ...words].filter((one) => one !== "");
  });
  judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  // Making it takes a moment, at first: others are answered before it is asked.
  await setImmediate();
  const { score } = judge.check(plain(passphrase).slice(0, JUDGED), [...NAMES_OF_THIS_SITE, ...known]);
  return score < LEAST_SCORE ? "easy-passphrase" : null;
}

/** One processor is left to the tables. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);

const turns = () =>
  processSingleton(
    "PassphraseTurns",
    () =>
      new FairScheduler({
        running: AT_ONCE,
        runningEach: AT_ONCE,
        // What may wait is bounded by the limits of tries, and by how many requests are let in at once.
        waiting: Number.POSITIVE_INFINITY,
        waitingEach: Number.POSITIVE_INFINITY,
      }),
  );

/** Hashes when its turn comes, address by address: a flood of tries from one keeps nobody elsewhere waiting for long. */
async function inTurn<Hashed>(work: () => Promise<Hashed>): Promise<Hashed> {
  const end = await turns().take(requestAddress() ?? "");
  try {
    return await work();
  } finally {
    end?.();
  }
}

/** What is kept of a passphrase. */
export const hashOfPassphrase = (passphrase: string): Promise<string> =>
  inTurn(() => hash(plain(passphrase), COST));

/** Whether a hash was made of this passphrase. */
export const isPassphrase = (passphrase: string, kept: string): Promise<boolean> =>
  inTurn(() => verify(kept, plain(passphrase).slice(0, MAX_TRIED)));

/** Whether a hash was made with other costs than today's. */
const isOutdated = (kept: string): boolean => !kept.startsWith(MADE_SO);

/** So many hashes are tried at every sign-in, however many accounts name the e-mail. */
const TRIES = 4;

let nobodys: Promise<string> | undefined;

/**
 * Which of up to four hashes a passphrase opens: its index, or null. Always four are tried, and each to its end, so that how
 * long it takes tells nothing about how many there were.
 */
export async function opens(passphrase: string, hashes: readonly string[]): Promise<number | null> {
  if (hashes.length > TRIES) throw new Error(`cannot happen: ${hashes.length} accounts name one e-mail`);
  nobodys ??= hashOfPassphrase(randomBytes(16).toString("hex"));
  const filler = await nobodys;
  let opened: number | null = null;
  for (let at = 0; at < TRIES; at++) {
    const right = await isPassphrase(passphrase, hashes[at] ?? filler);
    if (right && at < hashes.length) opened ??= at;
  }
  return opened;
}

/**
 * The account that an e-mail and a passphrase open together, or null. Several accounts may name an e-mail that none of
 * them has proven: the passphrase tells them apart.
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
      // Unless it was changed meanwhile.
      where: { id: account.id, passphrase: account.passphrase },
      data: { passphrase: await hashOfPassphrase(passphrase) },
    });
  return account.id;
}
