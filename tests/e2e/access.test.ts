import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { closeDatabase, database } from "@/lib/server/db/db";
import { HEALTH_PATHS } from "@/lib/server/http/healthPaths";
import { holderOf } from "@/lib/server/identity/visitor";
import { type AccessResponse, allOf, ask, WAYS, type WayName } from "../access/asking";
import { addressOf, bodyOf, extraKeys, takes } from "../access/asks";
import { changes, type Dump, dump, restore } from "../access/dump";
import { leaksIn, marksOf } from "../access/leaks";
import type { Person } from "../access/people";
import {
  type Cell,
  cells,
  cellsJoinedBefore,
  type Decided,
  isListed,
  type Line,
  lines,
  needsOfPeople,
  RESULTS,
  roles,
  rolesJoinedBefore,
  tokenCells,
  tokenLines,
  tokenRoles,
} from "../access/readTable";
import { madeWorld, seated, type Thing, type World } from "../access/world";
import { EVERY_CASE, sampleOf, TEST_SEED } from "../everyCase";
import { type RunningServer, startServer } from "./server";

/** Enough people per role to stay within the rate limits. */
const TURNS = EVERY_CASE ? Object.keys(WAYS).length + 13 : 6;
/** Hourly limited actions use another person each time. */
const STARTING = lines.filter(({ ask: line }) => /^POST \/api\/v1\/(games|groups)( |$)/.test(line));

// Thousands of requests, next to another file’s browser.
vi.setConfig({ testTimeout: EVERY_CASE ? 1_200_000 : 240_000 });

let server: RunningServer;
let origin: string;
let world: World;
let before: Dump;

beforeAll(async () => {
  server = await startServer({ env: { TRUSTED_PROXIES: "127.0.0.1,::1" } });
  origin = server.origin;
  process.env.DATA_DIR = server.dataDir;
  world = await madeWorld(origin, TURNS + STARTING.length);
  // On a slow machine the server has read its settings by now.
  await database().installation.upsert({ where: { id: 1 }, create: { id: 1 }, update: {} });
});
afterAll(closeDatabase);
// The server prints unexpected errors; there must be none.
afterAll(() =>
  expect(
    server
      .printed()
      .split("\n")
      .filter((line) => /Error/.test(line))
      .slice(0, 10),
  ).toEqual([]),
);

let turn = -1;
// Each test uses other people; the server has one owner at a time.
beforeEach(async () => {
  turn = (turn + 1) % TURNS;
  await database().installation.update({
    where: { id: 1 },
    data: { ownerId: holderOf(person("installer").visitor) },
  });
  await seated(world, turn);
  before = await dump(database());
});

const person = (role: string): Person => world.people[role]?.[turn] as Person;

/** A line of the table as a request of a person about an object. */
interface Try {
  readonly line: Line;
  readonly cell: Cell;
  readonly thing: Thing;
}

const NOTHING_IN_PARTICULAR = "there is";

const triesOf = (chosen: (line: Line, cell: Cell) => boolean, table = cells): Try[] =>
  lines.flatMap((line) =>
    table
      .filter((cell) => cell.needs === line.needs && chosen(line, cell))
      .map((cell) => ({ line, cell, thing: thingOf(cell.object) })),
  );

const thingOf = (object: string): Thing => (world.things[object] ?? world.things["own group’s"]) as Thing;

/** Changes one character of each token; not the last ones, whose bits can be unused. */
const tampered = (cookie: string): string =>
  cookie.replaceAll(
    /(=.+?)(.)(.{9})(?=;|$)/g,
    (_, before, one, after) => before + (one === "A" ? "B" : "A") + after,
  );

/** Forged cookies, made from valid ones. */
const FORGED: Readonly<Record<string, (cookie: string, thing: Thing) => string>> = {
  "a cookie that was tampered with": tampered,
  "a made-up cookie": () => {
    const token = "eyJhbGciOiJub25lIn0.eyJzdWIiOiJrZWVwZXIiLCJzaWQiOiJrZWVwZXIifQ.";
    return `device=${token}; session=${token}`;
  },
  "ids for cookies": (_, { game, member }) => `device=${game}; session=${member}`,
  "one person’s token as another’s": (cookie) =>
    cookie.startsWith("device=")
      ? cookie.replace("device=", "session=")
      : cookie.replace("session=", "device="),
};

