import { AsyncLocalStorage } from "node:async_hooks";
import { German } from "@/lib/messages/de";
import type { Dictionary, Draft } from "@/lib/messages/dictionary";
import { Spanish } from "@/lib/messages/es";
import type { Language } from "@/lib/messages/language";
import { speak } from "@/lib/messages/spoken";

/** English needs none. They are here from the start: a request, and a thread, cannot wait for one. */
const DICTIONARIES: Readonly<Record<string, Dictionary | Draft>> = {
  de: German,
  es: Spanish,
} satisfies Record<Exclude<Language, "en">, Dictionary | Draft>;

const spokenHere = new AsyncLocalStorage<Dictionary | Draft | undefined>();

speak(() => spokenHere.getStore());

/**
 * Does something in a language, whatever else is done meanwhile: every word that is read from then on, until it is done, is in it.
 * @param language as HTML names it
 */
export const withLocale = <Done>(language: string, deed: () => Done): Done =>
  spokenHere.run(DICTIONARIES[language], deed);
