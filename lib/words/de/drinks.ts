import { numberWord } from "./numbers";

/** Wie der Tisch nennt, was getrunken wird (P10); null, wo es einfach ein Schluck ist. */
type Drink = string | null;

/** Von einem Wort, das sich der Tisch gibt, ist weder Mehrzahl noch Geschlecht bekannt. */
const drinkWord = (count: number, drink: Drink): string => drink ?? (count === 1 ? "Schluck" : "Schlucke");

/** „einen Schluck“, „zwei Schlucke“, „2 × Liegestütze“. */
export function sayDrinks(count: number, drink: Drink): string {
  if (drink !== null) return `${count} × ${drink}`;
  return count === 1 ? "einen Schluck" : `${numberWord(count)} Schlucke`;
}
