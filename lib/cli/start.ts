import { pathToFileURL } from "node:url";
import { buildIfStale } from "@/lib/server/process/build";
import { bundleOf } from "@/lib/server/process/built";
import { readEnvironment } from "@/lib/server/process/env";
import { endWithNpm } from "./endWithNpm";
import { main } from "./main";

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
