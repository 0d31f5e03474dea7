import * as english from "./en/screens";
import { spoken } from "./spoken";

export type { Telling } from "./en/screens";

export const { tableWords, sayAction, sayMarks } = spoken("screens", english);