/** One of several equal cases, rotating, so that each turn covers everyone. */
function oneOfEach(tries: readonly Try[], alike: (t: Try) => string, at: number): readonly Try[] {
  const groups = new Map<string, Try[]>();
  for (const t of tries) groups.set(alike(t), [...(groups.get(alike(t)) ?? []), t]);
  return [...groups.values()].map((group, place) => group[(at + place) % group.length] as Try);
}

const writes = ({ method }: Line): boolean => method !== "PAGE" && method !== "GET";

/** A code works once: a TV assignment uses a TV with its own code. */
async function bodyFor({ line, cell, thing }: Try): Promise<unknown> {
  if (line.route !== "/api/v1/tables/{table}/screens" || cell.decided !== "ok") return bodyOf(line, thing);
  const screen = { method: "POST", address: "/api/v1/screens", cookie: "", body: {} } as const;
  const { code } = JSON.parse((await ask(origin, screen)).text);
  return { code };
}

const responseTo = async (
  t: Try,
  way: WayName,
  cookie = person(t.cell.role).cookie,
): Promise<AccessResponse> =>
  ask(origin, {
    method: t.line.method,
    address: addressOf(t.line, t.thing),
    cookie,
    way: WAYS[way],
    body: await bodyFor(t),
  });

/** A page hides refusals behind 404, and redirects to sign-in if that is all that is missing. */
const expectedOf = ({ line, cell }: Try): Decided | "sign in" => {
  if (line.method !== "PAGE" || cell.decided === "ok") return cell.decided;
  return cell.decided === "401" && needsOfPeople(cell) === "be signed in" ? "sign in" : "404";
};

/** A systematic fault would fill the screen: the first ones suffice. */
const none = (problems: readonly string[]) =>
  expect([...problems.slice(0, 25), ...(problems.length > 25 ? [`${problems.length} in all`] : [])]).toEqual(
    [],
  );

const decidedBy = ({ status, sentTo }: AccessResponse): string =>
  sentTo.startsWith("/sign-in") ? "sign in" : status < 400 ? "ok" : String(status);

const nameOf = ({ line, cell }: Try, way: string): string =>
  `${cell.role}: ${line.ask}, ${cell.object}, ${way}`;

const OTHER_ADDRESS: readonly WayName[] = ["with .rsc behind it", "as a segment", "as a page’s JSON"];

/**
 * Only for pages. The other variants cover the API, and `server/fromAnotherSite` covers its check for other
 * sites, which comes before any access check.
 */
const OF_PAGES: readonly WayName[] = [
  "as another site’s picture",
  "as a prefetch",
  "as a prefetch of a segment",
  "as a segment",
  "as a page’s JSON",
];

/** Following a table's stream writes a visit: the only write of a read. */
const IN_DOOR_BOOK = /^\+ INSERT INTO "Visit"/;

/** A read may store a game's tally: it contains nothing new. */
const CACHED = /^[-+] INSERT INTO "GameTally"/;

/** The rows that differ from a dump. */
const changedSince = async (was: Dump): Promise<readonly string[]> =>
  changes(was, await dump(database())).filter((row) => !CACHED.test(row));

/** Pages without content: a table redirects to its game. */
const LEADS_ON = ["/tables/[id]"];

