import { type ColorScheme, LIGHT_COOKIE } from "@/lib/protocol/light";
import { overHttps } from "../process/env";

/** The longest lifetime that browsers allow. */
const MAX_AGE = 400 * 24 * 60 * 60;

/**
 * The `Set-Cookie` header of the chosen color scheme. Safari deletes cookies set by scripts after seven days.
 */
export function colorSchemeCookie(light: ColorScheme): string {
  const secure = overHttps() ? "; Secure" : "";
  return `${LIGHT_COOKIE}=${light}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure}`;
}
