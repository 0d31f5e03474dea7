import type { Page } from "playwright-core";

/** The browser's default text size in pixels. */
const NORMAL = 16;

/** The largest spacing of letters, words and lines that WCAG requires (1.4.12). A drawing spaces its own. */
const SPACED =
  "*:not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";

/** Lost words on a page at twice the text size, and with wide spacing. */
export async function textBarriers(page: Page): Promise<string[]> {
  const debug = await page.context().newCDPSession(page);
  const size = (standard: number) =>
    debug.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
  await size(2 * NORMAL);
  const large = await lostWords(page);
  await size(NORMAL);
  await debug.detach();
  await page.evaluate((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [sheet];
  }, SPACED);
  const spaced = await lostWords(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return [
    ...large.map((one) => `text twice as large: ${one}`),
    ...spaced.map((one) => `text spaced out: ${one}`),
  ];
}

/** Words that are clipped, overlap, or need horizontal scrolling. */
export const lostWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lost: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) lost.push(`${scrollWidth - clientWidth} pixels lie beside the screen`);

    const pen = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
    /** The ink of a line: a large number's box extends far beyond it. */
    const inked = ({ left, right, top, bottom }: DOMRect, words: string, parent: Element) => {
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(parent);
      pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      const ink = pen.measureText(words);
      return {
        left,
        right,
        top: top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent,
        bottom: bottom - ink.fontBoundingBoxDescent + ink.actualBoundingBoxDescent,
      };
    };
    const drawn: { text: string; box: ReturnType<typeof inked>; layer: Element | null }[] = [];
    const words = document.createTreeWalker(
      document.querySelector("dialog:modal") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest("script, style, option, title, [class*=sr-only]:not([class*=not-sr-only])"))
        continue;
      const text = `“${node.textContent.trim().slice(0, 60)}”`;
      const range = document.createRange();
      range.selectNodeContents(node);
      let boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      let layer: Element | null = null;
      let [cut, scrolls] = [false, false];
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { position, display, overflowX, overflowY } = getComputedStyle(around);
        if (position === "sticky" || position === "fixed") layer ??= around;
        // Scroll containers can be scrolled.
        scrolls = [overflowX, overflowY].some((how) => how === "auto" || how === "scroll");
        const edge = around.getBoundingClientRect();
        if (scrolls) {
          boxes = boxes.filter(({ top, bottom }) => top > edge.top - 1 && bottom < edge.bottom + 1);
          break;
        }
        if (display === "inline" || around === document.body) continue;
        const clips = overflowX !== "visible";
        // The arrow of a turn is outside its key.
        if (!clips && (!around.matches("a, button, label, summary") || parent.matches(".seat-turn")))
          continue;
        const whole = boxes.filter(
          ({ left, right, top, bottom, height }) =>
            left > edge.left - 2 &&
            right < edge.right + 2 &&
            top > edge.top - height / 4 &&
            bottom < edge.bottom + height / 4,
        );
        if (whole.length === boxes.length) continue;
        // Truncated names have a full title.
        if (clips && around.closest("[title]")) boxes = whole;
        else cut = true;
      }
      if (cut) lost.push(`${text} is cut off`);
      else if (!scrolls && boxes.some(({ left, right }) => left < -1 || right > clientWidth + 1))
        lost.push(`${text} reaches beyond the screen`);
      else for (const box of boxes) drawn.push({ text, box: inked(box, node.textContent, parent), layer });
    }
    for (const [at, { text, box, layer }] of drawn.entries())
      for (const other of drawn.slice(at + 1)) {
        if (layer !== other.layer || text === other.text) continue;
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        const height = Math.min(box.bottom - box.top, other.box.bottom - other.box.top);
        if (wide > 2 && high > height / 2) lost.push(`${text} lies on ${other.text}`);
      }
    return [...new Set(lost)];
  });
