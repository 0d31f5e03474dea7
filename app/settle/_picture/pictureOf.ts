import type { OptionValue } from "@/lib/engine";
import { deskWords, sayAsked } from "@/lib/messages/desk";
import { locale } from "@/lib/messages/locale";
import { type Answer, answerTo } from "@/lib/protocol/ask/answerTo";
import { linkOf } from "@/lib/protocol/ask/link";
import type { Question } from "@/lib/protocol/ask/shapes";
import { changedRules, houseWith } from "@/lib/protocol/houseRules";
import { hashOf } from "@/lib/server/table/links/linkToken";
import { askedOf } from "@/lib/views/desk/askedOf";
import { type DrawnAnswer, drawnAnswer } from "@/lib/views/desk/pictured";

/** An answer as chats show it beside its link. */
export interface AnswerPreview {
  readonly question: Question;
  readonly answer: Answer;
  readonly drawn: DrawnAnswer;
  /** The question in one line. */
  readonly title: string;
  /** The house rules that are other than the game's own, in their order. */
  readonly house: readonly (readonly [option: string, value: OptionValue])[];
  /** The link, without its beginning. */
  readonly query: string;
  /** Another one whenever anything of its picture is drawn otherwise, or in another language. */
  readonly mark: string;
}

/** The preview of an answer; null where nothing is asked or what is asked has no link: a game or a rule nobody knows. */
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
