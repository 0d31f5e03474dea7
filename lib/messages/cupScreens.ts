import * as english from "./en/cupScreens";
import { spoken } from "./spoken";

export const { cupWords } = spoken("cupScreens", english);
