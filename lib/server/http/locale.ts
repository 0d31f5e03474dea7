import { AsyncLocalStorage } from "node:async_hooks";
import { German } from "@/lib/messages/de";
import { bookRules as germanRules } from "@/lib/messages/de/ruleBook";
import type { Dictionary, Draft } from "@/lib/messages/dictionary";
import { Spanish } from "@/lib/messages/es";
import { bookRules as spanishRules } from "@/lib/messages/es/ruleBook";
import type { Language } from "@/lib/messages/language";
import type { RuleBook } from "@/lib/messages/ruleBook";
import { setLocale } from "@/lib/messages/translated";

/** What the server says in a language: what browsers say, and the rule book. */
type Words = (Dictionary | Draft) & { readonly ruleBook?: RuleBook };

/** English needs none. They are here from the start: a request, and a thread, cannot wait for one. */
const DICTIONARIES: Readonly<Record<string, Words>> = {
  de: { ...German, ruleBook: { bookRules: germanRules } },
  es: { ...Spanish, ruleBook: { bookRules: spanishRules } },
} satisfies Record<Exclude<Language, "en">, Words>;

const spokenHere = new AsyncLocalStorage<Words | undefined>();

setLocale(() => spokenHere.getStore());

/**
 * Does something in a language, whatever else is done meanwhile: every word that is read from then on, until it is done, is in it.
 * @param language as HTML names it
 */
export const withLocale = <Done>(language: string, deed: () => Done): Done =>
  spokenHere.run(DICTIONARIES[language], deed);
