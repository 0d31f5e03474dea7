import { beforeEach, describe, expect, test } from "vitest";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import type { Question } from "@/lib/protocol/ask/shapes";
import type { Case } from "@/lib/protocol/cases";
import { anonymizeAccount } from "@/lib/server/accounts/anonymizeAccount";
import { database } from "@/lib/server/db/db";
import { caseBooksOf } from "@/lib/server/groups/cases";
import { access, type Pass } from "@/lib/server/identity/access";
import type { Visitor } from "@/lib/server/identity/visitor";
import { deleteGame } from "@/lib/server/table/deleted/deleteGame";
import { purgeGames } from "@/lib/server/table/purge";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { bearingCases } from "@/lib/views/desk/bearingCases";
import { bangs, opens, outcome, says, start } from "../engine/tableOf";
import { ANONYMOUS, type Answered, ask, belongs, type Crew, cachedCrew, idOf, makeGroup } from "./cachedCrew";
import { onRoster, passOf } from "./group";
import { ownDataFolder } from "./ownDataFolder";
import { consent, settle, sit } from "./phones/asking";
import { crew, freshId, recordAll } from "./table";

ownDataFolder();

const NOTE = "Ones never go over sixes here";
/** Ten ones were claimed over nine sixes, and challenged. */
const DISPUTED = [
  start("s1", 4),
  says("s1", "9 sixes"),
  says("s2", "10 ones"),
  bangs("s3"),
  outcome("short"),
];
const AFTER = DISPUTED.length;

let made: Crew;
beforeEach(async () => {
  made = await cachedCrew("Station 7");
});

/** A game at the crew's table, whose only round was disputed by its keeper and resolved with a note. */
async function settledGame(note = NOTE): Promise<Pass> {
  const game = { ...crew("Ann", "Bob", "Cy"), group: made.id };
  const started = await startGame(made.keeper, game);
  const pass = await access(made.keeper, game.id, "record");
  if (!started.ok || !pass.ok) throw new Error("the game was not started");
  await recordAll(pass.value, DISPUTED);
  await sit(game.id, made.keeper, "s2");
  expect(await consent(game.id, made.keeper, "disputed", AFTER)).toBe("ok");
  expect(await settle(game.id, made.keeper, note, AFTER)).toBe("ok");
  return pass.value;
}

const list = (who: Visitor, id = made.id): Promise<Answered> =>
  ask(who, "caseBook", "GET", { params: { id } });
const cases = async (who: Visitor = made.viewer): Promise<readonly Case[]> => (await list(who)).body.cases;
const mark = (who: Visitor, game: string, more: object = {}, id = made.id, round = "1"): Promise<Answered> =>
  ask(who, "caseMark", "PUT", {
    params: { id, game, round },
    body: { struck: true, reason: "We play it otherwise now", after: AFTER, ...more },
  });
const answered = ({ status, body }: Answered) => [status, body.code ?? "ok"];

const QUESTION: Question = { ask: "raise", game: "firehouse", from: "9 sixes", to: "10 ones", wild: 4 };
const foundBy = async (who: Visitor, question = QUESTION): Promise<readonly string[]> =>
  bearingCases(await caseBooksOf(who), [{ question, answer: answerTo(question) }]).map(
    ({ group, settled }) => `${group.name}: ${settled.note}`,
  );

test("finds a resolved dispute at the desk, and not after it is crossed out", async () => {
  const { gameId } = await settledGame();
  expect(await cases()).toMatchObject([
    {
      game: gameId,
      round: 1,
      after: AFTER,
      ruleSet: "firehouse",
      house: {},
      by: "Kim",
      note: NOTE,
      from: { count: 9, face: 6 },
      claim: { count: 10, face: 1 },
      kind: "doubt",
      finding: { finding: "short" },
      struck: null,
    },
  ]);
  expect(await foundBy(made.member)).toEqual([`Station 7: ${NOTE}`]);
  expect(await foundBy(made.member, { ...QUESTION, from: "3 twos", to: "4 twos" })).toEqual([]);
  expect(answered(await mark(made.keeper, gameId))).toEqual([200, "ok"]);
  expect(await foundBy(made.member)).toEqual([]);
  const struck = { by: "Kim", reason: "We play it otherwise now" };
  expect(await cases()).toMatchObject([{ note: NOTE, struck }]);
  // A repetition changes nothing.
  expect(answered(await mark(made.owner, gameId, { reason: "Once more" }))).toEqual([200, "ok"]);
  expect(await cases()).toMatchObject([{ struck }]);
  expect(answered(await mark(made.owner, gameId, { struck: false, reason: "It holds" }))).toEqual([
    200,
    "ok",
  ]);
  expect(await foundBy(made.viewer)).toEqual([`Station 7: ${NOTE}`]);
  expect(await database().caseMark.count({ where: { gameId } })).toBe(2);
});

