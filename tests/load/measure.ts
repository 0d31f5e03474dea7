import type { ChildProcess } from "node:child_process";
import { on } from "node:events";
import { fileURLToPath } from "node:url";
import type { Measure, Measured } from "./meter";

/** Node arguments that measure a server from inside. */
export const METERED = [
  "--expose-gc",
  "--import",
  "tsx",
  "--import",
  fileURLToPath(new URL("./meter.ts", import.meta.url)),
];

/** A metered server's measurements since the last call. */
export async function measure(server: ChildProcess, when: Measure["measure"] = "now"): Promise<Measured> {
  server.send({ measure: when } satisfies Measure);
  // The server also reports its state to the process that started it.
  for await (const [message] of on(server, "message"))
    if (Object.hasOwn(message, "processorMs")) return message as Measured;
  throw new Error("the server reported no measurements");
}
