import { createHash } from "node:crypto";
import type { ApiResult } from "@/lib/protocol/apiResult";
import { TOKEN_SCOPES, type TokenScope } from "@/lib/protocol/tokens";
import { hashOfCode, newCode } from "@/lib/server/accounts/oneTimeCode";
import { database } from "@/lib/server/db/db";
import { removeMember } from "@/lib/server/groups/members";
import { access, accessGroup, accessTable } from "@/lib/server/identity/access";
import { newDevice } from "@/lib/server/identity/device";
import { hashOfToken } from "@/lib/server/identity/tokenHash";
import { holderOf, type Visitor } from "@/lib/server/identity/visitor";
import { makeGameLink, makePublicLink } from "@/lib/server/publicLinks/publicLinks";
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
import { RESULTS, type Result, rolesJoinedBefore, tokenRoles } from "./readTable";
import { GROUP_TOKENS } from "./table";

/** One table with everything that belongs to it; the guests' table has no group data. */
export interface Thing {
  /** Part of every text typed for it: finding it means a leak. */
  readonly mark: string;
  readonly game: string;
  /** The table's id. */
  readonly table: string;
  readonly group: string;
  /** The tokens of its links. */
  readonly tokens: readonly string[];
  /** The token of its first round's verdict. */
  readonly verdict: string;
  /** A public link to the game; for guests a nonexistent one. */
  readonly publicLink: string;
  readonly open: string;
  /** The id of a guest without requests. */
  readonly phone: string;
  /** The id of a TV without requests. */
  readonly screen: string;
  /** Played the game. */
  readonly player: string;
  /** Never played. */
  readonly newcomer: string;
  /** Merged with the player. */
  readonly merged: string;
  readonly season: string;
  readonly night: string;
  /** Owed to the payee, by the player. */
  readonly line: string;
  /** On the roster, without an account. */
  readonly payee: string;
  readonly preset: string;
  /** The token of its calendar feed. */
  readonly feed: string;
  /** The id of a token for it, by the member without requests. */
  readonly groupToken: string;
  /** A webhook to an address that is refused, with one delivery. */
  readonly webhook: string;
  readonly invitation: string;
  readonly code: string;
  /** A member without requests. */
  readonly member: string;
  /** A password reset code of its owner. */
  readonly recovery: string;
}

/** All objects and requesters. */
export interface World {
  readonly things: Readonly<Record<string, Thing>>;
  /** By role, several each: rate limits of one do not affect the others. */
  readonly people: Readonly<Record<string, readonly Person[]>>;
  /** By the kind of their token, programs that act for the owners. */
  readonly programs: Readonly<Record<string, readonly Person[]>>;
  /** By role, those whose phone came to the tables by link before they signed in on it. */
  readonly joinedBefore: Readonly<Record<Result, Readonly<Record<string, Person>>>>;
  /** Values that are always secret: session and device ids, hashes of links and codes. */
  readonly secrets: ReadonlySet<string>;
  /** Account ids, which no guest may read. */
  readonly accounts: ReadonlySet<string>;
}

const hashOf = (code: string): string => createHash("sha256").update(code).digest("hex");

const IN_GROUP = ["viewer", "member", "keeper", "owner"] as const;
/** In every game: a disputed and resolved round, so that it is a past ruling. */
export const SETTLED_ROUND = 7;
/** A TV at every table. */
const SCREEN = newDevice().id;
const ENDED = "session ended elsewhere";
const BELONGED = [...IN_GROUP, "removed", ENDED, "extra"];
const NO_GROUP = {
  player: "",
  newcomer: "",
  merged: "",
  season: "",
  night: "",
  line: "",
  payee: "",
  preset: "",
  feed: "",
  groupToken: "",
  webhook: "",
  invitation: "",
  code: "",
  recovery: "",
};

/**
 * The running program: it settles rounds faster than a worker of this process, which would load hundreds of
 * sources first.
 */
let origin = "";

