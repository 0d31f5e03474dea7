import type { Dictionary, English } from "./dictionary";

/** Answers the words of the language that is being spoken just now; nothing for English. */
type Speech = () => Dictionary | undefined;

// The server loads the app's modules more than once in one process: they speak alike.
const shared = globalThis as typeof globalThis & { liarsTableSpeech?: Speech | undefined };

/** From now on words are those that `speech` answers whenever one is read; English again when there is none. */
export function speak(speech: Speech | undefined): void {
  shared.liarsTableSpeech = speech;
}

/**
 * Stand-ins for the English words of a module, by the same names. Whoever reads a sentence from one, or calls one, has it in the
 * language that is being spoken at that moment: so nothing reads one while modules are loaded.
 */
export function spoken<Module extends keyof English>(
  module: Module,
  english: English[Module],
): English[Module] {
  const now = () => shared.liarsTableSpeech?.()?.[module] ?? english;
  // A dictionary has the shape of the English one, and other sentences. A module itself could not be stood in for.
  return standIn({ ...english }, now) as English[Module];
}

/** An object or a function that is, whenever it is used, what `now` answers. */
function standIn(english: object, now: () => object): object {
  const inner = new Map<PropertyKey, object>();
  return new Proxy(english, {
    apply: (_english, self, told) => Reflect.apply(now() as () => unknown, self, told),
    get(_english, key) {
      const word: unknown = Reflect.get(english, key);
      // Groups of words and functions may be passed on early; a sentence, or a list of some, is read now.
      if (!isGroup(word) && typeof word !== "function") return Reflect.get(now(), key);
      const known = inner.get(key) ?? standIn(word, () => Reflect.get(now(), key));
      inner.set(key, known);
      return known;
    },
  });
}

const isGroup = (word: unknown): word is object =>
  typeof word === "object" && word !== null && !Array.isArray(word);
