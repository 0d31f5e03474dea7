import { chosenLight, LIGHT_COOKIE, type Light } from "@/lib/protocol/light";
import { savedText, saveText } from "./localStore";

/** The light this page is seen in. */
export const lightNow = (): Light =>
  chosenLight(document.documentElement.dataset.light) ??
  (matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day");

/** Shows this page, and from now on all others, in a light. */
export function setLight(light: Light): void {
  saveText(LIGHT_COOKIE, light);
  applyLight();
}

/** A page may have been drawn in another light: it is kept for when there is no connection, or the server was not told. */
export function applyLight(): void {
  const light = chosenLight(savedText(LIGHT_COOKIE));
  if (light === undefined || light === document.documentElement.dataset.light) return;
  document.documentElement.dataset.light = light;
  // Without a connection it is sent another time: the next page is drawn in the other light.
  void import("./ask").then(({ ask }) => ask("POST /api/v1/light", {}, { light })).catch(() => undefined);
}