/** The problems of a response; empty if it is right. */
function wrong(
  t: Try,
  way: WayName,
  answer: AccessResponse,
  { asking, table }: { asking: Person; table: readonly Cell[] } = {
    asking: person(t.cell.role),
    table: cells,
  },
): string[] {
  const expected = expectedOf(t);
  const isPage = t.line.method === "PAGE";
  const problems: string[] = [];
  // Next answers 200 to requests for page parts: their content counts.
  const isPart = way.startsWith("as a pre") || way === "as a part of a page";
  // No such URL exists for anyone.
  const another = OTHER_ADDRESS.includes(way) && (answer.status >= 400 || expected === "ok" || isPage);
  if (!(isPart && isPage) && !another && decidedBy(answer) !== expected)
    problems.push(`${answer.status} instead of ${expected}`);
  if (answer.status >= 500) problems.push(`${answer.status}`);
  const shows = t.cell.object !== NOTHING_IN_PARTICULAR && !LEADS_ON.includes(t.line.route);
  if (isPage && way === "as a part of a page" && expected === "ok" && shows)
    if (![t.thing.mark, ...t.thing.tokens].some((shown) => answer.text.includes(shown)))
      // A guest table has no name on its code page: the link is all there is.
      problems.push("shows nothing");
  if (expected !== "ok")
    for (const mark of marksOf(t.thing)) if (answer.all.includes(mark)) problems.push(`tells ${mark}`);
  problems.push(...leaksIn(world, t.line, t.cell, asking, answer, table));
  return problems.map((problem) => `${nameOf(t, way)}: ${problem}`);
}

describe("the access table", () => {
  test("lists every page and route", () => {
    const found = readdirSync("app", { recursive: true, encoding: "utf8" })
      .filter((file) => /(^|\/)(route|page)\.tsx?$/.test(file))
      .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, "/"));
    const isHealth = (route: string) => HEALTH_PATHS.some((one) => one === route);
    const listed = lines
      .map(({ route }) => (route.startsWith("/api/v1/") ? "/api/[...path]" : route))
      .filter((route) => !isHealth(route));
    expect([...new Set(listed)].toSorted()).toEqual(found.toSorted());
  });

  test("decides for everyone", () => {
    for (const { needs, ask: line } of lines)
      for (const role of roles)
        expect(
          cells.some((cell) => cell.needs === needs && cell.role === role),
          `${line}, ${role}`,
        ).toBe(true);
  });

  test("leaves out only methods that a route does not have", async () => {
    const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
    const routes = lines.filter(({ route }, at) => lines.findIndex((line) => line.route === route) === at);
    const unlisted = routes.flatMap((line) =>
      methods
        .filter(
          (method) =>
            !lines.some(
              (other) =>
                other.route === line.route &&
                (other.method === method || (other.method === "PAGE" && method === "GET")),
            ),
        )
        .map((method) => ({ ...line, method })),
    );
    const taken: string[] = [];
    // Refused before the access check: a different person each time, all of them in `npm run test:full`.
    const asking = ["owner", "installer", "seat"];
    await allOf(sampleOf(unlisted, 50), async (line) => {
      const turn = unlisted.indexOf(line);
      for (const role of EVERY_CASE ? asking : [asking[turn % asking.length] as string]) {
        const { status } = await ask(origin, {
          method: line.method,
          address: addressOf(line, thingOf("own group’s")),
          cookie: person(role).cookie,
          body: line.method === "GET" ? undefined : {},
        });
        if (status !== 405) taken.push(`${line.method} ${line.route} as ${role}: ${status}`);
      }
    });
    expect(taken).toEqual([]);
    expect(await changedSince(before)).toEqual([]);
  });
});

