import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HoldKey } from "@/app/games/[id]/claiming/HoldKey";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The key, the touches of a thumb, and its calls. */
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

test("overrides a greyed key after half a second, without a press", () => {
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
  "cancels the hold when the thumb leaves (%s)",
  (goes) => {
    const { told, does } = drawn(true);
    does("onPointerDown");
    does(goes);
    vi.advanceTimersByTime(10_000);
    does("onClick");
    expect(told).toEqual(["press"]);
  },
);

test("presses an enabled key, however long the thumb rests on it", () => {
  const { told, does } = drawn(false);
  does("onPointerDown");
  vi.advanceTimersByTime(10_000);
  does("onClick");
  expect(told).toEqual(["press"]);
});
