import * as english from "./en/desk";
import { spoken } from "./spoken";

export const { deskWords, sayHouse, sayPercent } = spoken("desk", english);
