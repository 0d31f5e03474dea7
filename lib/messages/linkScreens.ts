import * as english from "./en/linkScreens";
import { spoken } from "./spoken";

export const { linkWords } = spoken("linkScreens", english);
