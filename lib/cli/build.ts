import { buildIfStale } from "@/lib/server/process/build";
import { main } from "./main";

/** Builds the app, unless the build is up to date. */
await main(async () => {
  if (!(await buildIfStale(process.cwd()))) console.log("The build is up to date.");
});
