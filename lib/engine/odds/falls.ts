import { remembered } from "../remembered";
import { FACES, type Face } from "../vocabulary";

/** All unordered rolls of this many dice, faces ascending. */
export const handsOf: (count: number) => readonly (readonly Face[])[] = remembered(
  (count) =>
    count === 0
      ? [[]]
      : handsOf(count - 1).flatMap((rest) =>
          FACES.filter((face) => face >= (rest.at(-1) ?? 1)).map((face) => [...rest, face]),
        ),
  (count) => count,
);

/** The number of orders in which these dice can lie. */
export function orders(dice: readonly Face[]): number {
  const factorial = (number: number): number => (number < 2 ? 1 : number * factorial(number - 1));
  return FACES.reduce(
    (ways, face) => ways / factorial(dice.filter((die) => die === face).length),
    factorial(dice.length),
  );
}
