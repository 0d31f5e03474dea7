import { expect, test } from "vitest";
import type { HandClaim, MiaClaim } from "@/lib/engine";
import { claimDice } from "@/lib/views/claimDice";

test.each<readonly [HandClaim | MiaClaim, readonly (number | null)[]]>([
  [{ hand: "pair", faces: [2], kickers: [5] }, [2, 2, 5, null, null]],
  [{ hand: "full-house", faces: [3, 2] }, [3, 3, 3, 2, 2]],
  [{ hand: "high-card", kickers: [6, 5] }, [6, 5, null, null, null]],
  [{ hand: "low-straight" }, [1, 2, 3, 4, 5]],
  [{ mia: 64 }, [6, 4]],
])("H5, M1 shows the dice that %j names, and the open ones", (claim, dice) => {
  expect(claimDice(claim)).toEqual(dice);
});
