import { encode } from "next-auth/jwt";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Action } from "@/lib/engine";
import type { OperationName } from "@/lib/protocol/routes";
import { endpoint } from "@/lib/server/api/endpoint";
import { database } from "@/lib/server/db/db";
import { access } from "@/lib/server/identity/access";
import { type Device, deviceCookie, deviceIn, newDevice } from "@/lib/server/identity/device";
import { holderOf, type Visitor, visitorOf } from "@/lib/server/identity/visitor";
import { installationSecret } from "@/lib/server/process/installationSecret";
import { followLink } from "@/lib/server/table/links/followLink";
import { joinByLink, resolveTableLink, tableLinks } from "@/lib/server/table/links/tableLink";
import { startGame } from "@/lib/server/table/record/startGame";
import { changes, dump } from "../access/dump";
import { says, start } from "../engine/tableOf";
import { ANONYMOUS, cachedCrew } from "./cachedCrew";
import { joinWith } from "./joining";
import { ownDataFolder } from "./ownDataFolder";
import { cookieOf } from "./people";
import { routeAt } from "./routeAt";
import { crew, freshId, guest, ROUND, recordAll, seatedTable, tableOf } from "./table";

ownDataFolder();
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const readDevice = (token?: string) =>
  deviceIn({ get: () => (token === undefined ? undefined : { value: token }) });
const tokenIn = (cookie: string) => /^device=([^;]+);/.exec(cookie)?.[1] ?? "";

