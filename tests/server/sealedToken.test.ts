import { createCipheriv, hkdfSync, pbkdf2Sync, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openToken, sealToken } from "@/lib/server/identity/sealedToken";
import { installationSecret } from "@/lib/server/process/installationSecret";
import { ownDataFolder } from "./ownDataFolder";

ownDataFolder();

/** A purpose's key, as next-auth derives it. */
const keyOf = (purpose: string): Buffer =>
  Buffer.from(
    hkdfSync(
      "sha256",
      installationSecret(),
      purpose,
      `NextAuth.js Generated Encryption Key${purpose ? ` (${purpose})` : ""}`,
      32,
    ),
  );

const text = (value: object | Buffer) =>
  (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString("base64url");

function gcm(key: Buffer, plain: Buffer, about?: string) {
  const iv = randomBytes(12);
  const cipher = createCipheriv(`aes-${key.length * 8}-gcm` as "aes-256-gcm", key, iv);
  if (about) cipher.setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { iv, sealed, tag: cipher.getAuthTag() };
}

/** A forged identity token with a custom header, and the key wrapped accordingly. */
function made(header: object, wrapped: Buffer, key: Buffer): string {
  const head = text(header);
  const { iv, sealed, tag } = gcm(key, Buffer.from(JSON.stringify({ sub: "somebody", exp: 2 ** 40 })), head);
  return [head, text(wrapped), text(iv), text(sealed), text(tag)].join(".");
}

describe("a sealed token", () => {
  test("opens for its purpose and in its time only", async () => {
    const token = await sealToken({ sub: "somebody" }, "device", 60);
    expect(await openToken(token, "device")).toMatchObject({ sub: "somebody" });
    expect(await openToken(token, "")).toBeNull();
    expect(await openToken(`${token.slice(0, -4)}AAAA`, "device")).toBeNull();
    expect(await openToken(await sealToken({ sub: "somebody" }, "device", -60), "device")).toBeNull();
    expect(await openToken(undefined, "device")).toBeNull();
  });

  test("opens with the one algorithm only, even with the right key (V9.1.2)", async () => {
    const key = keyOf("device");
    const none = Buffer.alloc(0);
    expect(await openToken(made({ alg: "dir", enc: "A256GCM" }, none, key), "device")).not.toBeNull();
    const inner = randomBytes(32);
    const wrapped = gcm(key, inner);
    const byWrapping = { iv: text(wrapped.iv), tag: text(wrapped.tag), enc: "A256GCM" };
    expect(
      await openToken(made({ alg: "A256GCMKW", ...byWrapping }, wrapped.sealed, inner), "device"),
    ).toBeNull();
    expect(await openToken(made({ alg: "dir", enc: "A256GCM", zip: "DEF" }, none, key), "device")).toBeNull();
    // One with key stretching: unless refused, it would let anyone burn CPU time.
    const salt = randomBytes(16);
    const p2s = Buffer.concat([Buffer.from("PBES2-HS256+A128GCMKW\0"), salt]);
    const stretched = pbkdf2Sync(key, p2s, 10_000, 16, "sha256");
    const header = { alg: "PBES2-HS256+A128KW", enc: "A256GCM", p2c: 10_000, p2s: text(salt) };
    expect(await openToken(made(header, stretched, inner), "device")).toBeNull();
  });
});
