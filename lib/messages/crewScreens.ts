import * as english from "./en/crewScreens";
import { spoken } from "./spoken";

export const { crewWords } = spoken("crewScreens", english);
