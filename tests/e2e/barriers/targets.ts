import type { Page } from "playwright-core";

/** Targets smaller than a thumb needs: 44 by 44 pixels, 56 high in the table's thumb zone. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // The last tapped key is scaled down for a moment.
    for (let frames = 0; frames < 60 && document.querySelector("button:active, a:active"); frames++)
      await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const modal = document.querySelector("dialog:modal");
    const pressed = (modal ?? document).querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary",
    );
    const small: string[] = [];
    for (const element of pressed) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      // A link in a sentence is as high as its line.
      if (element.matches("a, button") && getComputedStyle(element).display === "inline") continue;
      // Tapping a label taps its control.
      const area = element.closest("label") ?? element;
      const { width, height } = area.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      const least = element.closest("dialog, .thumb-zone")?.matches(".thumb-zone") ? 56 : 44;
      if (width >= 43.9 && height >= least - 0.1) continue;
      const name = element.getAttribute("aria-label") ?? area.textContent?.trim() ?? "";
      small.push(
        `a target of ${Math.round(width)} by ${Math.round(height)}: ${element.tagName} “${name.slice(0, 60)}”`,
      );
    }
    return small;
  });
