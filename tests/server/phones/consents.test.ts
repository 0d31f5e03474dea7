import { describe, expect, test } from "vitest";
import { anonymizeAccount } from "@/lib/server/accounts/anonymizeAccount";
import { database } from "@/lib/server/db/db";
import { access } from "@/lib/server/identity/access";
import { holderOf } from "@/lib/server/identity/visitor";
import { publicHolderId } from "@/lib/server/table/grants/publicIds";
import { removePhone } from "@/lib/server/table/grants/removePhone";
import { readHistory } from "@/lib/server/table/history/history";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { outcome, says } from "../../engine/tableOf";
import { cachedCrew, idOf } from "../cachedCrew";
import { onRoster, passOf } from "../group";
import { queriesTakeTurns } from "../inTurns";
import { ownDataFolder } from "../ownDataFolder";
import { crew, endlessRounds, freshId, ROUND, recordAll, seatedTable } from "../table";
import { consent, joined, liveStateOf, settle, sit, watching } from "./asking";

ownDataFolder();
queriesTakeTurns();

/**
 * A table with one settled round; Ben and Cy are seated on their phones. Ann's phone is the keeper, without a
 * seat.
 */
async function afterOneRound() {
  const pass = await seatedTable();
  const [ben, cy] = [await joined(pass), await joined(pass)];
  await sit(pass.gameId, ben, "s2");
  await sit(pass.gameId, cy, "s3");
  await recordAll(pass, ROUND);
  return { pass, gameId: pass.gameId, keeper: pass.visitor, ben, cy };
}

const consentsOf = async (gameId: string, who: Parameters<typeof liveStateOf>[1]) =>
  (await liveStateOf(gameId, who)).consents;

describe("a seat's response to a verdict", () => {
  test("is visible to everyone; it can be changed and undone, and is no entry of the game", async () => {
    const { pass, gameId, keeper, ben, cy } = await afterOneRound();
    expect(await consent(gameId, ben, "agreed", 4)).toBe("ok");
    expect(await consent(gameId, cy, "agreed", 4)).toBe("ok");
    expect(await consent(gameId, cy, "disputed", 4)).toBe("ok");
    expect(await consent(gameId, cy, "disputed", 4)).toBe("ok");
    const [round] = await consentsOf(gameId, await watching(pass));
    expect(round).toEqual({ round: 1, agreed: ["s2"], disputed: ["s3"], settled: null });
    expect(await consent(gameId, cy, null, 4)).toBe("ok");
    expect(await consent(gameId, ben, null, 4)).toBe("ok");
    expect(await consentsOf(gameId, keeper)).toEqual([]);
    expect((await readHistory(pass)).entries).toHaveLength(ROUND.length);
  });

  test("needs a seat and a settled round", async () => {
    const { pass, gameId, keeper, ben } = await afterOneRound();
    expect(await consent(gameId, keeper, "agreed", 4)).toBe("no-seat");
    expect(await consent(gameId, await watching(pass), "agreed", 4)).toBe("only-watching");
    for (const round of ["2", "0", "-1", "1.5", "01", "one", "9".repeat(9)])
      expect(await consent(gameId, ben, "agreed", 4, round)).toBe("no-such-round");
    for (const [says, after] of [
      ["maybe", 4],
      [true, 4],
      [undefined, 4],
      ["agreed", -1],
      ["agreed", "4"],
      ["agreed", 1.5],
    ])
      expect(await consent(gameId, ben, says, after)).toBe("bad-format");
    expect(await database().consent.count({ where: { gameId } })).toBe(0);
  });

  test("never delays the next round", async () => {
    const { pass, gameId, ben } = await afterOneRound();
    await consent(gameId, ben, "disputed", 4);
    const [round = []] = [...endlessRounds(2)].slice(1);
    await recordAll(pass, round, 4);
    expect(await consentsOf(gameId, ben)).toMatchObject([{ round: 1, disputed: ["s2"] }]);
  });

  test("keeps the seat's name when its phone is removed", async () => {
    const { pass, gameId, keeper, ben } = await afterOneRound();
    await consent(gameId, ben, "disputed", 4);
    await removePhone(pass, publicHolderId(pass.gameId, holderOf(ben)));
    expect(await consentsOf(gameId, keeper)).toMatchObject([{ disputed: ["s2"] }]);
  });
});

