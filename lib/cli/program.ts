import { main } from "./main";
import { serve } from "./serve";

// The program as `npm start` runs it, after the build: in a process of its own (`start.ts`), with which it ends.

process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
await main(() => serve(false));