describe("every role, at every route, with every object", () => {
  const ways = Object.keys(WAYS) as WayName[];

  /**
   * `npm run test:full` sends every cell as a plain request. A variant acts before any role is known: one cell per
   * decision and route suffices, of another role and object with each variant. Other runs take every fourth of those
   * with a plain request, and every twelfth with each variant. The seed selects them.
   */
  const triedWith = (way: WayName, tries: readonly Try[]): readonly Try[] => {
    if (EVERY_CASE && way === "plain") return tries;
    const turned = TEST_SEED + ways.indexOf(way) * 7;
    const some = oneOfEach(tries, ({ line, cell }) => `${line.ask}: ${cell.decided}`, turned);
    return some.filter((_, place) => EVERY_CASE || (place + turned) % (way === "plain" ? 4 : 12) === 0);
  };

  test.each(ways)(
    "gets the decision in the access table; reads and refusals change nothing: %s",
    async (way) => {
      const tries = triedWith(
        way,
        triesOf(
          (line, cell) =>
            (!writes(line) || cell.decided !== "ok") && (line.method === "PAGE" || !OF_PAGES.includes(way)),
        ),
      );
      const problems: string[] = [];
      await allOf(tries, async (t) => {
        problems.push(...wrong(t, way, await responseTo(t, way)));
      });
      console.log(`${way}: ${tries.length} cells`);
      none(problems);
      const changed = await changedSince(before);
      expect(changed.filter((row) => !IN_DOOR_BOOK.test(row))).toEqual([]);
    },
  );

  test.each(Object.entries(FORGED))("is anonymous with %s", async (what, forged) => {
    const problems: string[] = [];
    const tries = triesOf(
      (line, cell) => cell.role === "anonymous" && (!writes(line) || cell.decided !== "ok"),
    );
    const forgers = ["owner", "seat", "installer"];
    for (const [at, whose] of forgers.entries()) {
      const cookie = forged(person(whose).cookie, thingOf("own group’s"));
      const turned = forgers.length * Object.keys(FORGED).indexOf(what) + at;
      // Each cell once, by one of them.
      const theirs = tries.filter(
        (_, place) => (place + turned + TEST_SEED) % ((EVERY_CASE ? 1 : 12) * forgers.length) === 0,
      );
      await allOf(theirs, async (t) => {
        problems.push(
          ...wrong(t, "plain", await responseTo(t, "plain", cookie)).map((one) => `${what}, ${one}`),
        );
      });
    }
    none(problems);
    expect(await changedSince(before)).toEqual([]);
  });

  test("is anonymous once the session ended elsewhere", async () => {
    const ended = "session ended elsewhere";
    const tries = triesOf((line, { role, decided }) => role === ended && (!writes(line) || decided !== "ok"));
    const theirs = tries.filter((_, place) => EVERY_CASE || (place + TEST_SEED) % 12 === 0);
    const problems: string[] = [];
    await allOf(theirs, async (t) => {
      problems.push(...wrong(t, "plain", await responseTo(t, "plain")));
    });
    console.log(`${ended}: ${theirs.length} cells`);
    none(problems);
    expect(await changedSince(before)).toEqual([]);
  });

  test("performs every write that the access table allows", async () => {
    const all = triesOf((line, cell) => writes(line) && cell.decided === "ok");
    const tries = EVERY_CASE ? all : oneOfEach(all, ({ line }) => line.ask, TEST_SEED);
    const problems: string[] = [];
    for (const t of tries) {
      // The programs' tokens fill the group.
      await database().accessToken.deleteMany({ where: { label: { in: [...tokenRoles] } } });
      const answer = await responseTo(t, "plain");
      if (answer.status >= 400) problems.push(`${nameOf(t, "plain")}: ${answer.text.slice(0, 200)}`);
      problems.push(...wrong(t, "plain", answer));
      await restore(database(), before);
    }
    console.log(`writes that are allowed: ${tries.length} cells`);
    none(problems);
    expect(await changedSince(before)).toEqual([]);
  });
});

