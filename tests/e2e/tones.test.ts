import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Action } from "@/lib/engine";
import type { SharedTable } from "@/lib/protocol/tableLinks";
import { bangs, outcome, says, start } from "../engine/tableOf";
import { oneIn } from "../everyCase";
import { Barriers } from "./barriers/barriers";
import { fromNetwork, gameOf, Hands, recorded, sent } from "./hands";
import { browserTest, openPhone } from "./phone";
import { read, record } from "./send";
import { sharedOrigin } from "./server";
import { allRead, tapsOf } from "./tableOfTwo";

const origin = fromNetwork(sharedOrigin());
const NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve"];

const CLAIMED: readonly Action[] = [start("s1"), says("s1", "6 fives")];

const shows = (tv: Page, text: string) =>
  tv.locator("#tv").getByText(text, { exact: true }).first().waitFor();
const tapOnCall = (hands: Hands, name: string, out: boolean) =>
  hands.tap(
    hands.phone
      .getByRole("group", { name: "Who’s on the call?" })
      .getByRole("button", { name: out ? name : `${name} on the call`, pressed: !out }),
  );
const actionKinds = async ({ phone }: Hands): Promise<readonly (string | undefined)[]> => {
  await sent(phone);
  const answer = await phone.evaluate(
    async (game) => (await fetch(`/api/v1/games/${game}/journal`, { cache: "no-store" })).json(),
    gameOf(phone),
  );
  return answer.entries.map(({ action }: { action: Action | null }) => action?.do);
};

const story = oneIn(browserTest, 3);

