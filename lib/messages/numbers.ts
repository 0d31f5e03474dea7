import * as english from "./en/numbers";
import { spoken } from "./spoken";

export const { diceWord } = spoken("numbers", english);
