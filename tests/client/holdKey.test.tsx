import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HoldKey } from "@/app/games/[id]/claiming/HoldKey";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The key, what a thumb can do to it, and what it calls. */
function drawn(refused: boolean) {
  const told: string[] = [];
  let key: ComponentProps<"button"> = {};
  function Key() {
    const button = HoldKey({
      refused,
      seq: 1,
      onPress: () => told.push("press"),
      onHold: () => told.push("hold"),
    });
    key = button.props;
    return button;
  }
  renderToStaticMarkup(<Key />);
  const does = (what: "onPointerDown" | "onPointerUp" | "onPointerLeave" | "onClick") =>
    (key[what] as (() => void) | undefined)?.();
  return { told, does };
}

test("a greyed key is held for half a second and a little, and is not pressed as well", () => {
  const { told, does } = drawn(true);
  does("onPointerDown");
  vi.advanceTimersByTime(500);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(told).toEqual(["hold"]);
  does("onPointerUp");
  does("onClick");
  expect(told).toEqual(["hold"]);
});

test.each(["onPointerUp", "onPointerLeave"] as const)(
  "a thumb that goes before (%s) holds nothing",
  (goes) => {
    const { told, does } = drawn(true);
    does("onPointerDown");
    does(goes);
    vi.advanceTimersByTime(10_000);
    does("onClick");
    expect(told).toEqual(["press"]);
  },
);

test("a key that the rules take is pressed, however long a thumb rests on it", () => {
  const { told, does } = drawn(false);
  does("onPointerDown");
  vi.advanceTimersByTime(10_000);
  does("onClick");
  expect(told).toEqual(["press"]);
});
