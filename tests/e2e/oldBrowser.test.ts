import { expect } from "vitest";
import { homeScreenWords } from "@/lib/messages/homeScreen";
import { start } from "../engine/tableOf";
import { oneIn } from "../everyCase";
import { Hands } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 3);

const origin = sharedOrigin();

story("every page warns only browsers that lack a needed feature", async () => {
  const page = await openPhone(origin);
  const notice = page.getByRole("alert").filter({ hasText: homeScreenWords.tooOld });
  await page.goto("/settle");
  expect(await notice.isVisible()).toBe(false);
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "CSSPropertyRule");
  });
  for (const path of ["/", "/settle", "/sign-in"]) {
    await page.goto(path);
    expect(await notice.isVisible()).toBe(true);
  }
});

story("an iPhone shows how to add the app; from the Home Screen a pasted link opens the table", async () => {
  const keeper = new Hands(await openPhone(origin));
  await keeper.openGame(origin, ["Ab", "Ba"]);
  const link = await keeper.link();

  const safari = await openPhone(origin);
  await safari.addInitScript(() => Object.assign(navigator, { standalone: false }));
  await safari.goto("/");
  await safari.getByText(homeScreenWords.title, { exact: true }).tap();
  await safari.getByText(homeScreenWords.steps[1]).waitFor();
  expect(await safari.getByLabel(homeScreenWords.link).count()).toBe(0);

  const app = await openPhone(origin);
  await app.addInitScript(() => Object.assign(navigator, { standalone: true }));
  await app.goto("/");
  const field = app.getByLabel(homeScreenWords.link);
  const open = app.getByRole("button", { name: homeScreenWords.open });
  for (const other of ["", "https://elsewhere.example/join/abc", "javascript:alert(1)", "/api/v1/account"]) {
    await field.fill(other);
    await open.tap();
    await app.getByText(homeScreenWords.notOurs).waitFor();
    expect(new URL(app.url()).pathname).toBe("/");
  }
  await field.fill(`  ${link}\n`.trimEnd());
  await open.tap();
  await app.waitForURL("**/join/*");
});

story("only Safari says how long it stores unsent taps", async () => {
  for (const isSafari of [true, false]) {
    const hands = new Hands(await openPhone(origin, { expected: [/ERR_FAILED/] }));
    const { phone } = hands;
    if (isSafari) await phone.addInitScript(() => Object.assign(window, { GestureEvent: class {} }));
    await hands.openGame(origin, ["Ab", "Ba"], {}, start("s1", 4));
    await phone.route("**/entries", (route) => route.abort());
    await hands.claim(2, 6);
    await phone.getByText(/one tap saved on this phone/).waitFor();
    await phone.goto("/");
    await phone.getByText(/One tap from .* is saved here/).waitFor();
    expect(await phone.getByText(homeScreenWords.keepTaps).count()).toBe(isSafari ? 1 : 0);
  }
});

story("the server sets the cookie for the chosen light or dark look", async () => {
  const hands = new Hands(await openPhone(origin));
  await hands.openGame(origin, ["Ab", "Ba"]);
  await hands.press("More");
  const response = hands.phone.waitForResponse("**/api/v1/light");
  await hands.phone.getByRole("switch", { name: "Daylight" }).tap();
  expect((await response).status()).toBe(200);
  const [cookie] = (await hands.phone.context().cookies()).filter(({ name }) => name === "light");
  expect(cookie).toMatchObject({ value: "night", httpOnly: true });
  await hands.phone.reload();
  expect(await hands.phone.locator("html").getAttribute("data-light")).toBe("night");
});
