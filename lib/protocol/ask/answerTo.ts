import { type Refusal, type RefusalCode, type Result, type RuleId, rulesUnder } from "@/lib/engine";
import { sayRefusal } from "@/lib/messages/refusals";
import { judge, odds } from "./dice";
import type { Given } from "./given";
import { compare, rank } from "./hands";
import { lowest, raise } from "./raises";
import type { Question } from "./shapes";

export type Answer =
  | Given
  | {
      readonly ok: false;
      readonly code: RefusalCode;
      readonly message: string;
      readonly rules: readonly RuleId[];
    };

/**
 * Answers a validated question (formats §3). If the rules refuse it, returns `ok: false` with a code. Never
 * throws.
 */
export function answerTo(question: Question): Answer {
  const answer = answered(question);
  return answer.ok ? answer.value : notAnswered(answer.refusal);
}

/** The answer to a refused question. */
export const notAnswered = (refusal: Refusal): Answer => ({
  ok: false,
  code: refusal.code,
  message: sayRefusal(refusal, {}),
  rules: refusal.rule === null ? [] : [refusal.rule],
});

function answered(question: Question): Result<Given, Refusal> {
  const rules = rulesUnder(question.game, question.house ?? {});
  if (!rules.ok) return rules;
  switch (question.ask) {
    case "rank":
      return rank(question, rules.value);
    case "compare":
      return compare(question, rules.value);
    case "raise":
      return raise(question, rules.value);
    case "lowest":
      return lowest(question, rules.value);
    case "judge":
      return judge(question, rules.value);
    case "odds":
      return odds(question, rules.value);
  }
}
