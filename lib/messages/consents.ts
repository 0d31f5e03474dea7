import * as english from "./en/consents";
import { spoken } from "./spoken";

export const { consentWords } = spoken("consents", english);
