import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { BrokenEntry, NewEntry } from "@/lib/protocol/entry";
import type { Consequences } from "@/lib/views/consequences";
import { database } from "../../db/db";
import { asStored } from "../../db/json";
import type { Pass } from "../../identity/access";
import { holderOf } from "../../identity/visitor";
import { withStates } from "../snapshots/withStates";
import { correct } from "./correct";
import { judge } from "./judge";

/** What entries would change if they were recorded, and which later actions would then be illegal. */
export interface Previewed {
  readonly consequences: Consequences;
  readonly broken: readonly BrokenEntry[];
}

/** Judges entries as `record` would, and writes nothing. Refuses as `record` does, but for `breaks-later`. */
export async function preview(pass: Pass, list: readonly NewEntry[]): Promise<ApiResult<Previewed>> {
  const judged = await withStates(holderOf(pass.visitor), (states) =>
    database().$transaction((tx) => judge(tx, states, pass, asStored(list))),
  );
  if (!judged.ok) return judged;
  const corrected = await correct(pass, judged.value, "consequences");
  // Whoever asks looks again, as where it had been recorded before they asked.
  if (corrected === "overtaken") return apiError("stale", { unseen: [] });
  if (!corrected.ok) return corrected;
  const { consequences, broken } = corrected.value;
  if (consequences === null) throw new Error("cannot happen: consequences were wanted");
  return ok({ consequences, broken });
}
