import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type Listening, listen } from "@/lib/server/http/httpServer";
import { holderOf } from "@/lib/server/identity/visitor";
import { answerFirst } from "@/lib/server/table/fastRoutes/fastRoutes";
import { refreshAccess } from "@/lib/server/table/live/openStreams";
import { heartbeatHere } from "@/lib/server/table/live/presence";
import { ownDataFolder } from "./ownDataFolder";
import { cookieOf } from "./people";
import { singletonOf } from "./processSingleton";
import { seatedTable } from "./table";

// The routes that our own HTTP server answers before Next, over real connections.

ownDataFolder();

let server: Listening;
let begun = 0;
beforeAll(async () => {
  server = await listen("127.0.0.1", 0, (request, response) => {
    begun++;
    if (!answerFirst(request, response)) response.end("a page");
  });
});
afterAll(() => server.stop());

// No request may cause an unexpected error.
const logged = vi.spyOn(console, "error");
afterEach(() => {
  expect(logged).not.toHaveBeenCalled();
  logged.mockClear();
});

const openStreams = (): number =>
  [...(singletonOf<Map<string, Set<unknown>>>("Streams")?.values() ?? [])].flatMap((streams) => [...streams])
    .length;

/** Opens a game's stream. Returns its text after the end. */
async function follow(game: string, cookie: string) {
  const headers = { cookie };
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/games/${game}/stream`, { headers });
  return { status: answer.status, all: answer.text() };
}

test("keeps a phone present whose stream ended and reconnects", async () => {
  const pass = await seatedTable();
  const cookie = await cookieOf(pass.visitor);
  const { all } = await follow(pass.gameId, cookie);
  await expect.poll(() => heartbeatHere(pass.gameId, holderOf(pass.visitor))).toBe(true);
  refreshAccess({ table: pass.tableId });
  expect(await all).toContain("event: reload");
  const again = await follow(pass.gameId, cookie);
  await expect.poll(() => heartbeatHere(pass.gameId, holderOf(pass.visitor))).toBe(true);
  refreshAccess({ table: pass.tableId });
  await again.all;
  await expect.poll(openStreams).toBe(0);
});

/** Sends raw text, and returns the response until the connection closes. */
async function raw(text: string): Promise<string> {
  const socket = connect(server.port, "127.0.0.1");
  let heard = "";
  socket.on("data", (piece) => {
    heard += piece;
  });
  socket.write(text);
  await once(socket, "close");
  return heard;
}

test.each(["localhost:99999", "localhost:", "127.0.0.1:0", ""])(
  "answers a request for “%s”",
  async (host) => {
    for (const address of ["stream", "entries"]) {
      const method = address === "stream" ? "GET" : "POST";
      const body = address === "stream" ? "" : "Content-Type: application/json\r\nContent-Length: 2\r\n";
      const heard = await raw(
        `${method} /api/v1/games/there-is-none/${address} HTTP/1.1\r\nHost: ${host}\r\n${body}Connection: close\r\n\r\n${body && "{}"}`,
      );
      expect(heard).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
  },
);

test("frees the slots of queued requests on a cut connection", async () => {
  const pass = await seatedTable();
  const cookie = await cookieOf(pass.visitor);
  const stream = `GET /api/v1/games/${pass.gameId}/stream HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`;
  const page = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
  begun = 0;
  for (let times = 1; times <= 6; times++) {
    const socket = connect(server.port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(stream.repeat(2) + page.repeat(58));
    await expect.poll(() => begun).toBe(60 * times);
    socket.resetAndDestroy();
  }
  await expect.poll(openStreams).toBe(0);
  // One address has 300 slots: six times 60 would be too many.
  const answer = await fetch(`http://127.0.0.1:${server.port}/`);
  expect([answer.status, await answer.text()]).toEqual([200, "a page"]);
});
