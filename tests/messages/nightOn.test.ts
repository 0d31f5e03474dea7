import { expect, test } from "vitest";
import { sayNightOn } from "@/app/_night/sayNight";

test("a night that no one closed names the day it began", () => {
  const night = { name: null, day: "2026-11-27" };
  expect(sayNightOn(night, "2026-11-27")).toBe("Night on");
  expect(sayNightOn(night, "2026-12-04")).toBe("Night on since November 27");
  expect(sayNightOn({ ...night, name: "Bar night" }, "2026-11-28")).toBe("Bar night is on since November 27");
});
