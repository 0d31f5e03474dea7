import { randomInt } from "node:crypto";
import { SCREEN_CODE_LENGTH, SCREEN_CODE_MS, SCREEN_SIGNS } from "@/lib/protocol/screenCode";
import type { Device } from "../../identity/device";
import { oneForAll } from "../../process/oneForAll";

// Codes are kept in memory: after a restart a screen asks for another one by itself.

/** A browser that shows a code, and waits for a table. */
export interface WaitingScreen {
  readonly device: string;
  /** "Chrome on Linux". */
  readonly browser: string;
  /** Until when its code is good, in milliseconds. */
  readonly until: number;
}

/** More than a city has televisions that wait at once; the next one is told to come back. */
const MOST_CODES = 5_000;

/** A code that is good for less is shown no more: whoever scans it has this long to give the screen a table. */
const SHOWN_MS = SCREEN_CODE_MS / 5;

const codes = (): Map<string, WaitingScreen> => oneForAll("ScreenCodes", () => new Map());

const isGood = ({ until }: WaitingScreen): boolean => until > Date.now();

/** The code that a browser shows now; null where it has none, or none that is good for long enough. */
export function shownCode({ id }: Device): string | null {
  for (const [code, { device, until }] of codes())
    if (device === id && until - Date.now() > SHOWN_MS) return code;
  return null;
}

/**
 * A new code for a browser that is to become a big screen. The one it showed until now stays good for its time: somebody may be
 * scanning it. Null where too many wait.
 */
export function newScreenCode({ id: device }: Device, browser: string): string | null {
  for (const [code, waiting] of codes()) if (!isGood(waiting)) codes().delete(code);
  if (codes().size >= MOST_CODES) return null;
  const code = freeCode();
  codes().set(code, { device, browser, until: Date.now() + SCREEN_CODE_MS });
  return code;
}

function freeCode(): string {
  const signs = Array.from(
    { length: SCREEN_CODE_LENGTH },
    () => SCREEN_SIGNS[randomInt(SCREEN_SIGNS.length)],
  );
  const code = signs.join("");
  return codes().has(code) ? freeCode() : code;
}

/**
 * Uses a code up: whoever comes second with it finds none. Null where no screen shows it, or not any more.
 * @returns the browser that shows it, and what makes the code good again where nothing came of it.
 */
export function takeScreenCode(
  code: string,
): { readonly waiting: WaitingScreen; readonly giveBack: () => void } | null {
  const waiting = codes().get(code);
  codes().delete(code);
  if (waiting === undefined || !isGood(waiting)) return null;
  return { waiting, giveBack: () => void codes().set(code, waiting) };
}

/** The browser has a table: the codes it showed before lead nowhere. */
export function forgetScreenCodes(device: string): void {
  for (const [code, waiting] of codes()) if (waiting.device === device) codes().delete(code);
}
