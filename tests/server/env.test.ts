import path from "node:path";
import { expect, test } from "vitest";
import { readEnvironment } from "@/lib/server/env";
import { OperatorError } from "@/lib/server/operatorError";

const DEFAULTS = {
  dataDir: path.resolve("data"),
  port: 3000,
  host: "0.0.0.0",
  publicUrl: undefined,
  trusts: expect.any(Function),
  trustedProxies: [],
};

test.each([
  ["nothing set", {}, DEFAULTS],
  ["everything blank", { DATA_DIR: "", PORT: " ", HOST: "", PUBLIC_URL: "", TRUSTED_PROXIES: " " }, DEFAULTS],
  ["a folder", { DATA_DIR: "/srv/dice" }, { ...DEFAULTS, dataDir: "/srv/dice" }],
  ["any free port", { PORT: "0" }, { ...DEFAULTS, port: 0 }],
  ["an address", { HOST: "127.0.0.1" }, { ...DEFAULTS, host: "127.0.0.1" }],
  [
    "an origin",
    { PUBLIC_URL: "https://dice.example.org" },
    { ...DEFAULTS, publicUrl: "https://dice.example.org" },
  ],
  [
    "a closing slash",
    { PUBLIC_URL: "http://Dice.example:80/" },
    { ...DEFAULTS, publicUrl: "http://dice.example" },
  ],
])("%s", (_what, source, environment) => {
  expect(readEnvironment(source)).toEqual(environment);
});

test.each([
  ["PORT", "http"],
  ["PORT", "-1"],
  ["PORT", "3000.5"],
  ["PORT", "65536"],
  ["HOST", "two words"],
  ["PUBLIC_URL", "dice.example.org"],
  ["PUBLIC_URL", "ftp://dice.example.org"],
  ["PUBLIC_URL", "https://dice.example.org/table"],
  ["PUBLIC_URL", "https://me@dice.example.org"],
  ["PUBLIC_URL", "https://dice.example.org?"],
  ["TRUSTED_PROXIES", "nginx"],
  ["TRUSTED_PROXIES", "10.0.0.0/8 192.0.2.1"],
  ["TRUSTED_PROXIES", "10.0.0.0/33"],
  ["TRUSTED_PROXIES", "0.0.0.0/0"],
  ["TRUSTED_PROXIES", "::/0"],
  ["TRUSTED_PROXIES", "10.0.0.0/-1"],
  ["TRUSTED_PROXIES", "192.0.2"],
  ["TRUSTED_PROXIES", "192.0.2.1:80"],
])("%s=%s is refused in a sentence that names it and says what to set", (name, value) => {
  const refused = () => readEnvironment({ [name]: value });
  expect(refused).toThrow(OperatorError);
  expect(refused).toThrow(new RegExp(`^${name} cannot be "[^"]+": set it to .*, or leave it out.*\\.$`));
});

test("the proxies that are named are trusted, and nobody else", () => {
  const { trusts } = readEnvironment({ TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8,2001:db8::/32" });
  const asked = ["127.0.0.1", "10.9.8.7", "2001:db8:7::1", "127.0.0.2", "192.0.2.1", "2001:db9::1", "", "x"];
  expect(asked.filter(trusts)).toEqual(["127.0.0.1", "10.9.8.7", "2001:db8:7::1"]);
  expect(asked.filter(readEnvironment({}).trusts)).toEqual([]);
});
