import * as english from "./en/handClaims";
import { spoken } from "./spoken";

export const { sayHandClaim } = spoken("handClaims", english);
