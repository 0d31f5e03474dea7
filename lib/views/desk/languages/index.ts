import { ENGLISH } from "./english";
import { GERMAN } from "./german";
import { SPANISH } from "./spanish";
import type { Lexicon } from "./vocabulary";

/** The languages a question may be asked in, whatever the screens speak: tables are mixed. */
export const TONGUES: readonly Lexicon[] = [ENGLISH, GERMAN, SPANISH];
