import * as english from "./en/waysOn";
import { spoken } from "./spoken";

export const { sayWayOn } = spoken("waysOn", english);
