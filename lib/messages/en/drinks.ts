import { numberWord } from "./numbers";

/** How a table calls what is drunk, one of it: "sip", "shot of water" (P10); null where it is just a drink. */
export type Drink = string | null;

/** "drink", "sips", "shots of water": the word for so many. */
export function drinkWord(count: number, drink: Drink): string {
  const one = drink ?? "drink";
  if (count === 1) return one;
  const [head = one, ...what] = one.split(" of ");
  return [`${head}${/(s|x|z|ch|sh)$/i.test(head) ? "es" : "s"}`, ...what].join(" of ");
}

/** "one drink", "two sips". */
export const sayDrinks = (count: number, drink: Drink): string =>
  `${numberWord(count)} ${drinkWord(count, drink)}`;
