import * as english from "./en/hands";
import { spoken } from "./spoken";

export const { handWords } = spoken("hands", english);
