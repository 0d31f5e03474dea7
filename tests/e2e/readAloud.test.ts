import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { record } from "./send";
import { sharedOrigin } from "./server";

const origin = fromNetwork(sharedOrigin());

async function table() {
  const page = await openPhone(origin);
  const hands = new Hands(page);
  const id = await hands.openGame(origin, ["Ab", "Ba", "Cr"]);
  return { page, id, hands };
}

browserTest("a screen reader announces each claim, bang and verdict once, from any phone", async () => {
  const { page, id, hands } = await table();
  // Announced once, on a page that cannot keep the screen on.
  await page.getByText("Your screen may turn off").waitFor();
  // Live announcements of screen readers: the words that appear in live regions.
  await page.evaluate(() => {
    const announcements: string[] = [];
    const lastWords = new Map<Element, string>();
    Object.assign(window, { announcements });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const part = target instanceof Element ? target : target.parentElement;
        const live = part?.closest("[aria-live], [role=status], [role=alert]");
        const words = live?.textContent?.trim() ?? "";
        if (!live || lastWords.get(live) === words) continue;
        lastWords.set(live, words);
        if (words) announcements.push(words);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await record(page, id, { do: "start-round", wild: 4, starter: "s1" });
  await hands.claim(6, 5);
  await hands.sees("Ab", "6 fives");
  await hands.isLive();
  await record(page, id, { do: "claim", by: "s2", claim: { count: 7, face: 5 } });
  await hands.sees("Ba", "7 fives");
  await hands.bang();
  await hands.way("Short or there");
  await hands.press(/^Short: /);
  await hands.verdict().waitFor();
  const announcements = await page.evaluate(
    () => (window as unknown as { announcements: string[] }).announcements,
  );
  // Each once; simultaneous events of two phones may be merged.
  expect(new Set(announcements).size).toBe(announcements.length);
  expect(announcements.filter((line) => line !== "Cr banged.")).toEqual([
    "Ab started a round. Ab’s turn.",
    "Ab said 6 fives. Ba’s turn.",
    "Ba said 7 fives. Cr’s turn.",
    "Ba said 7 fives. Cr banged. Short. Ba took one bad. Ba’s turn.",
  ]);
});

browserTest("dice pictures read aloud as sentences", async () => {
  const { page, id, hands } = await table();
  await record(
    page,
    id,
    { do: "start-round", wild: 4, starter: "s1" },
    { do: "claim", by: "s1", claim: { count: 6, face: 5 } },
  );
  await hands.sees("Ab", "6 fives");
  /** True if a part of the page reads so, among other lines of the accessibility tree. */
  const reads = async (part: Locator, ...lines: readonly string[]) => {
    const snapshot = await part.ariaSnapshot();
    for (const line of lines) expect(snapshot).toContain(line);
    // No die without a name.
    expect(snapshot.split("\n").filter((line) => /^\s*- img$/.test(line))).toEqual([]);
  };
  const main = page.locator("main");
  await reads(
    main,
    "says 6 fives",
    "fours are wild",
    'button "Raise to 6 sixes, the lowest raise"',
    'button "Raise to 7 fours, claims the wild, only fours count"',
    'radio "6" [checked]',
    "Undo: Ab said 6 fives",
  );
  await record(page, id, { do: "challenge", by: "s2" });
  await hands.dice(5, 4, 2, 5);
  await reads(
    main,
    "Ab: five, counts; four, wild; two; five, counts",
    "Ba: no dice yet",
    "so far, 6 needed, 11 dice left",
    'button "Add six"',
  );
  await hands.dice(1, 1, 6, 6, 6, 2, 2, 3, 3, 3, 6);
  await hands.press("3 of 6: settle");
  await hands.verdict().waitFor();
  await reads(
    hands.verdict(),
    "Ab said 6 fives. Ba banged.",
    'img "five"',
    'img "four, wild"',
    "3 missing",
    "takes one bad",
  );
});
