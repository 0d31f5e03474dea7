import * as english from "./en/arguments";
import { spoken } from "./spoken";

export const { argumentWords } = spoken("arguments", english);