describe("a device", () => {
  test("is recognized by its cookie, which scripts cannot read and other sites cannot send", async () => {
    const device = newDevice();
    const cookie = await deviceCookie(device);
    expect(cookie.replace(tokenIn(cookie), "…")).toBe(
      "device=…; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax",
    );
    expect(await readDevice(tokenIn(cookie))).toEqual(device);
    const request = new Request("http://table/", {
      headers: { cookie: `a=b; device=${tokenIn(cookie)}; mydevice=x` },
    });
    expect(await visitorOf(request)).toEqual({ device, account: null });
    expect(cookie).not.toContain(device.id);
  });

  test("has 128 random bits", () => {
    const ids = new Set(Array.from({ length: 1_000 }, () => newDevice().id));
    expect(ids.size).toBe(1_000);
    for (const id of ids) expect(Buffer.from(id, "base64url")).toHaveLength(16);
  });

  test.each([
    ["http://192.168.1.5:3000", false],
    ["https://dice.example.org", true],
  ])("has a Secure cookie at %s: %s", async (publicUrl, secure) => {
    vi.stubEnv("PUBLIC_URL", publicUrl);
    const cookie = await deviceCookie(newDevice());
    expect(cookie.endsWith("; Secure")).toBe(secure);
    expect(cookie.startsWith("__Host-")).toBe(secure);
  });

  describe("a device with an old cookie name, over https,", () => {
    const nameOf = (cookie: string) => cookie.split("=")[0];
    const tokenOf = (cookie: string) => cookie.slice(cookie.indexOf("=") + 1).split(";")[0] ?? "";
    const device = newDevice();
    /** The phone's earlier cookie. */
    const old = async () => (await deviceCookie(device)).split(";")[0] as string;
    const sent = (cookie: string) => new Request("https://dice.example.org/", { headers: { cookie } });
    const answering = (answered = new Response(null)) =>
      endpoint<object>(async ({ visitor }) => {
        seen.push(visitor.device?.id);
        return answered;
      });
    let seen: (string | undefined)[];

    async function ask(cookie: string, answered?: Response): Promise<readonly string[]> {
      seen = [];
      vi.stubEnv("PUBLIC_URL", "https://dice.example.org");
      const answer = await answering(answered)(sent(cookie), { params: Promise.resolve({}) });
      return answer.headers.getSetCookie();
    }

    test("keeps its id, and gets the new cookie name", async () => {
      const set = await ask(await old());
      expect(seen).toEqual([device.id]);
      expect(set.map(nameOf)).toEqual(["__Host-device", "device"]);
      expect(set[1]).toContain("Max-Age=0");
      const renamed = `__Host-device=${tokenOf(set[0] ?? "")}`;
      expect(await ask(renamed)).toEqual([]);
      expect(seen).toEqual([device.id]);
    });

    test("does not revert when a response assigns another device", async () => {
      const other = "__Host-device=another; Path=/";
      const set = await ask(await old(), new Response(null, { headers: { "set-cookie": other } }));
      expect(set.map(nameOf)).toEqual(["__Host-device", "device"]);
      expect(set[0]).toBe(other);
    });

    test("ignores an injected cookie of a neighboring name, good or damaged", async () => {
      const planted = await old();
      vi.stubEnv("PUBLIC_URL", "https://dice.example.org");
      const own = newDevice();
      const mine = (await deviceCookie(own)).split(";")[0] as string;
      expect(await ask(`${planted}; ${mine}`)).toEqual([]);
      expect(seen).toEqual([own.id]);
      expect(await ask(`${planted}; __Host-device=damaged`)).toEqual([]);
      expect(seen).toEqual([undefined]);
      // A token from the new name is invalid under the old one.
      expect(await ask(`device=${tokenOf(mine)}`)).toEqual([]);
      expect(seen).toEqual([undefined]);
    });

    test("is anonymous once the migration period is over", async () => {
      vi.useFakeTimers({ toFake: ["Date"] });
      vi.setSystemTime(Date.UTC(2027, 1, 27, 23));
      const cookie = await old();
      await ask(cookie);
      expect(seen).toEqual([device.id]);
      vi.setSystemTime(Date.UTC(2027, 1, 28));
      expect(await ask(cookie)).toEqual([]);
      expect(seen).toEqual([undefined]);
    });
  });

  test("is anonymous with a cookie that is missing, garbage, forged, of another purpose, or expired", async () => {
    const token = { sub: newDevice().id };
    const secret = installationSecret();
    const good = tokenIn(await deviceCookie(newDevice()));
    expect(await readDevice(undefined)).toBeNull();
    for (const garbage of ["", "x", "a.b.c.d.e", "🎲", token.sub, `${good.slice(0, -3)}AAA`, good.slice(1)])
      expect(await readDevice(garbage)).toBeNull();
    expect(await readDevice(await encode({ token, secret: Buffer.alloc(32), salt: "device" }))).toBeNull();
    expect(await readDevice(await encode({ token, secret }))).toBeNull();
    expect(await readDevice(await encode({ token, secret, salt: "device", maxAge: -60 }))).toBeNull();
    expect(await readDevice(await encode({ token: {}, secret, salt: "device" }))).toBeNull();
    // {"alg":"none"}, unsigned.
    expect(await readDevice(`${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(token))}.`)).toBeNull();
  });
});

/**
 * The requesters, and each one's result: `ok`, or the refusal's code. All except the starter are at a table
 * of one group.
 */
const TABLE = `
                     anonymous  stranger  watcher   screen    viewer    member  keeper  owner  guest   starter
reads                none    none      ok        ok        ok        ok      ok      ok     ok      ok
looks back           none    none      ok        ok        ok        ok      ok      ok     ok      ok
records              none    none      watching  watching  watching  ok      ok      ok     ok      ok
corrects             none    none      watching  watching  watching  ok      ok      ok     ok      ok
undoes entries       none    none      watching  watching  watching  ok      ok      ok     ok      ok
voids a round        none    none      watching  watching  watching  ok      ok      ok     ok      ok
ends the game        none    none      watching  watching  watching  ok      ok      ok     ok      ok
lets a player in     none    none      watching  watching  watching  ok      ok      ok     ok      ok
previews             none    none      watching  watching  watching  ok      ok      ok     ok      ok
begins the next      none    none      watching  watching  watching  ok      ok      ok     ok      ok
types a cup          none    none      watching  watching  watching  ok      ok      ok     ok      ok
leaves a seat        none    none      watching  watching  watching  ok      ok      ok     ok      ok
shares a verdict     none    none      watching  watching  watching  ok      ok      ok     ok      ok
sees the links       none    none      watching  watching  watching  ok      ok      ok     ok      ok
resets the links     none    none      watching  watching  watching  keeper  ok      ok     keeper  ok
deletes the game     none    none      watching  watching  watching  keeper  ok      ok     keeper  ok
`;
const SHORT: Readonly<Record<string, string>> = {
  "no-such-table": "none",
  "only-watching": "watching",
  "not-the-keeper": "keeper",
};
const [WHO = [], ...LINES] = TABLE.trim()
  .split("\n")
  .map((line) => line.trim().split(/ {2,}/));

