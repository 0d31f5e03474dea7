import * as english from "./en/verdictKeys";
import { spoken } from "./spoken";

export const { verdictKeyWords } = spoken("verdictKeys", english);
