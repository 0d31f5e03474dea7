const NUMBERS = [
  "nothing",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
] as const;

/** "two" up to ten, digits beyond. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** "1 die", "3 dice". */
export const diceWord = (count: number): string => (count === 1 ? "1 die" : `${count} dice`);