type Wanted = {
  readonly action: Action | null;
  readonly replaces?: readonly number[];
  readonly name?: string;
};
/** A request about a game, with its body; depends on how many earlier requesters succeeded. */
type Ask = readonly [operation: OperationName, body?: (game: string, before: number) => object];

const ENTRIES: OperationName = "POST /api/v1/games/{game}/entries";
/** The game has six entries, plus those of earlier requesters. */
const sends =
  (list: (before: number) => readonly Wanted[], each = 1) =>
  (_: string, before: number) => ({
    entries: list(before).map((wanted, at) => ({
      id: freshId(),
      after: 6 + before * each + at,
      ...wanted,
    })),
  });
const corrects = (before: number): readonly Wanted[] => [
  { action: says("s3", `${3 + before} sixes`), replaces: [6 + before] },
];
const turn = (at: number) => `s${(at % 3) + 1}`;
const VOIDED: Wanted = { action: { do: "void-round" } };

/** Requests about a game with a settled first and an open second round. */
const ASKS: Readonly<Record<string, Ask>> = {
  reads: ["GET /api/v1/games/{game}"],
  "looks back": ["GET /api/v1/games/{game}/history"],
  records: [ENTRIES, sends((before) => [{ action: says(turn(before), `${3 + before} sixes`) }])],
  corrects: [ENTRIES, sends(corrects)],
  "undoes entries": [ENTRIES, sends((before) => [{ action: null, replaces: [6 - before] }])],
  "voids a round": [ENTRIES, sends(() => [VOIDED, { action: start("s3", 4) }], 2)],
  "lets a player in": [
    ENTRIES,
    sends(
      (before) => [
        VOIDED,
        { action: { do: "join", player: `s${4 + before}` }, name: `Dee${before}` },
        { action: start("s3", 4) },
      ],
      3,
    ),
  ],
  "ends the game": [ENTRIES, sends(() => [VOIDED, { action: { do: "end", losers: ["s1"] } }])],
  previews: ["POST /api/v1/games/{game}/preview", sends(() => corrects(0), 0)],
  "begins the next": ["POST /api/v1/games", (game) => ({ ...crew("Ann", "Bob"), after: game })],
  "types a cup": ["PUT /api/v1/games/{game}/cups", () => ({ began: freshId(), phone: freshId(), cups: [] })],
  "leaves a seat": ["PUT /api/v1/games/{game}/seat", () => ({ seat: null })],
  "shares a verdict": ["POST /api/v1/games/{game}/verdicts", () => ({ round: 1 })],
  "sees the links": ["GET /api/v1/games/{game}/links"],
  "resets the links": ["POST /api/v1/games/{game}/links", () => ({ anew: true })],
  "deletes the game": ["DELETE /api/v1/games/{game}"],
};
/** After these, no one else can succeed. */
const ENDS = ["ends the game", "deletes the game"];

