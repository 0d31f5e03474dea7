import * as english from "./en/rosterScreens";
import { spoken } from "./spoken";

export const { rosterWords } = spoken("rosterScreens", english);
