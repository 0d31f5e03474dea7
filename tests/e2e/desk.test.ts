import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type Face, faceWord } from "@/lib/engine";
import { deskWords as germanDesk } from "@/lib/messages/de/desk";
import { faceWord as german } from "@/lib/messages/de/terms";
import { deskWords } from "@/lib/messages/desk";
import { oneIn } from "../everyCase";
import { fromNetwork, Hands } from "./hands";
import { house, WITHOUT_LINE } from "./offlinePhone";
import { browserTest, openPhone } from "./phone";
import { record, send, startGame } from "./send";
import { sharedServer } from "./server";
import { signIn } from "./signedIn";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 3);

const server = sharedServer();

const put = async (hands: Hands, dice: string) => {
  for (const die of dice) await hands.press(`Add ${faceWord(Number(die) as Face, 1)}`);
};

const answer = (phone: Page) => phone.getByRole("article", { name: "Answer" });

/** The link that "Share this answer" shows. */
async function shared(hands: Hands, key = "Share this answer"): Promise<string> {
  await hands.press(key);
  return (await hands.phone.getByText(/\/settle\?ask=/).textContent()) ?? "";
}

story("a new user settles 33226 against 44112 in at most twelve taps and shares the answer", async () => {
  const origin = fromNetwork(server.origin);
  const ann = new Hands(await openPhone(origin, { width: 360, height: 740, dark: true }));
  await ann.phone.goto(origin);
  await ann.tap(ann.phone.getByRole("link", { name: "Settle an argument" }));
  await put(ann, "3322644112");
  await answer(ann.phone)
    .getByText("44112 beats 33226: both have two pair, and fours beat threes.")
    .waitFor();
  console.log(`33226 against 44112: ${ann.taps} taps from the landing page.`);
  expect(ann.taps).toBeLessThanOrEqual(12);

  const link = await shared(ann);
  // The question uses the game's standard rules: the link omits them.
  expect(link).toMatch(/\?ask=compare&game=pass-the-cup&a=33226&b=44112$/);
  await ann.phone.goto(link);
  await answer(ann.phone).getByText("44112 wins").waitFor();
  // An empty desk has no question in its URL: a reload restores none.
  await ann.press("Start over");
  await answer(ann.phone).waitFor({ state: "hidden" });
  await ann.phone.waitForURL(/\/settle$/);
});

story(
  "typed questions: a raise, an unreadable text, a missing fact; typed dice equal tapped dice",
  async () => {
    const ann = new Hands(await openPhone(fromNetwork(server.origin)));
    await ann.phone.goto("/settle");
    const ask = async (text: string) => {
      await ann.phone.getByRole("searchbox").fill(text);
      await ann.press("Ask");
    };
    await ask("ten ones over nine sixes");
    // S8: on four ladders five more dice of any face are a raise.
    await answer(ann.phone).getByRole("heading", { name: "Allowed in 4 of 5 games" }).waitFor();
    await ann.press("Pirate dice: Not allowed. Open answer");
    await answer(ann.phone).getByText("10 ones doesn’t beat 9 sixes", { exact: false }).first().waitFor();
    await answer(ann.phone).getByText("If it’s challenged").waitFor();
    // The opened game is now the current one.
    await ask("8 fives over 7 sixes");
    await answer(ann.phone).getByText("8 fives doesn’t beat 7 sixes", { exact: false }).first().waitFor();
    // The last verdict is hidden below unreadable words.
    await ask("who wants another beer");
    await ann.phone.getByText("Didn’t catch that.", { exact: false }).first().waitFor();
    expect(await answer(ann.phone).count()).toBe(0);
    await ann.press("who starts after a challenge");
    await ann.phone.getByRole("heading", { name: "What the rules say" }).waitFor();

    // A follow-up asks for the missing part with keys, and the words are shown above the answer.
    await ann.phone.goto("/settle");
    await ask("firehouse: how likely are 6 twos with 15 dice, aces high, quux");
    await ann.phone.getByRole("heading", { name: "Which face is wild?" }).waitFor();
    await ann.press("Fours are wild");
    for (const text of ["Firehouse", "Fours are wild", "15 dice in play", "Ones rank"])
      await answer(ann.phone).getByText(text, { exact: false }).first().waitFor();
    await ann.phone.getByText("Ignored: “quux”").waitFor();

    await ann.phone.goto("/settle");
    const pick = async (game: string) => {
      await ann.press(/^.+\. Change game$/);
      await ann.tap(ann.phone.getByRole("dialog").getByRole("button", { name: game, exact: true }));
    };
    const wins = (hand: string) => answer(ann.phone).getByText(`${hand} wins`).waitFor();

    await pick("Pass the cup");
    await put(ann, "2345622134");
    await wins("22431");
    for (const typed of ["does 23456 beat 22134", "Schlägt 23456 die 22134?", "¿23456 gana a 22134?"]) {
      await ask("does 23456 beat 12346");
      await wins("65432");
      await ask(typed);
      await wins("22431");
      await answer(ann.phone).getByText("22431 beats 65432: a pair beats a high card.").waitFor();
    }

    // Impossible dice in a game of counts: reported, and answered for another game only on request.
    await pick("Bar dice");
    await ask("does 23456 beat 22134");
    await ann.phone.getByText("Doesn’t apply to Bar dice.").waitFor();
    await ann.button("Bar dice. Change game").waitFor();
    expect(await answer(ann.phone).count()).toBe(0);
    await ann.press("Ask in Pass the cup");
    await wins("22431");
    await ann.button("Pass the cup. Change game").waitFor();
  },
);

