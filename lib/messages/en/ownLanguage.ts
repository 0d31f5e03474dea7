import type { Language } from "../language";

interface OwnLanguage {
  /** As HTML names it. */
  readonly code: Language;
  /** By which numbers and days are written. */
  readonly locale: string;
  readonly justNow: string;
  /** What stands over the choice of a language. */
  readonly choose: string;
  readonly notChosen: string;
}

/** What a language says of itself. */
export const ownLanguage: OwnLanguage = {
  code: "en",
  locale: "en-GB",
  justNow: "just now",
  choose: "Language",
  notChosen: "No answer came. Check the connection and try again.",
};
