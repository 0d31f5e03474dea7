/** Returns the words of the current language (a `Dictionary` or a `Draft`); nothing for English. */
type Speech = () => object | undefined;

// The server loads the app's modules more than once in one process: they share one language.
const shared = globalThis as typeof globalThis & { liarsTableSpeech?: Speech | undefined };

/** Sets the source of all words; English without one. */
export function setLocale(speech: Speech | undefined): void {
  shared.liarsTableSpeech = speech;
}

/**
 * English words that read in the current language each time code reads a sentence or calls a function. So no module may read
 * one while it loads. A sentence that the language lacks stays English.
 * @param module that exports them
 * @param name of the export
 */
export const translated = <Words extends object>(module: string, name: string, english: Words): Words =>
  standIn(english, () => part(part(shared.liarsTableSpeech?.(), module), name));

/** A proxy for what `now` returns at each use, or the English one if that is nothing. */
function standIn<Words extends object>(english: Words, now: () => unknown): Words {
  const inner = new Map<PropertyKey, object>();
  return new Proxy(english, {
    apply(target, self, args) {
      const own = now();
      const say = () => Reflect.apply((own ?? target) as () => unknown, self, args);
      return own === undefined ? inEnglish(say) : say();
    },
    get(_english, key) {
      const word: unknown = Reflect.get(english, key);
      // Code may pass groups and functions around early; a sentence, or a list of them, is read now.
      if (!isGroup(word) && typeof word !== "function") return part(now(), key) ?? word;
      const known = inner.get(key) ?? standIn(word, () => part(now(), key));
      inner.set(key, known);
      return known;
    },
  });
}

/** Keeps an English sentence English from end to end. */
function inEnglish<Output>(say: () => Output): Output {
  const speech = shared.liarsTableSpeech;
  shared.liarsTableSpeech = undefined;
  try {
    return say();
  } finally {
    shared.liarsTableSpeech = speech;
  }
}

const part = (words: unknown, key: PropertyKey): unknown =>
  typeof words === "object" && words !== null ? Reflect.get(words, key) : undefined;

const isGroup = (word: unknown): word is object =>
  typeof word === "object" && word !== null && !Array.isArray(word);
