import type { Page } from "playwright-core";
import { chromium } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { linkWords } from "@/lib/messages/anyPage";
import { goneWords } from "@/lib/messages/notices";
import { closeDatabase, database } from "@/lib/server/db/db";
import { holderOf } from "@/lib/server/identity/visitor";
import { cookieOf, signedUp } from "../server/people";
import { chromiumPath } from "./chromium";
import { groupAtHand } from "./groupAtHand";
import { fromNetwork, gameOf, Hands, recorded } from "./hands";
import { WITHOUT_BEAT, withoutWatchdog } from "./heldBack";
import { lineTo } from "./line";
import { answersTaps, browserTest, openPhone } from "./phone";
import { type RunningServer, startServer } from "./server";

const NAMES = ["Quillon", "Zephyrine"];

let server: RunningServer;
let origin: string;
beforeAll(async () => {
  server = await startServer({ node: WITHOUT_BEAT });
  origin = fromNetwork(server.origin);
});

/** A keeper's phone at a new table. */
async function table(): Promise<Hands> {
  const keeper = new Hands(await openPhone(origin));
  await keeper.openGame(origin, NAMES);
  return keeper;
}

/** What belongs to the story of somebody who is shown out: the server tells their phone that there is no such table. */
const expected = [/status of 40[134]/];

/** What a browser says of a line that was cut. */
const LOST = [/ERR_(CONNECTION|EMPTY|INCOMPLETE|NETWORK|SOCKET)/];

async function guestOf(keeper: Hands, way = origin, more: readonly RegExp[] = []): Promise<Hands> {
  const guest = new Hands(await openPhone(way, { expected: [...expected, ...more] }));
  await guest.phone.addInitScript(...withoutWatchdog);
  await guest.join(way + new URL(await keeper.link()).pathname);
  return guest;
}

/** Opens the page of all rounds. */
async function toHistory(guest: Hands): Promise<void> {
  await guest.press("More");
  await guest.phone.getByRole("link", { name: "All rounds, and corrections" }).tap();
  await guest.phone.waitForURL("**/history");
  await guest.phone.getByText("How it stands").waitFor();
}

/** Shows the only guest out, by thumb. */
async function showOut(keeper: Hands): Promise<void> {
  await keeper.button("Share").tap();
  await keeper.inSheet(/^Show out: A phone/);
  await keeper.phone.getByText("They are out.").waitFor();
  await keeper.button("Close").tap();
}

const isOut = (phone: Page): Promise<void> => phone.getByRole("heading", { name: goneWords.title }).waitFor();

/** The page of those who are out has replaced the table's, and nothing of the table is in it. */
async function seesNothing(phone: Page): Promise<void> {
  await isOut(phone);
  await phone.waitForURL("**/gone");
  await isOut(phone);
  const page = await phone.content();
  for (const name of NAMES) expect(page).not.toContain(name);
  expect(await phone.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/reveal:|break:/);
}

/** Going back and forward shows no name at any step. */
async function findsNothingGoingBack(phone: Page): Promise<void> {
  for (const go of ["goBack", "goBack", "goForward", "goForward"] as const) {
    await phone[go]({ waitUntil: "load" }).catch(() => null);
    await answersTaps(phone);
    await phone.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
    const shown = await phone.locator("body").textContent();
    for (const name of NAMES) expect(shown, `${go} ${phone.url()}`).not.toContain(name);
  }
}

