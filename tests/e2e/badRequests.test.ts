import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { sharedOrigin } from "./server";

/** Sends raw bytes, which no client library would, and returns the status. */
async function statusOf(request: string): Promise<number> {
  const socket = connect(Number(new URL(sharedOrigin()).port), "127.0.0.1");
  let answer = "";
  socket.setEncoding("latin1").on("data", (text) => {
    answer += text;
  });
  socket.write(request);
  await once(socket, "close");
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
}

const request = (line: string, headers = "", body = "") =>
  `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${body.length}\r\n${headers}\r\n${body}`;

describe("a 4xx response, never a 5xx", () => {
  test.each([
    ["a broken escape", "GET /%E0%A4%A", 400],
    ["two slashes", "GET //", 400],
    ["another host", "GET //example.org/x", 400],
    ["a whole address", "GET http://example.org/", 400],
    ["a star", "OPTIONS *", 400],
    ["a zero byte", "GET /a%00b", 400],
    ["a backslash", "GET /%5Cx", 400],
    ["a long address", `GET /${"a".repeat(5_000)}`, 414],
    ["an enormous address", `GET /${"a".repeat(50_000)}`, 431],
    ["Next's own error page", "GET /_global-error", 404],
    ["Next's picture decoder", "GET /_next/image?url=%2Fapple-icon.png&w=640&q=75", 404],
    ["Next's picture decoder, spelled otherwise", "GET /_next/%69mage?url=%2Fapple-icon.png&w=640&q=75", 404],
    ["a request to pass on", "GET /_next/image?url=http%3A%2F%2F127.0.0.1%2F&w=640&q=75", 404],
    ["nothing there", "GET /no/such/page", 404],
    ["the history of the sources", "GET /.git/config", 404],
    ["the settings", "GET /.env", 404],
    ["the sources", "GET /lib/server/process/secret.ts", 404],
    ["the secret", "GET /data/secret", 404],
    ["the build", "GET /.next/BUILD_ID", 404],
    ["a list of files", "GET /_next/static", 404],
    ["deleting a page", "DELETE /", 405],
    ["tracing a page", "TRACE /", 405],
    ["tracing the interface", "TRACE /api/v1/settle", 405],
    ["asking as a file server", "PROPFIND /api/v1/games", 405],
    ["purging a cache", "PURGE /", 405],
    ["a POST to an unknown path", "POST /api/no/such/thing", 404],
  ])("rejects %s", async (_what, line, status) => {
    expect(await statusOf(request(line))).toBe(status);
  });

  test.each([
    ["a server action to a page", "POST /", "Next-Action: 7f\r\n", "[]", 405],
    ["a server action to the interface", "POST /api/none", "Next-Action: 7f\r\n", "[]", 404],
    ["a broken form to a page", "POST /", "Content-Type: multipart/form-data; boundary=a\r\n", "--b", 405],
    [
      "a form to the interface",
      "POST /api/none",
      "Content-Type: multipart/form-data; boundary=a\r\n",
      "--b",
      415,
    ],
    ["a garbled router state", "GET /?_rsc=1", "RSC: 1\r\nNext-Router-State-Tree: garbage\r\n", "", 400],
    ["a misshapen router state", "GET /?_rsc=1", "RSC: 1\r\nNext-Router-State-Tree: [7]\r\n", "", 400],
  ])("rejects %s", async (_what, line, headers, body, status) => {
    expect(await statusOf(request(line, headers, body))).toBe(status);
  });

  test("rejects a body with two lengths", async () => {
    const both = "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n";
    expect(await statusOf(request("POST /api/v1/settle", both, "0\r\n\r\nGET / HTTP/1.1\r\n\r\n"))).toBe(400);
  });

  test("closes a request for another protocol without a response", async () => {
    const upgrade = (target: string) =>
      statusOf(
        `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      );
    for (const target of ["/", "/_next/webpack-hmr", "/api/v1/games", "http://127.0.0.1:1/"])
      expect(await upgrade(target)).toBeNaN();
  });

  test("still serves pages afterwards", async () => {
    expect(await statusOf(request("GET /"))).toBe(200);
  });
});
