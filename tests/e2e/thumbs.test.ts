import { expect } from "vitest";
import { fromNetwork, Hands, recorded } from "./hands";
import { browserTest, openPhone } from "./phone";
import { sharedOrigin } from "./server";

const origin = fromNetwork(sharedOrigin());

browserTest("the first claim and a round take few taps; the last crew’s next game takes one", async () => {
  const hands = new Hands(await openPhone(origin));
  await hands.startGame(origin, ["Ab", "Ba", "Cr", "Di", "Ev"]);
  await hands.opens("Ab");
  await hands.redDie(4);
  await hands.claim(5, 6);
  await hands.sees("Ab", "5 sixes");
  const { taps, strokes } = hands;
  console.log(`To the first claim, five names of two letters: ${taps} taps, ${strokes} key strokes.`);
  expect([taps, strokes]).toEqual([5, 14]);

  await hands.claim(6, 1);
  await hands.claim(6, 5);
  await hands.claim(9, 5);
  const claims = hands.taps - taps;
  // In landscape, the three small keys are side by side too.
  await hands.phone.setViewportSize({ width: 844, height: 390 });
  const tops = [];
  for (const key of [/^Skip to/, "Someone else", /^Undo/])
    tops.push((await hands.button(key).first().boundingBox())?.y);
  expect(new Set(tops).size).toBe(1);
  await hands.phone.setViewportSize({ width: 390, height: 844 });
  await hands.bangBy("Ab");
  const bang = hands.taps - taps - claims;
  await hands.dice(5, 5, 5, 4, 1, 1, 2, 2, 3, 3, 6, 6, 5, 5, 5);
  await hands.press("7 of 9: settle");
  const reveal = hands.taps - taps - claims - bang;
  await hands.redDie(2);
  console.log(
    `A round: three raises ${claims} taps, a bang out of turn ${bang}, 15 dice ${reveal}, the next round 1.`,
  );
  expect([claims, bang, reveal]).toEqual([4, 2, 16]);

  await hands.phone.getByRole("link", { name: "All games" }).tap();
  await hands.button(/^Same crew again/).waitFor();
  hands.taps = 0;
  await hands.press(/^Same crew again/);
  await hands.phone.getByText("Who starts?").first().waitFor();
  expect(hands.taps, "to the next game of the last crew").toBe(1);
  expect(Object.values((await recorded(hands.phone)).names)).toEqual(["Ab", "Ba", "Cr", "Di", "Ev"]);
});
