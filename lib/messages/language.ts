import type { Dictionary, Draft } from "./dictionary";

/** A language's own name, and how to load its catalog. */
type Entry = { readonly name: string } & (
  | { readonly words: () => Promise<Dictionary>; readonly draft?: never }
  | { readonly words: () => Promise<Draft>; readonly draft: true }
  // English is in the source.
  | { readonly words?: never; readonly draft?: never }
);

/**
 * All languages. English is the fallback. A draft lacks sentences, and shows only to those who choose it (`docs/translating.md`).
 */
export const LANGUAGES = {
  en: { name: "English" },
  de: { name: "Deutsch", words: () => import("./de").then(({ German }) => German) },
  es: { name: "Español", words: () => import("./es").then(({ Spanish }) => Spanish) },
} as const satisfies Readonly<Record<string, Entry>>;

/** A language tag. */
export type Language = keyof typeof LANGUAGES;

const ENTRIES: Readonly<Record<Language, Entry>> = LANGUAGES;

/** True for a language tag. */
export const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && Object.hasOwn(LANGUAGES, text);

/** True for a language that lacks sentences. */
export const isDraft = (language: Language): boolean => ENTRIES[language].draft ?? false;

/** Loads the catalog of a language; null for English. */
export const fetchWords = async (language: Language): Promise<Dictionary | Draft | null> =>
  ENTRIES[language].words?.() ?? null;
