import { SCREEN_CODE_LENGTH, SCREEN_CODE_MS, SCREEN_SIGNS } from "@/lib/protocol/screenCode";
import { database } from "../../db/db";
import { inTransaction } from "../../db/inTransaction";
import type { Reader } from "../../db/reader";
import { newRowId } from "../../db/rowId";
import type { Device } from "../../identity/device";
import { tokenFor } from "../links/linkToken";

// Codes stand in the database, so that a screen may show one through any process and be given a table through any other.

/** A browser that shows a code, and waits for a table. */
export interface WaitingScreen {
  readonly device: string;
  /** "Chrome on Linux". */
  readonly browser: string;
}

/** More than a city has televisions that wait at once; for the next one the oldest code goes. */
const MAX_CODES = 5_000;

/** A code that is good for less is shown no more: whoever scans it has this long to give the screen a table. */
const SHOWN_MS = SCREEN_CODE_MS / 5;

const goodFor = (ms: number) => ({ expiresAt: { gt: new Date(Date.now() + ms) } });

/** The code of a row: six signs, from so many bits that each code is as likely as another. */
function codeOf(id: string): string {
  let bits = Buffer.from(tokenFor(`screen:${id}`), "base64url").readUIntBE(0, 6);
  let code = "";
  while (code.length < SCREEN_CODE_LENGTH) {
    code += SCREEN_SIGNS[bits % SCREEN_SIGNS.length];
    bits = Math.floor(bits / SCREEN_SIGNS.length);
  }
  return code;
}

/** What the database keeps of a code. A mere hash would be tried out: there are no more codes than a processor tries in minutes. */
const hashOfCode = (code: string): string => tokenFor(`screen-code:${code}`);

/** The code that a browser shows now; null where it has none, or none that is good for long enough. */
export async function shownCode({ id: device }: Device): Promise<string | null> {
  const shown = await database().screenCode.findFirst({
    where: { device, ...goodFor(SHOWN_MS) },
    orderBy: { expiresAt: "desc" },
    select: { id: true },
  });
  return shown && codeOf(shown.id);
}

/**
 * A new code for a browser that is to become a big screen. The one it showed until now stays good for its time: somebody may be
 * scanning it.
 * @param lost The devices that lose their codes for it.
 */
export const newScreenCode = (
  { id: device }: Device,
  browser: string,
  lost: readonly string[] = [],
): Promise<string> =>
  // One that another screen has is drawn again, as the transaction is done again.
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

/** The browser that shows a code; null where none does, or not any more. */
export const waitingScreen = (tx: Reader, code: string): Promise<WaitingScreen | null> =>
  tx.screenCode.findFirst({
    where: { hash: hashOfCode(code), ...goodFor(0) },
    select: { device: true, browser: true },
  });

/** The browser has a table: no code that it showed leads anywhere any more. */
export const clearScreenCodes = (tx: Reader, device: string): Promise<unknown> =>
  tx.screenCode.deleteMany({ where: { device } });
