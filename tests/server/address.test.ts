import { expect, test } from "vitest";
import { lanAddresses, publicOrigin } from "@/lib/server/process/address";

const v4 = (address: string, internal = false) => ({ address, family: "IPv4", internal });

test("a phone reaches IPv4 addresses of real networks, the home router's first, public ones last", () => {
  const interfaces = {
    lo: [v4("127.0.0.1", true)],
    docker0: [v4("172.17.0.1")],
    tun0: [v4("10.8.0.2")],
    eth0: [v4("10.0.0.5"), { address: "fd00::5", family: "IPv6", internal: false }],
    eth1: [v4("203.0.113.9"), v4("169.254.3.4"), v4("172.20.0.3"), v4("172.32.0.3")],
    wlan0: [v4("192.168.1.7")],
    gone: undefined,
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
  ["the visitor's own way in", { requestHost: "tablet.local:3000" }, "http://tablet.local:3000"],
  ["not this very machine", { requestHost: "localhost:3000" }, "http://192.168.1.7:3000"],
  ["nor by number", { requestHost: "127.0.0.1:3000" }, "http://192.168.1.7:3000"],
  ["nor in IPv6", { requestHost: "[::1]:3000" }, "http://192.168.1.7:3000"],
  ["nor what is no host", { requestHost: "evil.example/path" }, "http://192.168.1.7:3000"],
  ["nor somebody's password", { requestHost: "a:b@evil.example" }, "http://192.168.1.7:3000"],
  ["the network's address", {}, "http://192.168.1.7:3000"],
  [
    "the way in of whoever came by https",
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
