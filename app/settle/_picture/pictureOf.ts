import type { OptionValue } from "@/lib/engine";
import { deskWords, sayAsked } from "@/lib/messages/desk";
import { locale } from "@/lib/messages/formats";
import { type Answer, answerTo } from "@/lib/protocol/ask/answerTo";
import { linkOf } from "@/lib/protocol/ask/link";
import type { Question } from "@/lib/protocol/ask/shapes";
import { changedRules, houseWith } from "@/lib/protocol/houseRules";
import { hashOf } from "@/lib/server/table/links/linkToken";
import { askedOf } from "@/lib/views/desk/askedOf";
import { type DrawnAnswer, drawnAnswer } from "@/lib/views/desk/pictured";

/** An answer's preview for chats. */
export interface AnswerPreview {
  readonly question: Question;
  readonly answer: Answer;
  readonly drawn: DrawnAnswer;
  /** The question in one line. */
  readonly title: string;
  /** The values that differ from the defaults, in order. */
  readonly house: readonly (readonly [option: string, value: OptionValue])[];
  /** The link's query. */
  readonly query: string;
  /** Version hash: changes with the picture's content, its drawing or its language. */
  readonly mark: string;
}

/** The preview of an answer; null without a question, or with an unknown game or rule. */
export function previewOf(question: Question | null): AnswerPreview | null {
  const query = question === null ? "" : linkOf(question);
  if (question === null || query === "") return null;
  const answer = answerTo(question);
  const drawn = drawnAnswer(question, answer);
  const title = sayAsked(askedOf(question, drawn)) ?? deskWords.title;
  const { game, house = {} } = question;
  const changed = Object.entries(changedRules(game, houseWith(game, house)));
  const mark = hashOf(JSON.stringify([query, answer, drawn, title, locale()])).slice(0, 16);
  return { question, answer, drawn, title, house: changed, query, mark };
}
