import type { Page } from "playwright-core";
import { expect } from "vitest";
import { oneIn } from "../everyCase";
import { fromNetwork, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 3);

const origin = fromNetwork(sharedOrigin());

const typed = (phone: Page) =>
  phone
    .getByRole("textbox")
    .evaluateAll((fields) => fields.flatMap((field) => (field as HTMLInputElement).value || []));

/** Pastes like text from a chat. */
const paste = (phone: Page, text: string) =>
  phone.locator("input:focus").evaluate((field, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", copied);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

story("pasted names each take a seat; a duplicate is reported at once", async () => {
  const hands = new Hands(await openPhone(origin));
  const { phone } = hands;
  await phone.goto(`${origin}/new`);
  await phone.locator("input:focus").waitFor();
  await hands.type("Zoe");
  await hands.button("Move or remove Zoe").waitFor();
  await hands.enter();
  await paste(phone, "1. Abbott\n2. Baker\nCruz, Diaz");
  await hands.button("Move or remove Diaz").waitFor();
  expect(await typed(phone)).toEqual(["Zoe", "Abbott", "Baker", "Cruz", "Diaz"]);
  await phone.getByText("3 dice each").waitFor();
  await hands.type("baker");
  await hands.button("Move or remove baker").waitFor();
  await hands.press("Start");
  await phone.getByText("Two people are called baker. Add a letter to tell them apart.").waitFor();
  expect(await phone.locator("input:focus").inputValue()).toBe("baker");
  expect(new URL(phone.url()).pathname).toBe("/new");
  await hands.press("Move or remove baker");
  await hands.press("Remove baker");
  await hands.press("Move or remove Zoe");
  await hands.press("Remove Zoe");
  await phone.getByText("5 dice each").waitFor();
  await hands.press("Start");
  await phone.waitForURL("**/games/*");
  expect(Object.values((await recorded(phone)).names)).toEqual(["Abbott", "Baker", "Cruz", "Diaz"]);
});

story("typed names survive offline, and one game starts in the end", async () => {
  const hands = new Hands(await openPhone(origin, { expected: [/ERR_INTERNET_DISCONNECTED/] }));
  const { phone } = hands;
  await phone.goto(origin);
  await hands.typeNames(["Ab", "Ba", "Cr"]);
  await phone.context().setOffline(true);
  await hands.press("Start");
  await phone.getByText("No response").waitFor();
  await phone.context().setOffline(false);
  await phone.reload();
  await hands.button("Move or remove Cr").waitFor();
  expect(await typed(phone)).toEqual(["Ab", "Ba", "Cr"]);
  const begun = new Set<string>();
  phone.on("request", (asked) => {
    if (asked.method() === "POST") begun.add(`${new URL(asked.url()).pathname} ${asked.postDataJSON().id}`);
  });
  // Twice in the same moment.
  await hands.button("Start").evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await phone.waitForURL("**/games/*");
  await hands.isLive();
  expect(begun.size).toBe(1);
  await phone.getByRole("link", { name: "All games" }).tap();
  await phone.getByRole("heading", { name: "Tables on this phone" }).waitFor();
  expect(await phone.getByRole("link", { name: "Ab, Ba, and Cr" }).count()).toBe(1);
});

story("a lost response does not block a second try", async () => {
  const hands = new Hands(await openPhone(origin, { expected: [/ERR_FAILED/, /status of 422/] }));
  const { phone } = hands;
  await phone.goto(origin);
  await hands.typeNames(["Ab", "Ba"]);
  await phone.route("**/api/v1/games", async (route) => {
    // Recorded, but the response and its cookie are lost.
    const request = route.request();
    await fetch(request.url().replace("table.test", "localhost"), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: request.postData(),
    });
    await route.abort();
  });
  await hands.press("Start");
  await phone.getByText("No response").waitFor();
  await phone.unroute("**/api/v1/games");
  await hands.start();
  expect(Object.values((await recorded(phone)).names)).toEqual(["Ab", "Ba"]);
});
