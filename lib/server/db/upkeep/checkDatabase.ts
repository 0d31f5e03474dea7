import type { Fault } from "@/lib/protocol/fault";
import { faultOf } from "../faults/faultOf";
import { connectSqlite, damageIn } from "../sqlite";

/** The database to check. A thorough check also compares indexes with their tables. */
export interface WantedCheck {
  readonly file: string;
  readonly thorough: boolean;
}

/** The damage, or null, and the duration in milliseconds. */
export interface Checked {
  readonly fault: Fault | null;
  readonly ms: number;
}

/** Checks the integrity of a whole database. */
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
