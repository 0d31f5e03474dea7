import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { GroupScreen } from "@/app/tv/_tv/GroupScreen";
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
  loggedBy: null,
  playoff: null,
  drunk: [],
  season: null,
  night: null,
};

/** The text of a TV between games. */
const tvText = (due: readonly ShiftDue[] | null): string =>
  renderToStaticMarkup(
    <GroupScreen
      data={{
        ...{ name: "Engine 7", due, results: [WASHED], loserWashes: false, nudge: null },
        ...{ today: "2026-11-20", yesterday: "2026-11-19" },
      }}
      table={{ name: null, cloth: null }}
      sit="https://table.example/join/abc"
    />,
  ).replaceAll(/<[^>]*>/g, " ");

describe("the TV between games", () => {
  test("names who is next up by count", () => {
    expect(tvText([{ shift: null, names: ["Kowalski"] }])).toMatch(/Next to wash\s+Kowalski/);
  });

  test("shows a tie like the phones, and who washed last", () => {
    const text = tvText([]);
    expect(text).toContain("All even. No one’s up yet.");
    expect(text).toContain("Baker washed");
    expect(text).not.toContain("Abbott");
    expect(text).not.toMatch(/whoever loses|turn of/i);
  });

  test("shows no one next up in a group without counts", () => {
    expect(tvText(null)).not.toMatch(/even|turn of/);
  });
});
