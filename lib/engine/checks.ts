import { ok, type Result, refused } from "./result";
import { type Refusal, type RefusalCode, type RefusalValues, RULABLE, type RuleId } from "./vocabulary";

/** A rule's check of an action: null if it passes. */
export type Check = () => Refusal | null;

/** Builds a refusal. `rule` is null for a format error. */
export const refusal = (code: RefusalCode, rule: RuleId | null, values: RefusalValues = {}): Refusal => ({
  code,
  rule,
  values,
});

/** The refusal of one player too many (formats §2). */
export const tableFull = (limit: number): Refusal => refusal("table-full", null, { limit });

const rulable: ReadonlySet<RefusalCode> = new Set(RULABLE);

/**
 * Runs the checks in their documented order (formats §5). Returns the first refusal, unless the table made a
 * ruling and the code allows one (S10). Then it notes the code and continues. Returns the overruled codes in
 * order.
 */
export function examine(checks: readonly Check[], ruling?: string): Result<readonly RefusalCode[], Refusal> {
  const ruled: RefusalCode[] = [];
  for (const check of checks) {
    const objection = check();
    if (objection === null) continue;
    if (ruling === undefined || !rulable.has(objection.code)) return refused(objection);
    ruled.push(objection.code);
  }
  return ok(ruled);
}