/** Fills a running program's database with each object and several requesters per role. */
export async function madeWorld(program: string, asking: number): Promise<World> {
  origin = program;
  // One more per fate of the phone's tables.
  const ofEach = asking + RESULTS.length;
  const people: Record<string, readonly Person[]> = {};
  people.anonymous = many(ofEach, () => ({
    visitor: { device: null, account: null },
    cookie: "",
    email: null,
  }));
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
  const joinedBefore = await phonesJoinedBefore(
    Object.values(all).filter((thing) => thing !== things["other group’s"] && thing.tokens.length > 0),
    things["own group’s"],
    people,
  );
  // A removal deletes a group's TVs: these were added afterwards.
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
  const before = things["own group’s"];
  // The removal changed its links.
  const now = { ...all, "own group’s": { ...before, tokens: await tokensOf(first("owner"), before.game) } };
  const everybody = [
    ...Object.values(people).flat(),
    ...RESULTS.flatMap((result) => Object.values(joinedBefore[result])),
  ];
  const own = now["own group’s"];
  const programsOf = await programs(people, { own, gone: things["deleted group’s"] });
  const devices = everybody.flatMap(({ visitor }) => visitor.device?.id ?? []);
  const accountIds = await database().account.findMany({ select: { id: true } });
  return {
    things: now,
    people,
    joinedBefore,
    programs: programsOf,
    secrets: new Set([...(await hidden()), ...devices, SCREEN]),
    accounts: new Set(accountIds.map((account) => account.id)),
  };
}

/**
 * The last people of each role come to the tables by a phone, sign in on it, and are removed if their role
 * says so.
 */
async function phonesJoinedBefore(
  things: readonly Thing[],
  own: Thing,
  people: Readonly<Record<string, readonly Person[]>>,
): Promise<World["joinedBefore"]> {
  const byResult: Record<Result, Record<string, Person>> = { "came along": {}, stayed: {} };
  for (const [at, result] of RESULTS.entries())
    for (const role of rolesJoinedBefore) {
      const phone: Visitor = { device: newDevice(), account: null };
      for (const { tokens } of things) await joinByLink(phone, tokens[0] as string);
      const person = people[role]?.at(-1 - at) as Person;
      byResult[result][role] = await signedInOn(person, phone, result === "stayed");
    }
  const pass = await accessGroup(firstOf(people.owner), own.group, "keep");
  if (!pass.ok) throw new Error(pass.refusal.message);
  for (const result of RESULTS) {
    const done = await removeMember(pass.value, holderOf((byResult[result].removed as Person).visitor));
    if (!done.ok) throw new Error(done.refusal.message);
  }
  // A removal ends invitations; this one is reopened as if it were created later.
  await database().invitation.update({ where: { id: own.invitation }, data: { revokedAt: null } });
  return byResult;
}

/** A token with its scopes, all by default. Last used in an hour, so that no request of a test is noted. */
const tokenRow = (one: {
  readonly id: string;
  readonly label: string;
  readonly accountId: string;
  readonly groupId?: string;
  readonly scopes?: readonly TokenScope[];
}) => ({
  ...one,
  scopes: (one.scopes ?? TOKEN_SCOPES).join(" "),
  hash: hashOfToken(`lt_${one.id}`),
  expiresAt: inAnHour(),
  usedAt: inAnHour(),
});

/** Programs of the owners, by the role of their token; and of those who were removed. */
async function programs(
  people: Readonly<Record<string, readonly Person[]>>,
  { own, gone }: { readonly own: Thing; readonly gone: Thing },
): Promise<World["programs"]> {
  const made: Record<string, Person[]> = {};
  for (const role of tokenRoles) {
    const makers = people[role === "left" ? "removed" : "owner"] ?? [];
    const account = (GROUP_TOKENS as Readonly<Record<string, string>>)[role];
    const isOfOwn = role === "left" || account !== undefined;
    const groupId = isOfOwn ? own.group : role === "elsewhere" ? gone.group : undefined;
    const scope = TOKEN_SCOPES.find((known) => known === (account ?? role));
    made[role] = await Promise.all(
      makers.map(async (maker) => {
        const at = id();
        await database().accessToken.create({
          data: tokenRow({
            id: at,
            label: role,
            accountId: holderOf(maker.visitor),
            ...(groupId && { groupId }),
            ...(scope && { scopes: [scope] }),
          }),
        });
        return { ...maker, cookie: `Bearer lt_${at}` };
      }),
    );
  }
  return made;
}

/** The players, each on their own seat: the sixth is free. */
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

