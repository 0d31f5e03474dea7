import type { Claim, Refusal, RefusalCode, Result, RuleId, Warning } from "@/lib/engine";
import { refused } from "@/lib/engine";
import type { Spoken } from "../spoken";

/** An answer: the result, a sentence, and the rules it cites. */
export interface Given {
  readonly ok: true;
  readonly message: string;
  readonly rules: readonly RuleId[];
  readonly hand?: Claim;
  readonly text?: string;
  readonly rank?: number;
  readonly of?: number;
  readonly chance?: number;
  readonly exact_chance?: number;
  readonly result?: "a" | "b" | "tie";
  readonly legal?: boolean;
  readonly code?: RefusalCode;
  readonly warnings?: readonly Warning[];
  readonly claim?: Claim | null;
  readonly per_face?: Readonly<Record<string, number>>;
  readonly claimTrue?: boolean;
  readonly exact?: boolean;
  readonly found?: number | Spoken | null;
  readonly margin?: number | null;
}

/** Refuses a question with an invalid part. */
export const badFormat = (name: string): Result<never, Refusal> =>
  refused({ code: "bad-format", rule: null, values: { name } });

/** The rules that define an order of claims. */
export const orderRules = (claim: Claim): readonly RuleId[] => {
  if ("count" in claim) return ["S8"];
  return "mia" in claim ? ["M1"] : ["H1", "H2"];
};
