import * as english from "./en/roundLog";
import { spoken } from "./spoken";

export const { logWords } = spoken("roundLog", english);
