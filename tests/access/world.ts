import { createHash } from "node:crypto";
import type { ApiResult } from "@/lib/protocol/apiResult";
import { hashOfCode, newCode } from "@/lib/server/accounts/oneTimeCode";
import { database } from "@/lib/server/db/db";
import { removeMember } from "@/lib/server/groups/members";
import { access, accessGroup, accessTable } from "@/lib/server/identity/access";
import { newDevice } from "@/lib/server/identity/device";
import { holderOf, type Visitor } from "@/lib/server/identity/visitor";
import { makeGameLink } from "@/lib/server/publicLinks/publicLinks";
import { deleteGame } from "@/lib/server/table/deleted/deleteGame";
import { deleteTable } from "@/lib/server/table/deleted/deleteTable";
import { publicHolderId } from "@/lib/server/table/grants/publicIds";
import { joinByLink, tableLinks } from "@/lib/server/table/links/tableLink";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { makeTable } from "@/lib/server/table/tables";
import { cookieOf } from "../server/people";
import { ask } from "./asking";
import { accounts, firstOf, guests, id, inAnHour, many, type Person, signedInOn } from "./people";
import { RESULTS, type Result, rolesCameBefore } from "./readTable";

/** One table and all that belongs to it; of the guests' table, what only groups have is empty. */
export interface Thing {
  /** Stands in every text of it that people typed: whoever finds it has been told something. */
  readonly mark: string;
  readonly game: string;
  /** Where it is played. */
  readonly table: string;
  readonly group: string;
  /** The keys of its links. */
  readonly tokens: readonly string[];
  /** The key of its first round's verdict. */
  readonly verdict: string;
  /** A public link to the game; for guests nothing that there is. */
  readonly publicLink: string;
  readonly open: string;
  /** The handle of a guest whom nobody asks as. */
  readonly phone: string;
  /** The handle of a big screen that nobody asks as. */
  readonly screen: string;
  /** Sat at the game. */
  readonly player: string;
  /** Never played. */
  readonly newcomer: string;
  /** The same person as the player. */
  readonly merged: string;
  readonly season: string;
  readonly night: string;
  /** Ticked that night; another one is owed, to the player. */
  readonly payment: string;
  /** Owed to the payee, by the player. */
  readonly line: string;
  /** On the roster, and nobody’s account. */
  readonly payee: string;
  readonly preset: string;
  readonly invitation: string;
  readonly code: string;
  /** A member whom nobody asks as. */
  readonly member: string;
  /** A code by which its owner gets a new passphrase. */
  readonly recovery: string;
}

/** Everything there is, and everybody who asks. */
export interface World {
  readonly things: Readonly<Record<string, Thing>>;
  /** By role, several of each: what one of them is told too often counts for no other. */
  readonly people: Readonly<Record<string, readonly Person[]>>;
  /** By role, those whose phone came to the tables by their links before they signed in on it. */
  readonly cameBefore: Readonly<Record<Result, Readonly<Record<string, Person>>>>;
  /** What is nobody's to read: the ids of sessions and devices, hashes of links and codes. */
  readonly secrets: ReadonlySet<string>;
  /** The ids of accounts, which no guest reads. */
  readonly accounts: ReadonlySet<string>;
}

const hashOf = (code: string): string => createHash("sha256").update(code).digest("hex");

const IN_GROUP = ["viewer", "member", "keeper", "owner"] as const;
/** Of every game: a round that was disputed and settled, so that it is in the case book. */
export const SETTLED_ROUND = 7;
/** A big screen at every table. */
const SCREEN = newDevice().id;
const ENDED = "session ended elsewhere";
const BELONGED = [...IN_GROUP, "removed", ENDED, "extra"];
const NO_GROUP = {
  player: "",
  newcomer: "",
  merged: "",
  season: "",
  night: "",
  payment: "",
  line: "",
  payee: "",
  preset: "",
  invitation: "",
  code: "",
  recovery: "",
};

/** Where the program runs: it judges rounds sooner than a thread of this process would, which reads hundreds of sources first. */
let origin = "";

