import type { RuleSetData } from "@/lib/engine";
import { diceWord } from "@/lib/messages/anyPage";
import { answerWords } from "@/lib/messages/own";
import { sayCostRow, sayEnding } from "@/lib/messages/ruleSets";
import { sayOneCup, sayReRolls } from "@/lib/messages/rules";
import type { OwnGame } from "@/lib/protocol/ruleSets/look";
import { stakeWordsOf } from "@/lib/views/drink";
import type { Question } from "@/lib/views/ownGame/draft";

/** The wild face of a rule set, as one choice. */
export const wildIn = ({ wild }: RuleSetData): keyof typeof answerWords.wild => {
  const { kind = "none", opening_ones = "wild" } = wild ?? {};
  return kind === "ones" && opening_ones !== "wild" ? opening_ones : kind;
};

const lowered = (answer: string): string => answer.charAt(0).toLowerCase() + answer.slice(1);

/** The present answer to a question, in one or several lines. */
export function answersOf(question: Question, rules: OwnGame): readonly string[] {
  const { claims, cups, challenges, cost, starter, ending } = rules;
  switch (question) {
    case "claims":
      return [
        answerWords[claims.kind].name,
        ...(claims.kind === "counts" ? [answerWords.raise[claims.raise ?? "quantity-major"]] : []),
      ];
    case "cups":
      if (cups.kind === "passed") return [sayOneCup(claims.kind === "hands" ? 5 : 2)];
      return [
        typeof cups.dice === "object"
          ? answerWords.rows
          : `${answerWords.own}: ${diceWord(claims.kind === "hands" ? 5 : (cups.dice ?? 5))}`,
        ...(cups.rerolls ? [sayReRolls(cups.rerolls)] : []),
      ];
    case "wild":
      return [answerWords.wild[wildIn(rules)]];
    case "challenges":
      return challenges.map(({ kind, by = "next" }) => {
        const who = answerWords.by[kind === "concede" ? "on" : by];
        return challenges.length === 1 ? who : `${answerWords.way[kind]}: ${lowered(who)}`;
      });
    case "cost":
      return cost.map((row) => sayCostRow(row, rules, stakeWordsOf(rules)));
    case "starter":
      return [typeof starter === "string" ? answerWords.starter[starter] : answerWords.severalStarters];
    case "ending":
      return [sayEnding(ending, stakeWordsOf(rules))];
  }
}
