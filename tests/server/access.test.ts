import { writeFileSync } from "node:fs";
import path from "node:path";
import { encode } from "next-auth/jwt";
import { afterEach, describe, expect, test, vi } from "vitest";
import { GET as join, HEAD as joinHead } from "@/app/join/[token]/route";
import { access } from "@/lib/server/access";
import { database } from "@/lib/server/db";
import { type Device, deviceCookie, newDevice, readDevice } from "@/lib/server/device";
import { installationSecret } from "@/lib/server/installationSecret";
import { joinByLink, tableLinks } from "@/lib/server/tableLink";
import { holderOf, visitorOf } from "@/lib/server/visitor";
import { ownDataFolder } from "./ownDataFolder";
import { guest, seatedTable } from "./table";

ownDataFolder();
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const tokenIn = (cookie: string) => /^device=([^;]+);/.exec(cookie)?.[1] ?? "";

describe("a device", () => {
  test("is known again by its cookie, which scripts cannot read and other sites cannot send along", async () => {
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

  test("is 128 random bits", () => {
    const ids = new Set(Array.from({ length: 1_000 }, () => newDevice().id));
    expect(ids.size).toBe(1_000);
    for (const id of ids) expect(Buffer.from(id, "base64url")).toHaveLength(16);
  });

  test.each([
    ["http://192.168.1.5:3000", false],
    ["https://dice.example.org", true],
  ])("at %s has a Secure cookie: %s", async (publicUrl, secure) => {
    vi.stubEnv("PUBLIC_URL", publicUrl);
    expect((await deviceCookie(newDevice())).endsWith("; Secure")).toBe(secure);
  });

  test("is nobody with a cookie that is missing, garbage, forged, meant for something else, or expired", async () => {
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

describe("access", () => {
  test("the keeper and those who joined may read and record, others may not tell the game from none", async () => {
    const pass = await seatedTable();
    const player = guest();
    await joinByLink(player, (await tableLinks(pass)).sit.slice("/join/".length));
    for (const purpose of ["read", "record"] as const) {
      expect(await access(pass.visitor, pass.gameId, purpose)).toMatchObject({
        value: { purposes: ["read", "record", "share", "relink"] },
      });
      expect(await access(player, pass.gameId, purpose)).toMatchObject({
        value: { purposes: ["read", "record", "share"] },
      });
      const stranger = await access(guest(), pass.gameId, purpose);
      expect(stranger).toMatchObject({ ok: false, refusal: { code: "no-such-table" } });
      expect(await access({ device: null, account: null }, pass.gameId, purpose)).toEqual(stranger);
      expect(await access(pass.visitor, "no-such-game-000", purpose)).toEqual(stranger);
      expect(await access(pass.visitor, `${pass.gameId}\0`, purpose)).toEqual(stranger);
    }
  });

  test("a role that is not known gives nothing", async () => {
    const pass = await seatedTable();
    const visitor = guest();
    await database().grant.create({
      data: { gameId: pass.gameId, holder: holderOf(visitor), role: "owner" },
    });
    expect(await access(visitor, pass.gameId, "read")).toMatchObject({ ok: false });
  });
});

const open = (path: string, headers: Record<string, string> = {}) =>
  join(new Request(`http://table${path}`, { headers }), {
    params: Promise.resolve({ token: path.slice("/join/".length) }),
  });
const grantsOf = (gameId: string) => database().grant.count({ where: { gameId } });

describe("a table's link", () => {
  test("lets a new phone in and sends it to the table at the address it came by", async () => {
    const pass = await seatedTable();
    const answer = await open((await tableLinks(pass)).sit);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`/games/${pass.gameId}`);
    const device = await readDevice(tokenIn(answer.headers.get("set-cookie") ?? ""));
    expect(await access({ device, account: null }, pass.gameId, "record")).toMatchObject({
      value: { purposes: ["read", "record", "share"] },
    });
  });

  test("opened again is the same device and the same grant, and takes nothing from a keeper", async () => {
    const pass = await seatedTable();
    const cookie = (await deviceCookie(pass.visitor.device as Device)).split(";")[0] as string;
    for (const _time of [1, 2]) {
      const answer = await open((await tableLinks(pass)).sit, { cookie });
      expect(await readDevice(tokenIn(answer.headers.get("set-cookie") ?? ""))).toEqual(pass.visitor.device);
    }
    expect(await access(pass.visitor, pass.gameId, "read")).toMatchObject({
      value: { purposes: ["read", "record", "share", "relink"] },
    });
    expect(await grantsOf(pass.gameId)).toBe(1);
  });

  test("looked at by a preview lets nobody in", async () => {
    const pass = await seatedTable();
    const link = (await tableLinks(pass)).sit;
    for (const header of ["sec-purpose", "purpose", "x-moz"]) {
      const answer = await open(link, { [header]: "prefetch;prerender" });
      expect([answer.status, answer.headers.get("set-cookie")]).toEqual([503, null]);
    }
    const head = await joinHead(new Request(`http://table${link}`, { method: "HEAD" }), {
      params: Promise.resolve({ token: link.slice("/join/".length) }),
    });
    expect(head.status).toBe(204);
    expect(await grantsOf(pass.gameId)).toBe(1);
  });

  test.each(["x", "../../etc/passwd", "A".repeat(22), "🎲", "%00", "'; DROP TABLE Game", "A".repeat(4000)])(
    "that no table has (%s) says what to do",
    async (token) => {
      const answer = await open(`/join/${token}`);
      expect([answer.status, answer.headers.get("set-cookie")]).toEqual([404, null]);
      expect(await answer.text()).toContain("Ask for the link again, or scan the QR code");
    },
  );

  test("is nowhere in the database, only its hash", async () => {
    const pass = await seatedTable();
    const token = (await tableLinks(pass)).sit.slice("/join/".length);
    const game = await database().game.findUniqueOrThrow({ where: { id: pass.gameId } });
    expect(JSON.stringify(game)).not.toContain(token);
    expect(game.linkHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test("shown after the secret was replaced is a new one that works, and the old one leads nowhere", async () => {
    const pass = await seatedTable();
    const before = (await tableLinks(pass)).sit;
    const { updatedAt } = await database().game.findUniqueOrThrow({ where: { id: pass.gameId } });
    writeFileSync(path.join(process.env.DATA_DIR as string, "secret"), Buffer.alloc(32, 7));
    vi.resetModules();
    const fresh = await import("@/lib/server/tableLink");
    const after = (await fresh.tableLinks(pass)).sit;
    expect(after).not.toBe(before);
    expect(await fresh.gameBehind(before.slice("/join/".length))).toBeNull();
    expect(await fresh.gameBehind(after.slice("/join/".length))).toEqual({
      gameId: pass.gameId,
      kind: "sit",
    });
    const game = await database().game.findUniqueOrThrow({ where: { id: pass.gameId } });
    expect(game.updatedAt).toEqual(updatedAt);
  });
});