/** Fills the database of a running program with one of each object, and so many of each role. */
export async function madeWorld(program: string, asking: number): Promise<World> {
  origin = program;
  // One more for each way to have come before.
  const ofEach = asking + RESULTS.length;
  const people: Record<string, readonly Person[]> = {};
  people.nobody = many(ofEach, () => ({ visitor: { device: null, account: null }, cookie: "", email: null }));
  for (const role of ["seat", "watcher", "screen", "starter"]) people[role] = await guests(ofEach);
  for (const role of ["stranger", ...BELONGED, "installer", "neighbour"])
    people[role] = await accounts(role, ofEach);
  const first = (role: string): Visitor => firstOf(people[role]);

  const belonging = Object.fromEntries(BELONGED.map((role) => [role, people[role] ?? []]));
  const things = {
    "own group’s": await groupThing("Ownmark", belonging),
    "other group’s": await groupThing("Othermark", { owner: people.neighbour ?? [] }),
    "deleted group’s": await groupThing("Gonemark", belonging),
    "guests’": await guestsThing("Guestmark", first("starter")),
  };
  const deleted = await deletedThings(things["own group’s"], first("owner"));
  const all = { ...things, ...deleted };
  for (const [what, { game, tokens }] of Object.entries(all)) {
    if (what === "other group’s" || tokens.length === 0) continue;
    for (const [at, role] of ["seat", "watcher"].entries())
      for (const { visitor } of people[role] ?? [])
        if ((await joinByLink(visitor, tokens[at] as string))?.id !== game)
          throw new Error("nobody was let in");
  }
  await database().grant.createMany({
    data: (people.starter ?? []).slice(1).map(({ visitor }) => ({
      tableId: things["guests’"].table,
      holder: holderOf(visitor),
      role: "keeper",
    })),
  });
  const cameBefore = await phonesCameBefore(
    Object.values(all).filter((thing) => thing !== things["other group’s"] && thing.tokens.length > 0),
    things["own group’s"],
    people,
  );
  // Screens of a group go when somebody is shown out of it: these were hung up afterwards.
  await database().grant.createMany({
    data: Object.values(things).map(({ table }) => ({ tableId: table, holder: SCREEN, role: "screen" })),
  });
  await database().grant.createMany({
    data: Object.entries(things).flatMap(([what, { table }]) =>
      what === "other group’s"
        ? []
        : (people.screen ?? []).map(({ visitor }) => ({
            tableId: table,
            holder: holderOf(visitor),
            role: "screen",
          })),
    ),
  });
  await database().membership.deleteMany({
    where: { accountId: { in: (people.removed ?? []).map(({ visitor }) => holderOf(visitor)) } },
  });
  await database().session.deleteMany({
    where: { accountId: { in: (people[ENDED] ?? []).map(({ visitor }) => holderOf(visitor)) } },
  });
  await database().group.update({
    where: { id: things["deleted group’s"].group },
    data: { deletedAt: new Date() },
  });
  await deleteIt(deleteTable, accessTable(first("owner"), deleted["deleted table’s"].table, "relink"));
  const own = things["own group’s"];
  // Somebody was shown out: its links are others now.
  const now = { ...all, "own group’s": { ...own, tokens: await tokensOf(first("owner"), own.game) } };
  const everybody = [
    ...Object.values(people).flat(),
    ...RESULTS.flatMap((fate) => Object.values(cameBefore[fate])),
  ];
  const devices = everybody.flatMap(({ visitor }) => visitor.device?.id ?? []);
  const accountIds = await database().account.findMany({ select: { id: true } });
  return {
    things: now,
    people,
    cameBefore,
    secrets: new Set([...(await hidden()), ...devices, SCREEN]),
    accounts: new Set(accountIds.map((account) => account.id)),
  };
}

/** The last people of each role come to the tables by a phone, sign in on it, and are shown out where they are to be. */
async function phonesCameBefore(
  things: readonly Thing[],
  own: Thing,
  people: Readonly<Record<string, readonly Person[]>>,
): Promise<World["cameBefore"]> {
  const came: Record<Result, Record<string, Person>> = { "came along": {}, stayed: {} };
  for (const [at, fate] of RESULTS.entries())
    for (const role of rolesCameBefore) {
      const phone: Visitor = { device: newDevice(), account: null };
      for (const { tokens } of things) await joinByLink(phone, tokens[0] as string);
      const person = people[role]?.at(-1 - at) as Person;
      came[fate][role] = await signedInOn(person, phone, fate === "stayed");
    }
  const pass = await accessGroup(firstOf(people.owner), own.group, "keep");
  if (!pass.ok) throw new Error(pass.refusal.message);
  for (const fate of RESULTS) {
    const done = await removeMember(pass.value, holderOf((came[fate].removed as Person).visitor));
    if (!done.ok) throw new Error(done.refusal.message);
  }
  // An invitation ends as somebody is shown out; this one is open as if it were made after that.
  await database().invitation.update({ where: { id: own.invitation }, data: { revokedAt: null } });
  return came;
}

