import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ownerCode } from "@/lib/server/accounts/ownerCode";
import { database } from "@/lib/server/db/db";
import { access } from "@/lib/server/identity/access";
import { deviceCookie, newDevice } from "@/lib/server/identity/device";
import { publicHolderId } from "@/lib/server/table/grants/publicIds";
import { readHistory } from "@/lib/server/table/history/history";
import { joinByLink, tableLinks } from "@/lib/server/table/links/tableLink";
import { queriesTakeTurns } from "../inTurns";
import { ownDataFolder } from "../ownDataFolder";
import { signedUp } from "../people";
import { freshId, ROUND, recordAll, seatedTable } from "../table";
import { ANOTHER, Browser, PASSWORD } from "./browser";

ownDataFolder();
queriesTakeTurns();

let nth = 0;
/** A name that is not in use. */
const freshName = () => `Person${++nth}`;

beforeEach(async () => {
  await database().installation.updateMany({ data: { signUp: "open" } });
});

const ownerId = async () => (await database().installation.findUnique({ where: { id: 1 } }))?.ownerId;

describe("signing up", () => {
  describe("with the owner's code", () => {
    const own = (name: string, code: unknown) => {
      const browser = new Browser();
      return browser.signUp(name, { ownerCode: code }).then((answer) => ({ ...answer, browser }));
    };
    const idOf = async (browser: Browser) => (await browser.visitor()).account?.id;
    beforeEach(() => database().installation.updateMany({ data: { ownerId: null, signUp: "closed" } }));

    test("makes one of two people at once the server's owner, although sign-up is closed", async () => {
      const [ann, bob] = await Promise.all([own("Ann", ownerCode()), own("Bob", ownerCode())]);
      expect([ann.status, bob.status].toSorted()).toEqual([201, 422]);
      const [owner, other] = ann.status === 201 ? [ann, bob] : [bob, ann];
      expect(await ownerId()).toBe(await idOf(owner.browser));
      expect(other.body.code).toBe("code-not-valid");
      expect(await database().account.count({ where: { name: { in: ["Ann", "Bob"] } } })).toBe(1);
    });

    test("takes the code as people type it, and makes their account from before the owner", async () => {
      await database().installation.updateMany({ data: { signUp: "open" } });
      const name = freshName();
      const browser = new Browser();
      await browser.signUp(name);
      expect(await ownerId()).toBe(null);
      const answer = await own(name, ` ${ownerCode().toLowerCase().replaceAll("-", " ")} `);
      expect([answer.status, await ownerId()]).toEqual([201, await idOf(browser)]);
    });

    test.each([
      ["a wrong one", "7G2KD-0XQ4M-7G2KD-0XQ4M-7G2KD-0", 422, "code-not-valid"],
      ["one with a missing letter", () => ownerCode().slice(0, -1), 422, "code-not-valid"],
      ["an empty one", "", 422, "bad-format"],
      ["a long one", "7".repeat(101), 422, "bad-format"],
      ["a number", 7, 422, "bad-format"],
      ["a list", [["7"]], 422, "bad-format"],
      ["null", null, 422, "bad-format"],
    ])("refuses %s", async (_, code, status, refused) => {
      const name = freshName();
      const answer = await own(name, typeof code === "function" ? code() : code);
      expect([answer.status, answer.body.code]).toEqual([status, refused]);
      expect([await ownerId(), await database().account.count({ where: { name } })]).toEqual([null, 0]);
    });

    test("refuses a used one, with open and closed sign-up", async () => {
      expect((await own(freshName(), ownerCode())).status).toBe(201);
      const before = await ownerId();
      for (const signUp of ["closed", "open"]) {
        await database().installation.updateMany({ data: { signUp } });
        const name = freshName();
        expect((await own(name, ownerCode())).body.code).toBe("code-not-valid");
        expect(await database().account.count({ where: { name } })).toBe(0);
      }
      expect(await ownerId()).toBe(before);
    });

    test("differs between servers, and stays the same on one", () => {
      const code = ownerCode();
      expect(code).toMatch(/^([0-9A-Z]{5}-){5}[0-9A-Z]$/);
      expect(ownerCode()).toBe(code);
      vi.stubEnv("INSTALLATION_SECRET", "0f".repeat(32));
      expect(ownerCode()).not.toBe(code);
      vi.unstubAllEnvs();
    });
  });

  test("signs in with a cookie that names a session and nothing else", async () => {
    const browser = new Browser();
    const name = freshName();
    const answer = await browser.signUp(name, { email: ` ${name.toUpperCase()}@Example.ORG ` });
    expect([answer.status, answer.body]).toEqual([201, { ok: true }]);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[\w.-]+; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/),
      // It opens nothing: it only says that the account signed in here.
      expect.stringMatching(/^sign-in-known=[\w.-]+; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/),
    ]);
    const { account } = await browser.visitor();
    expect(account?.name).toBe(name);
    const row = await database().account.findUniqueOrThrow({ where: { id: account?.id ?? "" } });
    expect(row).toMatchObject({ email: `${name.toLowerCase()}@example.org`, provenEmail: null });
    expect(row.passphrase).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await database().session.findMany({ where: { accountId: row.id } })).toMatchObject([
      { browser: "Firefox on Android" },
    ]);
  });

  test.each([
    ["no name", { name: " " }, "bad-name"],
    ["a name without end", { name: "x".repeat(41) }, "bad-name"],
    ["the bank's name", { name: "Bank" }, "bad-name"],
    ["no email", { email: "ann" }, "bad-email"],
    ["two emails", { email: "ann@example.org,eve@example.net" }, "bad-email"],
    ["a short password", { passphrase: "six signs" }, "short-passphrase"],
    ["an endless one", { passphrase: `${PASSWORD} `.repeat(9) }, "long-passphrase"],
    ["a common one", { passphrase: "password123" }, "easy-passphrase"],
    ["a breached password in any letter case", { passphrase: "VQsaBLPzLa" }, "easy-passphrase"],
    ["one of the breaches in capitals", { passphrase: "SkylineGTR" }, "easy-passphrase"],
    ["one repeated character", { passphrase: "aaaaaaaaaaaaaaaa" }, "easy-passphrase"],
    ["a row of the keyboard", { passphrase: "qwertyuiop" }, "easy-passphrase"],
    ["the site's name", { passphrase: "LiarsTable1" }, "easy-passphrase"],
    ["the site's words", { passphrase: "liars table bang" }, "easy-passphrase"],
    ["the words of its games", { passphrase: "Firehouse-Dice! Six Sixes 1987" }, "easy-passphrase"],
    ["its words in German", { passphrase: "Lügner Würfel Becher" }, "easy-passphrase"],
    ["its words in Spanish", { passphrase: "dudoDadosMesaComodín" }, "easy-passphrase"],
    [
      "the email",
      { email: "quentin.smythe@example.org", passphrase: "quentin.smythe@example.org" },
      "easy-passphrase",
    ],
    ["the account name", { name: "Quentin Smythe", passphrase: "quentinsmythe1" }, "easy-passphrase"],
  ])("is refused with %s in a sentence", async (_what, more, code) => {
    const before = await database().account.count();
    const answer = await new Browser().signUp(freshName(), more);
    expect([answer.status, answer.body.code, answer.headers.getSetCookie()]).toEqual([422, code, []]);
    expect(await database().account.count()).toBe(before);
  });

  test.each(["role", "id", "provenEmail", "owner", "accountId", "createdAt", "__proto__"])(
    "ignores %s",
    async (key) => {
      const before = await database().account.count();
      const body = { name: "Eve", email: "eve@example.org", passphrase: PASSWORD };
      const text = JSON.stringify(body).replace("{", `{"${key}":"x",`);
      const answer = await new Browser().post("/api/v1/accounts", text);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await database().account.count()).toBe(before);
    },
  );

  test("is refused from another site's page", async () => {
    const answer = await new Browser().post("/api/v1/accounts", {}, { origin: "https://evil.example" });
    expect([answer.status, answer.body.code]).toEqual([403, "not-allowed"]);
  });

  test("works for ten people at once behind one router, and for thirty a minute", async () => {
    const behind = () => {
      const browser = new Browser();
      browser.address = "192.0.2.78";
      return browser;
    };
    const signUps = (count: number) =>
      Promise.all(Array.from({ length: count }, () => behind().signUp(freshName())));
    expect((await signUps(10)).map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect((await signUps(20)).map(({ status }) => status)).toEqual(Array(20).fill(201));
    const answer = await behind().signUp(freshName());
    expect([answer.status, answer.body.code]).toEqual([429, "too-many"]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await new Browser().signUp(freshName())).status).toBe(201);
  });
});

