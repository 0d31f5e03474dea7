import { deskWords } from "@/lib/messages/desk";
import { sayPercent } from "@/lib/messages/figureNumbers";
import { sayClaim } from "@/lib/messages/terms";
import type { Answer } from "@/lib/protocol/ask/answerTo";
import type { Question } from "@/lib/protocol/ask/shapes";
import { askedOf } from "@/lib/views/desk/askedOf";
import { drawnAnswer } from "@/lib/views/desk/pictured";

/** An answer's stamp, and whether it means no. */
export function stampOf(
  question: Question,
  answer: Answer,
): { readonly text: string; readonly bad: boolean } {
  const { stamps } = deskWords;
  // A missing fact rules nothing out.
  if (!answer.ok && answer.code === "wild-needed") return { text: deskWords.asksBack.wild, bad: false };
  if (!answer.ok) return { text: stamps.cannot, bad: true };
  if (answer.result) return { text: sayWinner(question, answer, answer.result), bad: false };
  if (answer.legal !== undefined)
    return answer.legal ? { text: stamps.legal, bad: false } : { text: stamps.illegal, bad: true };
  if (answer.claimTrue !== undefined) {
    if (!answer.claimTrue) return { text: stamps.short, bad: true };
    // Only a call of spot on asks if it was exact.
    if (question.ask !== "judge" || question.kind !== "spot-on") return { text: stamps.there, bad: false };
    return answer.exact ? { text: stamps.exact, bad: false } : { text: stamps.notExact, bad: true };
  }
  if (answer.rank !== undefined) return { text: `${answer.rank} / ${answer.of}`, bad: false };
  if (answer.chance !== undefined) return { text: sayPercent(answer.chance), bad: false };
  const claim = answer.claim ?? answer.hand;
  return { text: claim ? sayClaim(claim) : stamps.nothing, bad: false };
}

function sayWinner(question: Question, answer: Answer, result: "a" | "b" | "tie"): string {
  if (result === "tie") return deskWords.tie;
  const { claim, other, kind, otherKind } = askedOf(question, drawnAnswer(question, answer));
  return result === "a" ? deskWords.wins(kind, claim) : deskWords.wins(otherKind, other);
}
