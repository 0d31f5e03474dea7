import * as english from "./en/presetScreens";
import { spoken } from "./spoken";

export const { presetWords } = spoken("presetScreens", english);
