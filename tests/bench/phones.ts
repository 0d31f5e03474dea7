import { type Browser, chromium, type Page } from "playwright-core";
import { chromiumPath, NO_CHROMIUM } from "../e2e/chromium";
import { cookiesOf } from "./evening";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The path of Chromium. @throws Error if there is none. */
export function chromiumHere(): string {
  const path = chromiumPath();
  if (!path) throw new Error(NO_CHROMIUM);
  return path;
}

/** A browser for phones. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumHere(), args: FLAGS });

/** A new phone, with the given cookies of one that started a game. */
export async function openPhone(browser: Browser, origin: string, cookie = ""): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  if (cookie) await context.addCookies(cookiesOf(cookie, origin));
  return context.newPage();
}
