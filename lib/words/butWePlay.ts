import * as english from "./en/butWePlay";
import { spoken } from "./spoken";

export const { sayOtherRule, sayElsewhere, sayUnchanged, sayUntold } = spoken("butWePlay", english);
