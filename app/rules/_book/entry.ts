import { gameIds, type House, houseOf, optionsOf } from "@/lib/engine";
import { sayHouse } from "@/lib/messages/desk";
import { bookRules } from "@/lib/messages/ruleBook";
import { sayExample } from "@/lib/messages/whatIf";
import { type Answer, answerTo } from "@/lib/protocol/ask/answerTo";
import { playScene } from "@/lib/views/house/scenes";
import type { Seen } from "@/lib/views/house/seen";
import { SOURCES, type Source } from "@/lib/views/house/sources";
import { EXAMPLES } from "./examples";

// The rule book for readers: each rule with an example that the engine plays, its source, and others that
// agree.

/** Published rules that agree with the book. */
export const PUBLIC_SOURCES = [
  "perudo-box",
  "bluff-box",
  "encyclopaedia-liars-dice",
  "encyclopaedia-dudo",
  "encyclopaedia-mia",
  "poker-dice",
  "bars-of-china",
  "tables-on-the-web",
] as const;
export type PublicSource = (typeof PUBLIC_SOURCES)[number];

/** By rule, if any source is known. */
const PLAYED_BY: Readonly<Record<string, readonly PublicSource[]>> = {
  S1: ["encyclopaedia-liars-dice", "perudo-box"],
  S2: ["encyclopaedia-liars-dice"],
  S3: ["encyclopaedia-liars-dice", "perudo-box", "encyclopaedia-mia"],
  S8: ["encyclopaedia-liars-dice"],
  S19: ["bars-of-china"],
  S20: ["bars-of-china"],
  S21: ["bars-of-china"],
  S22: ["bluff-box"],
  S23: ["encyclopaedia-liars-dice", "bluff-box"],
  H1: ["poker-dice", "encyclopaedia-liars-dice"],
  H2: ["poker-dice"],
  H4: ["poker-dice"],
  B1: ["encyclopaedia-liars-dice"],
  B2: ["encyclopaedia-liars-dice", "bluff-box"],
  B3: ["encyclopaedia-liars-dice", "bluff-box", "perudo-box"],
  R3: ["encyclopaedia-liars-dice"],
  R5: ["bluff-box", "encyclopaedia-liars-dice"],
  O3: ["encyclopaedia-liars-dice"],
  I2: ["encyclopaedia-liars-dice"],
  U1: ["perudo-box", "encyclopaedia-dudo"],
  U2: ["perudo-box", "encyclopaedia-dudo"],
  U3: ["perudo-box", "encyclopaedia-dudo"],
  U4: ["perudo-box", "encyclopaedia-dudo"],
  U5: ["perudo-box", "encyclopaedia-dudo"],
  U6: ["perudo-box", "encyclopaedia-dudo"],
  M1: ["encyclopaedia-mia"],
  M2: ["encyclopaedia-mia"],
  M3: ["encyclopaedia-mia"],
  M4: ["encyclopaedia-mia"],
  M5: ["encyclopaedia-mia"],
  M6: ["encyclopaedia-mia", "tables-on-the-web"],
  M7: ["tables-on-the-web"],
  M8: ["tables-on-the-web"],
};

/** A rule in one sentence. The id must exist. */
export const sayBookRule = (id: string): string => bookRules[id as keyof typeof bookRules];

/** One rule of the book. */
export interface BookEntry {
  readonly id: string;
  /** The source text of the rule; null if it has none. */
  readonly source: Source | null;
  readonly playedBy: readonly PublicSource[];
  /** The options that change the rule, and the games that have them. */
  readonly options: readonly { readonly option: string; readonly games: readonly string[] }[];
  readonly example: { readonly seen: Seen; readonly house: House } | { readonly answer: Answer } | null;
}

/** All ids, in book order. */
export const BOOK_RULES: readonly string[] = Object.keys(EXAMPLES);

/** True for an existing rule id: "H2". */
export const isBookRule = (id: string): boolean => Object.hasOwn(EXAMPLES, id);

/** A rule of the book with its played example. The id must exist. */
export const bookEntry = (id: string): BookEntry => ({
  id,
  source: SOURCES.find(({ rules }) => id.startsWith(rules))?.id ?? null,
  playedBy: PLAYED_BY[id] ?? [],
  options: optionsUnder(id),
  example: exampleOf(id),
});

/**
 * The result of a rule's example in a sentence, after the house rules it uses; null if nothing can be played.
 */
export function sayPlayed({ example }: Pick<BookEntry, "example">): string | null {
  if (example === null) return null;
  if ("answer" in example) return example.answer.message;
  const rules = Object.entries(example.house).map(([option, value]) => sayHouse(option, value));
  return [...rules, sayExample(example.seen)].join(". ");
}

/** A rule and its example as shown next to an answer. The id must exist. */
export const ruleSummary = (id: string) => ({
  says: sayBookRule(id),
  example: sayPlayed({ example: exampleOf(id) }),
});

function optionsUnder(id: string): BookEntry["options"] {
  const games = new Map<string, string[]>();
  for (const game of gameIds) {
    const options = optionsOf(game);
    for (const [option, { rule }] of options.ok ? Object.entries(options.value) : [])
      if (rule === id) games.set(option, [...(games.get(option) ?? []), game]);
  }
  return [...games].map(([option, those]) => ({ option, games: those }));
}

function exampleOf(id: string): BookEntry["example"] {
  const example = EXAMPLES[id];
  if (!example) return null;
  if ("question" in example) return { answer: answerTo(example.question) };
  const house = houseOf(example.game, example.house);
  const seen = house.ok ? playScene(example.scene, example.game, house.value) : null;
  return seen && { seen, house: example.house };
}
