import { describe, expect, test } from "vitest";
import { callerAddress, readNetworks } from "@/lib/server/process/callerAddress";

const trustsNone = () => false;
const proxies = readNetworks("10.0.0.0/8, 127.0.0.1, ::1, fd00::/8") ?? trustsNone;

describe("without a trusted proxy", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:CB00:7107", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    [undefined, "unknown"],
  ])("counts %s as %s, regardless of its headers", (socket, address) => {
    for (const forwardedFor of ["", "198.51.100.1", "198.51.100.1, 198.51.100.2", "garbage"])
      expect(callerAddress(socket, forwardedFor, trustsNone)).toBe(address);
  });
});

describe("behind trusted proxies", () => {
  const by = (forwardedFor: string, socket = "10.0.0.1") => callerAddress(socket, forwardedFor, proxies);

  test.each([
    ["one proxy", "203.0.113.7", "203.0.113.7"],
    ["two proxies", "203.0.113.7, 10.0.0.2", "203.0.113.7"],
    ["made-up addresses to its left", "198.51.100.1, 127.0.0.1, 203.0.113.7", "203.0.113.7"],
    ["made-up trusted addresses", "203.0.113.7, 198.51.100.1, 10.0.0.9", "198.51.100.1"],
    ["with a port", "203.0.113.7:4711", "203.0.113.7"],
    ["IPv6", "2001:db8:1:2:3::7", "2001:db8:1:2::/64"],
    ["IPv6 with a port", "[2001:db8:1:2::7]:4711", "2001:db8:1:2::/64"],
    ["IPv6 with a port, quoted", '"[2001:db8:1:2::7]:4711"', "2001:db8:1:2::/64"],
    ["IPv4 as IPv6", "::ffff:203.0.113.7", "203.0.113.7"],
    ["only proxies", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
    ["nothing", "", "10.0.0.1"],
    ["garbage", "garbage", "10.0.0.1"],
    ["unknown, as in the standard", "203.0.113.7, unknown", "10.0.0.1"],
    ["garbage before a proxy", "203.0.113.7, <script>, 10.0.0.2", "10.0.0.2"],
    ["commas", ",,,", "10.0.0.1"],
    ["an address and a half", "203.0.113.7.8", "10.0.0.1"],
    ["a number", "3405803783", "10.0.0.1"],
    ["octal", "0313.0.0161.07", "10.0.0.1"],
    ["a host name", "localhost", "10.0.0.1"],
    ["a newline", "203.0.113.7\n10.0.0.2", "10.0.0.1"],
  ])("%s", (_what, forwardedFor, address) => {
    expect(by(forwardedFor)).toBe(address);
  });

  test("handles a proxy with IPv6, or IPv4 as IPv6", () => {
    expect(by("203.0.113.7", "fd00::1")).toBe("203.0.113.7");
    expect(by("203.0.113.7", "::ffff:10.0.0.1")).toBe("203.0.113.7");
  });

  test("ignores headers of others", () => {
    expect(by("198.51.100.1", "203.0.113.7")).toBe("203.0.113.7");
  });

  test("parses a million characters in linear time: quadratic time would exceed this test's limit", () => {
    expect(by(`203.0.113.7, ${Array(100_000).fill("10.0.0.2").join(", ")}`)).toBe("203.0.113.7");
    expect(by(`${"[".repeat(500_000)}${",".repeat(500_000)}`)).toBe("10.0.0.1");
    expect(by(`${'"'.repeat(1_000_000)}`)).toBe("10.0.0.1");
  });
});
