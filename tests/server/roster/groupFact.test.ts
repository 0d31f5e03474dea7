import { expect, test } from "vitest";
import { groupFacts } from "@/app/_start/groupFact";
import { refresh } from "@/lib/server/figures/refresh";
import { groupsOf } from "@/lib/server/groups/ownGroups";
import { accessAccount } from "@/lib/server/identity/access";
import { addSeason } from "@/lib/server/roster/changeSeasons";
import { changePlayer } from "@/lib/server/roster/players";
import { recordResult } from "@/lib/server/roster/recordResult";
import { dayOf } from "@/lib/views/dayOf";
import { onRoster, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { freshId } from "../table";

// A group's fact on the start page of its members.

ownDataFolder();

test("names who is up on the first shift if none is on duty, as the group's page does", async () => {
  const { pass, owner } = await testGroup("crew");
  const shifts: string[] = [];
  for (const name of ["A", "B"]) {
    const added = await addSeason(pass, { name });
    if (added.ok) shifts.push(added.value.id);
  }
  const [first = "", second = ""] = shifts;
  const [ann = "", bob = "", cy = "", dee = ""] = await onRoster(pass, "Ann", "Bob", "Cy", "Dee");
  for (const [player, season] of [
    [ann, first],
    [bob, first],
    [cy, second],
    [dee, second],
  ] as const)
    await changePlayer(pass, player, { season });
  // Bob and Dee did not wash.
  const wash = { game: "firehouse", day: dayOf(new Date(), "Europe/Berlin") };
  for (const sent of [
    { ...wash, season: first, players: [ann, bob], losers: [ann] },
    { ...wash, season: second, players: [cy, dee], losers: [cy] },
  ])
    expect(await recordResult(pass, { id: freshId(), ...sent })).toMatchObject({ ok: true });
  while ((await refresh(pass.groupId)).left > 0);
  const account = accessAccount(owner);
  if (!account.ok) throw new Error(account.refusal.code);
  const { groups } = await groupsOf(account.value);
  const facts = await groupFacts(owner, groups);
  expect(facts.get(pass.groupId)).toMatchObject({ says: ["Bob’s up"] });
});
