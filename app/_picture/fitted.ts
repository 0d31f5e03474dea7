// What is cut off by the edge of its place takes the renderer ten times as long as what is cut off by its letters.

/** How broad letters are in their own height, in the text's font; all others as most are. */
const BREADTHS: readonly (readonly [letters: RegExp, breadth: number])[] = [
  [/[ijlI.,:;|'’!· ]/, 0.27],
  [/[frt()–-]/, 0.36],
  [/[mwMW@%…]/, 0.92],
  [/\p{Lu}/u, 0.68],
];
/** How broad a text is, in its own height. */
export const breadthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (BREADTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.55),
    0,
  );

/** A text that is no broader than so many times its height. */
export function fitted(text: string, room: number): string {
  if (breadthOf(text) <= room) return text;
  const letters = [...text];
  while (letters.length > 0 && breadthOf(`${letters.join("")}…`) > room) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
