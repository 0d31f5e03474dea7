import { type House, houseOf, type OptionValue, optionsOf } from "@/lib/engine";
import { type Answer, answerTo } from "@/lib/protocol/ask/answerTo";
import type { Question } from "@/lib/protocol/ask/shapes";

/** What another house answers to the same question. */
export interface OtherHouse {
  readonly option: string;
  readonly value: OptionValue;
  readonly answer: Answer;
}

/** What decides: two answers that agree in it say the same, however it is worded. */
function decided(answer: Answer): string {
  if (!answer.ok) return answer.code;
  const { result, legal, code, claimTrue, exact, margin, rank, chance, text } = answer;
  return JSON.stringify([result, legal, code, claimTrue, exact, margin, rank, chance, text]);
}

/**
 * One other choice at a time: the houses of the same game that answer otherwise than the question's own, in the order of
 * their house rules. Those that cannot be asked it at all (a red die nobody told of) are left out.
 */
export function otherHouses(question: Question): readonly OtherHouse[] {
  const house = houseOf(question.game, question.house ?? {});
  const options = optionsOf(question.game);
  if (!house.ok || !options.ok) return [];
  const own = decided(answerTo(question));
  return Object.entries(options.value).flatMap(([name, option]) => {
    const value = (house.value as House)[name] as OptionValue;
    // How many dice, chips or lives there are decides nothing that the desk is asked.
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
