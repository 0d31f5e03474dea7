import { ENGLISH } from "./english";
import { GERMAN } from "./german";
import { SPANISH } from "./spanish";
import type { Tongue } from "./tongue";

/** The languages a question may be asked in, whatever the screens speak: tables are mixed. */
export const TONGUES: readonly Tongue[] = [ENGLISH, GERMAN, SPANISH];
