import type { Fault } from "@/lib/protocol/fault";
import { faultOf } from "../faults/faultOf";
import { connectSqlite, damageIn } from "../sqlite";

/** Which database is read through; thoroughly, its indexes are compared with what they index. */
export interface WantedCheck {
  readonly file: string;
  readonly thorough: boolean;
}

/** What is wrong with it, null where nothing is; and how many milliseconds it took to see that. */
export interface Checked {
  readonly fault: Fault | null;
  readonly ms: number;
}

/** Reads a database through as a whole. */
export async function checkDatabase({ file, thorough }: WantedCheck): Promise<Checked> {
  const begun = performance.now();
  const fault = await faultIn(file, thorough);
  return { fault, ms: performance.now() - begun };
}

async function faultIn(file: string, thorough: boolean): Promise<Fault | null> {
  try {
    const connection = await connectSqlite(file, { mustExist: true });
    const damage = await damageIn(connection, thorough).finally(() => connection.dispose());
    return damage === null ? null : "database-damaged";
  } catch (thrown) {
    return faultOf(thrown);
  }
}

declare module "../../process/workers/pool" {
  interface Tasks {
    readonly checkDatabase: typeof checkDatabase;
  }
}
