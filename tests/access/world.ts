import { createHash, randomBytes } from "node:crypto";
import { access } from "@/lib/server/access";
import { database } from "@/lib/server/db";
import { newDevice } from "@/lib/server/device";
import { record } from "@/lib/server/record";
import { startGame } from "@/lib/server/startGame";
import { joinByLink, tableLinks } from "@/lib/server/tableLink";
import { holderOf, type Visitor } from "@/lib/server/visitor";
import { cookieOf, signedInAs, signedUp } from "../server/people";

/** One table and all that belongs to it; of the guests' table, what only groups have is empty. */
export interface Thing {
  /** Stands in every text of it that people typed: whoever finds it has been told something. */
  readonly mark: string;
  readonly game: string;
  readonly group: string;
  /** The keys of its links. */
  readonly tokens: readonly string[];
  readonly guest: string;
  /** Sat at the game. */
  readonly player: string;
  /** Never played. */
  readonly newcomer: string;
  /** The same person as the newcomer. */
  readonly merged: string;
  readonly season: string;
  readonly night: string;
  readonly invitation: string;
  readonly code: string;
  /** A member whom nobody asks as. */
  readonly member: string;
}

/** Everything there is, and everybody who asks. */
export interface World {
  readonly things: Readonly<Record<string, Thing>>;
  readonly visitors: Readonly<Record<string, Visitor>>;
  readonly cookies: Readonly<Record<string, string>>;
  /** Whose e-mail is whose. */
  readonly emails: Readonly<Record<string, string>>;
  /** What is nobody's to read: the ids of sessions, hashes of passphrases, links and codes. */
  readonly secrets: readonly string[];
}

const id = (): string => randomBytes(16).toString("base64url");
const hashOf = (code: string): string => createHash("sha256").update(code).digest("hex");

const IN_GROUP = ["viewer", "member", "keeper", "owner"] as const;
const NO_GROUP = { player: "", newcomer: "", merged: "", season: "", night: "", invitation: "", code: "" };

/** Fills the database of a running program with one of each object and somebody of each role. */
export async function madeWorld(): Promise<World> {
  const visitors: Record<string, Visitor> = { nobody: { device: null, account: null } };
  for (const guest of ["seat", "watcher", "starter"])
    visitors[guest] = { device: newDevice(), account: null };
  const emails: Record<string, string> = {};
  for (const name of ["stranger", ...IN_GROUP, "removed", "installer", "neighbour", "extra"]) {
    const visitor = await signedUp(`${name} by name`);
    visitors[name] = visitor;
    emails[name] = `${name}@mail.example`;
    await database().account.update({
      where: { id: holderOf(visitor) },
      data: { email: emails[name] as string, passphrase: `$argon2id$${id()}` },
    });
    // Somewhere else, too: a session that is not the one who asks.
    await signedInAs(holderOf(visitor));
  }
  const who = (name: string): Visitor => visitors[name] as Visitor;
  await database().installation.create({ data: { id: 1, ownerId: holderOf(who("installer")) } });
  await database().oneTimeCode.create({
    data: {
      hash: hashOf(id()),
      purpose: "recover",
      accountId: holderOf(who("owner")),
      expiresAt: inAnHour(),
    },
  });

  const belonging = Object.fromEntries([...IN_GROUP, "removed", "extra"].map((role) => [role, who(role)]));
  const things = {
    "own group’s": await groupThing("Ownmark", belonging),
    "other group’s": await groupThing("Othermark", { owner: who("neighbour") }),
    "deleted group’s": await groupThing("Gonemark", belonging),
    "guests’": await guestsThing("Guestmark", who("starter")),
  };
  for (const [what, { game, tokens, group }] of Object.entries(things)) {
    if (what === "other group’s") continue;
    for (const [at, name] of ["seat", "watcher"].entries())
      if ((await joinByLink(who(name), tokens[at] as string)) !== game) throw new Error("nobody was let in");
    if (group)
      await database().membership.deleteMany({
        where: { groupId: group, accountId: holderOf(who("removed")) },
      });
  }
  await database().group.update({
    where: { id: things["deleted group’s"].group },
    data: { deletedAt: new Date() },
  });
  const cookies: Record<string, string> = {};
  for (const [name, visitor] of Object.entries(visitors)) cookies[name] = await cookieOf(visitor);
  return { things, visitors, cookies, emails, secrets: await hidden() };
}

