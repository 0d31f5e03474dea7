import * as english from "./en/phones";
import { spoken } from "./spoken";

export const { phoneWords } = spoken("phones", english);
