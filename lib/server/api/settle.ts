import { ask } from "@/lib/protocol/ask";
import { MOST_QUESTIONS } from "@/lib/protocol/ask/shapes";
import { answerJson, type JsonAnswer } from "./answerJson";

/** Answers a question, or up to `MOST_QUESTIONS` of them, as they were sent. */
export const settle = (body: Uint8Array): JsonAnswer =>
  answerJson(body, (asked) => Array.isArray(asked) && asked.length > MOST_QUESTIONS, ask);

declare module "../process/workers/pool" {
  interface Tasks {
    readonly settle: typeof settle;
  }
}
