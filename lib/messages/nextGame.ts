import * as english from "./en/nextGame";
import { spoken } from "./spoken";

export const { nextGameWords } = spoken("nextGame", english);
