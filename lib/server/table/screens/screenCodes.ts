import { SCREEN_CODE_LENGTH, SCREEN_CODE_MS, SCREEN_SIGNS } from "@/lib/protocol/screenCode";
import { database } from "../../db/db";
import { inTransaction } from "../../db/inTransaction";
import type { Reader } from "../../db/reader";
import { newRowId } from "../../db/rowId";
import type { Device } from "../../identity/device";
import { tokenFor } from "../links/linkToken";

// Codes are in the database, so that one process can show a code and another can accept it.

/** A browser that shows a code and waits for a table. */
export interface WaitingScreen {
  readonly device: string;
  /** "Chrome on Linux". */
  readonly browser: string;
}

/** More TVs than wait at once. Beyond it the oldest code expires. */
const MAX_CODES = 5_000;

/** A code closer to expiry is replaced, so that a person who scans it has at least this long. */
const SHOWN_MS = SCREEN_CODE_MS / 5;

const goodFor = (ms: number) => ({ expiresAt: { gt: new Date(Date.now() + ms) } });

/** The six-character code of a row. It uses enough bits to be uniform. */
function codeOf(id: string): string {
  let bits = Buffer.from(tokenFor(`screen:${id}`), "base64url").readUIntBE(0, 6);
  let code = "";
  while (code.length < SCREEN_CODE_LENGTH) {
    code += SCREEN_SIGNS[bits % SCREEN_SIGNS.length];
    bits = Math.floor(bits / SCREEN_SIGNS.length);
  }
  return code;
}

/**
 * The stored hash of a code. It is keyed, because a plain hash of so few codes could be reversed in minutes.
 */
const hashOfCode = (code: string): string => tokenFor(`screen-code:${code}`);

/** The browser's current code; null if it has none with enough time left. */
export async function shownCode({ id: device }: Device): Promise<string | null> {
  const shown = await database().screenCode.findFirst({
    where: { device, ...goodFor(SHOWN_MS) },
    orderBy: { expiresAt: "desc" },
    select: { id: true },
  });
  return shown && codeOf(shown.id);
}

/**
 * Creates a code for a browser that wants to become a TV. Its previous code stays valid until it expires,
 * because someone may be scanning it.
 * @param lost The devices whose codes expire to make room.
 */
export const newScreenCode = (
  { id: device }: Device,
  browser: string,
  lost: readonly string[] = [],
): Promise<string> =>
  // A collision with another TV's code fails the transaction, and the retry draws a new one.
  inTransaction(
    async (tx) => {
      if (lost.length > 0) await tx.screenCode.deleteMany({ where: { device: { in: [...lost] } } });
      const tooMany = (await tx.screenCode.count({ where: goodFor(0) })) + 1 - MAX_CODES;
      if (tooMany > 0) await clearOldest(tx, tooMany);
      const id = newRowId();
      const code = codeOf(id);
      const expiresAt = new Date(Date.now() + SCREEN_CODE_MS);
      await tx.screenCode.create({ data: { id, hash: hashOfCode(code), device, browser, expiresAt } });
      return code;
    },
    { guarded: true },
  );

async function clearOldest(tx: Reader, count: number): Promise<void> {
  const oldest = await tx.screenCode.findMany({
    where: goodFor(0),
    orderBy: [{ expiresAt: "asc" }, { id: "asc" }],
    take: count,
    select: { id: true },
  });
  await tx.screenCode.deleteMany({ where: { id: { in: oldest.map(({ id }) => id) } } });
}

/** The browser that shows a valid code, or null. */
export const waitingScreen = (tx: Reader, code: string): Promise<WaitingScreen | null> =>
  tx.screenCode.findFirst({
    where: { hash: hashOfCode(code), ...goodFor(0) },
    select: { device: true, browser: true },
  });

/** Deletes the browser's codes, because it has a table. */
export const clearScreenCodes = (tx: Reader, device: string): Promise<unknown> =>
  tx.screenCode.deleteMany({ where: { device } });
