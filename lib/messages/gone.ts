import * as english from "./en/gone";
import { spoken } from "./spoken";

export const { goneWords } = spoken("gone", english);
