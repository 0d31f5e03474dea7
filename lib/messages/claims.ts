import * as english from "./en/claims";
import { spoken } from "./spoken";

export const { faceWord, sayClaim } = spoken("claims", english);