const REASON = "He had not heard the sixes";
/** Five fives are allowed over five sixes, and Ann takes Cy's turn; then the round is settled. */
const ALLOWED = [
  opens("s1"),
  says("s1", "5 sixes"),
  { ...says("s2", "5 fives"), ruling: REASON },
  { ...says("s1", "6 fives"), ruling: "Cy slept" },
  bangs("s2"),
];

/** A game at the crew's table with an allowed action; the round is settled if `settles` says so. */
async function allowedGame(settles = true): Promise<Pass> {
  const game = { ...crew("Ann", "Bob", "Cy"), game: "bar", group: made.id };
  const started = await startGame(made.keeper, game);
  const pass = await access(made.keeper, game.id, "record");
  if (!started.ok || !pass.ok) throw new Error("the game was not started");
  await recordAll(pass.value, settles ? [...ALLOWED, outcome("short")] : ALLOWED);
  return pass.value;
}

const OVER_SIXES: Question = { ask: "raise", game: "bar", from: "5 sixes", to: "5 fives" };

describe("an action allowed at a table (S10)", () => {
  test("is a ruling once its round is settled; whose turn it was is none", async () => {
    await allowedGame(false);
    expect(await cases()).toEqual([]);
    const { gameId } = await allowedGame();
    expect(await cases()).toMatchObject([
      {
        game: gameId,
        round: 1,
        after: 3,
        ruleSet: "bar",
        by: "Kim",
        note: REASON,
        from: { count: 5, face: 6 },
        claim: { count: 5, face: 5 },
        kind: null,
        finding: null,
        rules: ["S3", "S10"],
        struck: null,
      },
    ]);
    expect(await foundBy(made.member, OVER_SIXES)).toEqual([`Station 7: ${REASON}`]);
    expect(await foundBy(made.stranger, OVER_SIXES)).toEqual([]);
    expect(await foundBy(made.member, { ...OVER_SIXES, from: "5 twos" })).toEqual([]);
  });

  test("is crossed out by its own entry only", async () => {
    const { gameId } = await allowedGame();
    for (const after of [2, 4, 5, 6]) {
      const expected = after === 4 ? [200, "ok"] : [404, "no-such-case"];
      expect(answered(await mark(made.keeper, gameId, { after }))).toEqual(expected);
    }
    expect(answered(await mark(made.keeper, gameId, { after: 3 }, made.id, "2"))).toEqual([
      404,
      "no-such-case",
    ]);
    expect(answered(await mark(made.member, gameId, { after: 3 }))).toEqual([403, "not-your-role"]);
    expect(await foundBy(made.member, OVER_SIXES)).toEqual([`Station 7: ${REASON}`]);
    expect(answered(await mark(made.keeper, gameId, { after: 3 }))).toEqual([200, "ok"]);
    expect(await foundBy(made.member, OVER_SIXES)).toEqual([]);
    expect(await cases()).toMatchObject([{ note: REASON, struck: { by: "Kim" } }]);
  });

  test("disappears with a correction, with the game, and with a named person", async () => {
    const pass = await allowedGame();
    const [ann] = await onRoster(await passOf(made.keeper, made.id), "Heard");
    await database().player.update({ where: { id: ann as string }, data: { accountId: idOf(made.member) } });
    await database().$transaction((tx) => anonymizeAccount(tx, idOf(made.member)));
    expect(await cases()).toMatchObject([{ note: "—" }]);
    const other = { id: freshId(), action: says("s2", "6 ones"), after: 6, replaces: [3] };
    expect(await record(pass, [other])).toMatchObject({ ok: true });
    expect(await cases()).toEqual([]);
    const again = await allowedGame();
    const keeps = await access(made.keeper, again.gameId, "relink");
    if (!keeps.ok) throw new Error(keeps.refusal.message);
    expect(await cases()).toHaveLength(1);
    await deleteGame(keeps.value);
    expect(await cases()).toEqual([]);
  });
});

