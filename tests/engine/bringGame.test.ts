import { beforeEach, describe, expect, test, vi } from "vitest";
import { gameIds } from "@/lib/engine";

// In a browser a table brings its own game only; here, as on a server, every game is at hand.

describe("a game that is not at hand", () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal("window", {});
    return () => vi.unstubAllGlobals();
  });

  test.each(gameIds.map((id) => [id]))("%s can be brought", async (id) => {
    const { gameNamed } = await import("@/lib/engine/games/atHand");
    const { bringGame } = await import("@/lib/engine/games/bring");
    await bringGame(id);
    expect(gameNamed(id)).toMatchObject({ ok: true, value: { id } });
    expect(bringGame(id)).toBeNull();
  });

  test("comes with whatever asks about any game there is", async () => {
    const { gameNamed, isAtHand } = await import("@/lib/engine/games/atHand");
    expect(isAtHand("mia")).toBe(false);
    await import("@/lib/engine/games");
    expect(gameNamed("mia").ok).toBe(true);
    expect(gameNamed("no such game")).toMatchObject({ ok: false, refusal: { code: "unknown-game" } });
  });

  test("is not taken for one that there is not: who lost would be told wrong", async () => {
    const { endNames } = await import("@/lib/engine/games/endNames");
    expect(endNames("firehouse").ok).toBe(true);
    expect(() => endNames("perudo")).toThrow("not at hand");
  });

  test("is asked for once at a time", async () => {
    const { bringGame } = await import("@/lib/engine/games/bring");
    expect(bringGame("mia")).toBe(bringGame("mia"));
  });
});
