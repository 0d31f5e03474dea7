/** The letters of a name by grapheme; all characters if it has none. */
function lettersOf(name: string): readonly string[] {
  const signs = Array.from(SIGNS.segment(name.trim()), ({ segment }) => segment);
  const letters = signs.filter((sign) => /\p{L}/u.test(sign));
  return letters.length > 0 ? letters : signs;
}

const SIGNS = new Intl.Segmenter("en", { granularity: "grapheme" });

const capital = (letter: string): string => letter.toLocaleUpperCase();

/**
 * Short labels of names: the first letter. If it is not unique, the first later letter that makes it so is
 * added, otherwise a number.
 * @param people By id, in a stable order.
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
    const initial = free ?? numbered(first, taken);
    taken.add(initial);
    initials.set(id, initial);
  }
  return initials;
}

function numbered(first: string, taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(`${first}${number}`)) number++;
  return `${first}${number}`;
}

const MAX_LETTERS = 3;

/** A text's letters and digits, in lower case. */
const bare = (text: string): string => (text.match(/[\p{L}\p{N}]/gu) ?? []).join("").toLowerCase();

/**
 * "R. O." for "Randy Ortega": the initials, at most three. Null if they equal the whole name, or are empty.
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
