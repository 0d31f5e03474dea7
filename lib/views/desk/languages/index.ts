import { ENGLISH } from "./english";
import { GERMAN } from "./german";
import { SPANISH } from "./spanish";
import type { Lexicon } from "./vocabulary";

/** The languages of typed questions, regardless of the screen's language: groups mix them. */
export const TONGUES: readonly Lexicon[] = [ENGLISH, GERMAN, SPANISH];
