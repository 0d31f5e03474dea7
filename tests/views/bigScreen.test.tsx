import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { House } from "@/app/tv/_tv/House";
import type { GroupGame } from "@/lib/protocol/group";
import type { ShiftDue } from "@/lib/server/figures/idleTvData";

const WASHED: GroupGame = {
  id: "g",
  game: "firehouse",
  day: "2026-11-19",
  resultOnly: true,
  phase: "finished",
  rounds: 0,
  names: ["Abbott", "Baker"],
  losers: ["Abbott"],
  winners: [],
  washed: ["Baker"],
  playoff: null,
  drunk: [],
  season: null,
  night: null,
};

/** What a screen between two games says, without its markup. */
const said = (due: readonly ShiftDue[] | null): string =>
  renderToStaticMarkup(
    <House
      house={{ name: "Engine 7", due, results: [WASHED], today: "2026-11-20", yesterday: "2026-11-19" }}
      table={{ name: null, cloth: null }}
      sit="https://table.example/join/abc"
    />,
  ).replaceAll(/<[^>]*>/g, " ");

describe("the big screen between two games", () => {
  test("names who is due by count", () => {
    expect(said([{ shift: null, names: ["Kowalski"] }])).toMatch(/Next to wash\s+Kowalski/);
  });

  test("says that too many are even as the phones do, and who washed last instead of who lost", () => {
    const text = said([]);
    expect(text).toContain("Too many are even: nobody is due before the others.");
    expect(text).toContain("Baker washed");
    expect(text).not.toContain("Abbott");
    expect(text).not.toMatch(/whoever loses|turn of/i);
  });

  test("says nothing of turns where the group counts none", () => {
    expect(said(null)).not.toMatch(/even|turn of/);
  });
});
