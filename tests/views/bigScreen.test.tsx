import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { GroupScreen } from "@/app/tv/_tv/GroupScreen";
import type { GroupGame } from "@/lib/protocol/group";
import type { IdleTvData, ShiftDue } from "@/lib/server/figures/idleTvData";

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
const tvText = (due: readonly ShiftDue[] | null, more: Partial<IdleTvData> = {}): string =>
  renderToStaticMarkup(
    <GroupScreen
      data={{
        ...{ name: "Engine 7", due, results: [WASHED], cooks: [], loserWashes: false, nudge: null },
        ...{ today: "2026-11-20", yesterday: "2026-11-19", ...more },
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
    expect(text).toContain("It’s a tie. No one’s up yet.");
    expect(text).toContain("Baker washed");
    expect(text).not.toContain("Abbott");
    expect(text).not.toMatch(/whoever loses|turn of/i);
  });

  test("nudges who has not washed for long, under who is up", () => {
    const nudge = { name: "Diaz", meals: 9 };
    expect(tvText([{ shift: "A", names: ["Diaz"] }], { nudge })).toContain("Diaz hasn’t washed in 9 meals.");
    expect(tvText([{ shift: "A", names: ["Diaz"] }])).not.toContain("hasn’t washed");
  });

  test("says that the loser washes where no one is up before", () => {
    const text = tvText([], { loserWashes: true });
    expect(text).toContain("The loser washes.");
    expect(text).not.toContain("a tie");
  });

  test("shows no one next up in a group without counts", () => {
    expect(tvText(null)).not.toMatch(/even|turn of/);
  });
});
