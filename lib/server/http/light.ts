import { LIGHT_COOKIE, type Light } from "@/lib/protocol/light";
import { overHttps } from "../process/env";

/** As long as browsers keep any cookie. */
const MAX_AGE = 400 * 24 * 60 * 60;

/** The `Set-Cookie` header by which a browser keeps the light somebody chose: one that a script sets Safari keeps for seven days only. */
export function lightCookie(light: Light): string {
  const secure = overHttps() ? "; Secure" : "";
  return `${LIGHT_COOKIE}=${light}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure}`;
}
