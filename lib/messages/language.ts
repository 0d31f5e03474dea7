/** The languages that the words are written in, each by its own name. English is what everything falls back on. */
export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español" } as const;

/** One of them, as HTML and HTTP name it. */
export type Language = keyof typeof LANGUAGES;

/** Whether a text names one of them, exactly. */
export const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && Object.hasOwn(LANGUAGES, text);
