import { AsyncLocalStorage } from "node:async_hooks";
import { German } from "@/lib/messages/de";
import type { Dictionary } from "@/lib/messages/dictionary";
import { Spanish } from "@/lib/messages/es";
import type { Language } from "@/lib/messages/language";
import { speak } from "@/lib/messages/spoken";

/** English needs none. */
const DICTIONARIES: Readonly<Record<Exclude<Language, "en">, Dictionary>> = { de: German, es: Spanish };

const spokenHere = new AsyncLocalStorage<Dictionary | undefined>();

speak(() => spokenHere.getStore());

/** Does something in a language, whatever else is done meanwhile: every word that is read from then on, until it is done, is in it. */
export const speaking = <Done>(language: Language, deed: () => Done): Done =>
  spokenHere.run(language === "en" ? undefined : DICTIONARIES[language], deed);
