import * as english from "./en/bangOrder";
import { spoken } from "./spoken";

export const { bangWords } = spoken("bangOrder", english);
