import * as english from "./en/refusals";
import { spoken } from "./spoken";

export const { sayRefusal } = spoken("refusals", english);
