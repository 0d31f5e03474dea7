import { expect } from "vitest";
import { cachedGroup } from "./cachedGroup";
import { fromNetwork, Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedServer } from "./server";

const server = sharedServer();
const origin = fromNetwork(server.origin);

browserTest("imports a dropped table of results into a group, after its people are matched", async () => {
  const { id, cookie } = await cachedGroup(server, { kind: "crew" });
  await fetch(`${server.origin}/api/v1/groups/${id}/players`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ names: ["Ann", "Bob"] }),
  });
  const phone = await openPhone(origin);
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await phone.context().addCookies([{ name, value, url: origin }]);
  const hands = new Hands(phone);
  await phone.goto(`/groups/${id}`);
  await hands.tap(phone.getByRole("link", { name: "More" }));
  await hands.tap(phone.getByRole("link", { name: "Import games" }));
  await phone.getByLabel("Choose a file").setInputFiles({
    name: "washes.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Date,Players,Loser\n2026-11-01,Ann & Bobby,Bobby\n2026-13-02,Ann & Bobby,Ann\n"),
  });
  await phone.getByText("washes.csv").waitFor();
  await hands.tap(phone.getByRole("button", { name: "Check" }));
  await phone.getByText("“2026-13-02” is not a day, as in 2026-11-20.").waitFor();
  expect(await phone.getByRole("listitem").textContent()).toMatch(/^Line 3/);
  await hands.tap(phone.getByRole("button", { name: "Choose another file" }));
  await phone.getByLabel("Or paste it").fill("Date,Players,Loser\n2026-11-01,Ann & Bobby,Bobby\n");
  await hands.tap(phone.getByRole("button", { name: "Check" }));
  await phone.getByText("Firehouse, November 1, 2026: result only").waitFor();
  await phone.getByLabel("Bobby").selectOption("Bob");
  await hands.tap(phone.getByRole("button", { name: "Import" }));
  await phone.waitForURL(`**/groups/${id}/games`);
  await phone.getByText("Bob washed").first().waitFor();
});

browserTest("opens a pasted game at the desk, and a question from a link", async () => {
  const phone = await openPhone(origin);
  const hands = new Hands(phone);
  await phone.goto(`/settle?q=${encodeURIComponent("does 44112 beat 33226")}`);
  await phone.getByText("two pair").first().waitFor();
  await phone.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text", "Game: perudo\nPlayers: Ann, Bob\n\nround Ann lost\n");
    window.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data }));
  });
  await phone.waitForURL("**/import");
  await hands.tap(phone.getByRole("button", { name: "Check" }));
  await phone.getByText(/^Perudo, .*: 1 round$/).waitFor();
  await hands.tap(phone.getByRole("button", { name: "Import" }));
  await phone.waitForURL("**/games/*/history");
});
