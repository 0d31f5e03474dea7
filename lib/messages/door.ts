import * as english from "./en/door";
import { spoken } from "./spoken";

export const { doorWords } = spoken("door", english);
