import * as english from "./en/laterScreens";
import { spoken } from "./spoken";

export const { laterWords } = spoken("laterScreens", english);
