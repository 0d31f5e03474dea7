import { numberWord } from "./numbers";

/** Wie der Tisch nennt, was getrunken wird (P10); null, wo es einfach ein Schluck ist. */
type Drink = string | null;

/** „einen Schluck“, „zwei Schlucke“, „2 × Liegestütze“. */
export function sayDrinks(count: number, drink: Drink): string {
  if (drink !== null) return `${count} × ${drink}`;
  return count === 1 ? "einen Schluck" : `${numberWord(count)} Schlucke`;
}