/** The columns that no response contains, read from the database. */
async function hidden(): Promise<ReadonlySet<string>> {
  const db = database();
  const rows: object[] = [
    ...(await db.tableLink.findMany({ select: { hash: true } })),
    ...(await db.publicLink.findMany({ select: { hash: true } })),
    ...(await db.invitation.findMany({ select: { hash: true } })),
    ...(await db.accessToken.findMany({ select: { hash: true } })),
    ...(await db.oneTimeCode.findMany({ select: { hash: true } })),
    ...(await db.screenCode.findMany({ select: { hash: true } })),
    ...(await db.session.findMany({ select: { id: true } })),
  ];
  return new Set(rows.flatMap((row) => Object.values(row)).filter((value) => typeof value === "string"));
}

/** A group of a few people, with one of everything. */
async function groupThing(mark: string, people: Readonly<Record<string, readonly Person[]>>): Promise<Thing> {
  const [group, code] = [id(), id()];
  const owner = firstOf(people.owner);
  const kind = { kind: "friends", timeZone: "Europe/Berlin", ruleSet: "firehouse", house: {}, tones: true };
  await database().group.create({ data: { id: group, name: `${mark} group`, currency: "EUR", ...kind } });
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
  // Ended, so that another can start.
  await database().night.create({
    data: { id: night, groupId: group, name: `${mark} night`, buyIn: 5, unit: "EUR", endedAt: new Date() },
  });
  const payee = id();
  await database().player.create({ data: { ...named, id: payee, name: `${mark} Payee` } });
  await database().buyIn.createMany({
    data: [
      { nightId: night, party: player, times: 2, shares: 1 },
      { nightId: night, party: payee, times: 0, shares: 1 },
    ],
  });
  // All its owners are on the roster; the others have left.
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
  const keeps = await accessGroup(owner, group, "keep");
  if (!keeps.ok) throw new Error(keeps.refusal.message);
  const feed = await makePublicLink(keeps.value, { kind: "feed", names: "names" });
  if (!feed.ok) throw new Error(feed.refusal.message);
  const member = holderOf(people.extra?.[0]?.visitor ?? owner);
  const groupToken = id();
  await database().accessToken.create({
    data: tokenRow({ id: groupToken, label: `${mark} lamp`, accountId: member, groupId: group }),
  });
  const webhook = id();
  await database().webhook.create({
    data: {
      id: webhook,
      groupId: group,
      url: `http://127.0.0.1/${mark}`,
      kinds: "bang",
      // Beyond all events of the tests.
      seq: 1_000_000,
      deliveries: { create: { eventId: `event-${webhook}`, groupId: group, seq: 1_000_000 } },
    },
  });
  const table = await tableOf(mark, owner, { group, season });
  return {
    mark,
    groupToken,
    webhook,
    group,
    ...table,
    player,
    newcomer,
    merged,
    season,
    night,
    line,
    payee,
    preset,
    feed: feed.value.path.split("/")[2] ?? "",
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

/** Deletes a game at the own group's first table, and prepares a table that is about to be deleted. */
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
    // Its table exists: requests for a table use the deleted one.
    table: second,
    mark: "Binmark",
    tokens: [],
  };
  await deleteIt(deleteGame, access(owner, game.game, "relink"));
  const table = { ...own, ...(await tableOf("Heapmark", owner, { table: second })), mark: "Heapmark" };
  return { "deleted game’s": game, "deleted table’s": table };
}

async function deleteIt<Given>(
  remove: (pass: Given) => Promise<ApiResult<unknown>>,
  given: Promise<ApiResult<Given>>,
): Promise<void> {
  const pass = await given;
  const done = pass.ok ? await remove(pass.value) : pass;
  if (!done.ok) throw new Error(done.refusal.message);
}

/** The tokens of a table's links: to play, and to watch. */
async function tokensOf(keeper: Visitor, game: string): Promise<readonly string[]> {
  const pass = await access(keeper, game, "share");
  if (!pass.ok) throw new Error(pass.refusal.message);
  const { sit, watch } = await tableLinks(pass.value);
  return [sit, watch].map((path) => path.slice("/join/".length));
}

/** A later round with a resolved dispute and the first one's verdict. */
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
