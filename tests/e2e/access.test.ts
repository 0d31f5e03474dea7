import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { closeDatabase, database } from "@/lib/server/db";
import { holderOf } from "@/lib/server/visitor";
import { allOf, ask, type Told, WAYS, type WayName } from "../access/asking";
import { addressOf, bodyOf, extraKeys, takes } from "../access/asks";
import { changes, type Dump, dump, putBack } from "../access/dump";
import { leaksIn, marksOf } from "../access/leaks";
import type { Person } from "../access/people";
import { type Cell, cells, type Decided, type Line, lines, roles } from "../access/readTable";
import { madeWorld, seated, type Thing, type World } from "../access/world";
import { type RunningServer, startServer } from "./server";

/** As many people of each role as there are tests: none of them is told that it was too often. */
const TESTS = Object.keys(WAYS).length + 11;
/** What may be done only so often an hour is tried by somebody else each. */
const STARTING = lines.filter(({ ask: line }) => /^POST \/api\/v1\/(games|groups)( |$)/.test(line));

// Thousands of asks, beside another file’s browser.
vi.setConfig({ testTimeout: 240_000 });

/** Every cell is asked plainly, in every run; in every way and with every forged cookie by `npm run drill`. */
const EVERY_CELL = process.env.EVERY_CELL === "true";

let server: RunningServer;
let origin: string;
let world: World;
let before: Dump;

beforeAll(async () => {
  server = await startServer({ env: { TRUSTED_PROXIES: "127.0.0.1,::1" } });
  origin = server.origin;
  process.env.DATA_DIR = server.dataDir;
  world = await madeWorld(TESTS + STARTING.length);
  // On a slow machine the server has looked after its settings by now.
  await database().installation.upsert({ where: { id: 1 }, create: { id: 1 }, update: {} });
});
afterAll(closeDatabase);
// Whatever goes wrong unforeseen is printed by the server; nothing may.
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
// Each test is asked by people of its own; the installation has only one owner at a time.
beforeEach(async () => {
  turn++;
  await database().installation.update({
    where: { id: 1 },
    data: { ownerId: holderOf(person("installer").visitor) },
  });
  await seated(world, turn);
  before = await dump(database());
});

const person = (role: string): Person => world.people[role]?.[turn] as Person;

/** A line of the table, asked as somebody about something. */
interface Try {
  readonly line: Line;
  readonly cell: Cell;
  readonly thing: Thing;
}

const NOTHING_IN_PARTICULAR = "there is";

const triesOf = (chosen: (line: Line, cell: Cell) => boolean): Try[] =>
  lines.flatMap((line) =>
    cells
      .filter((cell) => cell.needs === line.needs && chosen(line, cell))
      .map((cell) => ({ line, cell, thing: thingOf(cell.object) })),
  );

const thingOf = (object: string): Thing => (world.things[object] ?? world.things["own group’s"]) as Thing;

/** One character of each token changed; not the last ones, some of whose bits mean nothing. */
const tampered = (cookie: string): string =>
  cookie.replaceAll(
    /(=.+?)(.)(.{9})(?=;|$)/g,
    (_, before, one, after) => before + (one === "A" ? "B" : "A") + after,
  );

/** Cookies of somebody who has none, made from those of somebody who has. */
const FORGED: Readonly<Record<string, (cookie: string, thing: Thing) => string>> = {
  "a cookie that was tampered with": tampered,
  "a made up cookie": () => {
    const token = "eyJhbGciOiJub25lIn0.eyJzdWIiOiJrZWVwZXIiLCJzaWQiOiJrZWVwZXIifQ.";
    return `device=${token}; session=${token}`;
  },
  "ids for cookies": (_, { game, member }) => `device=${game}; session=${member}`,
  "the one’s token as the other’s": (cookie) =>
    cookie.startsWith("device=")
      ? cookie.replace("device=", "session=")
      : cookie.replace("session=", "device="),
};

/** Following a table's link is a request to read that writes. */
const writes = ({ method, route }: Line): boolean =>
  (method !== "PAGE" && method !== "GET") || route.startsWith("/join/");

const told = (t: Try, way: WayName, cookie = person(t.cell.role).cookie): Promise<Told> =>
  ask(origin, {
    method: t.line.method,
    address: addressOf(t.line, t.thing),
    cookie,
    way: WAYS[way],
    body: bodyOf(t.line, t.thing),
  });