describe("an address that another account names", () => {
  test("creates another account, with an identical response", async () => {
    const name = freshName();
    const [first, second] = [new Browser(), new Browser()];
    const fresh = await first.signUp(name);
    const taken = await second.signUp("Eve", { email: `${name}@example.org`, passphrase: ANOTHER });
    expect([taken.status, taken.text]).toEqual([fresh.status, fresh.text]);
    expect((await second.visitor()).account?.id).not.toBe((await first.visitor()).account?.id);
  });

  test("creates an unverified one, even if it is verified elsewhere", async () => {
    const name = freshName();
    const email = `${name.toLowerCase()}@example.org`;
    const [first, second] = [new Browser(), new Browser()];
    const fresh = await first.signUp(name);
    await database().account.updateMany({ where: { email }, data: { provenEmail: email } });
    const taken = await second.signUp("Eve", { email, passphrase: ANOTHER });
    expect([taken.status, taken.text]).toEqual([fresh.status, fresh.text]);
    const eve = (await second.visitor()).account;
    expect(await database().account.findUnique({ where: { id: eve?.id ?? "" } })).toMatchObject({
      email,
      provenEmail: null,
    });
  });

  test("signs in to that account with its password", async () => {
    const name = freshName();
    const [first, second] = [new Browser(), new Browser()];
    await first.signUp(name);
    expect((await second.signUp("Other", { email: `${name}@example.org` })).status).toBe(201);
    const [one, two] = [(await first.visitor()).account, (await second.visitor()).account];
    expect(two).toMatchObject({ id: one?.id, name });
    expect(two?.session).not.toBe(one?.session);
  });

  test("works three times at most, even at once", async () => {
    const email = `${freshName().toLowerCase()}@example.org`;
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        new Browser().signUp("Eve", { email, passphrase: `${at} quiet lanterns over gravel` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429]);
    expect(await database().account.count({ where: { email } })).toBe(3);
  });
});

