import { buildProgramIfStale } from "@/lib/server/process/programFolder";
import { main } from "./main";

/** Builds the program folder, unless it is up to date. */
await main(async () => {
  const { built } = await buildProgramIfStale(process.cwd());
  if (!built) console.log("The build is up to date.");
});
