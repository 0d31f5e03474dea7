import { ok, type Result, refused } from "./result";
import { type Refusal, type RefusalCode, type RefusalValues, RULABLE, type RuleId } from "./vocabulary";

/** One question of the rules to an action: null when it may pass. */
export type Check = () => Refusal | null;

/** Builds a refusal. `rule` is null where only the record's form is at fault. */
export const refusal = (code: RefusalCode, rule: RuleId | null, values: RefusalValues = {}): Refusal => ({
  code,
  rule,
  values,
});

/** More people than may ever sit in one game (formats §2). */
export const tableFull = (limit: number): Refusal => refusal("table-full", null, { limit });

const rulable: ReadonlySet<RefusalCode> = new Set(RULABLE);

/**
 * Asks the checks in their documented order (formats §5). The first refusal stands, unless the table ruled and the
 * code is one that may be ruled (S10): then it is noted and the next check is asked.
 * Answers the codes that the ruling overruled, in order.
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
