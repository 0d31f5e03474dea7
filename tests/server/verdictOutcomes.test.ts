import { describe, expect, test } from "vitest";
import type { Wanted } from "@/lib/protocol/entry";
import { deleteAccount } from "@/lib/server/accounts/deleteAccount";
import { database } from "@/lib/server/db/db";
import { access, type Pass } from "@/lib/server/identity/access";
import { holderOf } from "@/lib/server/identity/visitor";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { bangs, outcome, says, start } from "../engine/tableOf";
import { corrected, retracted } from "../protocol/journalOf";
import { onRoster, testGroup } from "./group";
import { ownDataFolder } from "./ownDataFolder";
import { signedUp, sureOf } from "./people";
import { followed, share, sharedRound, tokenIn } from "./sharedVerdict";
import { crew, freshId, recordAll, seatedTable } from "./table";

ownDataFolder();

/** Corrects entries, with `after` as the last one. */
async function correct(pass: Pass, after: number, ...wanted: readonly Wanted[]): Promise<void> {
  const done = await record(
    pass,
    wanted.map((one, at) => ({ ...one, id: freshId(), after: after + at })),
  );
  if (!done.ok) throw new Error(done.refusal.message);
}

describe("a shared verdict later", () => {
  test("shows both versions after a changed claim", async () => {
    const { pass, token } = await sharedRound();
    const before = await followed(token);
    await correct(pass, 4, corrected(says("s1", "3 sixes"), 2));
    const after = await followed(token);
    expect(after).toMatchObject({
      status: "corrected",
      drawn: { claim: { count: 3 }, right: false },
      shared: { claim: { count: 9 }, right: true },
    });
    expect(after.mark).not.toBe(before.mark);
  });

  test("keeps its round and link after the dice were entered again", async () => {
    const { pass, token } = await sharedRound();
    await correct(pass, 4, retracted(4));
    expect(await followed(token)).toMatchObject({
      status: "taken-back",
      alternatives: null,
      drawn: { right: true },
    });
    await recordAll(pass, [outcome("there")], 5);
    expect(await followed(token)).toMatchObject({ status: "corrected", drawn: { right: false } });
  });

  test("is the same with another number after an earlier round is undone", async () => {
    const pass = await seatedTable();
    await recordAll(pass, [start("s1"), says("s1", "2 fives"), bangs("s3"), outcome("short")]);
    await recordAll(pass, [start("s3"), says("s3", "2 fives"), bangs("s1"), outcome("there")], 4);
    const token = tokenIn((await share(pass, pass.visitor, { round: 2 })).body.url);
    await correct(pass, 8, retracted(4), retracted(3), retracted(2), retracted(1));
    expect(await followed(token)).toMatchObject({ status: "stands", drawn: { round: 1, claimer: "s3" } });
  });

  test("shows current names after a rename, merge, or deleted account", async () => {
    const group = await testGroup();
    const [ann] = await onRoster(group.pass, "Ann", "Bob", "Cy");
    const game = { ...crew("Ann", "Bob", "Cy"), group: group.id };
    await startGame(group.member, game);
    const given = await access(group.member, game.id, "record");
    if (!given.ok || ann === undefined) throw new Error("not seated");
    const { token } = await sharedRound(given.value);
    const name = async () => (await followed(token)).names.s1;
    expect(await name()).toBe("Ann");
    await database().player.update({ where: { id: ann }, data: { nickname: "Annie" } });
    expect(await name()).toBe("Annie");
    const [twin] = await onRoster(group.pass, "Anastasia");
    await database().player.update({ where: { id: ann }, data: { mergedInto: twin ?? null } });
    expect(await name()).toBe("Anastasia");
    const account = await signedUp("Ann");
    await database().player.update({
      where: { id: ann },
      data: { mergedInto: null, accountId: holderOf(account) },
    });
    const done = await deleteAccount(await sureOf(account));
    expect(done).toMatchObject({ ok: true });
    expect(await name()).toBe("Someone");
  });
});
