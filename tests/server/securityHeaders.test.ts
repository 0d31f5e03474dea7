import { once } from "node:events";
import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { loadOrCreateAuthority } from "@/lib/server/http/certificate/authority";
import { ServerCertificate } from "@/lib/server/http/certificate/serverCertificate";
import { listen, type ServerOptions } from "@/lib/server/http/httpServer";
import { securityHeaders } from "@/lib/server/http/securityHeaders";
import { emptyFolder } from "../emptyFolder";

/** The headers of every response. */
const EVERY = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "permissions-policy":
    "camera=(), accelerometer=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), serial=(), usb=(), xr-spatial-tracking=(), clipboard-write=(self), fullscreen=(self), screen-wake-lock=(self)",
  "cross-origin-resource-policy": "same-origin",
};
const HTTPS = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": EVERY["permissions-policy"].replace("camera=()", "camera=(self)"),
};
const PAGE =
  "default-src 'self'; script-src 'self' 'nonce-…' 'strict-dynamic'; style-src 'self' 'nonce-…'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";
const page = { ...EVERY, "content-security-policy": PAGE };
const noPage = { ...EVERY, "content-security-policy": NO_PAGE };
const sentence = { ...noPage, "content-type": "text/plain; charset=utf-8" };

/** Serves TLS: plain http only redirects there. */
function houseOwn(): ServerOptions {
  const names = { dns: ["localhost"], ip: [] };
  const certificate = new ServerCertificate(
    loadOrCreateAuthority(emptyFolder(), names, "Kitchen"),
    () => names,
  );
  return { tls: () => certificate.current() };
}
const tls = houseOwn();

describe("all headers of", () => {
  test.each([
    ["a page", "GET", "/", {}, 200, page],
    ["a static file", "GET", "/_next/static/chunks/a.js", {}, 200, page],
    ["an answer of the API", "GET", "/api/v1/games/a", {}, 200, noPage],
    ["a page over https", "GET", "/", { hsts: true }, 200, { ...page, ...HTTPS }],
    [
      "an answer of the API over https",
      "GET",
      "/api/v1/games/a",
      { hsts: true },
      200,
      { ...noPage, ...HTTPS },
    ],
    ["a path with a token", "GET", "/join/abc", {}, 200, { ...page, "referrer-policy": "no-referrer" }],
    [
      "the trust page’s check",
      "GET",
      "/trust/seen.svg",
      {},
      200,
      { ...page, "cross-origin-resource-policy": "cross-origin" },
    ],
    [
      "a redirect",
      "GET",
      "/games/a",
      tls,
      302,
      { ...sentence, "cache-control": "no-store", location: "/trust?to=%2Fgames%2Fa" },
    ],
    [
      "what is refused over plain http",
      "POST",
      "/api/v1/games",
      tls,
      426,
      { ...sentence, upgrade: "TLS/1.2, HTTP/1.1" },
    ],
    ["a malformed address", "GET", "/%00", {}, 400, sentence],
    ["a method that changes a page", "POST", "/", {}, 405, { ...sentence, allow: "GET, HEAD" }],
    ["what asks for another host", "GET", "/", {}, 421, sentence],
  ] as const)("%s", async (_, method, path, options, status, headers) => {
    const host = status === 421 ? "elsewhere.example" : "localhost";
    const server = await listen("127.0.0.1", 0, (_request, response) => response.end(), options);
    const asked = request({ port: server.port, method, path, agent: false, headers: { host } });
    const [answer] = await once(asked.end(), "response");
    answer.resume();
    await server.stop();
    // Node's own headers.
    const {
      date: _date,
      connection: _connection,
      "content-length": _length,
      "transfer-encoding": _chunked,
      ...got
    } = answer.headers;
    const policy = String(got["content-security-policy"]).replaceAll(/nonce-[\w-]{22}/g, "nonce-…");
    expect([answer.statusCode, { ...got, "content-security-policy": policy }]).toEqual([status, headers]);
  });
});

const permissions = (target: string, https = true) =>
  securityHeaders({ target, nonce: "n", dev: false, https, hsts: false })["Permissions-Policy"];

test.each(["/", "/new", "/settle", "/games/abc", "/api/v1/games/abc"])(
  "lets the page open the camera over https only: %s",
  (target) => {
    expect(permissions(target)).toMatch(/(^|, )camera=\(self\)(,|$)/);
    expect(permissions(target, false)).toMatch(/(^|, )camera=\(\)(,|$)/);
  },
);
