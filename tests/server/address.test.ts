import os from "node:os";
import { describe, expect, test, vi } from "vitest";
import { originFor } from "@/lib/server/http/originForOthers";
import { lanAddresses, originInLan, publicOrigin, servesPlainHttp } from "@/lib/server/process/address";
import { readEnvironment } from "@/lib/server/process/env";

const v4 = (address: string, internal = false) => ({ address, family: "IPv4", internal });

test("prefers IPv4 addresses of real networks, the home router's first, public ones last", () => {
  const interfaces = {
    lo: [v4("127.0.0.1", true)],
    docker0: [v4("172.17.0.1")],
    tun0: [v4("10.8.0.2")],
    eth0: [v4("10.0.0.5"), { address: "fd00::5", family: "IPv6", internal: false }],
    eth1: [v4("203.0.113.9"), v4("169.254.3.4"), v4("172.20.0.3"), v4("172.32.0.3")],
    wlan0: [v4("192.168.1.7")],
    eth2: undefined,
  };
  expect(lanAddresses(interfaces)).toEqual([
    "192.168.1.7",
    "10.0.0.5",
    "172.20.0.3",
    "203.0.113.9",
    "172.32.0.3",
  ]);
  expect(lanAddresses({})).toEqual([]);
});

const AT_HOME = {
  publicUrl: undefined,
  requestHost: undefined,
  requestHttps: false,
  lanAddress: "192.168.1.7",
  port: 3000,
  https: false,
};

test.each([
  [
    "PUBLIC_URL wins",
    { publicUrl: "https://dice.example", requestHost: "10.0.0.5:3000" },
    "https://dice.example",
  ],
  ["uses the visitor's host", { requestHost: "tablet.local:3000" }, "http://tablet.local:3000"],
  ["ignores localhost", { requestHost: "localhost:3000" }, "http://192.168.1.7:3000"],
  ["ignores an IPv4 loopback address", { requestHost: "127.0.0.1:3000" }, "http://192.168.1.7:3000"],
  ["ignores an IPv6 loopback address", { requestHost: "[::1]:3000" }, "http://192.168.1.7:3000"],
  ["ignores an invalid host", { requestHost: "evil.example/path" }, "http://192.168.1.7:3000"],
  ["ignores a host with credentials", { requestHost: "a:b@evil.example" }, "http://192.168.1.7:3000"],
  ["uses the network address", {}, "http://192.168.1.7:3000"],
  [
    "uses https for an https request",
    { requestHost: "tablet.local", requestHttps: true },
    "https://tablet.local",
  ],
  [
    "a server that speaks TLS itself",
    { requestHost: "localhost:3000", requestHttps: true, https: true },
    "https://192.168.1.7:3000",
  ],
  [
    "a server that does not, behind one on this machine that does",
    { requestHost: "localhost", requestHttps: true },
    "http://192.168.1.7:3000",
  ],
  ["port 80 unsaid", { port: 80 }, "http://192.168.1.7"],
  ["localhost, for want of any", { lanAddress: undefined }, "http://localhost:3000"],
])("%s", (_what, known, origin) => {
  expect(publicOrigin({ ...AT_HOME, ...known })).toBe(origin);
});

test.each([
  ["0.0.0.0", "http://192.168.1.7:3000"],
  ["192.168.1.7", "http://192.168.1.7:3000"],
  ["10.0.0.5", "http://10.0.0.5:3000"],
  ["127.0.0.1", "http://localhost:3000"],
  ["::1", "http://localhost:3000"],
  ["localhost", "http://localhost:3000"],
])("shares a server that listens at %s as %s", (host, origin) => {
  vi.stubEnv("HOST", host);
  vi.stubEnv("PORT", "3000");
  vi.stubEnv("PUBLIC_URL", undefined);
  const interfaces = vi.spyOn(os, "networkInterfaces").mockReturnValue({
    wlan0: [{ address: "192.168.1.7", family: "IPv4", internal: false } as os.NetworkInterfaceInfo],
  });
  expect(originFor("localhost:3000")).toBe(origin);
  interfaces.mockRestore();
  vi.unstubAllEnvs();
});

describe("plain http", () => {
  const { host, port, publicUrl, https, trustedProxies } = readEnvironment({});
  const usual = { host, port, publicUrl, https, trustedProxies };

  test.each([
    ["as it comes, in a network", {}, true],
    ["at an address of the network", { host: "192.168.1.7" }, true],
    ["for this machine alone", { host: "127.0.0.1" }, false],
    ["for this machine by name", { host: "localhost" }, false],
    ["for this machine in IPv6", { host: "::1" }, false],
    ["as PUBLIC_URL says", { publicUrl: "http://dice.lan:3000" }, true],
    ["behind a proxy, as PUBLIC_URL says", { publicUrl: "https://dice.example.org" }, false],
    ["behind a proxy that may bring https", { trustedProxies: ["127.0.0.1"] }, false],
    ["uses https with its own certificate", { https: "self" as const }, false],
  ])("warns at %s with %j: %s", (_what, settings, warns) => {
    const lan = { address: "192.168.1.7", family: "IPv4" as const, internal: false };
    vi.spyOn(os, "networkInterfaces").mockReturnValue({ wlan0: [lan as os.NetworkInterfaceInfo] });
    expect(servesPlainHttp({ ...usual, ...settings })).toBe(warns);
    vi.restoreAllMocks();
  });

  test("reaches no one without a network", () => {
    vi.spyOn(os, "networkInterfaces").mockReturnValue({});
    expect(servesPlainHttp(usual)).toBe(false);
    expect(originInLan("0.0.0.0", 3000)).toBeNull();
    expect(originInLan("192.168.1.7", 3000, true)).toBe("https://192.168.1.7:3000");
    vi.restoreAllMocks();
  });
});
