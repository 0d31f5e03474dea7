import { darkensHomeScreen } from "./apple";

/**
 * Why the screen may turn off at a table: the browser has no wake lock over plain http, or an old iPhone does not honor it in a Home Screen
 * app. Null where neither holds.
 */
export function wakeLockUnsupported(): "plain-http" | "home-screen" | null {
  if (!("wakeLock" in navigator) && !window.isSecureContext) return "plain-http";
  return darkensHomeScreen() ? "home-screen" : null;
}
