import { main } from "./main";
import { serve } from "./serve";

// The program of `npm start`, after the build, in its own process (`start.ts`).

process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
await main(() => serve(false));
