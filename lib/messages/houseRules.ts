import * as english from "./en/houseRules";
import { spoken } from "./spoken";

export const { sayOption, sayOptionHint, sayOptionValue, sayOptionTakes } = spoken("houseRules", english);
