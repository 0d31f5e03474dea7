import * as english from "./en/revealScreens";
import { spoken } from "./spoken";

export const { revealWords } = spoken("revealScreens", english);
