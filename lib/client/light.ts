import { type ColorScheme, LIGHT_COOKIE, parseColorScheme } from "@/lib/protocol/light";
import { savedText, saveText } from "./localStore";

/** The current theme. */
export const lightNow = (): ColorScheme =>
  parseColorScheme(document.documentElement.dataset.light) ??
  (matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day");

/** Sets the theme of this page and all later ones. */
export function setLight(light: ColorScheme): void {
  saveText(LIGHT_COOKIE, light);
  applyLight();
}

/** Corrects a page rendered in another theme: an offline copy, or one from before the server knew. */
export function applyLight(): void {
  const light = parseColorScheme(savedText(LIGHT_COOKIE));
  if (light === undefined || light === document.documentElement.dataset.light) return;
  document.documentElement.dataset.light = light;
  // Offline: it is sent later, and until then the server renders the other theme.
  void import("./ask").then(({ ask }) => ask("POST /api/v1/light", {}, { light })).catch(() => undefined);
}
