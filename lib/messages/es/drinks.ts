import { countWord } from "./numbers";

/** Cómo llama la mesa a lo que se bebe, uno de ello (P10); null si es un trago sin más. */
export type Drink = string | null;

/** «trago», «tragos», «sorbos de agua»: la palabra para tantos. */
export function drinkWord(count: number, drink: Drink): string {
  const one = drink ?? "trago";
  if (count === 1) return one;
  const [head = one, ...what] = one.split(" de ");
  return [`${head}${/[aeiouáéó]$/i.test(head) ? "s" : /s$/i.test(head) ? "" : "es"}`, ...what].join(" de ");
}

/** «un trago», «dos sorbos». */
export const sayDrinks = (count: number, drink: Drink): string =>
  `${countWord(count, drink !== null && /a( de .*)?$/i.test(drink.split(" de ")[0] ?? ""))} ${drinkWord(count, drink)}`;