describe("sign-up", () => {
  const set = (signUp: string) => database().installation.updateMany({ data: { signUp } });

  test("is refused if closed", async () => {
    await set("closed");
    const answer = await new Browser().signUp(freshName());
    expect([answer.status, answer.body.code]).toEqual([403, "sign-up-closed"]);
  });

  test("makes no stranger the owner, and follows SIGN_UP on a new server", async () => {
    await database().installation.deleteMany();
    expect((await new Browser().signUp(freshName())).status).toBe(201);
    expect(await ownerId()).toBe(null);
    await database().installation.deleteMany();
    vi.stubEnv("SIGN_UP", "closed");
    expect((await new Browser().signUp(freshName())).body.code).toBe("sign-up-closed");
    vi.unstubAllEnvs();
    // Only the first value comes from the setting.
    expect((await new Browser().signUp(freshName())).body.code).toBe("sign-up-closed");
  });

  describe("sign-up by invitation", () => {
    const invite = async (more: object = {}, group: object = {}) => {
      const code = freshId();
      const owner = await signedUp("Olga");
      await database().invitation.create({
        data: {
          id: freshId(),
          role: "member",
          hash: createHash("sha256").update(code).digest("hex"),
          expiresAt: new Date(Date.now() + 60_000),
          mostUses: 1,
          maker: { connect: { id: owner.account?.id ?? "" } },
          group: {
            create: {
              id: freshId(),
              name: "G",
              kind: "bar",
              timeZone: "UTC",
              ruleSet: "firehouse",
              house: {},
              ...group,
            },
          },
          ...more,
        },
      });
      return code;
    };

    test("works with a valid one, without using it up", async () => {
      await set("invitation");
      const invitation = await invite();
      expect((await new Browser().signUp(freshName(), { invitation })).status).toBe(201);
      expect(await database().invitation.findFirstOrThrow({ orderBy: { createdAt: "desc" } })).toMatchObject({
        uses: 0,
      });
    });

    test("gives the same response without one, or if unknown, expired, revoked, used up or of a deleted group", async () => {
      await set("invitation");
      const texts = new Set<string>();
      for (const more of [
        {},
        { invitation: "no-such-code-at-all" },
        { invitation: await invite({ expiresAt: new Date(Date.now() - 1) }) },
        { invitation: await invite({ revokedAt: new Date() }) },
        { invitation: await invite({ uses: 1 }) },
        { invitation: await invite({}, { deletedAt: new Date() }) },
      ]) {
        const answer = await new Browser().signUp(freshName(), more);
        expect(answer.status).toBe(403);
        texts.add(answer.text);
      }
      expect([...texts]).toHaveLength(1);
    });
  });
});

