import * as english from "./en/phoneSheets";
import { spoken } from "./spoken";

export const { phoneSheetWords } = spoken("phoneSheets", english);
