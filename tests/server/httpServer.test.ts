import { once } from "node:events";
import { get, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { listen, type ServerOptions } from "@/lib/server/http/httpServer";
import { readNetworks } from "@/lib/server/process/callerAddress";

test("ends live streams when stopping, and finishes a response", async () => {
  // The grace period of an unfinished response never passes here: stopping must not depend on it.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let finish = () => {};
  const server = await listen("127.0.0.1", 0, (request, response) => {
    if (request.url === "/stream") {
      // Like Next sets it: a header given to writeHead alone cannot be read again.
      response.setHeader("Content-Type", "text/event-stream").write(": here\n\n");
    } else {
      response.writeHead(200).flushHeaders();
      finish = () => response.end("done");
    }
  });
  const [stream] = await once(get({ port: server.port, path: "/stream" }), "response");
  const [answer] = await once(get({ port: server.port, path: "/slow" }), "response");
  const body = answer.toArray();
  const stopped = server.stop();
  expect(String(await stream.toArray())).toBe(": here\n\n");
  finish();
  expect(String(await body)).toBe("done");
  await stopped;
});

test("stops despite an endless response", async () => {
  const server = await listen("127.0.0.1", 0, (_request, response) => response.writeHead(200).flushHeaders());
  const [answer] = await once(get({ port: server.port }), "response");
  const broken = once(answer, "error");
  answer.resume();
  await server.stop();
  expect(String(await broken)).toContain("aborted");
});

test("starts simultaneous requests one per turn of the event loop", async () => {
  const seen: string[] = [];
  const turn = () => {
    seen.push("turn");
    if (seen.length < 200) setImmediate(turn);
  };
  const server = await listen("127.0.0.1", 0, (_request, response) => {
    if (seen.length === 0) setImmediate(turn);
    seen.push("begun");
    response.end();
  });
  const socket = connect(server.port, "127.0.0.1");
  socket.resume().write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(20));
  while (seen.filter((what) => what === "begun").length < 20) await once(socket, "data");
  socket.destroy();
  await server.stop();
  // The first two come before the first counted turn.
  expect(seen.join(" ")).not.toContain("begun begun begun");
});

