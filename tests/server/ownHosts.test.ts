import { once } from "node:events";
import { get, type IncomingHttpHeaders } from "node:http";
import os from "node:os";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listen } from "@/lib/server/http/httpServer";
import type { HostSettings } from "@/lib/server/http/ownHosts";
import { readNetworks } from "@/lib/server/process/callerAddress";

// The machine's name and addresses are mocked; the server and its requests are real.
beforeEach(() => {
  vi.spyOn(os, "hostname").mockReturnValue("Kitchen");
  vi.spyOn(os, "networkInterfaces").mockReturnValue({
    wlan0: [at("192.168.1.7", "IPv4"), at("fe80::1", "IPv6"), at("2001:db8:0:0:0:0:0:7", "IPv6")],
  });
});
afterEach(() => void vi.restoreAllMocks());

const at = (address: string, family: "IPv4" | "IPv6") =>
  ({
    address,
    family,
    netmask: "",
    mac: "",
    internal: false,
    cidr: null,
    scopeid: 0,
  }) as os.NetworkInterfaceInfo;

/** The response to these headers, and whether a handler ran. */
async function asked(headers: IncomingHttpHeaders, hosts: HostSettings = {}, trusted = "") {
  let reached = false;
  const server = await listen(
    "127.0.0.1",
    0,
    (_request, response) => {
      reached = true;
      response.end();
    },
    { hosts, trusts: readNetworks(trusted) ?? (() => false) },
  );
  const [answer] = await once(get({ port: server.port, headers }), "response");
  const text = (await answer.toArray()).join("");
  await server.stop();
  return { status: answer.statusCode as number, reached, text };
}

const statusOf = async (host: string, hosts?: HostSettings) => (await asked({ host }, hosts)).status;

test.each([
  "localhost:3000",
  "LocalHost",
  "table.localhost:3000",
  "127.0.0.1:3000",
  "127.8.0.1",
  "[::1]:3000",
  "kitchen:3000",
  "Kitchen.local:3000",
  "kitchen.local.",
  "192.168.1.7:3000",
  "[2001:db8::7]:3000",
])("answers %s, which is this machine", async (host) => {
  expect(await statusOf(host)).toBe(200);
});

test.each([
  "evil.example",
  "evil.example:3000",
  "localhost.evil.example",
  "kitchen.evil.example",
  "notlocalhost",
  "192.168.1.7.nip.io",
  "192.168.1.8:3000",
  "203.0.113.9",
  "[2001:db8::8]",
  "me@localhost",
  "localhost/path",
  "localhost:3000:3000",
  "xn--kitchen",
])("refuses %s, and says what to set", async (host) => {
  const { status, reached, text } = await asked({ host });
  expect([status, reached]).toEqual([421, false]);
  expect(text).toMatch(/set PUBLIC_URL .* ALLOWED_HOSTS\.\n$/);
});

test("answers PUBLIC_URL's name, and this machine's own", async () => {
  const hosts = { publicUrl: "https://dice.example.org" };
  expect(await statusOf("dice.example.org", hosts)).toBe(200);
  expect(await statusOf("DICE.example.org:443", hosts)).toBe(200);
  expect(await statusOf("192.168.1.7", hosts)).toBe(200);
  expect(await statusOf("other.example.org", hosts)).toBe(421);
});

test("answers the names in ALLOWED_HOSTS, and the one HOST listens on", async () => {
  const hosts = { allowedHosts: ["dice.lan", "203.0.113.9"], host: "Table.Example" };
  for (const host of ["dice.lan:3000", "203.0.113.9:80", "table.example"])
    expect(await statusOf(host, hosts)).toBe(200);
  expect(await statusOf("my.dice.lan", hosts)).toBe(421);
});

test("accepts a newly joined network and a new name at once", async () => {
  expect(await statusOf("10.0.0.5")).toBe(421);
  vi.mocked(os.networkInterfaces).mockReturnValue({ eth0: [at("10.0.0.5", "IPv4")] });
  vi.mocked(os.hostname).mockReturnValue("cellar.lan");
  expect(await statusOf("10.0.0.5")).toBe(200);
  expect(await statusOf("192.168.1.7")).toBe(421);
  for (const name of ["cellar", "cellar.lan", "cellar.local"]) expect(await statusOf(name)).toBe(200);
});

test("accepts a trusted proxy's host, and ignores it from others", async () => {
  const headers = { host: "localhost:3000", "x-forwarded-host": "evil.example" };
  expect((await asked(headers)).status).toBe(200);
  expect((await asked(headers, {}, "127.0.0.1")).status).toBe(421);
  const ours = { host: "localhost:3000", "x-forwarded-host": "dice.example.org, localhost" };
  expect((await asked(ours, { publicUrl: "https://dice.example.org" }, "127.0.0.1")).status).toBe(200);
});
