/** The letters of a name as they are read, whatever they are made of; all of its signs where none of them is a letter. */
function lettersOf(name: string): readonly string[] {
  const signs = Array.from(SIGNS.segment(name.trim()), ({ segment }) => segment);
  const letters = signs.filter((sign) => /\p{L}/u.test(sign));
  return letters.length > 0 ? letters : signs;
}

const SIGNS = new Intl.Segmenter("en", { granularity: "grapheme" });

const capital = (letter: string): string => letter.toLocaleUpperCase();

/**
 * What a plate has room for of each name: the first letter; where others begin with the same one, that and the first later letter that tells
 * them apart; where even these are taken, a number.
 * @param people By id, in an order that stays.
 */
export function initialsOf(people: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const split = [...people].map(([id, name]) => ({ id, all: lettersOf(name) }));
  const beginning = new Map<string, number>();
  for (const { all } of split) {
    const first = capital(all[0] ?? "?");
    beginning.set(first, (beginning.get(first) ?? 0) + 1);
  }
  const taken = new Set<string>();
  const initials = new Map<string, string>();
  for (const { id, all } of split) {
    const first = capital(all[0] ?? "?");
    const alone = beginning.get(first) === 1;
    const longer = all.slice(1).map((letter) => first + letter.toLocaleLowerCase());
    const free = (alone ? [first] : longer).find((one) => !taken.has(one));
    const said = free ?? numbered(first, taken);
    taken.add(said);
    initials.set(id, said);
  }
  return initials;
}

function numbered(first: string, taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(`${first}${number}`)) number++;
  return `${first}${number}`;
}

const MAX_LETTERS = 3;

/** The letters and digits of a text, in small letters. */
const bare = (text: string): string => (text.match(/[\p{L}\p{N}]/gu) ?? []).join("").toLowerCase();

/**
 * "R. O." of "Randy Ortega": the first letters of somebody's words, three at most; null where that would be the whole name, or nothing
 * that can be read.
 */
export function inInitials(name: string): string | null {
  const words = name.split(/[\s\p{Pd}_.,/]+/u).flatMap((word) => {
    const first = [...SIGNS.segment(word)].find(({ segment }) => /[\p{L}\p{N}]/u.test(segment));
    return first ? [first.segment.toUpperCase()] : [];
  });
  const initials = words.slice(0, MAX_LETTERS).map((letter) => `${letter}.`);
  if (initials.length === 0 || bare(initials.join("")) === bare(name)) return null;
  return initials.join("\u00a0");
}
