import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { newId } from "@/lib/client/newId";
import type { Action } from "@/lib/engine";
import { dayOf, daysAfter, noonOf } from "@/lib/views/dayOf";
import { bangs, says as claims, doubts, opens, outcome, start } from "../engine/tableOf";
import { type CachedGroup, cachedGroup } from "./cachedGroup";
import { CLOCK_AHEAD, itIs } from "./clockAhead";
import { fromNetwork, Hands, recorded, sent } from "./hands";
import { browserTest, openPhone } from "./phone";
import { record } from "./send";
import { type RunningServer, startServer } from "./server";

// Two weeks of a firehouse and four nights of a bar, played by thumb on a server with a moving clock. Every
// score here was computed by hand.

const ZONE = "Europe/Berlin";
/** The first day: early in the previous month, so that all are in one month. */
const FIRST = `${dayOf(new Date(), ZONE).slice(0, 8)}01`.replace(/^.*$/, (first) =>
  daysAfter(`${daysAfter(first, -1).slice(0, 8)}01`, 1),
);

/** A series of evenings: the server, the group, and the scorekeeper's phone. */
class Place {
  private constructor(
    private readonly server: RunningServer,
    private readonly clock: Record<string, string>,
    readonly group: CachedGroup,
    readonly hands: Hands,
    readonly crew: readonly string[],
  ) {}

  static async open(name: string, kind: "crew" | "bar", crew: readonly string[]): Promise<Place> {
    const clock = { ...itIs(noonOf(FIRST, ZONE)) };
    const server = await startServer({ env: clock, node: CLOCK_AHEAD });
    const group = await cachedGroup(server, { name, kind });
    const origin = fromNetwork(server.origin);
    const page = await openPhone(origin, { expected: [/ERR_INTERNET_DISCONNECTED/, /ERR_CONNECTION/] });
    const [cookie = "", value = ""] = group.cookie.split(/=(.*)/s);
    await page.context().addCookies([{ name: cookie, value, url: origin }]);
    const place = new Place(server, clock, group, new Hands(page), crew);
    await place.ask("POST", `groups/${group.id}/players`, { names: crew });
    await place.ask("PATCH", `groups/${group.id}`, { tones: kind === "crew" });
    return place;
  }

  /** Noon, this many days after the first. */
  async goOn(days: number): Promise<string> {
    await sent(this.hands.phone);
    await this.hands.phone.goto("about:blank");
    await this.server.kill();
    const day = daysAfter(FIRST, days);
    Object.assign(this.clock, itIs(noonOf(day, ZONE)));
    await this.server.restart();
    await this.hands.phone.clock.setFixedTime(noonOf(day, ZONE));
    return day;
  }

  /** Opens a game for the crew, or a part of it. */
  game = (names = this.crew, more: { game?: string; house?: object } = {}): Promise<string> =>
    this.hands.openGame(fromNetwork(this.server.origin), names, { group: this.group.id, ...more });

  /** Result-only rounds: one bad for each name, in order. */
  async bads(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.hands.listens();
      await this.hands.press("Enter result only");
      await this.hands.inSheet(`${name} took one bad`);
      await this.hands.phone.getByRole("dialog").waitFor({ state: "hidden" });
    }
  }

  /** Everyone's recorded score, without zeros. */
  async scores(crew = this.crew): Promise<Record<string, number>> {
    const { state } = await recorded(this.hands.phone);
    return Object.fromEntries(
      state.seats.flatMap(({ player, holds }) => {
        const score = (holds.good ?? 0) - (holds.bad ?? 0);
        return score === 0 ? [] : [[crew[Number(player.slice(1)) - 1] ?? player, score]];
      }),
    );
  }

  /** Opens a page of the group, once all taps are recorded. */
  page = async (path = ""): Promise<void> => {
    if (this.hands.phone.url() !== "about:blank") await sent(this.hands.phone);
    await this.hands.phone.goto(`${fromNetwork(this.server.origin)}/groups/${this.group.id}${path}`);
  };

  /** Corrects an entry of a game. */
  async correct(game: string, seq: number, action: Action): Promise<void> {
    const { entries } = await (
      await fetch(`${this.server.origin}/api/v1/games/${game}/journal`, {
        headers: { cookie: this.group.cookie },
      })
    ).json();
    await this.ask("POST", `games/${game}/entries`, {
      entries: [{ id: newId(), action, after: entries.length, replaces: [seq] }],
    });
  }

  async ask(method: string, path: string, body: object) {
    const answer = await fetch(`${this.server.origin}/api/v1/${path}`, {
      method,
      headers: { "content-type": "application/json", cookie: this.group.cookie },
      body: JSON.stringify(body),
    });
    const responseBody = await answer.json();
    expect(responseBody).toMatchObject({ ok: true });
    return responseBody;
  }
}

