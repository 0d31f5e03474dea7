import * as english from "./en/comfortScreens";
import { spoken } from "./spoken";

export const { comfortWords } = spoken("comfortScreens", english);
