import { existsSync } from "node:fs";

/** Debian's paths. The headless one needs less than half the CPU time for the same pages. */
const DEBIANS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The path of Chromium: CHROMIUM_PATH, or Debian's; undefined if there is none. */
export function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...DEBIANS].find((path) => path && existsSync(path));
}

/** Says how to fix it. */
export const NO_CHROMIUM = `Chromium is not at CHROMIUM_PATH, ${DEBIANS.join(" or ")}: install it (apt-get install chromium-headless-shell) or set CHROMIUM_PATH`;
