/** Answers the words of the language that is being spoken just now (a `Dictionary`, or a `Draft`); nothing for English. */
type Speech = () => object | undefined;

// The server loads the app's modules more than once in one process: they speak alike.
const shared = globalThis as typeof globalThis & { liarsTableSpeech?: Speech | undefined };

/** From now on words are those that `speech` answers whenever one is read; English again when there is none. */
export function setLocale(speech: Speech | undefined): void {
  shared.liarsTableSpeech = speech;
}

/**
 * Words that are written in English, and spoken in whatever language is being spoken at the moment when a sentence of them is
 * read, or a function of them is called: so nothing reads one while modules are loaded. A sentence that the language has not got
 * yet is said in English.
 * @param module that exports them
 * @param name by which it does
 */
export const translated = <Words extends object>(module: string, name: string, english: Words): Words =>
  standIn(english, () => part(part(shared.liarsTableSpeech?.(), module), name));

/** An object or a function that is, whenever it is used, what `now` answers, and the English one where that is nothing. */
function standIn<Words extends object>(english: Words, now: () => unknown): Words {
  const inner = new Map<PropertyKey, object>();
  return new Proxy(english, {
    apply(said, self, told) {
      const own = now();
      const say = () => Reflect.apply((own ?? said) as () => unknown, self, told);
      return own === undefined ? inEnglish(say) : say();
    },
    get(_english, key) {
      const word: unknown = Reflect.get(english, key);
      // Groups of words and functions may be passed on early; a sentence, or a list of some, is read now.
      if (!isGroup(word) && typeof word !== "function") return part(now(), key) ?? word;
      const known = inner.get(key) ?? standIn(word, () => part(now(), key));
      inner.set(key, known);
      return known;
    },
  });
}

/** An English sentence is English from end to end, whatever is spoken around it. */
function inEnglish<Said>(say: () => Said): Said {
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
