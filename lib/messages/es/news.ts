import type { Action, Finished, Settled } from "@/lib/engine";
import type { Names } from "../names";
import { sayAction } from "./screens";
import { sayGiven } from "./stakes";
import { sayEnding, sayVerdict } from "./verdicts";

type Telling = NonNullable<Parameters<typeof sayAction>[2]>;

interface News extends Telling {
  readonly game: string;
  readonly names: Names;
  readonly last: Action | null;
  readonly settled: Settled | null;
  readonly finished: Finished | null;
  readonly next: string | null;
}

/** «Ana dijo 6 cincos. Es el turno de Beto.» */
export function sayNews({ game, names, last, settled, finished, next, ...telling }: News): string {
  const told =
    settled && (last?.do === "reveal" || last?.do === "challenge")
      ? sayOutcome(settled, names, telling)
      : last && last.do !== "end"
        ? [`${capital(sayAction(last, names, telling))}.`]
        : [];
  return [
    ...told,
    ...(finished ? [sayEnding(game, finished, names)] : []),
    ...(next === null || finished ? [] : [`Es el turno de ${next}.`]),
  ].join(" ");
}

const sayOutcome = (settled: Settled, names: Names, { drink }: Telling): readonly string[] => {
  const { story, stamp } = sayVerdict(settled, names);
  return [story, `${stamp}.`, ...settled.moves.map((move) => `${sayGiven(move, names, drink)}.`)];
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
