import type { WordsOf } from "../dictionary";
import { sayAction } from "./screens";
import { sayGiven } from "./stakes";
import { sayEnding, sayVerdict } from "./verdicts";

type Words = WordsOf<"news">;
type News = Parameters<Words["sayNews"]>[0];

/** „Ab sagte 6 Fünfen. Ba ist dran.“ */
export const sayNews: Words["sayNews"] = ({ game, names, last, settled, finished, next, ...telling }) => {
  const told =
    settled && (last?.do === "reveal" || last?.do === "challenge")
      ? sayOutcome(settled, names, telling.drink)
      : last && last.do !== "end"
        ? [`${capital(sayAction(last, names, telling))}.`]
        : [];
  return [
    ...told,
    ...(finished ? [sayEnding(game, finished, names)] : []),
    ...(next === null || finished ? [] : [`${next} ist dran.`]),
  ].join(" ");
};

function sayOutcome(
  settled: NonNullable<News["settled"]>,
  names: News["names"],
  drink: News["drink"],
): readonly string[] {
  const { story, stamp } = sayVerdict(settled, names);
  return [story, `${stamp}.`, ...settled.moves.map((move) => `${sayGiven(move, names, drink)}.`)];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