describe("a correction", () => {
  /** The claim was 4 sixes, which were there. */
  const otherClaim = { id: freshId(), action: says("s1", "4 sixes"), after: 4, replaces: [2] };

  test("clears the responses if it changes the verdict", async () => {
    const { pass, gameId, ben, cy } = await afterOneRound();
    await consent(gameId, ben, "agreed", 4);
    await consent(gameId, cy, "disputed", 4);
    await settle(gameId, pass.visitor, "Counted again", 4);
    const done = await record(pass, [{ ...otherClaim, id: freshId() }]);
    expect(done).toMatchObject({ ok: true });
    expect(await consentsOf(gameId, ben)).toEqual([]);
    expect(await consent(gameId, ben, "agreed", 4)).toBe("verdict-changed");
    expect(await settle(gameId, pass.visitor, "Counted again", 4)).toBe("verdict-changed");
    expect(await consent(gameId, ben, "disputed", 5)).toBe("ok");
    expect(await consentsOf(gameId, ben)).toEqual([
      { round: 1, agreed: [], disputed: ["s2"], settled: null },
    ]);
    // Undone, it is still a newer verdict.
    expect(
      await record(pass, [{ id: freshId(), action: says("s1", "9 sixes"), after: 5, replaces: [5] }]),
    ).toMatchObject({ ok: true });
    expect(await consentsOf(gameId, ben)).toEqual([]);
  });

  test("keeps the responses if the verdict is unchanged", async () => {
    const { pass, gameId, ben } = await afterOneRound();
    await recordAll(pass, [...endlessRounds(2)][1] ?? [], 4);
    await consent(gameId, ben, "agreed", 8, 1);
    await consent(gameId, ben, "disputed", 8, 2);
    const done = await record(pass, [{ id: freshId(), action: outcome("exact"), after: 8, replaces: [8] }]);
    expect(done).toMatchObject({ ok: true });
    expect(await consentsOf(gameId, ben)).toEqual([
      { round: 1, agreed: ["s2"], disputed: [], settled: null },
    ]);
  });

  test("cannot be confirmed in advance", async () => {
    const { pass, gameId, ben } = await afterOneRound();
    expect(await consent(gameId, ben, "agreed", 999)).toBe("ok");
    await record(pass, [{ ...otherClaim, id: freshId() }]);
    expect(await consentsOf(gameId, ben)).toEqual([]);
  });
});

describe("a disputed round", () => {
  test("is resolved by the keeper with a note, which freezes the responses", async () => {
    const { gameId, keeper, ben, cy } = await afterOneRound();
    expect(await settle(gameId, keeper, "Nothing to settle", 4)).toBe("not-disputed");
    await consent(gameId, cy, "disputed", 4);
    expect(await settle(gameId, ben, "I say so", 4)).toBe("not-the-keeper");
    expect(await settle(gameId, keeper, "  A six lay under the table ", 4)).toBe("ok");
    expect(await settle(gameId, keeper, "A six lay under the table", 4)).toBe("ok");
    expect(await settle(gameId, keeper, "Another one", 4)).toBe("dispute-settled");
    expect(await consent(gameId, cy, "disputed", 4)).toBe("ok");
    expect(await consent(gameId, cy, "agreed", 4)).toBe("dispute-settled");
    expect(await consent(gameId, ben, "agreed", 4)).toBe("dispute-settled");
    expect(await consentsOf(gameId, ben)).toEqual([
      { round: 1, agreed: [], disputed: ["s3"], settled: "A six lay under the table" },
    ]);
  });

  test.each(["", "   ", "\u200b", "x".repeat(201)])("rejects a note such as %j", async (note) => {
    const { gameId, keeper, cy } = await afterOneRound();
    await consent(gameId, cy, "disputed", 4);
    expect(await settle(gameId, keeper, note, 4)).toBe("bad-note");
    expect(await database().settlement.count({ where: { gameId } })).toBe(0);
  });

  test.each([7, null, "two\nlines", "turned \u202e round", "x".repeat(1_001)])(
    "rejects a note of the form %j",
    async (note) => {
      const { gameId, keeper, cy } = await afterOneRound();
      await consent(gameId, cy, "disputed", 4);
      expect(await settle(gameId, keeper, note, 4)).toBe("bad-format");
    },
  );

  test("is resolved once by two keepers at once", async () => {
    const { gameId, keeper, cy } = await afterOneRound();
    await consent(gameId, cy, "disputed", 4);
    const results = await Promise.all(["One", "Two"].map((note) => settle(gameId, keeper, note, 4)));
    expect(results.toSorted()).toEqual(["dispute-settled", "ok"]);
  });

  test("stays listed until it is resolved, however many rounds follow", async () => {
    const { pass, gameId, keeper, ben } = await afterOneRound();
    await consent(gameId, ben, "disputed", 4);
    let seq = 4;
    for (const round of [...endlessRounds(16)].slice(1)) {
      await recordAll(pass, round, seq);
      seq += round.length;
    }
    await consent(gameId, ben, "agreed", seq, 2);
    await consent(gameId, ben, "agreed", seq, 15);
    expect((await consentsOf(gameId, ben)).map(({ round }) => round)).toEqual([1, 15]);
    expect((await readHistory(pass)).consents.map(({ round }) => round)).toEqual([1, 2, 15]);
    await settle(gameId, keeper, "Let it go", seq);
    expect((await consentsOf(gameId, ben)).map(({ round }) => round)).toEqual([15]);
  });
});

test("blanks a note that names a person who deletes their account", async () => {
  const made = await cachedCrew();
  const [ann] = await onRoster(await passOf(made.keeper, made.id), "Ann", "Bob", "Cy");
  await database().player.update({ where: { id: ann as string }, data: { accountId: idOf(made.member) } });
  const game = { ...crew("Ann", "Bob", "Cy"), group: made.id };
  await startGame(made.keeper, game);
  const pass = await access(made.keeper, game.id, "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  for (const [at, round] of [...endlessRounds(2)].entries()) await recordAll(pass.value, round, at * 4);
  await sit(game.id, made.keeper, "s2");
  for (const round of [1, 2]) await consent(game.id, made.keeper, "disputed", 8, round);
  await settle(game.id, made.keeper, "ann had a six in her sleeve", 8, 1);
  await settle(game.id, made.keeper, "A six in a sleeve", 8, 2);
  await database().$transaction((tx) => anonymizeAccount(tx, idOf(made.member)));
  expect((await consentsOf(game.id, made.keeper)).map(({ settled }) => settled)).toEqual([
    "—",
    "A six in a sleeve",
  ]);
});