describe("a player whose phone joined the tables by link before signing in", () => {
  /**
   * `npm run test:full` takes every route of a cell that the table lists. Every other cell is decided by
   * the role alone, so it takes one route of it. Other runs take one route of every 16th cell, rotating by role and chosen by the seed.
   */
  const triedAs = (role: string, result: (typeof RESULTS)[number], tries: readonly Try[]): readonly Try[] => {
    const at = rolesJoinedBefore.indexOf(role);
    const one = oneOfEach(
      tries,
      ({ line, cell }) => `${EVERY_CASE && isListed(cell) ? line.ask : cell.needs}, ${cell.object}`,
      at,
    );
    return one.filter(
      (_, place) => EVERY_CASE || (place + at + RESULTS.indexOf(result) + TEST_SEED) % 16 === 0,
    );
  };

  /** Takes the seats, alone; the server owner has it. */
  async function takesPlace(role: string, asking: Person): Promise<void> {
    const holder = holderOf(asking.visitor);
    await database().seat.updateMany({ data: { heldBy: null } });
    for (const { game } of [thingOf("own group’s"), thingOf("guests’")])
      await database().seat.update({
        where: { gameId_key: { gameId: game, key: "s1" } },
        data: { heldBy: holder },
      });
    if (role === "installer")
      await database().installation.update({ where: { id: 1 }, data: { ownerId: holder } });
  }

  test.each(RESULTS)("gets the access in the access table: the phone’s tables %s", async (result) => {
    const table = cellsJoinedBefore(result);
    const problems: string[] = [];
    let tried = 0;
    for (const role of rolesJoinedBefore) {
      const asking = world.joinedBefore[result][role] as Person;
      await takesPlace(role, asking);
      const was = await dump(database());
      const tries = triedAs(
        role,
        result,
        triesOf((_, cell) => cell.role === role, table),
      );
      const checkTry = async (t: Try) => {
        const answer = await responseTo(t, "plain", asking.cookie);
        problems.push(...wrong(t, "plain", answer, { asking, table }));
      };
      const [changing, rest] = [true, false].map((changes) =>
        tries.filter(({ line, cell }) => (writes(line) && cell.decided === "ok") === changes),
      ) as [Try[], Try[]];
      await allOf(rest, checkTry);
      problems.push(...(await changedSince(was)));
      for (const t of changing) {
        await checkTry(t);
        await restore(database(), was);
      }
      tried += tries.length;
    }
    console.log(`tables ${result}: ${tried} cells`);
    none(problems);
  });
});

describe("a program with an access token", () => {
  const program = (role: string): Person => world.programs[role]?.[turn] as Person;

  test("has a decision for every operation", () => {
    for (const { needs, ask: line } of tokenLines)
      for (const role of tokenRoles)
        expect(
          tokenCells.some((cell) => cell.needs === needs && cell.role === role),
          `${line}, ${role}`,
        ).toBe(true);
  });

  /** One object of each decision, on a fourth of the routes; `npm run test:full` takes everything. */
  const triedBy = (role: string): readonly Try[] => {
    const tries = tokenLines.flatMap((line) =>
      tokenCells
        .filter((cell) => cell.role === role && cell.needs === line.needs)
        .map((cell) => ({ line, cell, thing: thingOf(cell.object) })),
    );
    if (EVERY_CASE) return tries;
    const one = oneOfEach(tries, ({ line, cell }) => `${line.ask}: ${cell.decided}`, TEST_SEED);
    return one.filter((_, place) => (place + tokenRoles.indexOf(role) + TEST_SEED) % 4 === 0);
  };

  test.each(tokenRoles)("never does more than its scopes and its owner: %s", async (role) => {
    const asking = program(role);
    const tries = triedBy(role);
    const problems: string[] = [];
    const tryOnce = async (t: Try) => {
      const answer = await responseTo(t, "plain", asking.cookie);
      problems.push(...wrong(t, "plain", answer, { asking, table: tokenCells }));
    };
    const changing = ({ line, cell }: Try) => writes(line) && cell.decided === "ok";
    await allOf(
      tries.filter((t) => !changing(t)),
      tryOnce,
    );
    const changed = await changedSince(before);
    problems.push(...changed.filter((row) => !IN_DOOR_BOOK.test(row)));
    for (const t of tries.filter(changing)) {
      await tryOnce(t);
      await restore(database(), before);
    }
    console.log(`token ${role}: ${tries.length} cells`);
    none(problems);
  });

  test("is no one on pages, and its cookies do not count", async () => {
    const asking = program("manage");
    const own = thingOf("own group’s");
    const page = await ask(origin, {
      method: "PAGE",
      address: `/groups/${own.group}`,
      cookie: asking.cookie,
    });
    expect([page.status, page.all.includes(own.mark)]).toEqual([404, false]);
    const { headers, status } = await fetch(new URL(`/api/v1/groups/${own.group}`, origin), {
      headers: { authorization: program("watch").cookie, cookie: person("owner").cookie },
    });
    expect([status, headers.getSetCookie()]).toEqual([403, []]);
  });
});

