import { buildIfStale } from "@/lib/server/process/build";
import { chromiumPath, NO_CHROMIUM } from "./chromium";

/** Builds the program once before the browser tests. */
export default async function buildOnce(): Promise<void> {
  if (process.env.CI === "true" && !chromiumPath()) throw new Error(NO_CHROMIUM);
  await buildIfStale(process.cwd());
}
