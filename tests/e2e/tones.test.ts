import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Action } from "@/lib/engine";
import { Barriers } from "./barriers/barriers";
import { fromNetwork, gameOf, Hands, recorded, sent } from "./hands";
import { browserTest, openPhone } from "./phone";
import { record, startGame } from "./send";
import { sharedOrigin } from "./server";
import { allRead, tapsOf } from "./tableOfTwo";

const origin = fromNetwork(sharedOrigin());
const NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve"];

/** A phone that records for all, Cy's own phone, and the board on the wall. */
async function station(...played: readonly Action[]) {
  const keeper = new Hands(await openPhone(origin, { width: 360, height: 740, dark: true }));
  const id = await keeper.openGame(origin, NAMES);
  if (played.length > 0) await record(keeper.phone, id, ...played);
  const link = await keeper.link();
  const cy = new Hands(await openPhone(origin));
  await cy.join(link, "Cy");
  const board = await openPhone(origin, { width: 1280, height: 800, touch: false, dark: true });
  await new Hands(board).watch(link);
  await board.goto(`/games/${id}/board`);
  await board.locator("#board").waitFor();
  return { keeper, cy, board };
}

const CLAIMED: readonly Action[] = [
  { do: "start-round", starter: "s1", wild: 4 },
  { do: "claim", by: "s1", claim: "6 fives" },
];
/** Ann said it, Bob banged, and she got the bad: she starts again. */
const ROUND: readonly Action[] = [
  ...CLAIMED,
  { do: "challenge", by: "s2" },
  { do: "reveal", outcome: "short" },
];

const shows = (board: Page, text: string) =>
  board.locator("#board").getByText(text, { exact: true }).first().waitFor();
const goes = (hands: Hands, name: string, out: boolean) =>
  hands.tap(
    hands.phone
      .getByRole("group", { name: "Who is out on the call?" })
      .getByRole("button", { name: out ? name : `${name} on the call`, pressed: !out }),
  );
const deeds = async ({ phone }: Hands): Promise<readonly string[]> => {
  await sent(phone);
  const answer = await phone.evaluate(
    async (game) => (await fetch(`/api/v1/games/${game}/journal`, { cache: "no-store" })).json(),
    gameOf(phone),
  );
  return answer.entries.map(({ action }: { action: Action }) => action.do);
};

browserTest(
  "the tones drop in mid-round: two go, two come back, and the round goes on as it lay",
  async () => {
    const { keeper, cy, board } = await station(...CLAIMED);
    await keeper.sees("Ann", "6 fives");
    const { seq } = await recorded(keeper.phone);
    cy.taps = 0;
    await cy.press("Tones");
    await allRead([keeper, cy], "Tones!");
    await shows(board, "Tones!");
    // Nobody finds a key to claim or to bang with.
    expect(await keeper.button(/^Bang! by/).count()).toBe(0);
    await goes(cy, "Cy", true);
    await goes(keeper, "Bob", true);
    await shows(board, "Bob and Cy are out on the call.");
    await keeper.phone
      .getByText("This round stands: their cups stay and count, their turns are skipped.")
      .waitFor();
    // A phone that went dark finds it so.
    await keeper.phone.reload();
    await keeper.phone.getByText("Ann says 6 fives, fours wild · Bob to raise").first().waitFor();
    expect(await keeper.phone.getByRole("button", { name: "Bob on the call", pressed: true }).count()).toBe(
      1,
    );
    const barriers = new Barriers();
    await barriers.look(keeper.phone, "a game that the tones have stopped");
    expect(barriers.found).toEqual([]);
    await goes(keeper, "Bob", false);
    await goes(cy, "Cy", false);
    await keeper.phone.getByText("The round stands as it is.").waitFor();
    await cy.press("Go on The round stands as it is.");
    await keeper.sees("Ann", "6 fives");
    await shows(board, "Bob to raise");
    console.log(`Tones, one out, one back, go on: ${cy.taps} taps on that phone.`);
    expect(cy.taps).toBe(4);
    expect((await recorded(keeper.phone)).seq).toBe(seq);
    await keeper.claim(7, 5);
    await cy.sees("Bob", "7 fives");
  },
);

