import { expect, test, vi } from "vitest";
import { GET } from "@/app/settle/picture.png/route";
import { PEER_ADDRESS } from "@/lib/server/http/peerAddress";

const drawnHere = vi.hoisted(() => () => {
  throw new Error("drawn on the server's own thread");
});
vi.mock("next/og", drawnHere);
vi.mock("next/og.js", drawnHere);

test("draws no picture on the server's own thread", async () => {
  const query = "ask=compare&game=pass-the-cup&a=33226&b=44112";
  const headers = { [PEER_ADDRESS]: "192.0.2.1" };
  const answer = await GET(new Request(`http://table/settle/picture.png?${query}`, { headers }));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
});
