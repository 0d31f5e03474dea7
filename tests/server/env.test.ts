import path from "node:path";
import { expect, test } from "vitest";
import { readEnvironment } from "@/lib/server/process/env";
import { OperatorError } from "@/lib/server/process/operatorError";

const DEFAULTS = {
  dataDir: path.resolve("data"),
  databaseUrl: undefined,
  secret: undefined,
  port: 3000,
  host: "0.0.0.0",
  publicUrl: undefined,
  allowedHosts: [],
  https: undefined,
  log: "off",
  metrics: undefined,
  paintsFirst: true,
  firstSignUp: "open",
  trusts: expect.any(Function),
  webhookNetworks: expect.any(Function),
  trustedProxies: [],
  signIn: { mail: undefined, oidc: undefined, github: undefined, google: undefined },
};

const MAIL = { SMTP_URL: "smtp://mail.example.org", MAIL_FROM: "table@example.org" };
const OIDC = { OIDC_ISSUER: "https://id.example.org/", OIDC_CLIENT_ID: "dice", OIDC_CLIENT_SECRET: "s" };

test.each([
  ["nothing set", {}, DEFAULTS],
  ["everything blank", { DATA_DIR: "", PORT: " ", HOST: "", PUBLIC_URL: "", TRUSTED_PROXIES: " " }, DEFAULTS],
  ["a folder", { DATA_DIR: "/srv/dice" }, { ...DEFAULTS, dataDir: "/srv/dice" }],
  [
    "a PostgreSQL database",
    { DATABASE_URL: "postgresql://dice:pass@db.example.org/dice" },
    { ...DEFAULTS, databaseUrl: "postgresql://dice:pass@db.example.org/dice" },
  ],
  [
    "a secret that is shared",
    { INSTALLATION_SECRET: "0f".repeat(32) },
    { ...DEFAULTS, secret: Buffer.alloc(32, 15) },
  ],
  ["any free port", { PORT: "0" }, { ...DEFAULTS, port: 0 }],
  ["pages as Next draws them", { PAINT_FIRST: "off" }, { ...DEFAULTS, paintsFirst: false }],
  ["sign-up by invitation by default", { SIGN_UP: "invited" }, { ...DEFAULTS, firstSignUp: "invitation" }],
  ["its own certificate", { HTTPS: "self" }, { ...DEFAULTS, https: "self" }],
  ["a log of requests", { LOG: "json" }, { ...DEFAULTS, log: "json" }],
  ["metrics", { METRICS_PORT: "9464" }, { ...DEFAULTS, metrics: { host: "127.0.0.1", port: 9464 } }],
  [
    "metrics for a private network",
    { METRICS_PORT: "0", METRICS_HOST: "10.0.0.1" },
    { ...DEFAULTS, metrics: { host: "10.0.0.1", port: 0 } },
  ],
  ["a host for metrics alone", { METRICS_HOST: "10.0.0.1" }, DEFAULTS],
  ["an address", { HOST: "127.0.0.1" }, { ...DEFAULTS, host: "127.0.0.1" }],
  [
    "an origin",
    { PUBLIC_URL: "https://dice.example.org" },
    { ...DEFAULTS, publicUrl: "https://dice.example.org" },
  ],
  [
    "names a router gives",
    { ALLOWED_HOSTS: "Dice.LAN, dice.fritz.box,[fd00::1]," },
    { ...DEFAULTS, allowedHosts: ["dice.lan", "dice.fritz.box", "[fd00::1]"] },
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
  ["PAINT_FIRST", "no"],
  ["HTTPS", "on"],
  ["LOG", "yes"],
  ["METRICS_PORT", "70000"],
  ["METRICS_HOST", "two words"],
  ["PUBLIC_URL", "dice.example.org"],
  ["PUBLIC_URL", "ftp://dice.example.org"],
  ["PUBLIC_URL", "https://dice.example.org/table"],
  ["PUBLIC_URL", "https://me@dice.example.org"],
  ["PUBLIC_URL", "https://dice.example.org?"],
  ["ALLOWED_HOSTS", "dice.lan:3000"],
  ["ALLOWED_HOSTS", "http://dice.lan"],
  ["ALLOWED_HOSTS", "two words"],
  ["TRUSTED_PROXIES", "nginx"],
  ["TRUSTED_PROXIES", "10.0.0.0/8 192.0.2.1"],
  ["TRUSTED_PROXIES", "10.0.0.0/33"],
  ["TRUSTED_PROXIES", "0.0.0.0/0"],
  ["TRUSTED_PROXIES", "::/0"],
  ["TRUSTED_PROXIES", "10.0.0.0/-1"],
  ["TRUSTED_PROXIES", "192.0.2"],
  ["TRUSTED_PROXIES", "192.0.2.1:80"],
])("refuses %s=%s in a sentence that names it and its fix", (name, value) => {
  const refused = () => readEnvironment({ [name]: value });
  expect(refused).toThrow(OperatorError);
  expect(refused).toThrow(new RegExp(`^${name} cannot be "[^"]+": set it to .*, or leave it out.*\\.$`));
});

test("trusts the named proxies, and no others", () => {
  const { trusts } = readEnvironment({ TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8,2001:db8::/32" });
  const asked = ["127.0.0.1", "10.9.8.7", "2001:db8:7::1", "127.0.0.2", "192.0.2.1", "2001:db9::1", "", "x"];
  expect(asked.filter(trusts)).toEqual(["127.0.0.1", "10.9.8.7", "2001:db8:7::1"]);
  expect(asked.filter(readEnvironment({}).trusts)).toEqual([]);
});

test("reads complete sign-in settings", () => {
  const all = {
    PUBLIC_URL: "https://dice.example.org",
    ...MAIL,
    MAIL_FROM: "Liar's Table <table@example.org>",
    ...OIDC,
    GITHUB_ID: "g",
    GITHUB_SECRET: "h",
    GOOGLE_ID: "i",
    GOOGLE_SECRET: "j",
  };
  expect(readEnvironment(all).signIn).toEqual({
    mail: { url: "smtp://mail.example.org", from: "Liar's Table <table@example.org>" },
    oidc: { issuer: "https://id.example.org", id: "dice", secret: "s", name: "id.example.org" },
    github: { id: "g", secret: "h" },
    google: { id: "i", secret: "j" },
  });
  expect(readEnvironment({ ...all, OIDC_NAME: "The station" }).signIn.oidc?.name).toBe("The station");
});

test.each([
  ["a mail server without a sender", { SMTP_URL: "smtp://mail.example.org" }, /^SMTP_URL needs MAIL_FROM/],
  ["a sender without a server", { MAIL_FROM: "table@example.org" }, /^MAIL_FROM needs SMTP_URL/],
  ["mail without PUBLIC_URL", MAIL, /^SMTP_URL needs PUBLIC_URL/],
  [
    "an issuer alone",
    { OIDC_ISSUER: "https://id.example.org" },
    /needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET/,
  ],
  ["an id without its secret", { GITHUB_ID: "x" }, /^GITHUB_ID needs GITHUB_SECRET as well: set it/],
  ["a secret without its id", { GOOGLE_SECRET: "x" }, /^GOOGLE_SECRET needs GOOGLE_ID as well/],
  [
    "an invalid mail server",
    { PUBLIC_URL: "http://a", ...MAIL, SMTP_URL: "http://u:pw@x" },
    /^SMTP_URL is invalid/,
  ],
  [
    "an invalid sender",
    { PUBLIC_URL: "http://a", ...MAIL, MAIL_FROM: "the table" },
    /^MAIL_FROM cannot be "the table"/,
  ],
  [
    "another kind of database",
    { DATABASE_URL: "mysql://u:pw@x/dice" },
    /^DATABASE_URL is invalid: .*postgresql:/,
  ],
  ["a secret with other characters", { INSTALLATION_SECRET: "pw" }, /^INSTALLATION_SECRET is invalid/],
  [
    "https and a plain address",
    { HTTPS: "self", PUBLIC_URL: "http://dice.lan:3000" },
    /^HTTPS=self and PUBLIC_URL=http:\/\/dice\.lan:3000 contradict each other: set PUBLIC_URL/,
  ],
  ["an issuer over plain http", { ...OIDC, OIDC_ISSUER: "http://id.example.org" }, /^OIDC_ISSUER cannot be/],
  ["an invalid issuer", { ...OIDC, OIDC_ISSUER: "id.example.org" }, /^OIDC_ISSUER cannot be/],
])("refuses %s in a sentence that says what to set, without a secret", (_what, source, sentence) => {
  const refused = () => readEnvironment(source);
  expect(refused).toThrow(OperatorError);
  expect(refused).toThrow(sentence);
  expect(refused).not.toThrow(/pw/);
});