browserTest(
  "tones, the round void and two dealt out; they are dealt in; tones again, and the lowest washes",
  async () => {
    const { keeper, cy, board } = await station(
      ...ROUND,
      { do: "start-round", starter: "s1", wild: 2 },
      CLAIMED[1] as Action,
    );
    const taps = await tapsOf(keeper, async () => {
      await keeper.press("Tones");
      await goes(keeper, "Bob", true);
      await goes(keeper, "Cy", true);
      await keeper.press(/^Void the round/);
    });
    await keeper.phone.getByText("Bob and Cy are out on the call.").waitFor();
    expect((await deeds(keeper)).slice(-3)).toEqual(["void-round", "leave", "leave"]);
    await board.locator("#board").getByText(", out on the call").first().waitFor({ state: "attached" });
    // The three who are left play on; whoever is back is dealt in between rounds.
    await keeper.redDie(3);
    await keeper.seesOpening("Ann", 3);
    expect((await recorded(cy.phone)).state.seats.map(({ active }) => active)).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
    await record(
      keeper.phone,
      gameOf(keeper.phone),
      CLAIMED[1] as Action,
      { do: "challenge", by: "s4" },
      { do: "reveal", outcome: "short" },
    );
    const back = await tapsOf(keeper, () => keeper.press("All are back"));
    await keeper.phone.getByText("Bob and Cy are out on the call.").waitFor({ state: "detached" });
    expect((await deeds(keeper)).slice(-2)).toEqual(["join", "join"]);
    await keeper.redDie(5);
    await keeper.seesOpening("Ann", 5);
    const end = await tapsOf(cy, async () => {
      await cy.press("Tones");
      await cy.press(/^Let the lowest wash\s*Ann$/);
    });
    await allRead([keeper, cy], "Ann washes the dishes.");
    await shows(board, "Ann washes the dishes.");
    expect((await deeds(keeper)).slice(-2)).toEqual(["void-round", "end"]);
    expect(await keeper.button("Tones").count()).toBe(0);
    console.log(`Tones and two dealt out: ${taps} taps; both dealt in: ${back}; tones, and it ends: ${end}.`);
    expect([taps, back, end]).toEqual([4, 1, 2]);
    // It is taken back like anything else.
    await keeper.undo("it was decided that Ann washes the dishes");
    await cy.phone.getByText("Ann rolls the red die and opens").waitFor();
  },
);

browserTest("tones, void, finish: nobody washes", async () => {
  const { keeper, cy, board } = await station(...CLAIMED);
  await keeper.press("Tones");
  await allRead([keeper, cy], "Tones!");
  await cy.press(/^Void the round/);
  await keeper.phone.getByText("Round 1 is void").waitFor();
  await keeper.press("Tones");
  await keeper.press("Finish, nobody washes");
  await allRead([keeper, cy], "The game was stopped.");
  await board.getByRole("status").getByText("The game was stopped.").waitFor();
  expect((await deeds(keeper)).slice(-2)).toEqual(["void-round", "end"]);
});

browserTest("whose cup stayed is dealt out when the round is over, and may be back alone", async () => {
  const { keeper, cy } = await station(...CLAIMED);
  await keeper.press("Tones");
  await goes(keeper, "Bob", true);
  await keeper.press(/^Go on/);
  await keeper.sees("Ann", "6 fives");
  // It is Bob's turn: what was said after him is recorded past it.
  await keeper.phone.getByRole("button", { name: /^Bob.*out on the call/ }).waitFor();
  await keeper.seat("Dee");
  await keeper.claim(7, 5);
  await keeper.sees("Dee", "7 fives");
  await keeper.bang();
  await keeper.way("Just the answer");
  await keeper.press(/^Short: /);
  await keeper.press("Deal them out");
  await keeper.button("Bob is back").waitFor();
  expect((await deeds(keeper)).slice(-1)).toEqual(["leave"]);
  await keeper.button("Deal them out").waitFor({ state: "detached" });
  await cy.press("Bob is back");
  await keeper.button("Bob is back").waitFor({ state: "detached" });
  expect((await recorded(keeper.phone)).state.seats.every(({ active }) => active)).toBe(true);
});

browserTest("who watches sees it and has no keys; a table where nobody washes has none at all", async () => {
  const { keeper } = await station(...CLAIMED);
  await keeper.press("Share");
  await keeper.inSheet("Only watch");
  const link = await keeper.phone.getByText(/^http:\/\/.+\/join\//).textContent();
  await keeper.press("Close");
  const watcher = new Hands(await openPhone(origin));
  await watcher.watch(link ?? "");
  expect(await watcher.button("Tones").count()).toBe(0);
  await keeper.press("Tones");
  await goes(keeper, "Bob", true);
  await watcher.phone
    .getByRole("group", { name: "Who is out on the call?" })
    .getByText("on the call", { exact: true })
    .waitFor();
  expect(await watcher.phone.getByRole("group").getByRole("button").count()).toBe(0);
  expect(await watcher.button(/^Go on/).count()).toBe(0);

  const bar = await startGame(keeper.phone, ["Ann", "Bob"], { game: "bar" });
  await keeper.phone.goto(`/games/${bar}`);
  await keeper.isLive();
  expect(await keeper.button("Tones").count()).toBe(0);
});
