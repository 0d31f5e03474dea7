import { readShape } from "../readShape";
import { type Answer, answerTo, notAnswered } from "./answerTo";
import { question } from "./shapes";

// The desk (formats §3): one question in, one answer out.

/**
 * Answers one question, or each question of an array in order. An invalid one gets `ok: false` with a code.
 * Never throws.
 */
export function ask(asked: unknown): Answer | readonly Answer[] {
  return Array.isArray(asked) ? asked.map(askOne) : askOne(asked);
}

function askOne(asked: unknown): Answer {
  const read = readShape(question, asked);
  return read.ok ? answerTo(read.value) : notAnswered(read.refusal);
}