/** The columns whose values no answer holds, read out of the database. */
async function hidden(): Promise<readonly string[]> {
  const db = database();
  const rows: object[] = [
    ...(await db.account.findMany({ select: { passphrase: true } })),
    ...(await db.game.findMany({ select: { linkHash: true, watchHash: true } })),
    ...(await db.invitation.findMany({ select: { hash: true } })),
    ...(await db.oneTimeCode.findMany({ select: { hash: true } })),
    ...(await db.session.findMany({ select: { id: true } })),
  ];
  return rows.flatMap((row) => Object.values(row)).filter((value) => typeof value === "string");
}

const inAnHour = () => new Date(Date.now() + 3_600_000);

/** A group of a few people, with something of everything in it. */
async function groupThing(mark: string, people: Readonly<Record<string, Visitor>>): Promise<Thing> {
  const [group, code] = [id(), id()];
  const owner = people.owner as Visitor;
  const kind = { kind: "friends", timeZone: "Europe/Berlin", ruleSet: "firehouse", house: {} };
  await database().group.create({ data: { id: group, name: `${mark} group`, ...kind } });
  for (const [role, visitor] of Object.entries(people)) {
    const given = IN_GROUP.find((known) => known === role) ?? "member";
    await database().membership.create({
      data: { groupId: group, accountId: holderOf(visitor), role: given },
    });
  }
  const [player, newcomer, merged, season, night, invitation] = [id(), id(), id(), id(), id(), id()];
  await database().season.create({
    data: { id: season, groupId: group, name: `${mark} season`, startsOn: "2026-01-01" },
  });
  const named = { groupId: group, colour: "red" };
  await database().player.createMany({
    data: [
      { ...named, id: player, name: `${mark} Ann`, nickname: `${mark} Annie`, accountId: holderOf(owner) },
      { ...named, id: newcomer, name: `${mark} Newcomer` },
      { ...named, id: merged, name: `${mark} Twin`, mergedInto: newcomer },
    ],
  });
  await database().night.create({
    data: { id: night, groupId: group, name: `${mark} night`, buyIn: 5, unit: "chips" },
  });
  await database().invitation.create({
    data: {
      id: invitation,
      groupId: group,
      role: "viewer",
      hash: hashOf(code),
      madeBy: holderOf(owner),
      expiresAt: inAnHour(),
      mostUses: 100,
    },
  });
  const member = people.extra ? holderOf(people.extra) : holderOf(owner);
  const table = await tableOf(mark, owner, { group, season });
  return { mark, group, ...table, player, newcomer, merged, season, night, invitation, code, member };
}

const guestsThing = async (mark: string, starter: Visitor): Promise<Thing> => ({
  ...NO_GROUP,
  mark,
  group: "",
  member: "",
  ...(await tableOf(mark, starter, {})),
});

/** A game in its first round, with a note in its journal and a guest of its own. */
async function tableOf(mark: string, keeper: Visitor, more: { group?: string; season?: string }) {
  const game = id();
  const players = ["Annie", "Bob", "Cy"].map((name, at) => ({ seat: `s${at + 1}`, name: `${mark} ${name}` }));
  const started = await startGame(keeper, { id: game, game: "firehouse", house: {}, players, ...more });
  const pass = await access(keeper, game, "record");
  if (!started.ok || !pass.ok) throw new Error("the game was not started");
  const done = await record(
    pass.value,
    (
      [
        { do: "adjust", what: "bad", count: 1, from: "bank", to: "s2", note: `${mark} note` },
        { do: "start-round", starter: "s1", wild: 4 },
        { do: "claim", by: "s1", claim: "5 sixes" },
      ] as const
    ).map((action, after) => ({ id: `seeded-${after}`, action, after })),
  );
  if (!done.ok) throw new Error(done.refusal.message);
  const { sit, watch } = await tableLinks(pass.value);
  const guest: Visitor = { device: newDevice(), account: null };
  const tokens = [sit, watch].map((path) => path.slice("/join/".length));
  await joinByLink(guest, tokens[1] as string);
  return { game, tokens, guest: holderOf(guest) };
}
