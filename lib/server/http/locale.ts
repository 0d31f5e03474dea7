import { AsyncLocalStorage } from "node:async_hooks";
import { German } from "@/lib/messages/de";
import { bookRules as germanRules } from "@/lib/messages/de/ruleBook";
import type { Dictionary, Draft } from "@/lib/messages/dictionary";
import { Spanish } from "@/lib/messages/es";
import { bookRules as spanishRules } from "@/lib/messages/es/ruleBook";
import type { Language } from "@/lib/messages/language";
import type { RuleBook } from "@/lib/messages/ruleBook";
import { setLocale } from "@/lib/messages/translated";

/** The server's texts in a language: those of browsers, and the rule book. */
type Words = (Dictionary | Draft) & { readonly ruleBook?: RuleBook };

/** Loaded at startup, because requests and threads need them synchronously. English is built in. */
const DICTIONARIES: Readonly<Record<string, Words>> = {
  de: { ...German, ruleBook: { bookRules: germanRules } },
  es: { ...Spanish, ruleBook: { bookRules: spanishRules } },
} satisfies Record<Exclude<Language, "en">, Words>;

const spokenHere = new AsyncLocalStorage<Words | undefined>();

setLocale(() => spokenHere.getStore());

/**
 * Runs work in a language. All texts read within it, also asynchronously, are in that language.
 * @param language An HTML lang value.
 */
export const withLocale = <Done>(language: string, deed: () => Done): Done =>
  spokenHere.run(DICTIONARIES[language], deed);
