import type { ElementHandle, Page } from "playwright-core";
import type { Driver, ElementOnPage } from "./drivers";

/** A page in the shared Chromium, with the same driver interface as other engines. */
export function chromiumDriver(page: Page): Driver {
  const asHandle = (element: ElementOnPage) => element as unknown as ElementHandle;
  return {
    goto: async (address) => void (await page.goto(address)),
    run: async (body, ...passed) => {
      const returned = await page.evaluateHandle(
        `(function () { ${body} }).apply(null, ${JSON.stringify(passed)})`,
      );
      return (returned.asElement() ?? (await returned.jsonValue())) as never;
    },
    click: (element) => asHandle(element).click({ timeout: 5_000 }),
    type: async (element, text) => {
      const field = asHandle(element);
      if ((await field.getAttribute("type")) === "file") return field.setInputFiles(text);
      await field.focus();
      // WebDriver's key code.
      await page.keyboard.type(text.replace("\uE007", "\n"));
    },
    close: () => page.close(),
  };
}
