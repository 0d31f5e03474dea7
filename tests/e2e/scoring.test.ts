import { expect } from "vitest";
import type { Action } from "@/lib/engine";
import { oneIn } from "../everyCase";
import { fromNetwork, gameOf, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { record } from "./send";
import { sharedOrigin } from "./server";
import { allRead, tableOfTwo, tapsOf } from "./tableOfTwo";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 3);

const origin = fromNetwork(sharedOrigin());
const NINE = ["Abbott", "Baker", "Cruz", "Diaz", "Evans", "Frost", "Grady", "Hale", "Ito"];
const CREW = ["Hale", "Diaz", "Tran", "Ruiz", "Baker"];

/** Taps the plate of a player. */
const seat = (hands: Hands, name: string) =>
  hands.tap(hands.phone.locator("[data-seat] > button", { hasText: name }));
const standing = async ({ phone }: Hands) =>
  Object.fromEntries((await recorded(phone)).state.seats.map(({ player, holds }) => [player, holds]));
const rounds = async ({ phone }: Hands) => (await recorded(phone)).state.settledRounds;

/** Waits until so many rounds are on the server. */
const settled = (hands: Hands, count: number) => expect.poll(() => rounds(hands)).toBe(count);

story("scores a crew’s lunch in the taps of the specification, on both phones and the TV", async () => {
  const { keeper, guest } = await tableOfTwo(origin, { game: "firehouse", house: {}, names: CREW });
  // Two taps, and every phone follows.
  const switching = await tapsOf(keeper, async () => {
    await keeper.more("Just keep score");
  });
  expect(switching).toBe(2);
  await allRead([keeper, guest], "Who banged?");
  const tv = await openPhone(origin, { width: 1920, height: 1080 });
  await new Hands(tv).watch(await keeper.watchLink());
  await tv.goto(`${origin}/games/${gameOf(guest.phone)}/tv`);

  const late = await tapsOf(keeper, async () => {
    await seat(keeper, "Ruiz");
    await keeper.phone.getByText("Ruiz banged").waitFor();
    await seat(keeper, "Hale");
    await keeper.phone.getByText("Diaz was next").waitFor();
    await keeper.press(/^Right/);
  });
  expect(late).toBe(3);
  const sentence = "Ruiz banged Hale out of turn and was right. Ruiz: 2 goods. Hale: 1 bad.";
  await keeper.phone.getByRole("main").getByText(sentence).waitFor();
  await guest.phone.getByRole("main").getByText(sentence).waitFor();
  await tv.getByText(sentence).first().waitFor();
  await tv.getByText("Ruiz starts").first().waitFor();
  expect(await tv.getByText("Right", { exact: true }).first().isVisible()).toBe(true);

  // The first challenge offers the other mode, once on each phone.
  for (const hands of [keeper, guest]) {
    await hands.press("OK");
    await hands.press("No thanks");
  }

  // The next player to the left is in turn, and one tap flips that.
  const inTurn = await tapsOf(guest, async () => {
    await seat(guest, "Tran");
    await seat(guest, "Diaz");
    await guest.press(/^Wrong/);
  });
  expect(inTurn).toBe(3);
  await keeper.phone.getByRole("main").getByText("Tran banged Diaz and was wrong. Tran: 1 bad.").waitFor();
  await seat(keeper, "Tran");
  await seat(keeper, "Diaz");
  await keeper.tap(keeper.phone.getByRole("radio", { name: "Out of turn", exact: true }));
  await keeper.press(/^Wrong/);
  const wrongly = "Tran banged Diaz out of turn and was wrong. Tran: 2 bads.";
  for (const { phone } of [keeper, guest]) await phone.getByRole("main").getByText(wrongly).waitFor();

  const oneBad = await tapsOf(keeper, async () => {
    await seat(keeper, "Baker");
    await keeper.press("Just 1 bad");
  });
  expect(oneBad).toBe(2);
  const several = await tapsOf(guest, async () => {
    await guest.phone.getByRole("main").getByText("Baker: 1 bad.").waitFor();
    await seat(guest, "Diaz");
    await guest.press("More than one banged");
    await seat(guest, "Ruiz");
    await seat(guest, "Hale");
    await guest.press(/^Right/);
  });
  expect(several).toBe(5);
  await settled(keeper, 5);
  expect(await standing(keeper)).toMatchObject({ s3: { bad: 3 }, s5: { bad: 1 }, s1: { bad: 2 } });

  // Undo is one tap, and takes the whole round.
  expect(await tapsOf(keeper, () => keeper.press(/^Undo: .* banged Hale/))).toBe(1);
  await settled(guest, 4);

  // Back to claims, on both phones.
  await guest.press("Keep every claim");
  for (const { phone } of [keeper, guest])
    await phone.getByRole("button", { name: "Red die shows six" }).waitFor();
});

