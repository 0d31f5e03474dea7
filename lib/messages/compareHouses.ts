import * as english from "./en/compareHouses";
import { spoken } from "./spoken";

export const { compareWords } = spoken("compareHouses", english);
