import { readEnvironment } from "../env";

/** Over https browsers are told to take our cookies from this very host only, and to keep them to https. */
export const overHttps = (): boolean => readEnvironment().publicUrl?.startsWith("https:") ?? false;

/** A cookie of ours by its name. */
export const nameOfCookie = (name: string): string => (overHttps() ? `__Host-${name}` : name);

/** A `Set-Cookie` header: no script reads it, no other site sends it along with more than a link. */
export const cookieText = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${overHttps() ? "; Secure" : ""}`;

/** A cookie as next-auth wants it told. */
export const cookieOption = (name: string) => ({
  name,
  options: { httpOnly: true, sameSite: "lax", path: "/", secure: overHttps() } as const,
});
