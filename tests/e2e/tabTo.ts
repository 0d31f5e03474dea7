import type { Page } from "playwright-core";

/** More than the stops of any screen. */
const MAX_STOPS = 60;

/** Presses Tab until the named element has the focus, and checks that it is visible. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if ((await focused.count()) === 0) continue;
    const label = await focused.evaluate((element) => {
      const named = (element.closest("label") ?? element).cloneNode(true) as Element;
      for (const drawn of named.querySelectorAll("[aria-hidden=true]")) drawn.remove();
      return element.getAttribute("aria-label") ?? named.textContent ?? "";
    });
    if (name.test(label)) return;
  }
  throw new Error(`nothing called ${name} can be reached with the Tab key`);
}

/** Focuses the named element, and presses it. */
export async function pressByKey(page: Page, name: RegExp, key = "Enter"): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}
