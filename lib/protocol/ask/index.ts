import { readShape } from "../readShape";
import { type Answer, answerTo, notAnswered } from "./answerTo";
import { question } from "./shapes";

// The dispute desk (formats §3): one question in, one answer out.

/** Answers one question, or each of an array of them in order. A bad one answers `ok: false` with a code; never throws. */
export function ask(asked: unknown): Answer | readonly Answer[] {
  return Array.isArray(asked) ? asked.map(askOne) : askOne(asked);
}

function askOne(asked: unknown): Answer {
  const read = readShape(question, asked);
  return read.ok ? answerTo(read.value) : notAnswered(read.refusal);
}
