import { type Refusal, type RefusalCode, type Result, type RuleId, rulesUnder } from "@/lib/engine";
import { sayRefusal } from "@/lib/words";
import { readShape } from "../readShape";
import { judge, odds } from "./dice";
import type { Given } from "./given";
import { compare, rank } from "./hands";
import { lowest, raise } from "./raises";
import { question } from "./shapes";

// The dispute desk (formats §3): one question in, one answer out.

export type Answer =
  | Given
  | {
      readonly ok: false;
      readonly code: RefusalCode;
      readonly message: string;
      readonly rules: readonly RuleId[];
    };

/** Answers one question, or each of an array of them in order. A bad one answers `ok: false` with a code; never throws. */
export function ask(asked: unknown): Answer | readonly Answer[] {
  return Array.isArray(asked) ? asked.map(askOne) : askOne(asked);
}

function askOne(asked: unknown): Answer {
  const answer = answered(asked);
  return answer.ok ? answer.value : notAnswered(answer.refusal);
}

const notAnswered = (refusal: Refusal): Answer => ({
  ok: false,
  code: refusal.code,
  message: sayRefusal(refusal, {}),
  rules: refusal.rule === null ? [] : [refusal.rule],
});

function answered(asked: unknown): Result<Given, Refusal> {
  const read = readShape(question, asked);
  if (!read.ok) return read;
  const rules = rulesUnder(read.value.game, read.value.house ?? {});
  if (!rules.ok) return rules;
  switch (read.value.ask) {
    case "rank":
      return rank(read.value, rules.value);
    case "compare":
      return compare(read.value, rules.value);
    case "raise":
      return raise(read.value, rules.value);
    case "lowest":
      return lowest(read.value, rules.value);
    case "judge":
      return judge(read.value, rules.value);
    case "odds":
      return odds(read.value, rules.value);
  }
}
