import type { Dictionary } from "../dictionary";
import * as claims from "./claims";
import * as door from "./door";
import * as ownLanguage from "./ownLanguage";

/** Alle deutschen Wörter. */
export const German: Dictionary = { claims, door, ownLanguage };
