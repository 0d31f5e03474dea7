import * as english from "./en/auditScreens";
import { spoken } from "./spoken";

export const { auditWords } = spoken("auditScreens", english);
