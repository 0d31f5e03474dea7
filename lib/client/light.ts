import { savedText, saveText } from "./localStore";

/** The light somebody chose on this phone, whatever the phone itself says. */
export type Light = "day" | "night";

/** Where it is kept: the server draws pages in it, so that none is seen in the other first. */
export const LIGHT_COOKIE = "light";

const YEAR = 365 * 24 * 60 * 60;

/** The light this page is seen in. */
export const lightNow = (): Light =>
  chosenLight(document.documentElement.dataset.light) ??
  (matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day");

/** Shows this page, and from now on all others, in a light. */
export function setLight(light: Light): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has another way, and it is no secret
  document.cookie = `${LIGHT_COOKIE}=${light}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
  saveText(LIGHT_COOKIE, light);
  applyLight();
}

/** A page that was kept for when there is no line may have been drawn in the light of before. */
export function applyLight(): void {
  const light = chosenLight(savedText(LIGHT_COOKIE));
  if (light !== undefined) document.documentElement.dataset.light = light;
}

/** What was chosen, if it is one of the two. */
export const chosenLight = (said: string | null | undefined): Light | undefined =>
  said === "day" || said === "night" ? said : undefined;
