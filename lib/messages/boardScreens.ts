import * as english from "./en/boardScreens";
import { spoken } from "./spoken";

export const { boardWords, saySaid } = spoken("boardScreens", english);