describe("a guest who is shown out", () => {
  browserTest("has a blank page before the keeper’s thumb is off the key", async () => {
    const keeper = await table();
    const guest = await guestOf(keeper);
    await guest.opens("Quillon");
    await keeper.button("Share").tap();
    const key = keeper.phone.getByRole("dialog").getByRole("button", { name: /^Show out: A phone/ });
    await key.waitFor();
    await Promise.all([isOut(guest.phone), key.tap()]);
    await seesNothing(guest.phone);
    await findsNothingGoingBack(guest.phone);
    const answer = await guest.phone.goto(`${origin}/games/${gameOf(keeper.phone)}`);
    expect(answer?.status()).toBe(404);
  });

  browserTest("what they tapped without a line is not recorded when it is back", async () => {
    const keeper = await table();
    const line = await lineTo(origin);
    const guest = await guestOf(keeper, line.origin, LOST);
    await guest.opens("Quillon");
    line.cut();
    await guest.redDie(4);
    await guest.phone.getByText("Offline: one tap waits here, will be sent").waitFor();
    await showOut(keeper);
    const taken: number[] = [];
    guest.phone.on("response", (answer) => {
      if (answer.url().endsWith("/entries")) taken.push(answer.status());
    });
    line.mend();
    await seesNothing(guest.phone);
    expect(taken.filter((status) => status < 400)).toEqual([]);
    expect(await recorded(keeper.phone)).toMatchObject({ seq: 0 });
  });

  browserTest("half a reveal that their phone kept is forgotten", async () => {
    const keeper = await table();
    const guest = await guestOf(keeper);
    await guest.opens("Quillon");
    await guest.redDie(4);
    await guest.claim(6, 5);
    await guest.bang();
    await guest.dice(5, 5, 4);
    expect(await guest.phone.evaluate(() => JSON.stringify(localStorage))).toContain("reveal:");
    await showOut(keeper);
    await seesNothing(guest.phone);
  });

  browserTest("finds the history blank as well, when they look at it again", async () => {
    const keeper = await table();
    const guest = await guestOf(keeper);
    await toHistory(guest);
    await showOut(keeper);
    await guest.phone.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await seesNothing(guest.phone);
    await findsNothingGoingBack(guest.phone);
  });

  browserTest("finds no old table by going back from the history", async () => {
    const keeper = await table();
    const guest = await guestOf(keeper);
    await toHistory(guest);
    await showOut(keeper);
    // Whatever is drawn on the way is looked at, each time it changes.
    await guest.phone.evaluate(() => {
      const look = () => document.body.innerText;
      new MutationObserver(() => {
        if (!location.pathname.endsWith("/history")) {
          const seen = sessionStorage.getItem("seen") ?? "";
          sessionStorage.setItem("seen", `${seen}\n${look()}`);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await guest.phone.goBack();
    await seesNothing(guest.phone);
    const seen = (await guest.phone.evaluate(() => sessionStorage.getItem("seen"))) ?? "";
    expect(seen).toContain(linkWords.asking);
    for (const name of NAMES) expect(seen).not.toContain(name);
  });

  browserTest("and somebody who was not finds the table again by going back", async () => {
    const keeper = await table();
    const guest = await guestOf(keeper);
    await toHistory(guest);
    await guest.phone.goBack();
    await guest.isLive();
    await guest.phone.getByText("Who starts?").waitFor();
  });
});

/** A phone that carries somebody's cookie. */
async function carry(phone: Page, url: string, cookie: string): Promise<void> {
  const [name = "", value = ""] = cookie.split("=");
  await phone.context().addCookies([{ name, value, url, httpOnly: true, sameSite: "Lax" }]);
}

describe("a member who is removed", () => {
  /** A game of a group, on the phones of its owner and of a member; and how the owner removes them. */
  async function groupTable(way = origin, more: readonly RegExp[] = []) {
    process.env.DATA_DIR = server.dataDir;
    const { id: group, cookie } = await groupAtHand(server);
    const member = await signedUp("Mel");
    const accountId = holderOf(member);
    await database().membership.create({ data: { groupId: group, accountId, role: "member" } });
    const [owner, phone] = [
      new Hands(await openPhone(origin)),
      new Hands(await openPhone(way, { expected: [...expected, ...more] })),
    ];
    await phone.phone.addInitScript(...withoutWatchdog);
    await carry(owner.phone, origin, cookie);
    await carry(phone.phone, way, await cookieOf(member));
    await closeDatabase();
    await owner.phone.goto(origin);
    const id = await owner.phone.evaluate(
      async ([group, ...names]) => {
        const answer = await fetch("/api/v1/games", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({
            id: `a-game-of-${group}`.slice(0, 40),
            game: "firehouse",
            house: {},
            players: names.map((name, at) => ({ seat: `s${at + 1}`, name })),
            group,
          }),
        });
        return (await answer.json()).id;
      },
      [group, ...NAMES],
    );
    for (const [hands, from] of [
      [owner, origin],
      [phone, way],
    ] as const) {
      await hands.phone.goto(`${from}/games/${id}`);
      await hands.isLive();
    }
    const remove = () =>
      owner.phone.evaluate(async (address) => {
        const answer = await fetch(address, { method: "DELETE" });
        if (!answer.ok) throw new Error(await answer.text());
      }, `/api/v1/groups/${group}/members/${accountId}`);
    return { owner, member: phone, remove };
  }

  browserTest("has a blank page at once", async () => {
    const { member, remove } = await groupTable();
    await remove();
    await seesNothing(member.phone);
    await findsNothingGoingBack(member.phone);
  });

  browserTest("finds that what they tapped without a line is refused", async () => {
    const line = await lineTo(origin);
    const { owner, member, remove } = await groupTable(line.origin, LOST);
    await member.opens("Quillon");
    line.cut();
    await member.redDie(4);
    await member.phone.getByText("Offline: one tap waits here, will be sent").waitFor();
    await remove();
    line.mend();
    await seesNothing(member.phone);
    expect(await recorded(owner.phone)).toMatchObject({ seq: 0 });
  });
});

browserTest("a page that is put away is blank, and loaded anew when it is taken out", async () => {
  const keeper = await table();
  const guest = await guestOf(keeper);
  const shows = await guest.phone.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    return getComputedStyle(document.documentElement).display;
  });
  expect(shows).toBe("none");
  await Promise.all([
    guest.phone.waitForEvent("load"),
    guest.phone.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))),
  ]);
  await guest.isLive();
});

browserTest(
  "a table that the browser has put away is blank when it is taken out, and read anew",
  async () => {
    const keeper = await table();
    // The browser as people have it: others here are told to put no page away.
    const browser = await chromium.launch({
      executablePath: chromiumPath() as string,
      args: ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP table.test 127.0.0.1"],
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    try {
      const guest = new Hands(await browser.newPage({ hasTouch: true }));
      await guest.join(await keeper.link());
      await guest.phone.evaluate(() => {
        addEventListener("pageshow", ({ persisted }) => {
          const shows = getComputedStyle(document.documentElement).display;
          sessionStorage.setItem("taken-out", `${persisted} ${shows}`);
        });
      });
      await guest.phone.goto(`${origin}/new`);
      await showOut(keeper);
      await guest.phone.goBack({ waitUntil: "commit" });
      await guest.phone.getByRole("heading", { name: "Nothing under this cup" }).waitFor();
      for (const name of NAMES) expect(await guest.phone.content()).not.toContain(name);
      const takenOut = await guest.phone.evaluate(() => sessionStorage.getItem("taken-out"));
      console.log(`put away by the browser: ${takenOut ?? "no, it was loaded from the server"}`);
      expect([null, "true none"]).toContain(takenOut);
    } finally {
      await browser.close();
    }
  },
);
