import * as english from "./en/notices";
import { spoken } from "./spoken";

export const { noticeWords } = spoken("notices", english);
