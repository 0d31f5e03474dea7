import { gameIds } from "@/lib/engine";

// Words that an attacker tries first on this site (V6.2.11): its name and the vocabulary of its tables, in
// its languages.

const SITE = "liar liars table tables dice die liarsdice scorekeeper score";
const ENGLISH = `bang bluff call calza claim challenge cup cups wild joker raise reroll peek reveal verdict spot on spoton believe shake roll
  wash washing dish dishes good goods bad bads drink drinks pot ante chips firehouse station engine crew shift tones bar night game games
  keeper one ones two twos three threes four fours five fives six sixes ace aces the and of a my our`;
const GERMAN = `lügner lügen würfel becher tisch tische bluff ansage joker mäxchen meiern spülen abwasch wache schicht runde spiel kneipe
  eins zwei drei vier fünf sechs einsen zweien dreien vieren fünfen sechsen der die das und`;
const SPANISH = `mentiroso mentirosos mentira dado dados mesa mesas cubilete cubo dudo canto comodín farol platos lavar parque turno juego partida
  uno dos tres cuatro cinco seis unos treses cuatros cincos seises el la los las y de`;

const letters = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");

const WORDS: ReadonlySet<string> = new Set(
  [SITE, ENGLISH, GERMAN, SPANISH, gameIds.join(" ").replaceAll("-", " ")]
    .flatMap((text) => text.split(/\s+/))
    .map(letters),
);
const MAX_WORD_LENGTH = Math.max(...[...WORDS].map((word) => word.length));

/** Digits up to a date or a street number add no strength. A longer number counts as secret. */
const MAX_DIGITS = 4;

/**
 * True if a password consists only of this site's words, in any order, with or without other characters
 * between them.
 */
export function saysOnlyContext(passphrase: string): boolean {
  if ((passphrase.match(/\p{N}/gu) ?? []).length > MAX_DIGITS) return false;
  const text = letters(passphrase);
  // reached[i]: the first i characters split into words.
  const reached = [true];
  for (let end = 1; end <= text.length; end++) {
    reached[end] = false;
    for (let from = Math.max(0, end - MAX_WORD_LENGTH); from < end && !reached[end]; from++)
      reached[end] = (reached[from] ?? false) && WORDS.has(text.slice(from, end));
  }
  return text !== "" && (reached[text.length] ?? false);
}
