import * as english from "./en/joinScreens";
import { spoken } from "./spoken";

export const { joinWords } = spoken("joinScreens", english);