describe("past rulings", () => {
  test("are for members, and admins cross them out", async () => {
    const { gameId } = await settledGame();
    const formerMember = made.member;
    for (const who of [made.owner, made.keeper, made.member, made.viewer])
      expect((await list(who)).body.cases).toHaveLength(1);
    for (const who of [made.member, made.viewer])
      expect(answered(await mark(who, gameId))).toEqual([403, "not-your-role"]);
    await belongs(made.id, formerMember, null);
    for (const who of [made.stranger, formerMember]) {
      expect(answered(await list(who))).toEqual([404, "no-such-group"]);
      expect((await list(who)).text).toBe((await list(who, "no-such-group-00")).text);
      expect(answered(await mark(who, gameId))).toEqual([404, "no-such-group"]);
      expect(await foundBy(who)).toEqual([]);
    }
    expect(answered(await list(ANONYMOUS))).toEqual([401, "not-signed-in"]);
    expect(await foundBy(ANONYMOUS)).toEqual([]);
    expect(await database().caseMark.count({ where: { gameId } })).toBe(0);
  });

  test("are separate per group", async () => {
    const { gameId } = await settledGame();
    const other = await makeGroup(made.stranger, { name: "Othermark" });
    expect((await list(made.stranger, other)).body.cases).toEqual([]);
    expect(answered(await mark(made.stranger, gameId, {}, other))).toEqual([404, "no-such-case"]);
  });

  test.each([
    [{ reason: "" }, "bad-format"],
    [{ reason: "\u200b" }, "bad-format"],
    [{ reason: "x".repeat(201) }, "bad-format"],
    [{ reason: "two\nlines" }, "bad-format"],
    [{ reason: "turned \u202e round" }, "bad-format"],
    [{ reason: 7 }, "bad-format"],
    [{ struck: "yes" }, "bad-format"],
    [{ after: -1 }, "bad-format"],
    [{ after: "5" }, "bad-format"],
    [{ by: "somebody else" }, "unknown-key"],
  ] as const)("reject a mark such as %j", async (more, code) => {
    const { gameId } = await settledGame();
    expect(answered(await mark(made.keeper, gameId, more))).toEqual([422, code]);
    expect(await database().caseMark.count({ where: { gameId } })).toBe(0);
  });

  test("contain only resolved rounds, as resolved", async () => {
    const { gameId } = await settledGame();
    for (const round of ["2", "0", "-1", "1.5", "01", "one", "9".repeat(9)])
      expect(answered(await mark(made.keeper, gameId, {}, made.id, round))).toEqual([404, "no-such-case"]);
    expect(answered(await mark(made.keeper, gameId, { after: AFTER - 1 }))).toEqual([404, "no-such-case"]);
    expect(answered(await mark(made.keeper, "no-such-game-000"))).toEqual([404, "no-such-case"]);
  });

  test("drop what a correction voided, and keep a new resolution although the old one was crossed out", async () => {
    const pass = await settledGame();
    await mark(made.keeper, pass.gameId);
    const other = { id: freshId(), action: says("s2", "11 ones"), after: AFTER, replaces: [3] };
    expect(await record(pass, [other])).toMatchObject({ ok: true });
    expect(await cases()).toEqual([]);
    expect(answered(await mark(made.keeper, pass.gameId, { struck: false }))).toEqual([404, "no-such-case"]);
    expect(await consent(pass.gameId, made.keeper, "disputed", AFTER + 1)).toBe("ok");
    expect(await settle(pass.gameId, made.keeper, "Eleven were said", AFTER + 1)).toBe("ok");
    // A corrected round has no order of claims.
    expect(await cases()).toMatchObject([
      { note: "Eleven were said", struck: null, from: null, claim: { count: 11, face: 1 } },
    ]);
  });

  test("name no one who deleted their account, and go with the game", async () => {
    const [ann] = await onRoster(await passOf(made.keeper, made.id), "Ann");
    await database().player.update({ where: { id: ann as string }, data: { accountId: idOf(made.member) } });
    const pass = await settledGame("Ann showed it");
    await mark(made.keeper, pass.gameId, { reason: "ann was wrong" });
    await database().$transaction((tx) => anonymizeAccount(tx, idOf(made.member)));
    expect(await cases()).toMatchObject([{ note: "—", struck: { reason: "—" } }]);
    const keeps = await access(made.keeper, pass.gameId, "relink");
    if (!keeps.ok) throw new Error(keeps.refusal.message);
    await deleteGame(keeps.value);
    expect(await cases()).toEqual([]);
    await database().$transaction((tx) => purgeGames(tx, { id: pass.gameId }));
    expect(await database().caseMark.count({ where: { gameId: pass.gameId } })).toBe(0);
  });
});