const CREW = ["Abbott", "Baker", "Cruz", "Diaz", "Evans", "Hale"];

browserTest("a firehouse plays for two weeks", { timeout: 900_000 }, async () => {
  const place = await Place.open("Engine 7", "crew", CREW);
  const { hands } = place;
  const { phone } = hands;
  const says = (text: string) => phone.locator("main").getByText(text).first().waitFor();
  const all = () => hands.tap(phone.getByRole("radio", { name: FIRST.slice(0, 4) }));

  // Day 1. Claims, bangs in turn and out of turn, then only results: five bads end it.
  const first = await place.game();
  await record(phone, first, start("s1"), claims("s1", "9 sixes"), bangs("s2"));
  await hands.way("Total");
  await hands.press("7 sixes");
  await hands.verdict().waitFor();
  expect(await place.scores()).toEqual({ Abbott: -1 });
  await record(
    phone,
    first,
    start(undefined),
    claims("s1", "8 sixes"),
    claims("s2", "9 sixes"),
    bangs("s4"),
    outcome("short"),
  );
  expect(await place.scores()).toEqual({ Abbott: -1, Baker: -1, Diaz: 2 });
  await place.bads("Abbott", "Abbott", "Abbott");
  await place.bads("Abbott");
  await phone.locator("main").getByText("Abbott washes the dishes.").waitFor();
  expect(await place.scores()).toEqual({ Abbott: -5, Baker: -1, Diaz: 2 });
  await place.page();
  await place.page("/ledger");

  // Day 2. Two at three bads, who play it off: one of them washes.
  await place.goOn(1);
  await place.game();
  await place.bads("Cruz", "Evans", "Cruz", "Evans", "Cruz", "Evans");
  await phone.locator("main").getByText("Cruz and Evans wash the dishes together.").waitFor();
  await hands.press(/^Hold a playoff/);
  await phone.getByRole("heading", { level: 1, name: "Playoff: Cruz vs. Evans" }).waitFor();
  // Five bads of its own end it.
  await place.bads("Evans", "Cruz", "Evans", "Evans", "Cruz", "Evans", "Evans");
  await says("Evans washes the dishes.");
  expect(await place.scores(["Cruz", "Evans"])).toEqual({ Cruz: -2, Evans: -5 });

  // Day 3. The fifth bad was Hale's, not Baker's: the game goes on after the correction, and Baker washes all the same.
  await place.goOn(2);
  const third = await place.game();
  await place.bads("Baker", "Baker", "Baker", "Baker", "Baker");
  await says("Baker washes the dishes.");
  await phone.goto(`/games/${third}/history`);
  await hands.unfold();
  await hands.tap(phone.getByRole("button", { name: /^Baker took one bad/ }).last());
  await hands.inSheet("Remove: Baker took one bad");
  await hands.inSheet("Hale");
  await hands.inSheet(/^See what/);
  await hands.inSheet("Save fix");
  await phone.getByText("Fixed. Both versions are below.").waitFor();
  await phone.goto(`/games/${third}`);
  await hands.isLive();
  expect(await place.scores()).toEqual({ Baker: -4, Hale: -1 });
  await place.bads("Baker");
  await says("Baker washes the dishes.");
  expect(await place.scores()).toEqual({ Baker: -5, Hale: -1 });

  // Day 4. Hale loses, and Abbott washes for Hale.
  await place.goOn(3);
  await place.game();
  await place.bads("Hale", "Hale", "Hale", "Hale", "Hale");
  await says("Hale washes the dishes.");
  await place.page("/ledger");
  await hands.press("Swap Hale’s dish duty");
  await phone.getByLabel("Who washes instead?").selectOption({ label: "Abbott" });
  await hands.press("Swap");
  await phone.getByText(/washes · for Hale/).waitFor();
  await hands.press("Mark done: Abbott washed");
  // Baker has until tonight to wash for yesterday.
  await hands.button("Mark done: Abbott washed").waitFor({ state: "detached" });
  await hands.button("Mark done: Baker washed").waitFor();

  // Day 5. No one kept score: Baker washed yesterday once more.
  await place.goOn(4);
  await place.page();
  await hands.press(/^Baker/);
  await hands.press("Yesterday");
  await phone.getByText("Saved: Baker washed, yesterday.").waitFor();
  await place.page("/ledger");
  await phone.getByText("No dishes owed.").waitFor();

  // Day 6. The tones take Baker and Cruz; Diaz bangs in turn and is wrong: one bad (F7). The game is stopped.
  await place.goOn(5);
  const sixth = await place.game();
  await record(phone, sixth, start("s1"), claims("s1", "9 sixes"));
  await hands.sees("Abbott", "9 sixes");
  await hands.press("Tones");
  for (const name of ["Baker", "Cruz"])
    await hands.tap(phone.getByRole("group", { name: "Who’s on the call?" }).getByRole("button", { name }));
  await hands.press(/^Resume/);
  await hands.press(/^Bang! by Diaz/);
  await hands.way("Short or there");
  await hands.press(/^There: /);
  await hands.verdict().waitFor();
  expect(await place.scores()).toEqual({ Diaz: -1 });
  await hands.more("End game");
  await hands.inSheet("Diaz washes the dishes.");
  await says("Diaz washes the dishes.");

  // Day 7. Hale goes home between two rounds; Cruz has five bads.
  await place.goOn(6);
  await place.game();
  await place.bads("Cruz", "Hale", "Cruz");
  await hands.more("Player leaves");
  await hands.inSheet("Hale");
  await place.bads("Cruz", "Cruz", "Cruz");
  await says("Cruz washes the dishes.");
  expect(await place.scores()).toEqual({ Cruz: -5, Hale: -1 });

  await place.page();
  await all();
  for (const washed of ["Abbott, twice", "Baker, twice", "Cruz, once", "Diaz, once", "Evans, once"])
    await hands.button(new RegExp(`^${washed}`)).waitFor();
  await phone.getByText("Hale’s up. Washed 0 of 7 meals.").waitFor();

  // Day 8. Double or nothing, and Evans loses again: two washes.
  await place.goOn(7);
  await place.game();
  await place.bads("Evans", "Evans", "Evans", "Evans", "Evans");
  await says("Evans washes the dishes.");
  await place.page("/ledger");
  await hands.press("Swap Evans’ dish duty");
  await phone.getByRole("dialog").getByLabel("Why?").fill("Lost on a coin");
  await hands.press("Lost: double");
  await phone.getByText("washes 2 times").waitFor();
  await hands.press("Mark done: Evans washed");

  // Day 9. Two people write the same meal down, and one of the two games is deleted.
  await place.goOn(8);
  const ninth = await place.game();
  await place.bads("Hale", "Hale", "Hale", "Hale", "Hale");
  await says("Hale washes the dishes.");
  await place.page();
  await all();
  await hands.press(/^Hale/);
  await hands.press("Today");
  await phone.getByText("Saved: Hale washed, today.").waitFor();
  await hands.button(/^Hale, twice/).waitFor();
  await place.ask("DELETE", `games/${ninth}`, {});
  await phone.reload();
  await all();
  await hands.button(/^Hale, once/).waitFor();

  // Day 10. Baker is late: a bad by penalty, and four more.
  await place.goOn(9);
  await place.game();
  await hands.more("House penalty");
  await hands.inSheet("Baker");
  await hands.inSheet("Late");
  await hands.inSheet("Baker takes one bad");
  await place.bads("Baker", "Baker", "Baker");
  expect(await place.scores()).toEqual({ Baker: -4 });
  await place.bads("Baker");
  await says("Baker washes the dishes.");

  // Day 11. The basement has no connection: five rounds are queued on the phone, and sent later.
  await place.goOn(10);
  await place.game();
  await phone.context().setOffline(true);
  await place.bads("Cruz", "Cruz", "Cruz", "Cruz", "Cruz");
  await says("Cruz washes the dishes.");
  await phone.context().setOffline(false);
  await sent(phone);
  expect(await place.scores()).toEqual({ Cruz: -5 });

  // Day 12. A wrong tap is undone.
  await place.goOn(11);
  await place.game();
  await place.bads("Abbott", "Abbott");
  await hands.undo("Abbott took one bad");
  await phone.getByText("Undone: Abbott took one bad.").waitFor();
  await place.bads("Diaz", "Diaz", "Diaz", "Diaz", "Diaz");
  await says("Diaz washes the dishes.");
  expect(await place.scores()).toEqual({ Abbott: -1, Diaz: -5 });

  // Day 13. A second phone records too; a finger that hits a name twice records one bad.
  await place.goOn(12);
  await place.game();
  await place.bads("Hale", "Abbott");
  await hands.listens();
  await hands.press("Enter result only");
  await phone.getByRole("dialog").getByRole("button", { name: "Hale took one bad" }).dblclick();
  await phone.getByRole("dialog").waitFor({ state: "hidden" });
  expect(await place.scores()).toEqual({ Abbott: -1, Hale: -2 });
  await place.bads("Hale", "Hale", "Hale");
  await says("Hale washes the dishes.");

  // Day 14. Abbott and Baker are tied; one round decides.
  await place.goOn(13);
  await place.game();
  await place.bads("Abbott", "Baker", "Abbott", "Baker", "Baker", "Abbott");
  await says("Abbott and Baker wash the dishes together.");
  await hands.press("Just one round");
  await phone.getByRole("heading", { level: 1, name: "Playoff: Abbott vs. Baker" }).waitFor();
  await place.bads("Abbott");
  await says("Abbott washes the dishes.");

  // Washes in 14 meals: Abbott 3 (one for Hale), Baker 3, Cruz 2, Diaz 2, Evans 3 (two for one meal), Hale 2.
  await place.page();
  await all();
  for (const name of ["Abbott", "Baker", "Evans"])
    await hands.button(new RegExp(`^${name}, 3 times`)).waitFor();
  for (const name of ["Cruz", "Diaz", "Hale"]) await hands.button(new RegExp(`^${name}, twice`)).waitFor();
  await phone.getByText(/^Cruz’s up\. Washed 2 of 14 meals, last on /).waitFor();
  // The ledger has Abbott at the sink, and Hale, who has until tonight.
  await place.page("/ledger");
  await hands.button("Mark done: Abbott washed").waitFor();
  expect(await phone.getByRole("list", { name: "Dishes owed" }).getByRole("listitem").count()).toBe(2);
});

