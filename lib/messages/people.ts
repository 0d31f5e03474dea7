import * as english from "./en/people";
import { spoken } from "./spoken";

export const { list } = spoken("people", english);