describe("another person's data", () => {
  test("is indistinguishable from missing data", async () => {
    const nowhere = "there-is-no-such-thing";
    const problems: string[] = [];
    // A page shows the same "not found" by its status, which the table covers.
    const all = triesOf(
      ({ method }, cell) => method !== "PAGE" && /^(other group|deleted \w+)’s$/.test(cell.object),
    );
    const tries = EVERY_CASE ? all : oneOfEach(all, ({ line }) => line.ask, TEST_SEED);
    await allOf(
      tries.filter((t) => t.cell.decided !== "ok"),
      async (t) => {
        const answer = await responseTo(t, "plain");
        const no = { ...t.thing, game: nowhere, table: nowhere, group: nowhere, season: nowhere };
        const other = await responseTo({ ...t, thing: no }, "plain");
        // The seconds to wait go on between the two answers.
        const same = (text: string) =>
          text
            .replace(/"wait":\d+/, '"wait":0')
            .replaceAll(t.thing.game, nowhere)
            .replaceAll(t.thing.table, nowhere)
            .replaceAll(t.thing.group, nowhere);
        if (other.status !== answer.status || same(other.text) !== same(answer.text))
          problems.push(`${nameOf(t, "plain")}: ${answer.text} but for none ${other.text}`);
      },
    );
    none(problems);
  });

  test("is not reachable through the requester's data", async () => {
    const [own, other] = [thingOf("own group’s"), thingOf("other group’s")];
    const mixed = { ...other, game: own.game, group: own.group };
    const problems: string[] = [];
    const all = triesOf(
      ({ route }, cell) =>
        // Rounds and entries have the same numbers at every table, and every group has the same days and files.
        cell.object === "own group’s" &&
        route.split(/[[{]/).length > 2 &&
        !/{(round|place)}|\[(day|year|file)\]/.test(route),
    );
    const tries = EVERY_CASE
      ? all
      : oneOfEach(all, ({ line, cell }) => `${line.ask}: ${cell.decided}`, TEST_SEED);
    await allOf(tries, async (t) => {
      const answer = await responseTo({ ...t, thing: mixed }, "plain");
      if (answer.status < 400) problems.push(`${nameOf(t, "with another group’s")}: ${answer.status}`);
      if (answer.all.includes(other.mark)) problems.push(`${nameOf(t, "with another group’s")}: tells`);
    });
    none(problems);
    expect(await changedSince(before)).toEqual([]);
  });
});

describe("protected fields", () => {
  /** Every twelfth key, others at each route; `npm run test:full` runs all. */
  const triedAt = <Key>(keys: readonly Key[], turned: number): readonly Key[] =>
    keys.filter((_, at) => EVERY_CASE || (at + turned + TEST_SEED) % 12 === 0);

  test("are refused by every route with a body", async () => {
    const problems: string[] = [];
    const taking = lines.filter((line) => bodyOf(line, thingOf("own group’s")) !== undefined);
    for (const [turned, line] of taking.entries()) {
      const asked = cells.filter((one) => one.needs === line.needs && one.role !== "anonymous");
      const cell =
        asked.find(({ decided }) => decided === "ok") ?? asked.find(({ decided }) => decided !== "401");
      if (!cell) throw new Error(`nobody may ${line.needs}`);
      const thing = thingOf(cell.object);
      const others = STARTING.includes(line) ? TURNS + STARTING.indexOf(line) : turned % TURNS;
      const at = cell.role === "installer" ? turn : others;
      await allOf(triedAt(Object.entries(extraKeys(world)), turned), async ([key, value]) => {
        if (takes(line, thing, key)) return;
        const answer = await ask(origin, {
          method: line.method,
          address: addressOf(line, thing),
          cookie: world.people[cell.role]?.[at]?.cookie ?? "",
          body: { ...bodyOf(line, thing), [key]: value },
        });
        const refused = answer.text.includes('"unknown-key"');
        if (!refused) problems.push(`${line.ask} with ${key}: ${answer.status} ${answer.text.slice(0, 160)}`);
      });
    }
    none(problems);
    expect(await changedSince(before)).toEqual([]);
  });
});
