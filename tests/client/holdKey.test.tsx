import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HoldKey } from "@/app/games/[id]/claiming/HoldKey";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The key, the touches of a thumb, and its calls. */
function drawn(refused: boolean) {
  const calls: string[] = [];
  let key: ComponentProps<"button"> = {};
  function Key() {
    const button = HoldKey({
      refused,
      seq: 1,
      onPress: () => calls.push("press"),
      onHold: () => calls.push("hold"),
    });
    key = button.props;
    return button;
  }
  renderToStaticMarkup(<Key />);
  const does = (what: "onPointerDown" | "onPointerUp" | "onPointerLeave" | "onClick") =>
    (key[what] as (() => void) | undefined)?.();
  return { calls, does };
}

test("overrides a disabled key after half a second, without a press", () => {
  const { calls, does } = drawn(true);
  does("onPointerDown");
  vi.advanceTimersByTime(500);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(calls).toEqual(["hold"]);
  does("onPointerUp");
  does("onClick");
  expect(calls).toEqual(["hold"]);
});

test.each(["onPointerUp", "onPointerLeave"] as const)(
  "cancels the hold when the thumb leaves (%s)",
  (eventName) => {
    const { calls, does } = drawn(true);
    does("onPointerDown");
    does(eventName);
    vi.advanceTimersByTime(10_000);
    does("onClick");
    expect(calls).toEqual(["press"]);
  },
);

test("presses an enabled key, however long the thumb rests on it", () => {
  const { calls, does } = drawn(false);
  does("onPointerDown");
  vi.advanceTimersByTime(10_000);
  does("onClick");
  expect(calls).toEqual(["press"]);
});
