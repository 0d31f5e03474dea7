import * as english from "./en/moreScreens";
import { spoken } from "./spoken";

export const { moreWords, sayShort } = spoken("moreScreens", english);
