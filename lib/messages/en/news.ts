import type { Action, Finished, Settled } from "@/lib/engine";
import type { Names } from "../names";
import { possessive } from "./people";
import { sayAction, type Telling } from "./screens";
import { sayGiven } from "./stakes";
import { sayEnding, sayVerdict } from "./verdicts";

/** The table as it stands, to be read aloud. */
export interface News extends Telling {
  readonly game: string;
  readonly names: Names;
  /** The last thing recorded that stands. */
  readonly last: Action | null;
  /** The latest verdict, where it lies on the table. */
  readonly settled: Settled | null;
  readonly finished: Finished | null;
  /** Whose turn it is. */
  readonly next: string | null;
}

/** What happened last, and whose turn it is, as screen readers tell it: "Ab said 6 fives. It is Ba’s turn." */
export function sayNews({ game, names, last, settled, finished, next, ...telling }: News): string {
  const told =
    settled && (last?.do === "reveal" || last?.do === "challenge")
      ? sayOutcome(settled, names, telling)
      : last && last.do !== "end"
        ? [`${sayAction(last, names, telling)}.`]
        : [];
  return [
    ...told,
    ...(finished ? [sayEnding(game, finished, names)] : []),
    ...(next === null || finished ? [] : [`It is ${possessive(next)} turn.`]),
  ].join(" ");
}

const sayOutcome = (settled: Settled, names: Names, { drink }: Telling): readonly string[] => {
  const { story, stamp } = sayVerdict(settled, names);
  return [story, `${stamp}.`, ...settled.moves.map((move) => `${sayGiven(move, names, drink)}.`)];
};
