import { expect } from "vitest";
import { gameIds } from "@/lib/engine";
import { LANGUAGES } from "@/lib/messages/language";
import { DRAWN, oneIn, sampleOf } from "../everyCase";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";

const story = oneIn(browserTest, 3);

const origin = fromNetwork(sharedOrigin());

story("a rule card follows the chosen house rules, its link carries them, and two sets compare", async () => {
  const ann = new Hands(await openPhone(origin, { width: 360, height: 740, dark: true }));
  await ann.phone.goto("/rules");
  await ann.tap(ann.phone.getByRole("link", { name: "Firehouse" }));
  // F6, F8: a bang out of turn.
  await ann.phone.getByText("Challenge out of turn").waitFor();
  await ann.press("House rules");
  await ann.phone.getByLabel("Challenges out of turn", { exact: true }).selectOption("off");
  await ann.press("Done");
  await ann.phone.getByText("changed", { exact: true }).waitFor();
  await ann.phone.getByText("Challenge out of turn").waitFor({ state: "hidden" });

  await ann.press("Share these rules");
  const link = (await ann.phone.getByText(/\/rules\/firehouse\?rules=/).textContent()) ?? "";
  expect(link).toMatch(/\?rules=out_of_turn\.off$/);
  await ann.phone.goto(link);
  await ann.phone.getByText("changed", { exact: true }).waitFor();
  expect(await ann.phone.getByText("Challenge out of turn").count()).toBe(0);

  await ann.phone.goto("/rules/bar");
  await ann.press("House rules");
  const sheet = ann.phone.getByRole("dialog");
  await sheet.getByText("2 of 5 fives: short by three. Ann loses one die.").waitFor();
  await sheet.getByLabel("Being wrong costs").selectOption("difference");
  // B2: as many as the claim was off.
  await sheet.getByText("2 of 5 fives: short by three. Ann loses three dice.").waitFor();
  await ann.press("Done");

  await ann.tap(ann.phone.getByRole("link", { name: "Compare with standard rules" }));
  await ann.phone.getByText("1 of 18 house rules differs.").waitFor();
  await ann.phone.getByText("Ann loses three dice.").waitFor();
  await ann.phone.getByText("Ann loses one die.").waitFor();

  await ann.phone.goto("/rules/bar/compare?a=wild.ones&b=wild.ones&an=%3Cb%3EKitchen&bn=%E2%80%AEneb");
  await ann.phone.getByText("They’re the same").waitFor();
  await ann.phone.getByRole("link", { name: "Rules card: <b>Kitchen" }).waitFor();
  for (const bad of [
    "bar/compare?a=wild.sixes",
    "bar/compare?b=x",
    "toString/compare",
    "bar/compare?a=__proto__.1",
  ]) {
    const answer = await fetch(`${sharedOrigin()}/rules/${bad}`);
    expect({ bad, status: answer.status }).toEqual({ bad, status: 404 });
  }
});

story("every rule card prints on one page in every language", async () => {
  const phone = await openPhone(origin);
  const cards = Object.keys(LANGUAGES).flatMap((language) => gameIds.map((game) => ({ language, game })));
  for (const { language, game } of sampleOf(cards, 4)) {
    await phone.setExtraHTTPHeaders({ "accept-language": language });
    await phone.goto(`/rules/${game}`);
    await phone.getByRole("heading", { level: 1 }).waitFor();
    const pdf = (await phone.pdf({ format: "A4" })).toString("latin1");
    const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length;
    expect({ language, game, pages }, DRAWN).toEqual({ language, game, pages: 1 });
  }
});

story(
  "chips open rules, the book is searchable, the TV’s desk uses the house rules, classic arguments settle",
  async () => {
    const ann = new Hands(await openPhone(origin, { width: 360, height: 740, dark: true }));
    await ann.phone.goto("/rules/perudo?rules=named_wild.any");
    // S19: the usual arguments follow the rules.
    await ann.phone.getByText("wild until someone claims it").waitFor();
    await ann.phone.getByText("10 ones over 9 sixes?").waitFor();
    await ann.phone.getByRole("link", { name: "Rule U4" }).first().click();
    await ann.phone.waitForURL("**/rules/U4");
    await ann.phone.getByText("If you’re wrong, you lose a die and start.").waitFor();
    await ann.phone.getByRole("link", { name: "Open rule book" }).last().click();
    await ann.phone.waitForURL("**/rules/book#U4");
    await ann.phone.getByRole("searchbox").fill("palifico last");
    await ann.phone.getByText("No rule found.").waitFor();
    await ann.phone.getByRole("searchbox").fill("u5");
    await ann.phone.getByText("One rule").waitFor();
    expect(await ann.phone.locator("[data-rule]:visible").count()).toBe(1);
    await ann.phone.getByRole("searchbox").fill("<script>".repeat(12));
    await ann.phone.getByText("No rule found.").waitFor();
    for (const bad of ["H99", "S0", "constructor", "H2x"]) {
      const answer = await fetch(`${sharedOrigin()}/rules/${bad}`);
      expect({ bad, status: answer.status }).toEqual({ bad, status: 404 });
    }

    await ann.phone.goto("/rules/perudo?rules=named_wild.any");
    await ann.phone.getByRole("link", { name: /\/settle\?game=perudo&rules=named_wild\.any$/ }).click();
    await ann.phone.waitForURL("**/settle*");
    await ann.phone.getByRole("button", { name: /^Perudo\. Change game/ }).waitFor();
    // The desk remembers the last game.
    await ann.phone.goto("/settle");
    await ann.phone.getByRole("button", { name: /^Perudo\. Change game/ }).waitFor();

    // The classic arguments link there too.
    await ann.phone.goto("/rules/arguments");
    const first = ann.phone.getByRole("listitem").filter({ hasText: "Does 44112 beat 33226?" });
    await first.getByText("44112 beats 33226: both have two pair, and fours beat threes.").waitFor();
    await ann.tap(first.getByRole("link", { name: "Try other dice" }));
    await ann.phone.getByRole("article", { name: "Answer" }).getByText("44112 wins").waitFor();
  },
);