story(
  "words and keys share one desk: a tap changes what was read, and a typed claim takes its place",
  async () => {
    const size = { width: 360, height: 612 };
    const ann = new Hands(await openPhone(fromNetwork(server.origin), size));
    await ann.phone.goto("/settle");
    const ask = async (text: string) => {
      await ann.phone.getByRole("searchbox").fill(text);
      await ann.press("Ask");
    };
    await ask("perudo: calza called on 5 threes, found 5");
    const stamp = (text: string) => answer(ann.phone).getByText(text, { exact: true });
    const bottom = async () => {
      const box = await stamp("Exactly").boundingBox();
      return box === null ? size.height : box.y + box.height;
    };
    await expect.poll(bottom).toBeLessThan(size.height);
    await ann.tap(ann.phone.getByRole("switch", { name: "Called spot on" }));
    await stamp("It was there").waitFor();

    await ann.press("Start over");
    await ann.tap(ann.phone.getByRole("radio", { name: "Can I say that?" }));
    await ann.press(deskWords.countKey(1, 6));
    await ask("2 sixes");
    await stamp("Allowed").waitFor();
    expect(await ann.phone.getByRole("searchbox").inputValue()).toBe("");
  },
);

story(
  "a group’s house rules take one tap; its link has no names; past rulings show offline until crossed out",
  async () => {
    // Service workers need https or localhost.
    const { origin } = server;
    const kim = new Hands(
      await openPhone(origin, {
        width: 360,
        height: 740,
        offline: true,
        expected: [/ERR_(INTERNET_DISCONNECTED|FAILED)/],
      }),
    );
    const { phone } = kim;
    await phone.goto(origin);
    await signIn(server, phone, "Kim");
    const { id: group } = await send<{ id: string }>(phone, "groups", {
      name: "Station 7",
      kind: "crew",
      time_zone: "Europe/Berlin",
    });
    await send(phone, `groups/${group}/presets`, {
      ...{ game: "pass-the-cup", name: "Our rules", house: { ones: "high" } },
    });
    const game = await startGame(phone, ["Ann", "Bob", "Cy"], { group });
    await record(
      phone,
      game,
      { do: "start-round", starter: "s1", wild: 4 },
      { do: "claim", by: "s1", claim: "9 sixes" },
      { do: "claim", by: "s2", claim: "10 ones" },
      { do: "challenge", by: "s3" },
      { do: "reveal", outcome: "short" },
    );
    const says = (path: string, body: object) => send(phone, `games/${game}/${path}`, body, "PUT");
    await says("seat", { seat: "s2" });
    await says("rounds/1/consent", { says: "disputed", after: 5 });
    await says("rounds/1/settlement", { note: "Ones never go over sixes here", after: 5 });
    const bar = await startGame(phone, ["Ann", "Bob"], { group, game: "bar" });
    await record(
      phone,
      bar,
      { do: "start-round", starter: "s1" },
      { do: "claim", by: "s1", claim: "5 sixes" },
      { do: "claim", by: "s2", claim: "5 fives", ruling: "He had not heard the sixes" },
      { do: "challenge", by: "s1" },
      { do: "reveal", outcome: "short" },
    );
    const before = phone.getByRole("region", { name: "Past rulings" });
    const ask = async (words = "firehouse: ten ones over nine sixes", says = "10 ones beats 9 sixes.") => {
      await phone.goto("/settle");
      await phone.getByRole("searchbox").fill(words);
      await kim.press("Ask");
      await answer(phone).getByText(says).waitFor();
    };
    const allow = async () => {
      await ask("bar dice: five fives over five sixes", "5 fives doesn’t beat 5 sixes.");
      await before.getByText("Station 7 allowed it on").waitFor();
      await before.getByText("“He had not heard the sixes”").waitFor();
    };
    await allow();

    await phone.goto("/settle");
    await kim.tap(phone.getByRole("button", { name: /^House rules/ }));
    await kim.tap(phone.getByRole("dialog").getByRole("button", { name: /^Our rules/ }));
    await phone.getByText("Station 7’s rules: Our rules").waitFor();
    await put(kim, "1123466234");
    // H3: with ones high.
    await answer(phone).getByText("11432 wins").waitFor();
    const link = await shared(kim);
    expect(link).toContain("rules=ones.high");
    expect(link).not.toMatch(/Station|Our/);

    await phone.goto(`/groups/${group}/more`);
    await kim.tap(phone.getByRole("link", { name: "Past rulings" }));
    await phone.getByText("allowed, recorded by").waitFor();
    const path = new URL(phone.url()).pathname;
    const isCached = (page: string) =>
      phone.evaluate(async (one) => (await caches.match(one, { ignoreVary: true })) !== undefined, page);
    for (const page of ["/settle", path])
      await expect.poll(() => isCached(page), { timeout: 20_000 }).toBe(true);
    // The cached page survives a sign-out.
    const stays = await phone.evaluate(async () =>
      (await caches.match("/settle", { ignoreVary: true }))?.text(),
    );
    expect(stays).toContain("<html");
    expect(stays).not.toMatch(/Station 7|Our rules/);
    await phone.context().setOffline(true);
    await allow();
    await phone.goto(path);
    await phone.getByText("Ones never go over sixes here").waitFor();
    await phone.getByText("He had not heard the sixes").waitFor();
    await phone.context().setOffline(false);
    await ask();
    await before.getByText("Station 7 ruled this on").waitFor();
    await before.getByText("“Ones never go over sixes here”").waitFor();
    expect(await before.getByRole("link", { name: "See round" }).getAttribute("href")).toBe(
      `/games/${game}/history?round=1#round-1`,
    );
    await kim.tap(before.getByRole("link", { name: "Past rulings" }));
    await phone.getByText("resolved by").waitFor();
    await kim.tap(phone.getByRole("link", { name: "Make “Ones never go over sixes here” a house rule" }));
    expect(
      await phone
        .getByRole("dialog", { name: "Add house rules" })
        .getByLabel("Game", { exact: true })
        .inputValue(),
    ).toBe("firehouse");
    await phone.goBack();
    await kim.press("Strike out “Ones never go over sixes here”");
    await kim.tap(phone.getByLabel("Why?"));
    await kim.type("We voted on it");
    await kim.inSheet("Strike out");
    await phone.getByText(/^Struck out by Kim on .+: We voted on it$/).waitFor();
    await ask();
    expect(await before.count()).toBe(0);
  },
);

story("the desk opens offline after one visit, also from a link", async () => {
  const there = await house();
  // Service workers need https or localhost.
  const eva = new Hands(await openPhone(there.origin, { offline: true, expected: WITHOUT_LINE }));
  const { phone } = eva;
  const putGerman = async (dice: string) => {
    for (const die of dice) await eva.press(`${german(Number(die) as Face, 1)} hinzufügen`);
  };
  // The page does not link another language's vocabulary.
  await phone.context().addCookies([{ name: "language", value: "de", url: there.origin }]);
  await phone.goto("/settle");
  await phone.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await putGerman("3322644112");
  const link = await shared(eva, germanDesk.share);
  // Disables the HTTP cache.
  const network = await phone.context().newCDPSession(phone);
  await network.send("Network.clearBrowserCache");
  there.cut();

  await phone.goto("/settle");
  await putGerman("3322644112");
  const settled = phone.getByText("44112 schlägt 33226", { exact: false }).first();
  await settled.waitFor();
  await phone.goto("/settle");
  await settled.waitFor({ state: "hidden" });
  // A link can name this machine by its network name; the phone cached the page by its own.
  const { pathname, search } = new URL(link);
  await phone.goto(`${pathname}${search}`);
  await settled.waitFor();
});
