import * as english from "./en/verdictCard";
import { spoken } from "./spoken";

export const { verdictCardWords } = spoken("verdictCard", english);