const GUESTS = ["Ann", "Bob", "Cy", "Dee"];

/** A transfer between players as a round's result (S18). */
const gives = (from: string, to: string, count: number, what: "chip" | "drink" = "chip"): Action => ({
  do: "result",
  moves: [{ what, count, from, to }],
});

/** The net amounts of lines such as "Ann pays Bob, 2 chips". */
function nets(lines: readonly string[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const line of lines) {
    const [, from = "", to = "", chips = ""] = /(\w+) pays (\w+)\W+(\d+) chips?/.exec(line) ?? [];
    sums[from] = (sums[from] ?? 0) - Number(chips);
    sums[to] = (sums[to] ?? 0) + Number(chips);
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

browserTest("a bar plays four nights", { timeout: 900_000 }, async () => {
  const place = await Place.open("The Anchor", "bar", GUESTS);
  const { hands } = place;
  const { phone } = hands;
  const begin = async (name: string, buyIn?: string) => {
    await place.page();
    await hands.press("Start tonight");
    await hands.tap(phone.getByRole("link", { name: /^Night on/ }));
    await phone.waitForURL("**/nights/*");
    await hands.press("Edit name and buy-in");
    await phone.getByLabel("Night name").fill(name);
    if (buyIn) await phone.getByRole("textbox", { name: /^Buy-in/ }).fill(buyIn);
    await hands.inSheet("Save");
    await phone.getByRole("heading", { name }).waitFor();
    return new URL(phone.url()).pathname;
  };
  /** The open payments, as their keys are named. */
  const due = (within: Locator) =>
    within
      .getByRole("button", { name: /^Mark paid/, pressed: false })
      .evaluateAll((all) => all.map((key) => key.getAttribute("aria-label") ?? "").toSorted());
  const settle = phone.getByRole("region", { name: "Settle up" });
  const closed = () => phone.getByRole("region", { name: "Results" }).waitFor();
  const close = async () => {
    await hands.press("Closing time");
    await closed();
  };
  const ends = async (id: string) => {
    await record(phone, id, { do: "end" });
  };

  // Night 1. Ann takes the buy-ins, and is eight chips ahead: Bob owes her six, Dee two. Only Bob pays the chips.
  const firstNight = await begin("Night one", "5");
  for (const name of GUESTS) await hands.press(`Add buy-in: ${name}`);
  await phone.getByText(/20\.00 total$/).waitFor();
  const first = await place.game(GUESTS, { game: "own-hand", house: { chips: 10 } });
  await record(phone, first, gives("s2", "s1", 6), gives("s4", "s1", 2));
  await ends(first);
  await phone.goto(firstNight);
  await hands.tap(phone.getByText("Who takes the pot?"));
  await hands.press("Add share: Ann");
  await expect.poll(() => due(settle).then((all) => all.length)).toBe(5);
  expect(nets(await due(settle))).toEqual({ Ann: 8, Bob: -6, Dee: -2 });
  await hands.press("Mark paid: Bob pays Ann 6 chips");
  await phone.getByText("Saving…").waitFor({ state: "detached" });
  await close();

  // Night 2. Unpaid amounts are listed there. A game stops with its pot of six: Bob and Cy share it. Zed is a
  // guest.
  await place.goOn(7);
  const secondNight = await begin("Night two");
  await expect.poll(async () => nets(await due(settle))).toEqual({ Ann: 2, Dee: -2 });
  const second = await place.game(["Ann", "Bob", "Cy"], { game: "red-dead", house: { ante: 2 } });
  await record(phone, second, opens("s1"), claims("s1", "9 sixes"), doubts("s2"), outcome("short"));
  await hands.verdict().waitFor();
  await hands.more("End game");
  await hands.inSheet("Bob and Cy won.");
  await hands.inSheet("Bob and Cy share it");
  await phone.locator("main").getByText("Bob and Cy won.").waitFor();
  const third = await place.game(["Ann", "Bob", "Zed"], { game: "own-hand", house: { chips: 10 } });
  await record(phone, third, gives("s3", "s2", 4));
  await ends(third);
  // Ann −2, Bob +1 +4, Cy +1, Zed −4; with the two that Dee owes Ann, she is even.
  await phone.goto(secondNight);
  // Which of two payers pays which of two payees does not matter.
  await expect.poll(async () => nets(await due(settle))).toEqual({ Bob: 5, Cy: 1, Dee: -2, Zed: -4 });
  await close();
  await place.page("/ledger?of=chips");
  const owed = phone.getByRole("list", { name: "Chips" });
  expect(nets(await due(owed))).toEqual({ Bob: 5, Cy: 1, Dee: -2, Zed: -4 });

  // Night 3. Shots: three for Cy, of which one was a mistake, and one served.
  await place.goOn(14);
  const thirdNight = await begin("Night three");
  const fourth = await place.game(GUESTS, { game: "pass-the-cup", house: { drink_name: "shot" } });
  await record(phone, fourth, gives("bank", "s3", 3, "drink"));
  await phone.goto(thirdNight);
  await phone
    .getByText(/\b3\sshots/)
    .first()
    .waitFor();
  await place.correct(fourth, 1, gives("bank", "s3", 2, "drink"));
  await phone.reload();
  await phone
    .getByText(/\b2\sshots/)
    .first()
    .waitFor();
  await place.page("/ledger?of=drinks");
  await phone.getByText("Cy: 2 shots").waitFor();
  await hands.press("Cy was served 2 shots");
  await phone.getByText("No one owes a drink.").waitFor();
  await phone.goto(thirdNight);
  // The game for shots is still on.
  await hands.press("Closing time");
  await hands.press("Settle up");
  await closed();

  // Night 4. Zed gave three that night, not four; and tonight Cy wins two of Bob.
  await place.goOn(21);
  await place.correct(third, 1, gives("s3", "s2", 3));
  const fourthNight = await begin("Night four");
  const fifth = await place.game(GUESTS, { game: "own-hand", house: { chips: 10 } });
  await record(phone, fifth, gives("s2", "s3", 2));
  await ends(fifth);
  await phone.goto(fourthNight);
  await expect.poll(async () => nets(await due(settle))).toEqual({ Bob: 2, Cy: 3, Dee: -2, Zed: -3 });
  await close();
  // Bob +5 −1 −2 = 2, Cy +1 +2 = 3, Dee −2, Zed −3: the sum is zero.
  await place.page("/ledger?of=chips");
  expect(nets(await due(owed))).toEqual({ Bob: 2, Cy: 3, Dee: -2, Zed: -3 });
  for (const key of await due(owed)) await hands.press(key);
  await phone.getByText("All even.").waitFor();
});
