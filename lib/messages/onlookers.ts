import * as english from "./en/onlookers";
import { spoken } from "./spoken";

export const { onlookerWords } = spoken("onlookers", english);
