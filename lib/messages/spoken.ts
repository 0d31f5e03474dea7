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
 * Words that are written in English, and spoken in whatever language is being spoken at the moment when a sentence of them is
 * read, or a function of them is called: so nothing reads one while modules are loaded.
 * @param module that exports them
 * @param name by which it does
 */
export function spoken<Words extends object>(module: keyof English, name: string, english: Words): Words {
  return standIn(english, () => {
    const words = shared.liarsTableSpeech?.();
    return words === undefined ? english : (Reflect.get(words[module], name) as object);
  });
}

/** An object or a function that is, whenever it is used, what `now` answers, of the same shape. */
function standIn<Words extends object>(english: Words, now: () => object): Words {
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
