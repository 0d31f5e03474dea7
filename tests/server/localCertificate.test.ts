import { spawnSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, get, type IncomingMessage, request } from "node:http";
import { get as getByTls, request as requestByTls } from "node:https";
import { type AddressInfo, connect } from "node:net";
import os from "node:os";
import path from "node:path";
import { connect as connectByTls, type TLSSocket } from "node:tls";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Authority, loadOrCreateAuthority } from "@/lib/server/http/certificate/authority";
import { localCertificate, serverNames } from "@/lib/server/http/certificate/localCertificate";
import { ServerCertificate } from "@/lib/server/http/certificate/serverCertificate";
import type { Names } from "@/lib/server/http/certificate/sign";
import { HEALTH_PATHS } from "@/lib/server/http/healthPaths";
import { listen, type ServerOptions } from "@/lib/server/http/httpServer";
import { speakTls } from "@/lib/server/http/tlsOnSamePort";
import { readNetworks } from "@/lib/server/process/callerAddress";
import { emptyFolder } from "../emptyFolder";

afterEach(() => void vi.restoreAllMocks());

const DAY_MS = 24 * 60 * 60 * 1000;
const OWN: Names = {
  dns: ["localhost", "kitchen.local", "dice.example.org"],
  ip: ["127.0.0.1", "192.168.1.7"],
};

const authorityIn = (dataDir: string, names = OWN) => loadOrCreateAuthority(dataDir, names, "Kitchen");
const fileIn = (dataDir: string) => path.join(dataDir, "authority.pem");
const pemOf = (authority: Authority) => authority.certificate.toString();

/** A TLS server on a free port. */
async function serving(certificate: ServerCertificate, options: ServerOptions = {}) {
  const server = await listen("127.0.0.1", 0, (_request, response) => void response.end("here"), {
    tls: () => certificate.current(),
    ...options,
  });
  onTestFinished(() => server.stop());
  return server.port;
}

/** The certificate of a server under `name`, verified with these authorities only. */
async function shaken(port: number, name: string, ca: string) {
  const socket: TLSSocket = connectByTls({ port, host: "127.0.0.1", servername: name, ca });
  try {
    await once(socket, "secureConnect");
    return socket.getPeerX509Certificate();
  } finally {
    socket.destroy();
  }
}

/** The same with a browser's check of an IP address, which SNI cannot name. */
async function textAt(port: number, host: string, ca: string): Promise<string> {
  const request = getByTls({ port, host, ca, lookup: undefined, agent: false });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  return (await answer.toArray()).join("");
}