describe("a guest's tables", () => {
  const guestAt = async () => {
    const browser = new Browser();
    const device = newDevice();
    browser.cookies.set("device", (await deviceCookie(device)).slice("device=".length).split(";")[0] ?? "");
    const pass = await seatedTable({ device, account: null });
    await recordAll(pass, ROUND);
    return { browser, device, pass };
  };

  test("move along: grants, starters, and recorded entries are theirs", async () => {
    const { browser, device, pass } = await guestAt();
    const answer = await browser.signUp(freshName());
    expect(answer.status).toBe(201);
    const visitor = await browser.visitor();
    expect(visitor.device?.id).not.toBe(device.id);
    const granted = await access(visitor, pass.gameId, "share");
    if (!granted.ok) throw new Error(granted.refusal.message);
    const { entries, you } = await readHistory(granted.value);
    expect(new Set(entries.map(({ by }) => by))).toEqual(new Set([you]));
    expect(you).toBe(publicHolderId(pass.gameId, visitor.account?.id ?? ""));
    expect(await database().game.findUnique({ where: { id: pass.gameId } })).toMatchObject({
      startedBy: visitor.account?.id,
    });
    // The recorded entries are unchanged.
    expect(await database().entry.count({ where: { gameId: pass.gameId, by: device.id } })).toBe(
      ROUND.length,
    );
    expect(await access({ device, account: null }, pass.gameId, "read")).toMatchObject({ ok: false });
  });

  test("stay if requested, and can be claimed later", async () => {
    const { browser, device, pass } = await guestAt();
    await browser.signUp(freshName(), { claim: false });
    expect(await browser.visitor()).toMatchObject({ device: { id: device.id } });
    expect(await access({ device, account: null }, pass.gameId, "read")).toMatchObject({ ok: true });
    const taken = await browser.post("/api/v1/account/claim");
    expect([taken.status, taken.body]).toEqual([200, { ok: true, tables: 1 }]);
    expect((await browser.visitor()).device?.id).not.toBe(device.id);
    expect(await access({ device, account: null }, pass.gameId, "read")).toMatchObject({ ok: false });
    const again = await browser.post("/api/v1/account/claim");
    expect([again.status, again.body.code]).toEqual([409, "no-guest"]);
  });

  test("keep the better role if both were at a table", async () => {
    const { browser, device, pass } = await guestAt();
    const other = await guestAt();
    await browser.signUp(freshName(), { claim: false });
    const { account } = await browser.visitor();
    await joinByLink({ device: null, account }, (await tableLinks(pass)).sit.slice("/join/".length));
    await joinByLink({ device, account: null }, (await tableLinks(other.pass)).sit.slice("/join/".length));
    await database().grant.create({
      data: { tableId: other.pass.gameId, holder: account?.id ?? "", role: "keeper" },
    });
    await browser.post("/api/v1/account/claim");
    const grants = await database().grant.findMany({ where: { holder: account?.id ?? "" } });
    expect(grants.map(({ role }) => role)).toEqual(["keeper", "keeper"]);
    expect(await database().grant.count({ where: { holder: device.id } })).toBe(0);
  });

  test("cannot be claimed anonymously", async () => {
    expect((await (await guestAt()).browser.post("/api/v1/account/claim")).status).toBe(401);
  });
});

test.each(["liars table gravel", "dice 8301948837201", "the bang of a distant tuba"])(
  "accepts a password with more than the site's words: %s",
  async (passphrase) => {
    expect((await new Browser().signUp(freshName(), { passphrase })).status).toBe(201);
  },
);
