import { existsSync } from "node:fs";

/** Debian's places. The one without windows of its own needs less than half the processor for the same pages. */
const DEBIANS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** Where Chromium is: CHROMIUM_PATH, or Debian's place; nothing when it is in none. */
export function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...DEBIANS].find((path) => path && existsSync(path));
}

/** Says what to do about it. */
export const NO_CHROMIUM = `Chromium is not at CHROMIUM_PATH, ${DEBIANS.join(" or ")}: install it (apt-get install chromium-headless-shell) or set CHROMIUM_PATH`;
