import * as english from "./en/shareSheet";
import { spoken } from "./spoken";

export const { shareWords } = spoken("shareSheet", english);
