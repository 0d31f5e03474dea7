import { once } from "node:events";
import { type Report, WAITS } from "./launch";
import { main } from "./main";
import { serve } from "./serve";

// The program of `npm start`, after the build, in its own process (`launch.ts`).

process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
const report = (what: Report) => void process.send?.(what);
const turn = async () => {
  report("prepared");
  await once(process, "message");
};
await main(() =>
  serve(false, { serves: (port) => report({ port }), ...(process.argv[2] === WAITS && { turn }) }),
);