story("lets a player bang from their own phone, in three taps", async () => {
  const keeper = new Hands(await openPhone(origin, { width: 360, height: 740, dark: true }));
  await keeper.openGame(origin, CREW, { game: "firehouse", score_only: true });
  const tran = new Hands(await openPhone(origin, { width: 844, height: 390, dark: false }));
  await tran.join(await keeper.link(), "Tran");
  const taps = await tapsOf(tran, async () => {
    await tran.press("Me. Bang!");
    await tran.phone.getByRole("paragraph").filter({ hasText: "Tran banged" }).waitFor();
    await seat(tran, "Diaz");
    await tran.press(/^Right/);
  });
  expect(taps).toBe(3);
  await keeper.phone.getByRole("main").getByText("Tran banged Diaz and was right. Diaz: 1 bad.").waitFor();

  // The keeper's phone records Baker's bang on Diaz, while Tran, who sits next to Diaz, has banged as well.
  await tran.press("Me. Bang!");
  expect(await tran.phone.locator(".bang-flash").count()).toBe(1);
  await seat(keeper, "Baker");
  await seat(keeper, "Diaz");
  await keeper.press(/^Right/);
  await keeper.phone
    .getByRole("main")
    .getByText(/^Baker banged Diaz out of turn and was right/)
    .waitFor();
  expect(await keeper.phone.getByRole("button", { name: "I banged too" }).count()).toBe(0);
  await tran.press("I banged too");
  await keeper.phone
    .getByRole("main")
    .getByText(/^Tran and Baker banged Diaz and were right/)
    .waitFor();
  const { s2, s5 } = await standing(keeper);
  expect([s2?.bad, s5?.good ?? 0]).toEqual([2, 0]);
});

story("continues an open round from its claim, or replaces the round", async () => {
  const { keeper, guest } = await tableOfTwo(origin, { game: "firehouse", house: {}, names: CREW });
  const open = async () => {
    await record(
      keeper.phone,
      gameOf(keeper.phone),
      { do: "start-round", starter: "s1", wild: 6 },
      { do: "claim", by: "s1", claim: { count: 4, face: 2 } },
    );
    await keeper.phone.getByText(/Hale/).first().waitFor();
  };
  await open();
  await keeper.more("Just keep score");
  // Hale’s claim is on the table: who banged, and how it ended.
  const taps = await tapsOf(keeper, async () => {
    await seat(keeper, "Diaz");
    await keeper.press(/^Right/);
  });
  expect(taps).toBe(2);
  await settled(guest, 1);
  expect((await recorded(guest.phone)).rounds[0]).toMatchObject({ challengers: ["s2"], claimer: "s1" });

  await open();
  // Someone banged a claim that no one entered: the round becomes its outcome.
  await seat(guest, "Baker");
  await guest.tap(guest.phone.locator("[data-seat] > button", { hasText: "Hale" }));
  await seat(guest, "Tran");
  await guest.press(/^Wrong/);
  await settled(keeper, 2);
  const { told, state } = await recorded(keeper.phone);
  expect(told[0]?.scored).toMatchObject({ challengers: ["s5"], claimer: "s3", right: false });
  expect(state.phase).toBe("between-rounds");
});

const ONE_TAP: readonly (readonly [
  game: string,
  house: Record<string, string | number>,
  ways: readonly (readonly [string | null, string, number, object])[],
])[] = [
  ["bar", {}, [[null, "Bob", 1, { s2: { die: 4 } }]]],
  [
    "red-dead",
    {},
    [
      [null, "Bob", 1, { s2: { die: 4 } }],
      ["Hit it spot on", "Cy", 2, { s1: { die: 4 }, s2: { die: 3 } }],
    ],
  ],
  [
    "perudo",
    {},
    [
      [null, "Bob", 1, { s2: { die: 4 } }],
      ["Won a calza", "Bob", 2, { s2: { die: 5 } }],
    ],
  ],
  ["pirate", {}, [[null, "Bob", 1, { s2: { chip: 9 } }]]],
  ["own-hand", {}, [[null, "Bob", 1, {}]]],
  [
    "pass-the-cup",
    {},
    [
      [null, "Bob", 1, { s2: { drink: 1 } }],
      ["Double", "Cy", 2, { s3: { drink: 2 } }],
    ],
  ],
  ["closed-cup", { lives: 2 }, [[null, "Bob", 1, { s2: { life: 1 } }]]],
  [
    "mia",
    {},
    [
      [null, "Bob", 1, { s2: { life: 5 } }],
      ["Two", "Cy", 2, { s3: { life: 4 } }],
    ],
  ],
];

story("books a lost die, chip, drink or life in one tap, in eight games", async () => {
  const keeper = new Hands(await openPhone(origin, { width: 360, height: 612, dark: true }));
  for (const [game, house, ways] of ONE_TAP) {
    await keeper.openGame(origin, ["Ann", "Bob", "Cy"], { game, house, score_only: true });
    for (const [at, [way, name, taps, after]] of ways.entries()) {
      const made = await tapsOf(keeper, async () => {
        if (way !== null) await keeper.tap(keeper.phone.getByRole("radio", { name: way, exact: true }));
        await seat(keeper, name);
      });
      expect([game, made]).toEqual([game, taps]);
      await settled(keeper, at + 1);
      expect(await standing(keeper)).toMatchObject(after);
    }
  }
});

