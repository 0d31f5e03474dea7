import { type House, houseOf, type OptionValue, optionsOf } from "@/lib/engine";
import { type Answer, answerTo } from "@/lib/protocol/ask/answerTo";
import type { Question } from "@/lib/protocol/ask/shapes";

/** Another rule set's answer to the same question. */
export interface OtherHouse {
  readonly option: string;
  readonly value: OptionValue;
  readonly answer: Answer;
}

/** The substance of an answer: equal values mean the same, in any wording. */
function decided(answer: Answer): string {
  if (!answer.ok) return answer.code;
  const { result, legal, code, claimTrue, exact, margin, rank, chance, text } = answer;
  return JSON.stringify([result, legal, code, claimTrue, exact, margin, rank, chance, text]);
}

/**
 * Changes one option at a time: the rule sets of the same game with a different answer, in option order. Rule
 * sets that cannot take the question (a red die without a face) are omitted.
 */
export function otherHouses(question: Question): readonly OtherHouse[] {
  const house = houseOf(question.game, question.house ?? {});
  const options = optionsOf(question.game);
  if (!house.ok || !options.ok) return [];
  const own = decided(answerTo(question));
  return Object.entries(options.value).flatMap(([name, option]) => {
    const value = (house.value as House)[name] as OptionValue;
    // The numbers of dice, chips or lives never affect an answer.
    const choices: readonly OptionValue[] = "choices" in option ? option.choices : [];
    return choices
      .filter((other) => other !== value)
      .map((other) => ({
        option: name,
        value: other,
        answer: answerTo({ ...question, house: { ...house.value, [name]: other } }),
      }))
      .filter(({ answer }) => answer.ok && decided(answer) !== own);
  });
}
