import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DiceRow, placed } from "@/app/ui/Dice";
import type { Face } from "@/lib/engine";

const named = (markup: string) => [...markup.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name);

test("keeps the order of a row with equal dice, and names the wild ones", () => {
  const row = renderToStaticMarkup(<DiceRow dice={placed([4, 1, 4], 1)} />);
  expect(named(row)).toEqual(["four", "one, wild", "four"]);
});

test("draws a place without a die, without a name", () => {
  const row = renderToStaticMarkup(
    <DiceRow dice={[...placed([6]), { face: null, placeholder: "missing" }]} />,
  );
  expect(row.match(/<svg/g)).toHaveLength(2);
  expect(named(row)).toEqual(["six"]);
});

test("passes the die and its index to the wrapper", () => {
  const calls: (readonly [Face, number])[] = [];
  renderToStaticMarkup(
    <ol>
      <DiceRow dice={placed([3, 3])} silent>
        {(drawn, { face }, place) => {
          calls.push([face, place]);
          return <li>{drawn}</li>;
        }}
      </DiceRow>
    </ol>,
  );
  expect(calls).toEqual([
    [3, 0],
    [3, 1],
  ]);
});
