import { expect } from "vitest";
import { bangs, outcome, says, start } from "../engine/tableOf";
import { fromNetwork, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { record } from "./send";
import { sharedOrigin } from "./server";

const origin = fromNetwork(sharedOrigin());

/** Keys but those that explain a rule. */
const withoutRules = (keys: readonly string[]) => keys.filter((key) => !/^[FS]\d+$/.test(key.trim()));

browserTest(
  "a watcher sees everything live, finds no key, reads all rounds and corrects none; new links lead in, the old ones nowhere, and the one to sit down gives a seat",
  async () => {
    const keeper = new Hands(await openPhone(origin));
    const game = await keeper.openGame(origin, ["Ab", "Ba", "Cr"]);
    const watcher = new Hands(await openPhone(origin, { expected: [/status of 40[34]/] }));
    await watcher.watchByTaps(await keeper.watchLink());
    const { phone } = watcher;
    await phone.getByText("You are watching. Ask for the other link to sit down.").waitFor();
    await record(keeper.phone, game, start("s1"), says("s1", { count: 6, face: 5 }));
    await watcher.sees("Ab", "6 fives");
    await record(keeper.phone, game, bangs("s2"));
    await phone.getByRole("heading", { name: "Bang! Ba on Ab" }).waitFor();
    await phone.getByText("The cups are being lifted.").waitFor();
    await record(keeper.phone, game, outcome("short"));
    await watcher.verdict().waitFor();
    // Nothing but the way home, all rounds, what explains a rule, what other tables would have said, and that the screen may go dark.
    const keys = await phone.getByRole("button").allTextContents();
    expect(withoutRules(keys)).toEqual(["But we play…", "OK"]);
    await expect(record(phone, game, start("s2", 3))).rejects.toThrow("only-watching");
    expect(await recorded(keeper.phone)).toMatchObject({ seq: 4, may: { record: true, share: true } });
    expect(await recorded(phone)).toMatchObject({ seq: 4, may: { record: false, share: false } });

    await watcher.tap(phone.getByRole("link", { name: "All rounds" }));
    await phone.waitForURL("**/history");
    await watcher.unfold();
    await phone.getByRole("listitem").filter({ hasText: "Ab said 6 fives" }).waitFor();
    await phone.getByText("You’re watching. Players at the table can fix rounds.").waitFor();
    const inHistory = await phone.getByRole("main").getByRole("button").allTextContents();
    expect(withoutRules(inHistory).filter((key) => key !== "But we play…")).toEqual([]);
    await phone.goto(`/games/${game}`);
    await watcher.isLive();

    await keeper.button("Share").tap();
    // All of the sheet has come once: the link is there before what a keeper may do.
    await keeper.phone.getByRole("dialog").getByRole("button", { name: "Make new links" }).waitFor();
    await keeper.button("Close").tap();
    const old = await keeper.linkOnScreen();
    // What the sheet asks as it opens is answered only when the links are new.
    let renew = () => {};
    const renewed = new Promise<void>((resolve) => {
      renew = resolve;
    });
    await keeper.phone.route("**/links", async (route) => {
      if (route.request().method() !== "GET") return route.continue();
      // Only the browser knows the name that phones use.
      const response = await route.fetch({ url: route.request().url().replace("table.test", "localhost") });
      await renewed;
      await route.fulfill({ response });
    });
    const late = keeper.phone.waitForResponse((response) => response.request().method() === "GET");
    await keeper.button("Share").tap();
    await keeper.inSheet("Make new links");
    await keeper.inSheet("Yes, make new links");
    await keeper.phone.getByText("These are the new links. Those of before lead nowhere.").waitFor();
    renew();
    await (await late).finished();
    await keeper.phone.unroute("**/links");
    const fresh = await keeper.phone.getByText(/^http:\/\/.+\/join\//).textContent();
    await keeper.button("Close").tap();
    expect(fresh).not.toBe(old);
    expect(await keeper.linkOnScreen()).toBe(fresh);

    // Who was in stays in; the old link leads nowhere.
    await record(keeper.phone, game, start("s1"));
    await phone.getByText("fours are wild").first().waitFor();
    expect((await phone.goto(old))?.status()).toBe(404);
    await phone.getByRole("heading", { name: "No table has this link" }).waitFor();
    await watcher.joinByTaps(fresh ?? "");
    await watcher.button("More").waitFor();
    await watcher.claim(6, 5);
    await keeper.sees("Ab", "6 fives");
  },
);
