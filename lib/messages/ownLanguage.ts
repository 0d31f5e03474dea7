import * as english from "./en/ownLanguage";
import { spoken } from "./spoken";

export const { ownLanguage } = spoken("ownLanguage", english);
