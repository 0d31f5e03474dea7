import { darkensHomeScreen } from "./apple";

/**
 * Why the screen turns off at a table: no wake lock over plain http, or an old iPhone ignores it in a Home
 * Screen app. Null if neither applies.
 */
export function wakeLockUnsupported(): "plain-http" | "home-screen" | null {
  if (!("wakeLock" in navigator) && !window.isSecureContext) return "plain-http";
  return darkensHomeScreen() ? "home-screen" : null;
}
