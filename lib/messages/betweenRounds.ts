import * as english from "./en/betweenRounds";
import { spoken } from "./spoken";

export const { betweenWords } = spoken("betweenRounds", english);
