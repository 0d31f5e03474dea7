import { AsyncLocalStorage } from "node:async_hooks";
import { German } from "@/lib/messages/de";
import * as germanImports from "@/lib/messages/de/imports";
import { bookRules as germanRules } from "@/lib/messages/de/ruleBook";
import type { Dictionary, Draft } from "@/lib/messages/dictionary";
import { Spanish } from "@/lib/messages/es";
import * as spanishImports from "@/lib/messages/es/imports";
import { bookRules as spanishRules } from "@/lib/messages/es/ruleBook";
import { setReaderLocale } from "@/lib/messages/formats";
import type { Imports } from "@/lib/messages/imports";
import type { Language } from "@/lib/messages/language";
import type { RuleBook } from "@/lib/messages/ruleBook";
import { setLocale } from "@/lib/messages/translated";
import { processSingleton } from "@/lib/server/process/processSingleton";

/** The server's texts in a language: those of browsers, the rule book, and imports. */
type Words = (Dictionary | Draft) & { readonly ruleBook?: RuleBook; readonly imports?: Imports };

/** Loaded at startup, because requests and threads need them synchronously. English is built in. */
const DICTIONARIES: Readonly<Record<string, Words>> = {
  de: { ...German, ruleBook: { bookRules: germanRules }, imports: germanImports },
  es: { ...Spanish, ruleBook: { bookRules: spanishRules }, imports: spanishImports },
} satisfies Record<Exclude<Language, "en">, Words>;

/** The locale and words of a request. */
interface Context {
  readonly locale: string;
  readonly words: Words | undefined;
}

// Shared, because the HTTP server and the routes load separate copies of this module.
const contexts = (): AsyncLocalStorage<Context> => processSingleton("Locale", () => new AsyncLocalStorage());

setLocale(() => contexts().getStore()?.words);
setReaderLocale(() => contexts().getStore()?.locale);

/**
 * Runs a callback, and all that it starts, in a locale.
 * @param locale a language of ours with or without a region: "de-AT", "de"
 */
export const withLocale = <Done>(locale: string, run: () => Done): Done =>
  contexts().run({ locale, words: DICTIONARIES[locale.slice(0, 2)] }, run);
