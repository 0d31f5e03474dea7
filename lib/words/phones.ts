import * as english from "./en/phones";
import { spoken } from "./spoken";

export const { phoneWords, consentWords } = spoken("phones", english);
