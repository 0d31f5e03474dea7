import { chromium, type Page } from "playwright-core";
import { expect } from "vitest";
import { linkWords } from "@/lib/messages/anyPage";
import { noAccessWords } from "@/lib/messages/notices";
import { holderOf } from "@/lib/server/identity/visitor";
import { startEvening } from "../bench/evening";
import { bangs, says, start } from "../engine/tableOf";
import { cachedGroup } from "./cachedGroup";
import { chromiumPath } from "./chromium";
import { fromNetwork, gameOf, Hands } from "./hands";
import { withoutWatchdog } from "./heldBack";
import { lineTo } from "./line";
import { answeringPage, answersTaps, browserTest, openPhone } from "./phone";
import { NO_PAGE, record } from "./send";
import { sharedServer } from "./server";
import { signIn, withServerDatabase } from "./signedIn";

// No stream of the shared server has a heartbeat: a page goes blank only by a message.

const NAMES = ["Quillon", "Zephyrine"];
const server = sharedServer();
const origin = fromNetwork(server.origin);

/** Expected for a removed phone: the server denies the table. */
const expected = [/status of 40[134]/];

/** A browser's errors on a cut connection. */
const LOST = [/ERR_(CONNECTION|CONTENT_LENGTH|EMPTY|INCOMPLETE|NETWORK|SOCKET)/];

/** A guest's phone at a table. */
async function guestAt(link: string): Promise<Hands> {
  const guest = new Hands(await openPhone(origin, { expected }));
  await guest.phone.addInitScript(...withoutWatchdog);
  await guest.join(link);
  return guest;
}

/** A request from a keeper's phone, without its screens. */
const ask = (path: string, cookie: string, method = "GET", body?: object) =>
  fetch(`${server.origin}/api/v1/${path}`, {
    method,
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });

/** Removes the only guest of a table. */
async function remove(game: string, cookie: string): Promise<void> {
  const { phones } = await (await ask(`games/${game}/links`, cookie)).json();
  const { phone } = phones.find(({ own }: { own: boolean }) => !own);
  expect((await ask(`games/${game}/phones/${phone}`, cookie, "DELETE")).status).toBe(200);
}

/** Opens the page of all rounds. */
async function toHistory(guest: Hands): Promise<void> {
  await guest.press("More");
  await guest.phone.getByRole("link", { name: "All rounds" }).tap();
  await guest.phone.waitForURL("**/history");
  await guest.phone.getByText("Standings").waitFor();
}

const isOut = (phone: Page): Promise<void> =>
  phone.getByRole("heading", { name: noAccessWords.title }).waitFor();

/** The no-access page has replaced the table's, without any of its data. */
async function seesNothing(phone: Page): Promise<void> {
  await isOut(phone);
  await phone.waitForURL("**/no-access");
  await isOut(phone);
  const page = await phone.content();
  for (const name of NAMES) expect(page).not.toContain(name);
  expect(await phone.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/reveal:|break:/);
}

/** Back and forward show no name at any step. */
async function findsNothingGoingBack(phone: Page): Promise<void> {
  for (const go of ["goBack", "goBack", "goForward", "goForward"] as const) {
    await phone[go]({ waitUntil: "load" }).catch(() => null);
    await answersTaps(phone);
    await phone.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
    const shown = await phone.locator("body").textContent();
    for (const name of NAMES) expect(shown, `${go} ${phone.url()}`).not.toContain(name);
  }
}

browserTest("removing a guest blanks their page at once and discards their unfinished dice", async () => {
  const keeper = new Hands(await openPhone(origin));
  await keeper.openGame(origin, NAMES);
  await record(keeper.phone, gameOf(keeper.phone), start("s1", 4), says("s1", "6 fives"), bangs("s2"));
  const guest = await guestAt(await keeper.link());
  await guest.dice(5, 5, 4);
  expect(await guest.phone.evaluate(() => JSON.stringify(localStorage))).toContain("reveal:");
  await keeper.button("Share").tap();
  const key = keeper.phone.getByRole("dialog").getByRole("button", { name: /^Remove: Phone/ });
  await key.waitFor();
  await Promise.all([isOut(guest.phone), key.tap()]);
  await keeper.phone.getByText("Removed. Reset the links too").waitFor();
  await seesNothing(guest.phone);
  await findsNothingGoingBack(guest.phone);
  const answer = await guest.phone.goto(`${origin}/games/${gameOf(keeper.phone)}`);
  expect(answer?.status()).toBe(404);
});

