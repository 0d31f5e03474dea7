import * as english from "./en/plainScreens";
import { spoken } from "./spoken";

export const { plainWords } = spoken("plainScreens", english);
