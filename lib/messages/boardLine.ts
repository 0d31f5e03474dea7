import * as english from "./en/boardLine";
import { spoken } from "./spoken";

export const { boardLine } = spoken("boardLine", english);