/** A page hides behind 404 what is refused, and leads to signing in where that is all that is missing. */
const expectedOf = ({ line, cell }: Try): Decided | "sign in" => {
  if (line.method !== "PAGE" || cell.decided === "ok") return cell.decided;
  return cell.decided === "401" && cell.needs === "be signed in" ? "sign in" : "404";
};

/** A fault that is everywhere would fill the screen: the first ones tell. */
const none = (problems: readonly string[]) =>
  expect([...problems.slice(0, 25), ...(problems.length > 25 ? [`${problems.length} in all`] : [])]).toEqual(
    [],
  );

const decidedBy = ({ status, sentTo }: Told): string =>
  sentTo.startsWith("/sign-in") ? "sign in" : status < 400 ? "ok" : String(status);

const nameOf = ({ line, cell }: Try, way: string): string =>
  `${cell.role}: ${line.ask}, ${cell.object}, ${way}`;

const OTHER_ADDRESS: readonly WayName[] = ["with .rsc behind it", "as a segment", "as a page’s JSON"];

/** Only pages are asked for so; that the API hears none of it is tried by the other ways. */
const OF_PAGES: readonly WayName[] = [
  "as a prefetch",
  "as a prefetch of a segment",
  "as a segment",
  "as a page’s JSON",
];

/** Says what is wrong with an answer; nothing when all is right. */
function wrong(t: Try, way: WayName, answer: Told): string[] {
  const expected = expectedOf(t);
  const isPage = t.line.method === "PAGE";
  const problems: string[] = [];
  // Next answers 200 to requests for parts of a page, whatever they say: there it is what they say that counts.
  const isPart = way.startsWith("as a pre") || way === "as a part of a page";
  // There need not be such an address, for nobody.
  const another = OTHER_ADDRESS.includes(way) && (answer.status >= 400 || expected === "ok" || isPage);
  if (!(isPart && isPage) && !another && decidedBy(answer) !== expected)
    problems.push(`${answer.status} instead of ${expected}`);
  if (answer.status >= 500) problems.push(`${answer.status}`);
  if (isPage && way === "as a part of a page" && expected === "ok" && t.cell.object !== NOTHING_IN_PARTICULAR)
    if (!answer.text.includes(t.thing.mark)) problems.push("shows nothing");
  if (expected !== "ok")
    for (const mark of marksOf(t.thing)) if (answer.all.includes(mark)) problems.push(`tells ${mark}`);
  problems.push(...leaksIn(world, t.line, t.cell, person(t.cell.role), answer));
  return problems.map((problem) => `${nameOf(t, way)}: ${problem}`);
}

