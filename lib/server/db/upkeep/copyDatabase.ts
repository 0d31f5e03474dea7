import path from "node:path";
import type { Fault } from "@/lib/protocol/fault";
import type { CopyReason } from "@/lib/protocol/installation";
import { reasonOf } from "../../process/operatorError";
import { backUp } from "../backUp";
import { faultOf } from "../faults/faultOf";
import { connectSqlite } from "../sqlite";

/** Which database is copied where to, as of when, and why. */
export interface WantedCopy {
  readonly file: string;
  readonly folder: string;
  /** ISO 8601. */
  readonly at: string;
  readonly why: CopyReason;
}

/** The copy's name, or why there is none. */
export type CopyMade =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly fault: Fault | null; readonly reason: string };

/** Copies a database on a connection of its own: the app's may be in the middle of a transaction. */
export async function copyDatabase({ file, folder, at, why }: WantedCopy): Promise<CopyMade> {
  try {
    const connection = await connectSqlite(file, { mustExist: true });
    try {
      return { ok: true, name: path.basename(await backUp(connection, folder, new Date(at), why)) };
    } finally {
      await connection.dispose();
    }
  } catch (thrown) {
    return { ok: false, fault: faultOf(thrown), reason: reasonOf(thrown) };
  }
}

declare module "../../process/workers/pool" {
  interface Tasks {
    readonly copyDatabase: typeof copyDatabase;
  }
}