story(
  "tones pause a game: resume the round, sit out and return, void it, or end with the lowest or no one washing",
  async () => {
    const keeper = new Hands(
      await openPhone(origin, {
        width: 360,
        height: 740,
        dark: true,
        expected: [/ERR_INTERNET_DISCONNECTED/],
      }),
    );
    const game = await keeper.openGame(origin, NAMES, {}, ...CLAIMED);
    const cy = new Hands(await openPhone(origin));
    await cy.join(await keeper.link(), "Cy");
    const { links } = await read<SharedTable>(keeper.phone, `games/${game}/links`);
    const tv = await openPhone(origin, { width: 1280, height: 800, touch: false, dark: true });
    await new Hands(tv).watch(new URL(links.watch, origin).href);
    // A watcher has no key.
    expect(await tv.getByRole("button", { name: "Tones" }).count()).toBe(0);
    const active = async () => (await recorded(keeper.phone)).state.seats.map((seat) => seat.active);

    // Mid-round two leave, two return, and it resumes unchanged.
    await keeper.sees("Ann", "6 fives");
    const { seq } = await recorded(keeper.phone);
    cy.taps = 0;
    await cy.press("Tones");
    await allRead([keeper, cy], "Tones!");
    // There is no key to claim or to bang.
    expect(await keeper.button(/^Bang! by/).count()).toBe(0);
    await tapOnCall(cy, "Cy", true);
    await tapOnCall(keeper, "Bob", true);
    const calls = tv.getByRole("group", { name: "Who’s on the call?" });
    await calls.getByText("on the call", { exact: true }).nth(1).waitFor();
    expect(await tv.getByRole("group").getByRole("button").count()).toBe(0);
    expect(await tv.getByRole("button", { name: /^Resume/ }).count()).toBe(0);
    await tv.goto(`/games/${game}/tv`);
    await shows(tv, "Tones!");
    await shows(tv, "Bob and Cy are on the call.");
    await keeper.phone.getByText("Finish this round: their cups count, their turns are skipped.").waitFor();
    // A phone that was off shows it.
    await keeper.phone.reload();
    await keeper.phone.getByText("Ann says 6 fives, fours wild · Bob’s turn").first().waitFor();
    expect(await keeper.phone.getByRole("button", { name: "Bob on the call", pressed: true }).count()).toBe(
      1,
    );
    const barriers = new Barriers();
    await barriers.look(keeper.phone, "a game that the tones have stopped");
    expect(barriers.found).toEqual([]);
    await tapOnCall(keeper, "Bob", false);
    await tapOnCall(cy, "Cy", false);
    await keeper.phone.getByText("The round goes on as it is.").waitFor();
    await cy.press("Resume The round goes on as it is.");
    await keeper.sees("Ann", "6 fives");
    await shows(tv, "Bob’s turn");
    console.log(`Tones, one out, one back, go on: ${cy.taps} taps on that phone.`);
    expect(cy.taps).toBe(4);
    expect((await recorded(keeper.phone)).seq).toBe(seq);

    // A player whose cup stayed sits out after the round, and can return alone.
    await keeper.press("Tones");
    await tapOnCall(keeper, "Bob", true);
    await tapOnCall(keeper, "Cy", true);
    await keeper.press(/^Resume/);
    await keeper.sees("Ann", "6 fives");
    await keeper.phone.getByRole("button", { name: /^Bob.*on the call/ }).waitFor();
    // It was Bob's turn: his and Cy's are skipped on every screen (S27).
    await keeper.button(/^Bang! by Dee/).waitFor();
    await cy.phone.getByText("Dee’s turn").first().waitFor();
    await shows(tv, "Dee’s turn");
    expect((await actionKinds(keeper)).slice(-1)).toEqual(["skip"]);
    // Cy is back before the round is over: the list of players on the call counts.
    await cy.press("Tones");
    await tapOnCall(cy, "Cy", false);
    await cy.press(/^Resume/);
    await keeper.button(/^Bang! by Cy/).waitFor();
    await record(keeper.phone, game, says("s3", "7 fives"));
    // Dee bangs in turn, offline: being wrong costs her one bad, not two (F7).
    await keeper.sees("Cy", "7 fives");
    await keeper.phone.context().setOffline(true);
    await keeper.bang();
    await keeper.phone.context().setOffline(false);
    await keeper.way("Short or there");
    await keeper.press(/^There: /);
    await keeper.verdict().waitFor();
    expect((await recorded(keeper.phone)).rounds[0]).toMatchObject({
      outOfTurn: false,
      moves: [{ what: "bad", count: 1, to: "s4" }],
    });
    await keeper.press("Sit them out");
    await keeper.button("Bob is back").waitFor();
    expect((await actionKinds(keeper)).slice(-1)).toEqual(["leave"]);
    await keeper.button("Sit them out").waitFor({ state: "detached" });
    await cy.press("Bob is back");
    await keeper.button("Bob is back").waitFor({ state: "detached" });
    expect(await active()).toEqual([true, true, true, true, true]);

    // The round is void, and two sit out.
    await record(keeper.phone, game, start("s4", 2), says("s4", "6 fives"));
    await keeper.sees("Dee", "6 fives");
    const taps = await tapsOf(keeper, async () => {
      await keeper.press("Tones");
      await tapOnCall(keeper, "Bob", true);
      await tapOnCall(keeper, "Cy", true);
      await keeper.press(/^Void the round/);
    });
    await keeper.phone.getByText("Bob and Cy are on the call.").waitFor();
    expect((await actionKinds(keeper)).slice(-3)).toEqual(["void-round", "leave", "leave"]);
    await tv.locator("#tv").getByText(", on the call").first().waitFor({ state: "attached" });
    // The remaining three play on; returning players are back between rounds.
    await keeper.redDie(3);
    await keeper.seesOpening("Dee", 3);
    expect(await active()).toEqual([true, false, false, true, true]);
    await record(keeper.phone, game, says("s4", "6 fives"), bangs("s5"), outcome("short"));
    const back = await tapsOf(keeper, () => keeper.press("Everyone’s back"));
    await keeper.phone.getByText("Bob and Cy are on the call.").waitFor({ state: "detached" });
    expect((await actionKinds(keeper)).slice(-2)).toEqual(["join", "join"]);
    await record(keeper.phone, game, start("s4", 5));
    await keeper.seesOpening("Dee", 5);

    const end = await tapsOf(cy, async () => {
      await cy.press("Tones");
      await cy.press(/^End it, lowest score washes\s*Dee$/);
    });
    await allRead([keeper, cy], "Dee washes the dishes.");
    await shows(tv, "Dee washes the dishes.");
    expect((await actionKinds(keeper)).slice(-2)).toEqual(["void-round", "end"]);
    expect(await keeper.button("Tones").count()).toBe(0);
    console.log(`Tones and two dealt out: ${taps} taps; both dealt in: ${back}; tones, and it ends: ${end}.`);
    expect([taps, back, end]).toEqual([4, 1, 2]);
    // It is undone like anything else.
    await keeper.undo("it was decided that Dee lost");
    await cy.phone.getByText("Dee rolls the red die and starts").waitFor();

    // Void and finished, and no one washes.
    await record(keeper.phone, game, start("s4", 2), says("s4", "6 fives"));
    await keeper.sees("Dee", "6 fives");
    await keeper.press("Tones");
    await allRead([keeper, cy], "Tones!");
    await cy.press(/^Void the round/);
    await keeper.phone.getByText("Round 3 is void").waitFor();
    await keeper.press("Tones");
    await keeper.press("End it, no one washes");
    await allRead([keeper, cy], "The game was stopped.");
    await tv.getByRole("status").getByText("The game was stopped.").waitFor();
    expect((await actionKinds(keeper)).slice(-2)).toEqual(["void-round", "end"]);

    // A table without dishes has no such key.
    await keeper.openGame(origin, ["Ann", "Bob"], { game: "bar" });
    expect(await keeper.button("Tones").count()).toBe(0);
  },
);

