import { once } from "node:events";
import { get } from "node:http";
import { expect, test } from "vitest";
import { listen } from "@/lib/server/httpServer";

test("stopping ends the live streams and lets an answer finish", async () => {
  const server = await listen("127.0.0.1", 0, (request, response) => {
    if (request.url === "/stream") {
      // The way Next sets it: a header given to writeHead alone cannot be read back.
      response.setHeader("Content-Type", "text/event-stream").write(": here\n\n");
    } else {
      response.writeHead(200).flushHeaders();
      setTimeout(() => response.end("done"), 200);
    }
  });
  const [stream] = await once(get({ port: server.port, path: "/stream" }), "response");
  const [answer] = await once(get({ port: server.port, path: "/slow" }), "response");
  const bodies = Promise.all([stream.toArray(), answer.toArray()]);
  const asked = Date.now();
  await server.stop();
  expect(Date.now() - asked).toBeLessThan(1_500);
  expect((await bodies).map(String)).toEqual([": here\n\n", "done"]);
});

test("an answer that never ends does not keep the program from stopping", async () => {
  const server = await listen("127.0.0.1", 0, (_request, response) => response.writeHead(200).flushHeaders());
  const [answer] = await once(get({ port: server.port }), "response");
  const broken = once(answer, "error");
  answer.resume();
  await server.stop();
  expect(String(await broken)).toContain("aborted");
});

test("an address that is not this machine's is refused in one sentence", async () => {
  await expect(listen("192.0.2.77", 0, () => {})).rejects.toThrow(
    /^Cannot listen on HOST=192\.0\.2\.77 .*leave it out/,
  );
});
