import * as english from "./en/bangers";
import { spoken } from "./spoken";

export const { bangersWords } = spoken("bangers", english);