describe("the authority", () => {
  test("is created once, for its owner only, and kept", () => {
    const dataDir = emptyFolder();
    const made = authorityIn(dataDir);
    expect(statSync(fileIn(dataDir)).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(["authority.pem"]);
    chmodSync(fileIn(dataDir), 0o644);
    const read = authorityIn(dataDir, { dns: ["elsewhere.example"], ip: [] });
    expect(statSync(fileIn(dataDir)).mode & 0o777).toBe(0o600);
    expect(read.certificate.fingerprint256).toBe(made.certificate.fingerprint256);
    expect(read).toMatchObject({ subject: made.subject, constraints: made.constraints });
    expect(authorityIn(emptyFolder()).certificate.fingerprint256).not.toBe(made.certificate.fingerprint256);
  });

  test("can sign for private names and addresses, and for this server's own", () => {
    expect(authorityIn(emptyFolder()).constraints).toEqual({
      dns: ["localhost", "local", "home.arpa", "internal", "dice.example.org"],
      ip: [
        ...[
          "10.0.0.0/8",
          "172.16.0.0/12",
          "192.168.0.0/16",
          "100.64.0.0/10",
          "127.0.0.0/8",
          "169.254.0.0/16",
        ],
        ...["::1/128", "fc00::/7", "fe80::/10"],
      ],
    });
    const { constraints } = authorityIn(emptyFolder(), { dns: ["dev"], ip: ["203.0.113.9"] });
    expect(constraints.dns).not.toContain("dev");
    expect(constraints.ip).toContain("203.0.113.9/32");
  });

  test.each([
    ["empty", () => ""],
    ["cut off", (text: string) => text.slice(0, text.length / 2)],
    ["without its certificate", (text: string) => text.slice(0, text.indexOf("-----BEGIN CERTIFICATE"))],
    ["with the key of another", (text: string) => another(text)],
  ])("is reported and not replaced: %s", (_what, damage) => {
    const dataDir = emptyFolder();
    authorityIn(dataDir);
    const damaged = damage(readFileSync(fileIn(dataDir), "utf8"));
    writeFileSync(fileIn(dataDir), damaged);
    expect(() => authorityIn(dataDir)).toThrow(/authority\.pem is damaged: restore it from a backup/);
    expect(readFileSync(fileIn(dataDir), "utf8")).toBe(damaged);
  });

  function another(text: string): string {
    const dataDir = emptyFolder();
    authorityIn(dataDir);
    const [key = ""] = readFileSync(fileIn(dataDir), "utf8").split("-----BEGIN CERTIFICATE");
    return key + text.slice(text.indexOf("-----BEGIN CERTIFICATE"));
  }

  test("is reported if expired, or if it would be before the clock is right", () => {
    const dataDir = emptyFolder();
    loadOrCreateAuthority(dataDir, OWN, "Kitchen", new Date("2026-11-24"));
    expect(() => loadOrCreateAuthority(dataDir, OWN, "Kitchen", new Date("2037-01-01"))).toThrow(
      /authority\.pem expired on 2036-11-21: set the clock if it is wrong, or delete it/,
    );
    expect(() => loadOrCreateAuthority(emptyFolder(), OWN, "Kitchen", new Date(0))).toThrow(
      /^The clock says 1970-01-01.*: set it, and start again/,
    );
  });
});

describe("the server's certificate", () => {
  test("is trusted with the authority, for each of its names and no others", async () => {
    const authority = authorityIn(emptyFolder());
    const port = await serving(new ServerCertificate(authority, () => OWN));
    for (const name of ["localhost", "kitchen.local", "dice.example.org"])
      expect((await shaken(port, name, pemOf(authority)))?.checkHost(name)).toBe(name);
    expect(await textAt(port, "127.0.0.1", pemOf(authority))).toBe("here");
    await expect(shaken(port, "other.local", pemOf(authority))).rejects.toThrow(/altnames/);
    await expect(shaken(port, "localhost", pemOf(authorityIn(emptyFolder())))).rejects.toThrow(
      /signature|self-signed|issuer/,
    );
  });

  test("lasts 397 days at most, and has the fields phones require", () => {
    const authority = authorityIn(emptyFolder());
    const { certificate } = leafOf(new ServerCertificate(authority, () => OWN));
    const days = (Date.parse(certificate.validTo) - Date.parse(certificate.validFrom)) / DAY_MS;
    expect(days).toBeLessThanOrEqual(397);
    expect(certificate.ca).toBe(false);
    expect(certificate.keyUsage).toEqual(["1.3.6.1.5.5.7.3.1"]);
    expect(certificate.subjectAltName).toBe(
      "DNS:localhost, DNS:kitchen.local, DNS:dice.example.org, IP Address:127.0.0.1, IP Address:192.168.1.7",
    );
  });

  test("omits names the authority cannot sign for, with one warning", () => {
    const warnings: (readonly string[])[] = [];
    const names = { dns: ["localhost", "new.example"], ip: ["127.0.0.1", "203.0.113.9"] };
    const server = new ServerCertificate(
      authorityIn(emptyFolder()),
      () => names,
      (others) => warnings.push(others),
    );
    expect(leafOf(server).certificate.subjectAltName).toBe("DNS:localhost, IP Address:127.0.0.1");
    server.current();
    expect(warnings).toEqual([["new.example", "203.0.113.9"]]);
  });

  test("is rejected for such names even if signed", async () => {
    const authority = authorityIn(emptyFolder());
    const stolen = { ...authority, constraints: { dns: ["bank.example"], ip: ["203.0.113.0/24"] } };
    const port = await serving(new ServerCertificate(stolen, () => ({ dns: ["bank.example"], ip: [] })));
    await expect(shaken(port, "bank.example", pemOf(authority))).rejects.toThrow(
      /permitted subtree violation/,
    );
  });

  test("is renewed before it expires, and when the machine's addresses change, without a restart", async () => {
    const authority = authorityIn(emptyFolder());
    let names = OWN;
    let passed = 0;
    const server = new ServerCertificate(
      authority,
      () => names,
      () => {},
      () => Date.now() + passed,
    );
    const port = await serving(server);
    const now = async () =>
      (await shaken(port, "localhost", pemOf(authority))) as NonNullable<Awaited<ReturnType<typeof shaken>>>;
    const first = await now();
    expect((await now()).serialNumber).toBe(first.serialNumber);
    names = { ...OWN, ip: ["127.0.0.1", "10.0.0.5"] };
    const moved = await now();
    expect(moved.serialNumber).not.toBe(first.serialNumber);
    expect([moved.checkIP("10.0.0.5"), moved.checkIP("192.168.1.7")]).toEqual(["10.0.0.5", undefined]);
    passed = Date.parse(moved.validTo) - Date.now() - 30 * DAY_MS - 60_000;
    expect((await now()).serialNumber).toBe(moved.serialNumber);
    passed += 2 * 60_000;
    // It starts a day earlier, in this machine's future: compared without a handshake.
    const renewed = leafOf(server).certificate;
    expect(renewed.serialNumber).not.toBe(moved.serialNumber);
    expect(Date.parse(renewed.validTo)).toBeGreaterThan(Date.parse(moved.validTo));
    // A wrong clock is corrected.
    passed = 0;
    expect((await now()).serialNumber).not.toBe(renewed.serialNumber);
  });

  const leafOf = (server: ServerCertificate) => {
    const { cert } = server.current();
    return { certificate: new X509Certificate(cert) };
  };
});

const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

describe.skipIf(!hasOpenssl)("a stolen authority signs for TLS servers only, by OpenSSL", () => {
  const SERVER = "/CN=Liar's Table";

  /** The result of `openssl verify` for a certificate signed by the authority's key, with these fields. */
  function verified(stated: string, purpose: readonly string[], subject = SERVER): string {
    const folder = emptyFolder();
    const file = authorityIn(folder) && fileIn(folder);
    const at = (name: string) => path.join(folder, name);
    writeFileSync(at("stated"), stated);
    const openssl = (...args: readonly string[]) =>
      spawnSync("openssl", args, { cwd: folder, encoding: "utf8" });
    openssl(
      ..."req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout key -out asked -subj".split(" "),
      subject,
    );
    openssl(
      "x509",
      "-req",
      "-in",
      "asked",
      "-CA",
      file,
      "-CAkey",
      file,
      "-extfile",
      "stated",
      "-out",
      "forged",
    );
    expect(readFileSync(at("forged"), "utf8")).toContain("BEGIN CERTIFICATE");
    const { stdout, stderr } = openssl("verify", "-CAfile", file, ...purpose, "forged");
    return stdout + stderr;
  }

  test("accepts one of its own servers", () => {
    expect(verified("subjectAltName=DNS:kitchen.local,IP:10.0.0.7", ["-purpose", "sslserver"])).toMatch(
      /: OK$/m,
    );
  });

  test.each([
    ["client", "extendedKeyUsage=clientAuth", ["-purpose", "sslclient"]],
    ["signer of mail", "extendedKeyUsage=emailProtection", ["-purpose", "smimesign"]],
    ["reader of mail", "extendedKeyUsage=emailProtection", ["-purpose", "smimeencrypt"]],
  ])("rejects a %s", (_what, stated, purpose) => {
    expect(verified(stated, purpose)).toMatch(/unsuitable certificate purpose/);
  });

  test.each([
    ["an email address", "subjectAltName=email:ceo@bank.example", SERVER],
    ["an address of the web", "subjectAltName=URI:https://bank.example/", SERVER],
    ["a directory name", "subjectAltName=dirName:d\n[d]\nCN=CEO", SERVER],
    ["a person as its subject", "subjectAltName=DNS:kitchen.local", "/CN=CEO"],
    [
      "an email address in its subject",
      "subjectAltName=DNS:kitchen.local",
      `${SERVER}/emailAddress=ceo@bank.example`,
    ],
  ])("rejects %s, for any purpose", (_what, stated, subject) => {
    expect(verified(stated, [], subject)).toMatch(/permitted subtree violation/);
  });
});

test.skipIf(!hasOpenssl)("keeps an older version's authority, and says how to renew it", async () => {
  const dataDir = emptyFolder();
  const hosts = { publicUrl: undefined, host: "127.0.0.1", allowedHosts: [] };
  const logged = vi.spyOn(console, "log").mockImplementation(() => undefined);
  localCertificate(dataDir, hosts);
  expect(logged).not.toHaveBeenCalled();
  const old = emptyFolder();
  spawnSync(
    "openssl",
    [
      ..."req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout key -out certificate".split(
        " ",
      ),
      ...["-subj", "/CN=Liar's Table at Kitchen", "-addext", "keyUsage=critical,keyCertSign"],
      ...["-addext", "nameConstraints=critical,permitted;DNS:localhost,permitted;IP:127.0.0.0/255.0.0.0"],
    ],
    { cwd: old },
  );
  const pem = ["key", "certificate"].map((name) => readFileSync(path.join(old, name), "utf8")).join("");
  writeFileSync(fileIn(old), pem);
  const house = localCertificate(old, hosts);
  expect(logged.mock.calls.flat().join()).toMatch(/an older version.*delete authority\.pem in .*every phone/);
  expect(new X509Certificate(house.current().cert).checkHost("localhost")).toBe("localhost");
});

test("uses the settings' names, and the machine's current name and addresses", () => {
  vi.spyOn(os, "hostname").mockReturnValue("Kitchen.fritz.box");
  vi.spyOn(os, "networkInterfaces").mockReturnValue({
    wlan0: [{ address: "192.168.1.7", family: "IPv4", internal: false } as os.NetworkInterfaceInfo],
  });
  const settings = {
    publicUrl: "https://dice.example.org:8443",
    host: "0.0.0.0",
    allowedHosts: ["dice.lan", "[fd00::1]", "dice.lan"],
  };
  expect(serverNames(settings)).toEqual({
    dns: [
      "localhost",
      "kitchen.fritz.box",
      "kitchen.fritz.box.local",
      "kitchen.local",
      "dice.example.org",
      "dice.lan",
    ],
    ip: ["127.0.0.1", "::1", "192.168.1.7", "fd00:0:0:0:0:0:0:1"],
  });
});

describe("both protocols on one port", () => {
  const certificate = () => new ServerCertificate(authorityIn(emptyFolder()), () => OWN);

  /** The response over plain http. */
  async function plain(port: number, target: string, method = "GET", headers = {}) {
    const request = get({ port, path: target, method, headers, agent: false });
    const [answer] = (await once(request, "response")) as [IncomingMessage];
    const text = (await answer.toArray()).join("");
    return { status: answer.statusCode, location: answer.headers.location, text, headers: answer.headers };
  }

  test.each([
    ["/", "/trust"],
    ["/join/abc?x=1", "/trust?to=%2Fjoin%2Fabc%3Fx%3D1"],
    ["/trusted", "/trust?to=%2Ftrusted"],
    ["/service-worker.js", "/trust?to=%2Fservice-worker.js"],
  ])("redirect plain http at %s to %s", async (target, location) => {
    const answer = await plain(await serving(certificate()), target);
    expect(answer).toMatchObject({ status: 302, location });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test.each([
    ["GET", "/api/v1/games/x/stream"],
    ["POST", "/api/v1/games"],
    ["DELETE", "/api/v1/account"],
  ])("tell plain http with %s %s to use https", async (method, target) => {
    const answer = await plain(await serving(certificate()), target, method);
    expect(answer.status).toBe(426);
    expect(answer.text).toMatch(/^This server uses https only/);
  });

  test.each(["/trust", "/trust?to=/", "/trust/liars-table.crt", "/_next/static/x.js", ...HEALTH_PATHS])(
    "serve %s over plain http",
    async (target) => {
      expect((await plain(await serving(certificate()), target)).text).toBe("here");
    },
  );

  test("accept a trusted proxy's https, and no other claim of it", async () => {
    const headers = { "x-forwarded-proto": "https" };
    const trusts = readNetworks("127.0.0.1") ?? undefined;
    const port = await serving(certificate(), { ...(trusts && { trusts }) });
    expect((await plain(port, "/", "GET", headers)).text).toBe("here");
    expect((await plain(await serving(certificate()), "/", "GET", headers)).status).toBe(302);
  });

  test("send no HSTS to phones", async () => {
    const authority = authorityIn(emptyFolder());
    const port = await serving(new ServerCertificate(authority, () => OWN));
    const request = getByTls({ port, host: "127.0.0.1", ca: pemOf(authority), agent: false });
    const [answer] = (await once(request, "response")) as [IncomingMessage];
    answer.resume();
    expect(answer.headers["strict-transport-security"]).toBeUndefined();
    expect(answer.headers["cross-origin-opener-policy"]).toBe("same-origin");
  });

  test("are distinguished for many at once, even byte by byte", async () => {
    const authority = authorityIn(emptyFolder());
    const port = await serving(new ServerCertificate(authority, () => OWN));
    const slowly = async () => {
      const socket = connect(port, "127.0.0.1");
      for (const sign of "GET /trust HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n") {
        socket.write(sign);
        await new Promise((resolve) => setImmediate(resolve));
      }
      return (await socket.toArray()).join("").split("\r\n").at(0);
    };
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        at % 3 === 0
          ? textAt(port, "127.0.0.1", pemOf(authority))
          : at % 3 === 1
            ? plain(port, "/trust").then(({ text }) => text)
            : slowly(),
      ),
    );
    expect(answers.map((_, at) => (at % 3 === 2 ? "HTTP/1.1 200 OK" : "here"))).toEqual(answers);
  });

  test("deliver a large body completely", async () => {
    const authority = authorityIn(emptyFolder());
    const certificate = new ServerCertificate(authority, () => OWN);
    const server = createServer(async (request, response) => {
      response.end(String((await request.toArray()).reduce((sum, piece) => sum + piece.length, 0)));
    });
    speakTls(server, 15_000, () => certificate.current());
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    for (const ask of [request, requestByTls]) {
      const asked = ask({ port, host: "127.0.0.1", ca: pemOf(authority), method: "POST", agent: false });
      asked.end(Buffer.alloc(3_000_000, "x"));
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      expect((await answer.toArray()).join("")).toBe("3000000");
    }
  });

  test.each([
    ["says nothing", ""],
    ["begins a handshake and leaves it", "\u0016\u0003\u0001\u0002"],
    ["begins a request and leaves it", "GET / HT"],
  ])("cut off a client that %s", async (_what, sent) => {
    const patience = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };
    const port = await serving(certificate(), { patience });
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(Buffer.from(sent, "latin1"));
    socket.resume();
    await once(socket, "close");
  });

  test("cut off nonsense after the first byte, and serve others", async () => {
    const authority = authorityIn(emptyFolder());
    const port = await serving(new ServerCertificate(authority, () => OWN));
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(Buffer.concat([Buffer.from([0x16]), Buffer.alloc(500, 7)]));
    socket.resume();
    await once(socket, "close");
    expect(await textAt(port, "127.0.0.1", pemOf(authority))).toBe("here");
  });

  test("stop without waiting for silent clients", async () => {
    const cert = certificate();
    const server = await listen("127.0.0.1", 0, () => {}, { tls: () => cert.current() });
    const socket = connect(server.port, "127.0.0.1");
    socket.on("error", () => {});
    await once(socket, "connect");
    await server.stop();
    await once(socket.resume(), "close");
  });
});
