import { overHttps } from "../process/env";

/** A cookie of ours by its name: over https browsers are told to take it from this very host only, and to keep it to https. */
export const nameOfCookie = (name: string): string => (overHttps() ? `__Host-${name}` : name);

/** A `Set-Cookie` header: no script reads it, no other site sends it along with more than a link. */
export const cookieText = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${overHttps() ? "; Secure" : ""}`;

/** A cookie as next-auth wants it told. */
export const cookieOption = (name: string) => ({
  name,
  options: { httpOnly: true, sameSite: "lax", path: "/", secure: overHttps() } as const,
});
