import { expect } from "vitest";
import { bangs, outcome, says, start } from "../engine/tableOf";
import { fromNetwork, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { record } from "./send";
import { sharedOrigin } from "./server";

const origin = fromNetwork(sharedOrigin());

/** Keys other than rule explanations. */
const withoutRules = (keys: readonly string[]) => keys.filter((key) => !/^[FS]\d+$/.test(key.trim()));

browserTest(
  "a watcher sees all rounds live and changes none; reset links replace old ones; a join link gives a seat",
  async () => {
    const keeper = new Hands(await openPhone(origin));
    const game = await keeper.openGame(origin, ["Ab", "Ba", "Cr"]);
    const watcher = new Hands(await openPhone(origin, { expected: [/status of 40[34]/] }));
    await watcher.watchByTaps(await keeper.watchLink());
    const { phone } = watcher;
    await phone.getByText("You’re watching. To play, ask for the play link.").waitFor();
    await record(keeper.phone, game, start("s1"), says("s1", { count: 6, face: 5 }));
    await watcher.sees("Ab", "6 fives");
    await record(keeper.phone, game, bangs("s2"));
    await phone.getByRole("heading", { name: "Bang! Ba on Ab" }).waitFor();
    await phone.getByText("The cups are coming up.").waitFor();
    await record(keeper.phone, game, outcome("short"));
    await watcher.verdict().waitFor();
    // Only the way home, all rounds, rule explanations, other rules' verdicts, and the screen notice.
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
    // The others only read.
    const reading = /^(But we play…|As text)/;
    expect(withoutRules(inHistory).filter((key) => !reading.test(key))).toEqual([]);
    await phone.goto(`/games/${game}`);
    await watcher.isLive();

    await keeper.button("Share").tap();
    // The whole sheet has loaded once: the link comes before the keeper's keys.
    await keeper.phone.getByRole("dialog").getByRole("button", { name: "Reset links" }).waitFor();
    await keeper.button("Close").tap();
    const old = await keeper.linkOnScreen();
    // The sheet's first request is answered only after the links are new.
    let renew = () => {};
    const renewed = new Promise<void>((resolve) => {
      renew = resolve;
    });
    await keeper.phone.route("**/links", async (route) => {
      if (route.request().method() !== "GET") return route.continue();
      // Only the browser knows the phones' name for the server.
      const response = await route.fetch({ url: route.request().url().replace("table.test", "localhost") });
      await renewed;
      await route.fulfill({ response });
    });
    const late = keeper.phone.waitForResponse((response) => response.request().method() === "GET");
    await keeper.button("Share").tap();
    await keeper.inSheet("Reset links");
    await keeper.inSheet("Yes, reset links");
    await keeper.phone.getByText("These are the new links. The old ones are off.").waitFor();
    renew();
    await (await late).finished();
    await keeper.phone.unrouteAll({ behavior: "wait" });
    const fresh = await keeper.phone.getByText(/^http:\/\/.+\/join\//).textContent();
    await keeper.button("Close").tap();
    expect(fresh).not.toBe(old);
    expect(await keeper.linkOnScreen()).toBe(fresh);

    // Existing phones keep access; the old link is invalid.
    await record(keeper.phone, game, start("s1"));
    await phone.getByText("fours are wild").first().waitFor();
    expect((await phone.goto(old))?.status()).toBe(404);
    await phone.getByRole("heading", { name: "Link not found" }).waitFor();
    await watcher.joinByTaps(fresh ?? "");
    await watcher.button("More").waitFor();
    await watcher.claim(6, 5);
    await keeper.sees("Ab", "6 fives");
  },
);