browserTest(
  "a hidden page is blank; Back shows the table again, and nothing after the guest is removed",
  async () => {
    const { id, cookie, join } = await startEvening(server.origin, NAMES, []);
    const guest = await guestAt(origin + join);
    const { phone } = guest;
    const shows = await phone.evaluate(() => {
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      return getComputedStyle(document.documentElement).display;
    });
    expect(shows).toBe("none");
    await Promise.all([
      phone.waitForEvent("load"),
      phone.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))),
    ]);
    await answersTaps(phone);
    await guest.isLive();

    await toHistory(guest);
    await phone.goBack();
    await guest.isLive();
    await phone.getByText("Who starts?").waitFor();

    await toHistory(guest);
    const second = answeringPage(await phone.context().newPage());
    await second.addInitScript(...withoutWatchdog);
    await second.goto(`${origin}/games/${id}/history`);
    await second.getByText("Standings").waitFor();
    await remove(id, cookie);
    // Every rendering on the way is checked.
    await phone.evaluate(() => {
      const look = () => document.body.innerText;
      new MutationObserver(() => {
        if (!location.pathname.endsWith("/history")) {
          const seen = sessionStorage.getItem("seen") ?? "";
          sessionStorage.setItem("seen", `${seen}\n${look()}`);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await phone.goBack();
    await seesNothing(phone);
    const seen = (await phone.evaluate(() => sessionStorage.getItem("seen"))) ?? "";
    expect(seen).toContain(linkWords.asking);
    for (const name of NAMES) expect(seen).not.toContain(name);
    await findsNothingGoingBack(phone);

    // The history is blank too, when it becomes visible.
    await second.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await seesNothing(second);
  },
);

browserTest("the server refuses the offline taps of a member who was removed in the meantime", async () => {
  const group = await cachedGroup(server);
  const line = await lineTo(origin);
  const phone = await openPhone(line.origin, { expected: [...expected, ...LOST] });
  await phone.addInitScript(...withoutWatchdog);
  await phone.goto(NO_PAGE);
  const accountId = holderOf(await signIn(server, phone, "Mel"));
  await withServerDatabase(server, (db) =>
    db.membership.create({ data: { groupId: group.id, accountId, role: "member" } }),
  );
  const id = `a-game-of-${group.id}`;
  const players = NAMES.map((name, at) => ({ seat: `s${at + 1}`, name }));
  const game = { id, game: "firehouse", house: {}, players, group: group.id };
  expect((await ask("games", group.cookie, "POST", game)).status).toBe(201);
  const member = new Hands(phone);
  await phone.goto(`/games/${id}`);
  await member.isLive();
  await member.opens("Quillon");
  line.cut();
  await member.redDie(4);
  await phone.getByText("Offline: one tap saved on this phone").waitFor();
  const removed = await ask(`groups/${group.id}/members/${accountId}`, group.cookie, "DELETE");
  expect(removed.status).toBe(200);
  const taken: number[] = [];
  phone.on("response", (answer) => {
    if (answer.url().endsWith("/entries")) taken.push(answer.status());
  });
  line.fix();
  await seesNothing(phone);
  expect(taken.filter((status) => status < 400)).toEqual([]);
  expect(await (await ask(`games/${id}`, group.cookie)).json()).toMatchObject({ table: { seq: 0 } });
});

browserTest("a table restored from the back/forward cache is blank and reloads", async () => {
  const { id, cookie, join } = await startEvening(server.origin, NAMES, []);
  // A default browser: the other tests disable its back/forward cache.
  const browser = await chromium.launch({
    executablePath: chromiumPath() as string,
    args: ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP table.test 127.0.0.1"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const guest = new Hands(await browser.newPage({ hasTouch: true }));
    await guest.join(origin + join);
    await guest.phone.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        const shows = getComputedStyle(document.documentElement).display;
        sessionStorage.setItem("taken-out", `${persisted} ${shows}`);
      });
    });
    await guest.phone.goto(`${origin}/rules`);
    await remove(id, cookie);
    await guest.phone.goBack({ waitUntil: "commit" });
    await guest.phone.getByRole("heading", { name: "Nothing under this cup" }).waitFor();
    for (const name of NAMES) expect(await guest.phone.content()).not.toContain(name);
    const takenOut = await guest.phone.evaluate(() => sessionStorage.getItem("taken-out"));
    console.log(`put away by the browser: ${takenOut ?? "no, it was loaded from the server"}`);
    expect([null, "true none"]).toContain(takenOut);
  } finally {
    await browser.close();
  }
});