story("saves the mode and the rounds offline, and sends both later", async () => {
  const expected = [/ERR_INTERNET_DISCONNECTED/];
  const keeper = new Hands(await openPhone(origin, { width: 360, height: 740, dark: true, expected }));
  await keeper.openGame(origin, ["Ann", "Bob", "Cy"], { game: "bar" });
  const guest = new Hands(await openPhone(origin, { width: 360, height: 740, dark: false }));
  await guest.join(await keeper.link());
  await keeper.phone.context().setOffline(true);
  await keeper.more("Just keep score");
  await seat(keeper, "Bob");
  const line = "Bob: −1 die.";
  await keeper.phone.getByRole("main").getByText(line).waitFor();
  expect((await recorded(guest.phone)).state.settledRounds).toBe(0);
  await keeper.phone.context().setOffline(false);
  await guest.phone.getByRole("main").getByText(line).waitFor();
  await allRead([guest], "Who lost a die?");
});

story("asks for the missing fact, and a tap on the answer replaces the entry", async () => {
  const { keeper, guest } = await tableOfTwo(origin, {
    game: "pass-the-cup",
    house: {},
    names: ["Ann", "Bob", "Cy", "Dee"],
  });
  await keeper.more("Just keep score");
  await seat(keeper, "Bob");
  await keeper.phone.getByText("Who won it?").waitFor();
  await settled(guest, 1);
  // P9: the winner starts.
  await keeper.press("Cy");
  await allRead([keeper, guest], "Cy starts");
  await settled(guest, 1);
  expect(await keeper.phone.getByText("Who won it?").count()).toBe(0);
  // The history opens the same round, which can become plain changes.
  await keeper.phone.goto(`/games/${gameOf(keeper.phone)}/history`);
  await keeper.unfold();
  await keeper.press(/lost.*\. Fix$/);
  await keeper.press("Enter the changes instead");
  await keeper.press("See what changes");
  await keeper.press("Save fix");
  await keeper.phone.getByText("Fixed. Both versions are below.").waitFor();
  const { told } = await recorded(guest.phone);
  expect(told).toMatchObject([{ moves: [{ what: "drink", count: 1, to: "s2" }] }]);
  expect(told[0]?.scored).toBeUndefined();
});

story("offers score-only mode once, after three rounds without claims", async () => {
  const keeper = new Hands(await openPhone(origin, { width: 360, height: 740, dark: true }));
  const lost: Action = { do: "result", moves: [{ what: "die", count: 1, from: "s2", to: "bank" }] };
  await keeper.openGame(origin, ["Ann", "Bob", "Cy"], { game: "bar" }, lost, lost);
  const offer = keeper.phone.getByText("Only the score matters? One to three taps a round.");
  await keeper.phone.getByText("Bob lost one die").first().waitFor();
  expect(await offer.count()).toBe(0);
  await record(keeper.phone, gameOf(keeper.phone), lost);
  // One notice at a time leaves room for the seats.
  await offer.waitFor({ state: "attached" });
  expect(await offer.isVisible()).toBe(false);
  await keeper.press("OK");
  await offer.waitFor();
  await keeper.press("Just keep score");
  await keeper.phone.getByText("Who lost a die?").waitFor();
  await seat(keeper, "Cy");
  await settled(keeper, 4);
  await keeper.press("Keep every claim");
  await keeper.phone
    .getByText(/starts/)
    .first()
    .waitFor();
  expect(await offer.count()).toBe(0);
});

story("records twelve rounds of nine players with one thumb on a short phone", async () => {
  const keeper = new Hands(await openPhone(origin, { width: 360, height: 612, dark: true }));
  // A slow phone stores several rounds late, and together. The next taps count for the next round.
  await keeper.phone.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...passed) {
      const until = Math.ceil(performance.now() / 1500) * 1500;
      const hold = () => {
        if (performance.now() < until) this.count().onsuccess = hold;
      };
      hold();
      return put.apply(this, passed);
    };
  });
  await keeper.openGame(origin, NINE, {
    game: "firehouse",
    house: { end_alone: 30, together_count: 30 },
    score_only: true,
  });
  const before = keeper.taps;
  for (let round = 0; round < 12; round++) {
    const [by = "", of = ""] = [NINE[(round * 4) % 9], NINE[(round * 4 + 7) % 9]];
    await seat(keeper, by);
    await seat(keeper, of);
    await keeper.press(round % 2 ? /^Right/ : /^Wrong/);
  }
  await settled(keeper, 12);
  const taps = keeper.taps - before;
  console.log(
    `A lunch of nine: 12 rounds, ${taps} taps, ${(taps * 0.3).toFixed(1)} s of tapping at 300 ms each.`,
  );
  expect(taps).toBe(36);
});
