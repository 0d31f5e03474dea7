import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { outcome, says, start } from "../engine/tableOf";
import { fromNetwork, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { record } from "./send";
import { sharedOrigin } from "./server";

const origin = fromNetwork(sharedOrigin());

/** A seat on a score strip, with its phone's presence. */
const seatOn = ({ phone }: Hands, name: string, phoneIs: string): Locator =>
  phone
    .getByRole("region", { name: "Scores" })
    .getByRole("listitem")
    .filter({ hasText: name })
    .getByText(phoneIs);

browserTest(
  "three phones share a table: bangs, a dispute, a new scorekeeper, a seat takeover, one phone for all",
  async () => {
    const keeper = new Hands(await openPhone(origin));
    const game = await keeper.openGame(origin, ["Ann", "Ben", "Cy"]);
    const link = await keeper.linkOnScreen();
    const [ben, cy] = [new Hands(await openPhone(origin)), new Hands(await openPhone(origin))];
    await ben.joinByTaps(link, "Ben");
    await cy.join(link, "Cy");
    await seatOn(keeper, "Ben", "phone at the table").waitFor({ state: "attached" });
    await seatOn(keeper, "Cy", "phone at the table").waitFor({ state: "attached" });
    await record(keeper.phone, game, start("s1"), says("s1", { count: 9, face: 6 }));

    // Ben's phone has the keys, for it is his turn; Cy's has only her own bang.
    await ben.button("Bang! by Ben").waitFor();
    await cy.phone.getByText("Ben’s turn").first().waitFor();
    expect(await cy.button(/^Raise to/).count()).toBe(0);
    const taps = cy.taps;
    await cy.press("Bang! by Cy");
    expect(cy.taps - taps).toBe(1);
    await ben.press("Bang! Me too");
    await keeper.phone.getByText("It was Ben’s turn, so only Ben scores.").waitFor();
    await record(keeper.phone, game, outcome("short"));
    for (const phone of [keeper, ben, cy]) await phone.verdict().waitFor();
    await ben.press("Agreed");
    await cy.press("Disputed");
    await ben.phone.getByText("Disputed by Cy").waitFor();
    await cy.phone.getByText("Agreed: Ben").waitFor();
    expect(await keeper.button("Agreed").count()).toBe(0);
    await keeper.press("Resolve");
    await keeper.inSheet("Counted again: it stands");
    await keeper.inSheet("Resolve");
    for (const phone of [keeper, ben, cy])
      await phone.phone.getByText("Resolved: Counted again: it stands").waitFor();
    expect(await cy.button("Agreed").count()).toBe(0);
    // None of it is an entry: start, claim, two bangs, the answer.
    expect((await recorded(keeper.phone)).seq).toBe(5);

    await keeper.button("Share").tap();
    await keeper.inSheet("Make scorekeeper: Cy");
    await keeper.inSheet("Yes, make Cy scorekeeper");
    await cy.phone.getByText("You’re the scorekeeper now.").waitFor();
    await keeper.button("Close").first().tap();
    await keeper.phone.getByText("Someone else is the scorekeeper now.").waitFor();

    // A phone that left frees its seat.
    await ben.phone.close();
    await seatOn(keeper, "Ben", "phone not at the table").waitFor({ state: "attached" });
    await cy.more("Your seat");
    await cy.inSheet(/^Ben\b/);
    await cy.phone.getByText("Ben’s seat is on another phone. Use it here?").waitFor();
    await cy.inSheet("Use it here");
    await seatOn(keeper, "Ben", "phone at the table").waitFor({ state: "attached" });
    expect(await seatOn(keeper, "Cy", "phone").count()).toBe(0);

    // It is Ann's turn, and her phone is off.
    await record(keeper.phone, game, start("s1"));
    await cy.phone.getByText("Ann starts").waitFor();
    await cy.press("Record for the table");
    await cy.claim(5, 6);
    await keeper.sees("Ann", "5 sixes");
    await cy.press("Just my seat");
    await cy.button("Bang! by Ben").waitFor();
  },
);
