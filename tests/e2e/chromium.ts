import { existsSync } from "node:fs";

/** Where Chromium is: CHROMIUM_PATH, or Debian's place; nothing when it is in neither. */
export function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find((path) => path && existsSync(path));
}

/** Says what to do about it. */
export const NO_CHROMIUM =
  "Chromium is not at CHROMIUM_PATH nor at /usr/bin/chromium: install it (apt-get install chromium) or set CHROMIUM_PATH";
