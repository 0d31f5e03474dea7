import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
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
  const [measured] = await once(server, "message");
  return measured as Measured;
}
