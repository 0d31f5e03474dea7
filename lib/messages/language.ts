import type { Dictionary, Draft } from "./dictionary";

/** A language by its own name, and how its words are fetched. */
type Told = { readonly name: string } & (
  | { readonly words: () => Promise<Dictionary>; readonly draft?: never }
  | { readonly words: () => Promise<Draft>; readonly draft: true }
  // English: the words are written in it.
  | { readonly words?: never; readonly draft?: never }
);

/**
 * The languages that the words are written in. English is what everything falls back on; a draft has not got all sentences yet, and
 * is spoken to whoever chooses it only (`docs/translating.md`).
 */
export const LANGUAGES = {
  en: { name: "English" },
  de: { name: "Deutsch", words: () => import("./de").then(({ German }) => German) },
  es: { name: "Español", words: () => import("./es").then(({ Spanish }) => Spanish) },
} as const satisfies Readonly<Record<string, Told>>;

/** One of them, as HTML and HTTP name it. */
export type Language = keyof typeof LANGUAGES;

const TOLD: Readonly<Record<Language, Told>> = LANGUAGES;

/** Whether a text names one of them, exactly. */
export const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && Object.hasOwn(LANGUAGES, text);

/** Whether a language has not got all sentences yet. */
export const isDraft = (language: Language): boolean => TOLD[language].draft ?? false;

/** Fetches the words of a language; null where they are there already. */
export const fetchWords = async (language: Language): Promise<Dictionary | Draft | null> =>
  TOLD[language].words?.() ?? null;