describe("at a table", () => {
  let people: Readonly<Record<string, Visitor>>;
  let group: string;

  beforeAll(async () => {
    const { id, ...made } = await cachedCrew();
    group = id;
    const [guestThere, watcher, screen] = [guest(), guest(), guest()];
    people = { ...made, anonymous: ANONYMOUS, guest: guestThere, watcher, screen, starter: guest() };
    const game = await played(made.owner);
    const links = await tableLinks(await passTo(made.owner, game));
    await joinByLink(guestThere, links.sit.slice("/join/".length));
    await joinByLink(watcher, links.watch.slice("/join/".length));
    const grant = { tableId: await tableOf(game), holder: holderOf(screen), role: "screen" };
    await database().grant.create({ data: grant });
  });

  const passTo = async (who: Visitor, game: string) => {
    const pass = await access(who, game, "record");
    if (!pass.ok) throw new Error(pass.refusal.message);
    return pass.value;
  };

  /** A game that the starter or the group began, six entries long. */
  async function played(by: Visitor): Promise<string> {
    const game = { ...crew("Ann", "Bob", "Cy"), ...(by !== people.starter && { group }) };
    expect(await startGame(by, game)).toMatchObject({ ok: true });
    await recordAll(await passTo(by, game.id), [...ROUND, start("s3", 4), says("s3", "2 sixes")]);
    return game.id;
  }

  async function answered(
    who: Visitor,
    [operation, body]: Ask,
    game: string,
    before: number,
  ): Promise<string> {
    const [method, path] = operation.split(" ") as ["GET", "/api/v1/games/{game}"];
    const request = new Request("http://table.local/api/v1/", {
      method,
      headers: { cookie: await cookieOf(who), "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body(game, before)) }),
    });
    const answer = await routeAt(path)[method](request, { params: Promise.resolve({ id: game }) });
    const { ok, code } = (await answer.json()) as { readonly ok: boolean; readonly code: string };
    return ok ? "ok" : (SHORT[code] ?? code);
  }

  test.each(LINES.map(([what = "", ...answers]) => [what, answers] as const))(
    "allows or refuses who %s",
    async (what, expected) => {
      const answers: string[] = [];
      let game = await played(people.owner as Visitor);
      let before = 0;
      for (const name of WHO) {
        const who = people[name] as Visitor;
        if (name === "starter" || (before > 0 && ENDS.includes(what))) {
          game = await played(name === "starter" ? who : (people.owner as Visitor));
          before = 0;
        }
        const answer = await answered(who, ASKS[what] as Ask, game, before);
        if (answer === "ok") before++;
        answers.push(answer);
      }
      expect(WHO.map((name, at) => `${name}: ${answers[at]}`)).toEqual(
        WHO.map((name, at) => `${name}: ${expected[at]}`),
      );
    },
  );

  test("answers the same for an existing and a missing game without access", async () => {
    const game = await played(people.owner as Visitor);
    for (const who of [ANONYMOUS, guest()]) {
      const refused = await access(who, game, "read");
      for (const none of ["no-such-game-000", `${game}\0`])
        expect(await access(people.owner as Visitor, none, "read")).toEqual(refused);
    }
  });

  test("gives an unknown role nothing", async () => {
    const pass = await seatedTable();
    const visitor = guest();
    await database().grant.create({
      data: { tableId: pass.tableId, holder: holderOf(visitor), role: "owner" },
    });
    expect(await access(visitor, pass.gameId, "read")).toMatchObject({ ok: false });
  });
});

const open = (path: string, headers: Record<string, string> = {}) =>
  joinWith(path.slice("/join/".length), headers);
const look = (path: string, visitor: Visitor = ANONYMOUS) =>
  followLink({ headers: new Headers() }, visitor, path.slice("/join/".length));
const grantsOf = (gameId: string) => database().grant.count({ where: { tableId: gameId } });

describe("a table's link", () => {
  test("lets a new phone in, and returns the table", async () => {
    const pass = await seatedTable();
    const answer = await open((await tableLinks(pass)).sit);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { ok: true, table: pass.tableId, id: pass.gameId, seated: false },
    ]);
    const device = await readDevice(tokenIn(answer.headers.get("set-cookie") ?? ""));
    expect(await access({ device, account: null }, pass.gameId, "record")).toMatchObject({
      value: { purposes: ["read", "record", "share"] },
    });
  });

  test("keeps the device and the grant when opened again, and demotes no scorekeeper", async () => {
    const pass = await seatedTable();
    const cookie = (await deviceCookie(pass.visitor.device as Device)).split(";")[0] as string;
    for (const _time of [1, 2]) {
      const answer = await open((await tableLinks(pass)).sit, { cookie });
      expect(await readDevice(tokenIn(answer.headers.get("set-cookie") ?? ""))).toEqual(pass.visitor.device);
    }
    expect(await access(pass.visitor, pass.gameId, "read")).toMatchObject({
      value: { purposes: ["read", "record", "share", "relink", "restore"] },
    });
    expect(await grantsOf(pass.gameId)).toBe(1);
  });

  test("grants nothing when viewed, and shows the table", async () => {
    const pass = await seatedTable();
    const { sit, watch } = await tableLinks(pass);
    const before = await dump(database());
    const playing = { game: "firehouse", names: ["Ann", "Bob", "Cy"], round: 1, over: false };
    const preview = { already: null, group: null, table: null, playing };
    expect(await look(sit)).toMatchObject({ ok: true, value: { kind: "sit", ...preview } });
    expect(await look(watch)).toMatchObject({ ok: true, value: { kind: "watch", ...preview } });
    expect(changes(before, await dump(database()))).toEqual([]);
  });

  test("redirects a visitor who already has its rights, and no one else", async () => {
    const pass = await seatedTable();
    const { sit, watch } = await tableLinks(pass);
    const [player, watcher] = [guest(), guest()];
    await joinByLink(player, sit.slice("/join/".length));
    await joinByLink(watcher, watch.slice("/join/".length));
    const already = async (path: string, visitor: Visitor) => {
      const followed = await look(path, visitor);
      return followed.ok && followed.value.already;
    };
    for (const visitor of [pass.visitor, player])
      for (const path of [sit, watch]) expect(await already(path, visitor)).toBe(pass.gameId);
    expect(await already(watch, watcher)).toBe(pass.gameId);
    expect(await already(sit, watcher)).toBeNull();
    expect(await already(sit, guest())).toBeNull();
  });

  test("is refused from another site's page", async () => {
    const pass = await seatedTable();
    const { sit } = await tableLinks(pass);
    for (const headers of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
    ] as Record<string, string>[]) {
      const answer = await open(sit, headers);
      expect([answer.status, answer.headers.get("set-cookie")]).toEqual([403, null]);
    }
    expect(await grantsOf(pass.gameId)).toBe(1);
  });

  test.each(["x", "../../etc/passwd", "A".repeat(22), "🎲", "%00", "'; DROP TABLE Game"])(
    "grants nothing for an unknown token (%s)",
    async (token) => {
      const answer = await open(`/join/${token}`);
      expect([answer.status, answer.headers.get("set-cookie")]).toEqual([404, null]);
      expect(await look(`/join/${token}`)).toMatchObject({ ok: false, refusal: { code: "no-such-table" } });
    },
  );

  test("is stored only as a hash", async () => {
    const pass = await seatedTable();
    const token = (await tableLinks(pass)).sit.slice("/join/".length);
    const table = await database().table.findUniqueOrThrow({
      where: { id: pass.tableId },
      include: { links: true, games: true },
    });
    expect(JSON.stringify(table)).not.toContain(token);
    for (const { hash } of table.links) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test("changes with the secret: the new one works, the old one is invalid", async () => {
    const pass = await seatedTable();
    const before = (await tableLinks(pass)).sit;
    const { updatedAt } = await database().game.findUniqueOrThrow({ where: { id: pass.gameId } });
    vi.stubEnv("INSTALLATION_SECRET", "07".repeat(32));
    const after = (await tableLinks(pass)).sit;
    expect(after).not.toBe(before);
    expect(await resolveTableLink(before.slice("/join/".length))).toBeNull();
    expect(await resolveTableLink(after.slice("/join/".length))).toEqual({
      tableId: pass.tableId,
      kind: "sit",
    });
    const game = await database().game.findUniqueOrThrow({ where: { id: pass.gameId } });
    expect(game.updatedAt).toEqual(updatedAt);
  });
});
