import { describe, expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import { access, type Pass } from "@/lib/server/identity/access";
import { readHistory } from "@/lib/server/table/history/history";
import { openTable } from "@/lib/server/table/openTable";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { bangs, outcome, says, start } from "../engine/tableOf";
import { ownDataFolder } from "./ownDataFolder";
import { crew, entriesOf, guest, recordAll } from "./table";

ownDataFolder();

/** Six at a table. Ann claimed 9 sixes, and Bob is in turn. */
async function claimed(house = {}): Promise<Pass> {
  const keeper = guest();
  const table = { ...crew("Ann", "Bob", "Cy", "Dee", "Eve", "Fay"), house };
  await startGame(keeper, table);
  const pass = await access(keeper, table.id, "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  await recordAll(pass.value, [start("s1", 4), says("s1", "9 sixes")]);
  return pass.value;
}

const bang = (by: string) => entriesOf([bangs(by)], 2);
const open = async (pass: Pass) => {
  const { state, round } = await openTable(pass);
  if (state.phase !== "revealing") throw new Error(state.phase);
  return { challenge: state.challenge, last: round.at(-1)?.action as Action };
};

describe("bangs at the same claim (F13)", () => {
  test("list two phones in one challenge, the player in turn first", async () => {
    const pass = await claimed();
    await record(pass, bang("s4"));
    const second = await record(pass, bang("s2"));
    expect(second).toMatchObject({ value: [{ seq: 4, after: 2, replaces: [3], action: bangs("s4", "s2") }] });
    expect(await open(pass)).toMatchObject({
      challenge: { by: ["s2", "s4"], outOfTurn: false, outOfTurnBy: ["s4"] },
      last: bangs("s4", "s2"),
    });
  });

  test("list five simultaneous phones in the order of arrival", async () => {
    const pass = await claimed();
    const seats = ["s5", "s3", "s6", "s2", "s4"];
    const answers = await Promise.all(seats.map((seat) => record(pass, bang(seat))));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
    const { entries } = await readHistory(pass);
    const arrived = entries
      .slice(2)
      .map(({ action }) => (action?.do === "challenge" ? [action.by].flat() : []));
    expect(arrived.map((by) => by.length)).toEqual([1, 2, 3, 4, 5]);
    for (const [at, by] of arrived.entries()) expect(arrived.at(-1)?.slice(0, at + 1)).toEqual(by);
    expect(arrived.at(-1)?.toSorted()).toEqual(seats.toSorted());
    const { challenge, last } = await open(pass);
    expect(last).toEqual(bangs(...(arrived.at(-1) ?? [])));
    expect(challenge.by[0]).toBe("s2");
  });

  test("return the stored one if sent again", async () => {
    const pass = await claimed();
    const [first, second, third] = [bang("s4"), bang("s2"), bang("s3")];
    for (const list of [first, second, third]) await record(pass, list);
    for (const list of [first, second, third]) {
      const again = await record(pass, list);
      expect(again).toMatchObject({ ok: true, value: [{ id: list[0]?.id }] });
    }
    expect((await openTable(pass)).seq).toBe(5);
  });

  test("report a duplicate, and one after the dice, with what happened", async () => {
    const pass = await claimed();
    await record(pass, bang("s2"));
    expect(await record(pass, bang("s2"))).toMatchObject({
      refusal: { code: "stale", unseen: [{ seq: 3 }] },
    });
    await recordAll(pass, [outcome("short")], 3);
    expect(await record(pass, bang("s3"))).toMatchObject({ refusal: { code: "stale", unseen: [{}, {}] } });
    expect((await openTable(pass)).seq).toBe(4);
  });

  test("are refused by the rules as usual, with their reason", async () => {
    const pass = await claimed();
    await record(pass, bang("s2"));
    expect(await record(pass, bang("s1"))).toMatchObject({ refusal: { code: "own-claim" } });
    expect(await record(pass, bang("s9"))).toMatchObject({ refusal: { code: "unknown-player" } });
    const strict = await claimed({ out_of_turn: "off" });
    await record(strict, bang("s2"));
    expect(await record(strict, bang("s4"))).toMatchObject({ refusal: { code: "out-of-turn-not-allowed" } });
    expect((await openTable(strict)).seq).toBe(3);
  });

  test("keep the others when the last one is undone", async () => {
    const pass = await claimed();
    for (const seat of ["s4", "s2"]) await record(pass, bang(seat));
    const { last, seq } = await openTable(pass);
    const [undo] = entriesOf([bangs("s4")], seq);
    expect(last?.undo).toEqual({ action: bangs("s4"), replaces: [4] });
    expect(await record(pass, [{ ...undo, ...last?.undo } as never])).toMatchObject({ ok: true });
    expect(await open(pass)).toMatchObject({ challenge: { by: ["s4"], outOfTurn: true } });
  });
});
