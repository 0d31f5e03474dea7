import type { Page } from "playwright-core";

/** Elements that take the focus invisibly or covered (WCAG 2.4.7, 2.4.11). */
export async function focusBarriers(page: Page): Promise<string[]> {
  // Switches the browser to keyboard focus.
  await page.keyboard.press("Shift");
  return page.evaluate(() => {
    const before = document.activeElement;
    // The thumb zone's input lock ignores fingers, not keys.
    const heard = new CSSStyleSheet();
    heard.replaceSync("* { pointer-events: auto !important }");
    document.adoptedStyleSheets = [heard];

    /** The style of a focused element and its outline. */
    const look = (stop: Element): string => {
      let styles = "";
      for (let box: Element | null = stop; box && box !== document.body; box = box.parentElement) {
        const { outlineStyle, outlineWidth, borderColor, boxShadow } = getComputedStyle(box);
        const outline = outlineStyle === "none" ? "" : `${outlineStyle} ${outlineWidth}`;
        styles += `${outline}, ${borderColor}, ${boxShadow}; `;
      }
      return styles;
    };
    const found: string[] = [];
    const stops = (document.querySelector("dialog:modal") ?? document).querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']",
    );
    for (const stop of stops) {
      if (!stop.checkVisibility({ visibilityProperty: true })) continue;
      const label = stop.closest("label");
      const words = stop.getAttribute("aria-label") ?? label?.textContent ?? stop.textContent ?? "";
      const name = `${stop.tagName} “${words.trim().slice(0, 60)}”`;
      (document.activeElement as HTMLElement | null)?.blur();
      const unfocused = look(stop);
      stop.focus();
      if (document.activeElement !== stop) found.push(`${name} does not take the focus`);
      else if (look(stop) === unfocused) found.push(`${name} does not show the focus`);
      const { left, width, top, height } = stop.getBoundingClientRect();
      const isSeen = [0.5, 0.1, 0.9].some((part) => {
        const there = document.elementFromPoint(left + width / 2, top + height * part);
        return there !== null && (label ?? stop).contains(there);
      });
      if (!isSeen) found.push(`${name} is covered while it has the focus`);
    }
    document.adoptedStyleSheets = [];
    if (before instanceof HTMLElement) before.focus();
    return found;
  });
}
