import { expect } from "vitest";
import { groupAtHand } from "./groupAtHand";
import { fromNetwork } from "./hands";
import { browserTest, openPhone } from "./phone";
import { read, send, startGame } from "./send";
import { sharedServer } from "./server";

const server = sharedServer();
const origin = fromNetwork(server.origin);

/** The owner's phone, with two people on the roster, a result of last week and a game with a guest. */
async function withGames() {
  const group = await groupAtHand(server);
  const page = await openPhone(origin);
  const [name = "", value = ""] = group.cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: origin }]);
  await page.goto(`/groups/${group.id}`);
  await send(page, `groups/${group.id}/players`, { names: ["Abbott", "Baker"] });
  const { players } = await read<{ players: { id: string; name: string }[] }>(
    page,
    `groups/${group.id}/players`,
  );
  const [abbott = "", baker = ""] = ["Abbott", "Baker"].map(
    (one) => players.find((player) => player.name === one)?.id,
  );
  await send(page, `groups/${group.id}/results`, {
    id: `a-result-of-${group.id}`,
    game: "firehouse",
    losers: [baker],
    day: "2026-03-02",
  });
  await startGame(page, ["Abbott", "Zoë"], { game: "mia", group: group.id });
  await page.goto(`/groups/${group.id}`);
  return { page, group: group.id, abbott, baker };
}

browserTest(
  "a group’s games are found by day, game, person and guest, and the address keeps what was asked",
  async () => {
    const { page, group, baker } = await withGames();
    await page.getByRole("link", { name: "All games, search" }).tap();
    await page.waitForURL(`**/groups/${group}/games`);
    const found = page.getByRole("region", { name: "Found" });
    const lines = found.getByRole("listitem");
    expect(await lines.count()).toBe(2);
    await page.getByLabel("Who was there?").selectOption("Baker");
    await page.getByRole("button", { name: "Search" }).tap();
    await page.waitForURL("**/games?*person=*");
    await found.getByText("Baker washed the dishes").or(found.getByText(/Baker/)).first().waitFor();
    expect(await lines.count()).toBe(1);
    expect(new URL(page.url()).searchParams.get("person")).toBe(baker);
    await page.getByLabel("From").fill("2026-03-03");
    await page.getByRole("button", { name: "Search" }).tap();
    await page.getByText("No game fits.").waitFor();
    await page.getByRole("link", { name: "Show all games" }).tap();
    await page.waitForURL(`**/groups/${group}/games`);
    await page.getByLabel("Or a guest, by name").fill("zoë");
    await page.getByRole("button", { name: "Search" }).tap();
    await page.waitForURL("**guest=zo*");
    expect(await lines.count()).toBe(1);
    await page.goto(`/groups/${group}/games?game=firehouse&from=2026-03-02&to=2026-03-02`);
    expect(await lines.count()).toBe(1);
  },
);

browserTest("whatever stands in the address, a plain page answers", async () => {
  const { page, group } = await withGames();
  const other = await withGames();
  const long = "x".repeat(1_500);
  for (const [query, hint] of [
    ["from=9999-99-99", "The first day is no day that can be searched"],
    ["to=2026-02-30", "The last day is no day that can be searched"],
    ["from=2026-03-02&to=2026-03-01", "The first day comes after the last one"],
    ["game=chess", "There is no such game"],
    [`person=${other.abbott}`, "Nobody of this group’s roster is meant"],
    [`guest=${long}`, "Nobody has so long a name"],
    ["from=2026-03-01&from=2026-03-02", "The first day is no day"],
    [`game=${long}&person=${long}`, "There is no such game"],
  ] as const) {
    const answer = await page.goto(`/groups/${group}/games?${query}`);
    expect(answer?.status(), query.slice(0, 80)).toBe(200);
    await page.getByRole("status").filter({ hasText: hint }).waitFor();
  }
  for (const mark of ["nonsense", "2026-11-20T00:00:00.000Z~", `~${long}`, "9999-99-99~x", "mark=a&mark=b"])
    expect((await page.goto(`/groups/${group}/games?mark=${mark}`))?.status(), mark).toBe(200);
  // What is longer than any address is refused before it is read.
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const answer = await fetch(`${server.origin}/groups/${group}/games?guest=${"x".repeat(5_000)}`, {
    headers: { cookie },
  });
  expect(answer.status).toBe(414);
});