story("tones work offline: they pause and skip on this phone, and reach the others later", async () => {
  const expected = [/ERR_INTERNET_DISCONNECTED/];
  const keeper = new Hands(await openPhone(origin, { width: 360, height: 740, dark: true, expected }));
  await keeper.openGame(origin, NAMES, {}, ...CLAIMED);
  const cy = new Hands(await openPhone(origin));
  await cy.join(await keeper.link(), "Cy");
  await keeper.sees("Ann", "6 fives");
  await keeper.phone.context().setOffline(true);
  await keeper.press("Tones");
  await keeper.phone.getByText("Tones!").first().waitFor();
  await tapOnCall(keeper, "Bob", true);
  await keeper.press(/^Resume/);
  // It was Bob's turn, which is skipped (S27).
  await keeper.button(/^Bang! by Cy/).waitFor();
  await keeper.phone.getByRole("button", { name: /^Bob.*on the call/ }).waitFor();
  await cy.sees("Ann", "6 fives");
  expect(await cy.phone.getByText("on the call").count()).toBe(0);
  await keeper.phone.context().setOffline(false);
  await cy.phone.getByRole("button", { name: /^Bob.*on the call/ }).waitFor();
  expect((await actionKinds(keeper)).slice(-1)).toEqual(["skip"]);

  // A pause that is still on reaches the others, too.
  await keeper.phone.context().setOffline(true);
  await keeper.press("Tones");
  await keeper.phone.getByText("Tones!").first().waitFor();
  await keeper.phone.context().setOffline(false);
  await allRead([keeper, cy], "Tones!");
});

story("a pause that is resumed before the server answered ends on every phone", async () => {
  const keeper = new Hands(await openPhone(origin, { width: 360, height: 740, dark: true }));
  await keeper.openGame(origin, NAMES, {}, ...CLAIMED);
  const cy = new Hands(await openPhone(origin));
  await cy.join(await keeper.link(), "Cy");
  await keeper.sees("Ann", "6 fives");
  let release = () => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sentChanges: unknown[] = [];
  await keeper.phone.route("**/tones", async (route) => {
    sentChanges.push(route.request().postDataJSON());
    await answered;
    await route.continue();
  });
  await keeper.press("Tones");
  await keeper.press(/^Resume/);
  await keeper.sees("Ann", "6 fives");
  release();
  await expect.poll(() => sentChanges).toEqual([{ frozen: true }, { frozen: false }]);
  await cy.phone.getByText("Tones!").first().waitFor({ state: "detached" });
  await cy.sees("Ann", "6 fives");
});
