import { buildIfStale } from "@/lib/server/build";
import { readEnvironment } from "@/lib/server/env";
import { main } from "./main";

/** `npm start`: builds when needed, then serves. */
await main(async () => {
  // React and Next choose their production code by this when they are loaded, hence the late import below.
  Object.assign(process.env, { NODE_ENV: "production" });
  readEnvironment();
  await buildIfStale(process.cwd());
  const { serve } = await import("./serve");
  await serve(false);
});