/** Who sits at the tables, each on a seat of their own: the sixth is free. */
const SEATED = ["seat", "starter", "member", "keeper", "owner"];

/** Seats the people of one turn. */
export async function seated({ things, people }: World, turn: number): Promise<void> {
  for (const { game } of [things["own group’s"], things["guests’"]] as readonly Thing[])
    for (const [at, role] of SEATED.entries()) {
      const sits = people[role]?.[turn] as Person;
      await database().seat.update({
        where: { gameId_key: { gameId: game, key: `s${at + 1}` } },
        data: { heldBy: holderOf(sits.visitor) },
      });
    }
}

/** The columns whose values no answer holds, read out of the database. */
async function hidden(): Promise<ReadonlySet<string>> {
  const db = database();
  const rows: object[] = [
    ...(await db.tableLink.findMany({ select: { hash: true } })),
    ...(await db.verdictLink.findMany({ select: { hash: true } })),
    ...(await db.publicLink.findMany({ select: { hash: true } })),
    ...(await db.invitation.findMany({ select: { hash: true } })),
    ...(await db.oneTimeCode.findMany({ select: { hash: true } })),
    ...(await db.screenCode.findMany({ select: { hash: true } })),
    ...(await db.session.findMany({ select: { id: true } })),
  ];
  return new Set(rows.flatMap((row) => Object.values(row)).filter((value) => typeof value === "string"));
}

