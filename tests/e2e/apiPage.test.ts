import { expect } from "vitest";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";

browserTest("an operation is tried on the page of the API", async () => {
  const phone = await openPhone(sharedOrigin(), { expected: [/status of 401/] });
  await phone.goto("/api");
  await phone.getByRole("searchbox", { name: "Search operations" }).fill("/settle");
  await phone.getByText("/settle", { exact: true }).click();
  await phone.getByRole("button", { name: "Send" }).click();
  await phone.getByText("Status 200").waitFor();
  expect(await phone.locator("pre").innerText()).toContain('"message": "10 ones beats 9 sixes."');
  await phone.getByRole("textbox", { name: "Token" }).fill("lt_made-up");
  await phone.getByRole("searchbox", { name: "Search operations" }).fill("/games/{game}/record");
  await phone.getByText("/games/{game}/record", { exact: true }).click();
  await phone.getByRole("textbox", { name: "game" }).fill("a-game-of-another");
  await phone.getByRole("button", { name: "Send" }).click();
  await phone.getByText("Status 401").waitFor();
});
