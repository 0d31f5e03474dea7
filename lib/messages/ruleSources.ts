import * as english from "./en/ruleSources";
import { spoken } from "./spoken";

export const { sourceWords, saySources, saySource } = spoken("ruleSources", english);
