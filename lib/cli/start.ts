import { pathToFileURL } from "node:url";
import { buildIfStale } from "@/lib/server/process/build";
import { bundleOf } from "@/lib/server/process/built";
import { readEnvironment } from "@/lib/server/process/env";
import { main } from "./main";

const EVERY_MS = 500;

/** `npm start`: builds when needed, then serves. */
await main(async () => {
  // React and Next choose their production code by this when they are loaded, hence the late import below.
  Object.assign(process.env, { NODE_ENV: "production" });
  readEnvironment();
  endWithNpm();
  await buildIfStale(process.cwd());
  // tsx turns source maps on, and Node keeps each one it has read: those of the build take more memory than the whole program.
  process.setSourceMapsEnabled(false);
  const { serve }: typeof import("./serve") = await import(pathToFileURL(bundleOf("serve")).href);
  await serve(false);
});

/**
 * Stops this process when the npm that started it is killed: it would go on unseen, and keep the port from the next start.
 * Started without npm it goes on, as programs do that are left to themselves on purpose.
 */
function endWithNpm(): void {
  if (process.env.npm_lifecycle_event !== "start") return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) process.kill(process.pid, "SIGTERM");
  }, EVERY_MS).unref();
}
