import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { German } from "@/lib/messages/de";
import { Spanish } from "@/lib/messages/es";
import { LANGUAGES } from "@/lib/messages/language";
import { sampleOf } from "../everyCase";
import { lostWords } from "./barriers/text";
import { fromNetwork, gameOf, Hands, sent } from "./hands";
import { answersTaps, browserTest, openPhone } from "./phone";
import { record, startGame } from "./send";
import { sharedOrigin } from "./server";

// A round in another language than English, from the start page to the history, on the narrowest phone.

const NAMES = ["Uwe", "Ximena"];

const origin = fromNetwork(sharedOrigin());

/** The files of a folder, without subfolders. */
const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => path.join(folder, name));

/** The words in a folder's strings. */
const wordsIn = (...folder: readonly string[]): ReadonlySet<string> =>
  new Set(
    filesOf(path.join("lib", ...folder)).flatMap((file) => {
      const source = readFileSync(file, "utf8").replace(/^\s*(\*|\/[/*]).*$/gm, "");
      const texts = [...source.matchAll(/"([^"\n]*)"/g), ...source.matchAll(/`((?:[^`$]|\$\{[^}]*\})*)`/g)];
      return texts.flatMap(([, text = ""]) => wordsOf(text.replace(/\$\{[^}]*\}/g, "_")));
    }),
  );

/** Words in lower case; one attached to a placeholder does not count. */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/(?<!_)\p{L}{2,}(?!_)/gu) ?? [];

/** All text of a page, visible or for screen readers, except parts marked as another language. */
const textsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((one) => one.closest("[lang]") === document.documentElement)
      .filter(
        (one) => !one.matches("script, style, template") && one.checkVisibility({ visibilityProperty: true }),
      )
      .flatMap((one) => [
        ...[...one.childNodes].flatMap((node) =>
          node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ""] : [],
        ),
        ...["aria-label", "title", "placeholder", "alt"].flatMap((name) => one.getAttribute(name) ?? []),
      ])
      .concat(document.title),
  );

const SPOKEN = sampleOf(
  [
    ["de", German],
    ["es", Spanish],
  ] as const,
  1,
);

browserTest.each(SPOKEN)("a round in %s has no English and no clipped text", async (code, words) => {
  const { START_WORDS: home } = words.start;
  const { tableWords: says } = words.table;
  const own = wordsIn("messages", code);
  const foreign = new Set(
    [...wordsIn("messages"), ...wordsIn("engine", "claims")].filter((word) => !own.has(word)),
  );
  const page = await openPhone(origin, { width: 360, height: 740, dark: code === "de" });
  const hands = new Hands(page);
  const wrong: string[] = [];
  const look = async (screen: string) => {
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    expect(await page.evaluate(() => document.documentElement.lang), screen).toBe(code);
    const texts = await textsOn(page);
    const english = texts.filter((text) => wordsOf(text).some((word) => foreign.has(word)));
    wrong.push(...[...english, ...(await lostWords(page))].map((one) => `${screen}: ${one}`));
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/${code}-${screen}.png` });
  };
  const isLive = () => page.getByText(says.live, { exact: true }).waitFor({ state: "attached" });
  const seesClaim = (claim: string) => page.locator("main p", { hasText: claim }).first().waitFor();

  await page.goto("/");
  await hands.press(LANGUAGES[code].name);
  const start = page.getByRole("link", { name: home.newGame });
  await start.waitFor();
  await look("start");
  await start.tap();
  await page.locator("input:focus").waitFor();
  await answersTaps(page);
  for (const name of NAMES) {
    await hands.type(name);
    await hands.enter();
  }
  await look("names");
  await hands.press(home.crew.start);
  await page.waitForURL("**/games/*");
  await isLive();
  await look("who-starts");
  await hands.tap(page.getByRole("region", { name: says.scoreStrip }).getByRole("button", { name: /Uwe/ }));
  await hands.press(words.verdict.betweenWords.redDieKey(4));
  await page.getByText(says.toOpen("Uwe")).first().waitFor();
  await sent(page);
  await look("opening");
  await record(page, gameOf(page), { do: "claim", by: "s1", claim: { count: 4, face: 5 } });
  await seesClaim(words.terms.sayClaim({ count: 4, face: 5 }));
  await look("claim");
  await hands.press(says.shoutBy("bang", "Ximena", "firehouse"));
  for (const face of [5, 5, 4, 1, 2] as const) await hands.press(words.dice.revealWords.dieKey(face));
  await look("dice");
  for (const face of [6, 1, 2, 3, 3] as const) await hands.press(words.dice.revealWords.dieKey(face));
  await hands.press(words.dice.revealWords.settleWith(3, 4));
  await page.getByRole("article", { name: words.verdict.verdictCardWords.verdict }).waitFor();
  await look("verdict");
  await page.goto(`/games/${gameOf(page)}/history`);
  await page.getByText(words.history.historyWords.tapToCorrect).waitFor();
  await look("history");
  expect(wrong).toEqual([]);
});

browserTest.each(SPOKEN)("every shout in %s fits its key and the felt of the TV", async (code, words) => {
  const { tableWords: says } = words.table;
  const phone = await openPhone(origin, { width: 360, height: 740 });
  await phone.goto("/");
  await new Hands(phone).press(LANGUAGES[code].name);
  await phone.getByRole("link", { name: words.start.START_WORDS.newGame }).waitFor();
  const game = await startGame(phone, ["Uwe", "Ximena", "Yago"], { game: "perudo" });
  await phone.goto(`/games/${game}`);
  await record(
    phone,
    game,
    { do: "start-round", starter: "s1" },
    { do: "claim", by: "s1", claim: { count: 4, face: 5 } },
  );
  for (const shout of ["doubt", "spot-on"] as const) {
    const key = phone.getByRole("button", { name: says.shoutBy(shout, "Ximena", "perudo"), exact: true });
    const word = key.getByText(says.shouts(shout, "perudo"), { exact: true });
    await word.waitFor();
    expect(await word.evaluate(spill)).toBeLessThanOrEqual(0);
  }
  await record(phone, game, { do: "challenge", by: "s2" });
  await phone.setViewportSize({ width: 1280, height: 800 });
  await phone.goto(`/games/${game}/tv`);
  const slammed = phone.locator(".tv-seats span", { hasText: says.shouts("doubt", "perudo") }).last();
  await slammed.waitFor();
  expect(await slammed.evaluate(spill)).toBeLessThanOrEqual(0);
});

// The route loads the locale's modules again.
test("pages keep the reader’s language after a calendar program asked for a feed", async () => {
  expect((await fetch(`${sharedOrigin()}/share/nobody/calendar.ics?language=es`)).status).toBe(404);
  const start = await fetch(sharedOrigin(), { headers: { "accept-language": "de" } });
  expect((await start.text()).includes(German.start.START_WORDS.newGame)).toBe(true);
});

/** How far a word overflows its key or felt, in pixels; negative if it fits. */
function spill(element: Element): number {
  const word = document.createRange();
  word.selectNodeContents(element);
  const { left, right } = word.getBoundingClientRect();
  const ground = element.closest("button, section, .bang-flash")?.getBoundingClientRect();
  return ground ? Math.max(ground.left - left, right - ground.right) : Number.POSITIVE_INFINITY;
}