describe("the table", () => {
  test("lists every page and every route there is", () => {
    const found = readdirSync("app", { recursive: true, encoding: "utf8" })
      .filter((file) => /(^|\/)(route|page)\.tsx?$/.test(file))
      .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, "/"));
    expect([...new Set(lines.map(({ route }) => route))].toSorted()).toEqual(found.toSorted());
  });

  test("decides for everybody", () => {
    for (const { needs, ask: line } of lines)
      for (const role of roles)
        expect(
          cells.some((cell) => cell.needs === needs && cell.role === role),
          `${line}, ${role}`,
        ).toBe(true);
  });

  test("leaves out only methods that an address does not take", async () => {
    const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
    const unlisted = lines.flatMap((line) =>
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
    await allOf(unlisted, async (line) => {
      for (const role of ["owner", "installer", "seat"]) {
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
    expect(changes(before, await dump(database()))).toEqual([]);
  });
});

describe("everybody, at every address, about everything", () => {
  const ways = Object.keys(WAYS) as WayName[];

  /** What is sent besides is tried at every address with one cell of each answer, another one with each way. */
  const triedWith = (way: WayName, tries: readonly Try[]): readonly Try[] => {
    if (way === "plain" || EVERY_CELL) return tries;
    const alike = new Map<string, Try[]>();
    for (const t of tries) {
      const answer = `${t.line.ask}: ${t.cell.decided}`;
      alike.set(answer, [...(alike.get(answer) ?? []), t]);
    }
    return [...alike.values()].map((some) => some[(ways.indexOf(way) * 7) % some.length] as Try);
  };

  test.each(ways)("is told what the table says, and what is refused changes nothing: %s", async (way) => {
    const tries = triedWith(
      way,
      triesOf(
        (line, cell) =>
          (!writes(line) || cell.decided !== "ok") && (line.method === "PAGE" || !OF_PAGES.includes(way)),
      ),
    );
    const problems: string[] = [];
    await allOf(tries, async (t) => {
      problems.push(...wrong(t, way, await told(t, way)));
    });
    console.log(`${way}: ${tries.length} cells`);
    none(problems);
    expect(changes(before, await dump(database()))).toEqual([]);
  });

  test.each(Object.entries(FORGED))("is nobody with %s", async (what, forged) => {
    const problems: string[] = [];
    const tries = triesOf((line, cell) => cell.role === "nobody" && (!writes(line) || cell.decided !== "ok"));
    const forgers = ["owner", "seat", "installer"];
    for (const [at, whose] of forgers.entries()) {
      const cookie = forged(person(whose).cookie, thingOf("own group’s"));
      const theirs = tries.filter((_, place) => EVERY_CELL || place % forgers.length === at);
      await allOf(theirs, async (t) => {
        problems.push(...wrong(t, "plain", await told(t, "plain", cookie)).map((one) => `${what}, ${one}`));
      });
    }
    none(problems);
    expect(changes(before, await dump(database()))).toEqual([]);
  });

  test("may write what the table lets them", async () => {
    const tries = triesOf((line, cell) => writes(line) && cell.decided === "ok");
    const problems: string[] = [];
    for (const t of tries) {
      const answer = await told(t, "plain");
      if (answer.status >= 400) problems.push(`${nameOf(t, "plain")}: ${answer.text.slice(0, 200)}`);
      problems.push(...wrong(t, "plain", answer));
      await putBack(database(), before);
    }
    console.log(`writes that are allowed: ${tries.length} cells`);
    none(problems);
    expect(changes(before, await dump(database()))).toEqual([]);
  });
});

describe("what is somebody else’s", () => {
  test("is told from what there is not by nobody", async () => {
    const nowhere = "there-is-no-such-thing";
    const problems: string[] = [];
    const tries = triesOf((_, cell) => cell.object === "other group’s" || cell.object === "deleted group’s");
    await allOf(
      tries.filter((t) => t.cell.decided !== "ok"),
      async (t) => {
        const answer = await told(t, "plain");
        const no = { ...t.thing, game: nowhere, group: nowhere, season: nowhere };
        const other = await told({ ...t, thing: no }, "plain");
        const same = (text: string) =>
          text.replaceAll(t.thing.game, nowhere).replaceAll(t.thing.group, nowhere);
        if (t.line.method !== "PAGE" && (other.status !== answer.status || other.text !== same(answer.text)))
          problems.push(`${nameOf(t, "plain")}: ${answer.text} but for none ${other.text}`);
      },
    );
    none(problems);
  });

  test("is not reached through what is one’s own", async () => {
    const [own, other] = [thingOf("own group’s"), thingOf("other group’s")];
    const mixed = { ...other, game: own.game, group: own.group };
    const problems: string[] = [];
    const tries = triesOf(
      ({ route }, cell) =>
        // Rounds and entries are numbered alike at every table.
        cell.object === "own group’s" && route.split("[").length > 2 && !/\[(round|place)\]/.test(route),
    );
    for (const t of tries) {
      const answer = await told({ ...t, thing: mixed }, "plain");
      if (answer.status < 400) problems.push(`${nameOf(t, "with another group’s")}: ${answer.status}`);
      if (answer.all.includes(other.mark)) problems.push(`${nameOf(t, "with another group’s")}: tells`);
      for (const change of changes(before, await dump(database()))) problems.push(change);
    }
    none(problems);
  });
});

describe("what nobody may set", () => {
  test("is refused by every address that takes a body", async () => {
    const problems: string[] = [];
    const taking = lines.filter((line) => bodyOf(line, thingOf("own group’s")) !== undefined);
    for (const [turned, line] of taking.entries()) {
      const asked = cells.filter((one) => one.needs === line.needs && one.role !== "nobody");
      const cell =
        asked.find(({ decided }) => decided === "ok") ?? asked.find(({ decided }) => decided !== "401");
      if (!cell) throw new Error(`nobody may ${line.needs}`);
      const thing = thingOf(cell.object);
      const others = STARTING.includes(line) ? TESTS + STARTING.indexOf(line) : turned % TESTS;
      const at = cell.role === "installer" ? turn : others;
      await allOf(Object.entries(extraKeys(world)), async ([key, value]) => {
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
    expect(changes(before, await dump(database()))).toEqual([]);
  });
});