/** A group of a few people, with something of everything in it. */
async function groupThing(mark: string, people: Readonly<Record<string, readonly Person[]>>): Promise<Thing> {
  const [group, code] = [id(), id()];
  const owner = firstOf(people.owner);
  const kind = { kind: "friends", timeZone: "Europe/Berlin", ruleSet: "firehouse", house: {}, tones: true };
  await database().group.create({ data: { id: group, name: `${mark} group`, ...kind } });
  await database().membership.createMany({
    data: Object.entries(people).flatMap(([role, all]) =>
      all.map(({ visitor }) => ({
        groupId: group,
        accountId: holderOf(visitor),
        role: IN_GROUP.find((known) => known === role) ?? "member",
      })),
    ),
  });
  const [player, newcomer, merged, season, night, invitation] = [id(), id(), id(), id(), id(), id()];
  const preset = id();
  await database().season.create({
    data: { id: season, groupId: group, name: `${mark} season`, startsOn: "2026-01-01" },
  });
  const named = { groupId: group, colour: "amber" };
  await database().player.createMany({
    data: [
      { ...named, id: player, name: `${mark} Ann`, nickname: `${mark} Annie`, accountId: holderOf(owner) },
      { ...named, id: newcomer, name: `${mark} Newcomer` },
      { ...named, id: merged, name: `${mark} Twin`, mergedInto: player },
    ],
  });
  // Over, so that another one may begin.
  await database().night.create({
    data: { id: night, groupId: group, name: `${mark} night`, buyIn: 5, unit: "chips", endedAt: new Date() },
  });
  const [payee, payment] = [id(), id()];
  await database().player.create({ data: { ...named, id: payee, name: `${mark} Payee` } });
  await database().buyIn.createMany({
    data: [
      { nightId: night, playerId: player, times: 2, shares: 1 },
      { nightId: night, playerId: payee, times: 0, shares: 1 },
    ],
  });
  await database().payment.create({
    data: {
      id: payment,
      nightId: night,
      kind: "money",
      from: "pot",
      to: payee,
      amount: 5,
      by: holderOf(owner),
    },
  });
  // All its owners are on the roster; those beside the first have gone home.
  await database().player.createMany({
    data: (people.owner ?? []).slice(1).map(({ visitor }, at) => ({
      ...named,
      id: id(),
      name: `${mark} Owner ${at + 2}`,
      accountId: holderOf(visitor),
      retiredAt: new Date(),
    })),
  });
  const line = id();
  await database().ledgerLine.create({
    data: {
      id: line,
      groupId: group,
      ledger: "drinks",
      deed: "owed",
      from: player,
      to: payee,
      amount: 1,
      note: `${mark} bet`,
      by: holderOf(owner),
    },
  });
  await database().housePreset.create({
    data: { id: preset, groupId: group, game: "firehouse", name: `${mark} rules`, house: { ones: "high" } },
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
  const recovery = newCode();
  await database().oneTimeCode.create({
    data: {
      hash: hashOfCode(recovery),
      purpose: "recover",
      accountId: holderOf(owner),
      expiresAt: inAnHour(),
    },
  });
  const member = holderOf(people.extra?.[0]?.visitor ?? owner);
  const table = await tableOf(mark, owner, { group, season });
  return {
    mark,
    group,
    ...table,
    player,
    newcomer,
    merged,
    season,
    night,
    payment,
    line,
    payee,
    preset,
    invitation,
    code,
    member,
    recovery,
  };
}

const guestsThing = async (mark: string, starter: Visitor): Promise<Thing> => ({
  ...NO_GROUP,
  mark,
  group: "",
  member: "",
  ...(await tableOf(mark, starter, {})),
});

/** Of the own group: a game that is deleted at its first table, and a table that is about to be. */
async function deletedThings(own: Thing, owner: Visitor) {
  const [second, third] = [id(), id()];
  for (const [at, name] of [
    [second, "Second"],
    [third, "Third"],
  ] as const)
    await database().$transaction((tx) => makeTable(tx, { id: at, groupId: own.group, name }));
  const game = {
    ...own,
    ...(await tableOf("Binmark", owner, { table: own.table })),
    // Its table is there: asked of a table, the deleted one is meant.
    table: second,
    mark: "Binmark",
    tokens: [],
  };
  await deleteIt(deleteGame, access(owner, game.game, "relink"));
  const table = { ...own, ...(await tableOf("Heapmark", owner, { table: second })), mark: "Heapmark" };
  return { "deleted game’s": game, "deleted table’s": table };
}

async function deleteIt<Given>(
  deed: (pass: Given) => Promise<ApiResult<unknown>>,
  given: Promise<ApiResult<Given>>,
): Promise<void> {
  const pass = await given;
  const done = pass.ok ? await deed(pass.value) : pass;
  if (!done.ok) throw new Error(done.refusal.message);
}

/** The keys of a table's links: to sit, and to watch. */
async function tokensOf(keeper: Visitor, game: string): Promise<readonly string[]> {
  const pass = await access(keeper, game, "share");
  if (!pass.ok) throw new Error(pass.refusal.message);
  const { sit, watch } = await tableLinks(pass.value);
  return [sit, watch].map((path) => path.slice("/join/".length));
}

/** A later round whose dispute was settled: the first one's verdict once more. */
async function settledCase(mark: string, gameId: string, by: string): Promise<void> {
  const { verdict, seq, since } = await database().roundRow.findUniqueOrThrow({
    where: { gameId_round: { gameId, round: 1 } },
  });
  const of = { gameId, round: SETTLED_ROUND };
  await database().roundRow.create({ data: { ...of, seq, since, verdict: verdict as object } });
  await database().consent.create({ data: { ...of, seat: "s5", says: "disputed", after: 7 } });
  await database().settlement.create({
    data: { ...of, note: `${mark} settled`, after: 7, by, at: new Date() },
  });
}

/** A game in its second round, with a note in its journal, a dispute and a guest of its own. */
async function tableOf(
  mark: string,
  keeper: Visitor,
  more: { group?: string; season?: string; table?: string },
) {
  const game = id();
  const players = ["Annie", "Bob", "Cy", "Dee", "Eve", "Flo"].map((name, at) => ({
    seat: `s${at + 1}`,
    name: `${mark} ${name}`,
  }));
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
        { do: "challenge", by: "s2" },
        { do: "reveal", outcome: "short" },
        { do: "start-round", starter: "s1", wild: 4 },
        { do: "claim", by: "s1", claim: "5 sixes" },
      ] as const
    ).map((action, after) => ({ id: `seeded-${after}`, action, after })),
  );
  if (!done.ok) throw new Error(done.refusal.message);
  const { tableId: table } = pass.value;
  const guest: Visitor = { device: newDevice(), account: null };
  const tokens = await tokensOf(keeper, game);
  await joinByLink(guest, tokens[1] as string);
  await database().consent.create({
    data: { gameId: game, round: 1, seat: "s5", says: "disputed", after: 7 },
  });
  await settledCase(mark, game, holderOf(keeper));
  const shared = await ask(origin, {
    method: "POST",
    address: `/api/v1/games/${game}/verdicts`,
    cookie: await cookieOf(keeper),
    body: { round: 1 },
  });
  const { url } = JSON.parse(shared.text) as { url: string };
  const open = await makeGameLink(pass.value, "names");
  return {
    game,
    table,
    tokens,
    verdict: url.split("/verdict/")[1] ?? "",
    publicLink: open.ok ? open.value.id : "no-link-of-guests-games",
    open: open.ok ? open.value.path.slice("/share/".length) : "",
    phone: publicHolderId(table, holderOf(guest)),
    screen: publicHolderId(table, SCREEN),
  };
}
