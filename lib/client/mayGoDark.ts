import { darkensHomeScreen } from "./apple";

/** Why the screen may go dark at a table: the browser offers nothing over plain http, or an old iPhone lets no Home Screen app keep it on. Null where neither holds. */
export function mayGoDark(): "plain-http" | "home-screen" | null {
  if (!("wakeLock" in navigator) && !window.isSecureContext) return "plain-http";
  return darkensHomeScreen() ? "home-screen" : null;
}