test("skips a request whose client left before its turn", async () => {
  const asked: (string | undefined)[] = [];
  const server = await listen("127.0.0.1", 0, (request, response) => {
    asked.push(request.url);
    // The connection closes while its other requests wait.
    response.socket?.destroy();
  });
  const socket = connect(server.port, "127.0.0.1");
  socket
    .resume()
    .write("GET /first HTTP/1.1\r\nHost: localhost\r\n\r\nGET /second HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "close");
  await server.stop();
  expect(asked).toEqual(["/first"]);
});

test("refuses a foreign address in one sentence", async () => {
  await expect(listen("192.0.2.77", 0, () => {})).rejects.toThrow(
    /^Cannot listen on HOST=192\.0\.2\.77 .*leave it out/,
  );
});

/** The handler's view and the browser's response for these headers. */
async function met(headers: IncomingHttpHeaders, options: ServerOptions = {}, path = "/") {
  let received: IncomingHttpHeaders = {};
  const server = await listen(
    "127.0.0.1",
    0,
    (request, response) => {
      received = { ...request.headers };
      response.end();
    },
    options,
  );
  const [answer] = await once(get({ port: server.port, path, headers }), "response");
  answer.resume();
  await server.stop();
  return { received, got: answer.headers as IncomingHttpHeaders };
}

const LIES = {
  "x-peer-address": "198.51.100.1",
  "x-forwarded-for": "198.51.100.2",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "https",
  "x-forwarded-prefix": "/admin",
  forwarded: "for=198.51.100.3",
  "x-real-ip": "198.51.100.4",
  "x-original-url": "/admin",
  "x-rewrite-url": "/admin",
  "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware",
  "x-middleware-prefetch": "1",
  "x-invoke-path": "/admin",
  "content-security-policy": "script-src 'nonce-mine'",
  "content-security-policy-report-only": "script-src 'nonce-mine'",
};
const TRUE = ["content-security-policy", "x-peer-address"];

describe("headers", () => {
  test("pass no forbidden visitor header to a page", async () => {
    const { received } = await met(LIES);
    expect(
      Object.keys(received)
        .filter((name) => name in LIES)
        .toSorted(),
    ).toEqual(TRUE);
    expect(received["x-peer-address"]).toBe("127.0.0.1");
    expect(JSON.stringify(received)).not.toMatch(/mine|evil|198\.51/);
  });

  test("pass only proxy headers of a trusted proxy", async () => {
    const { received } = await met(LIES, {
      trusts: readNetworks("127.0.0.1") ?? (() => false),
      hosts: { allowedHosts: ["evil.example"] },
    });
    expect(received).toMatchObject({ "x-peer-address": "198.51.100.2", "x-forwarded-proto": "https" });
    expect(
      Object.keys(received).filter((name) => /^x-(middleware|original|invoke)|^forwarded/.test(name)),
    ).toEqual([]);
    expect(JSON.stringify(received)).not.toContain("mine");
  });

  test("give the page the browser's nonce, never twice", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => met({})));
    const nonces = answers.map(({ received, got }) => {
      expect(received["content-security-policy"]).toBe(got["content-security-policy"]);
      return /'nonce-([\w-]{22})'/.exec(String(got["content-security-policy"]))?.[1];
    });
    expect(new Set(nonces).size).toBe(20);
  });

  test("allow nothing inline, in development only React's needs", async () => {
    const policy = async (options: ServerOptions) =>
      String((await met({}, options)).got["content-security-policy"]);
    expect(await policy({})).not.toMatch(/unsafe|\*|https?:/);
    for (const closed of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(await policy({})).toContain(closed);
    expect(await policy({ dev: true })).toMatch(/script-src [^;]*'unsafe-eval'/);
    expect(await policy({ dev: true })).not.toMatch(/script-src [^;]*'unsafe-inline'/);
  });

  test.each([
    ["/", "same-origin"],
    ["/games/a", "same-origin"],
    ["/join/token", "no-referrer"],
    ["/JOIN/token", "no-referrer"],
    ["/invite/token?x", "no-referrer"],
    ["/tv/K7Q2MX", "no-referrer"],
    ["/joinery", "same-origin"],
  ])("set the referrer policy for %s: %s", async (path, policy) => {
    expect((await met({}, {}, path)).got["referrer-policy"]).toBe(policy);
  });

  test("require https where available, and isolate other sites' windows", async () => {
    const plain = (await met({})).got;
    expect(plain["strict-transport-security"] ?? plain["cross-origin-opener-policy"]).toBeUndefined();
    const secure = (await met({}, { hsts: true })).got;
    expect(secure["strict-transport-security"]).toMatch(/^max-age=3\d{7}; includeSubDomains$/);
    expect(secure["cross-origin-opener-policy"]).toBe("same-origin");
  });

  test("allow nothing in a response that is no page, or is a refusal", async () => {
    for (const path of ["/api/v1/games", "/api/", "/api/nothing", "/%00"])
      expect((await met({}, {}, path)).got["content-security-policy"]).toMatch(
        /^default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox$/,
      );
  });
});

/** Resolves when a connection is over, also by a reset, which `once` would reject with. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once("close", resolve));

describe("endless clients", () => {
  const patience = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 };

  test.each([
    ["nothing at all", ""],
    ["its headers", "GET / HTTP/1.1\r\nHost: localhost\r\n"],
    ["its body", "POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf"],
  ])("are cut off while sending %s", async (_what, sent) => {
    const server = await listen("127.0.0.1", 0, (request) => request.resume(), { patience });
    const socket = connect(server.port, "127.0.0.1");
    socket
      .on("error", () => {})
      .resume()
      .write(sent);
    const drip = setInterval(() => sent && socket.write("a"), 100);
    await closed(socket);
    clearInterval(drip);
    await server.stop();
  });

  test("stay while listening to a live stream", async () => {
    let say = (_text: string): unknown => undefined;
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      if (request.method !== "GET") return request.resume();
      say = (text) => response.write(text);
      return say("here ");
    };
    const server = await listen("127.0.0.1", 0, answer, { patience });
    const [stream] = await once(get({ port: server.port }), "response");
    // A later one has had its full time.
    const slow = connect(server.port, "127.0.0.1");
    slow.on("error", () => {}).resume();
    slow.write("POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf");
    await closed(slow);
    say("and still here");
    let heard = "";
    while (!heard.endsWith("still here")) heard += (await once(stream, "data"))[0];
    expect(heard).toBe("here and still here");
    stream.destroy();
    await server.stop();
  });
});

test("are disconnected for another protocol", async () => {
  const server = await listen("127.0.0.1", 0, (_request, response) => response.end());
  const socket = connect(server.port, "127.0.0.1");
  let heard = "";
  socket
    .on("error", () => {})
    .on("data", (bytes) => {
      heard += bytes;
    });
  socket.write(
    "GET http://198.51.100.1/ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
  );
  await once(socket, "close");
  expect(heard).toBe("");
  await server.stop();
});
