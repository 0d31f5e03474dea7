import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

interface Package {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly inBundle?: true;
  readonly engines?: { readonly node?: string };
}

const wanted: { dependencies: Record<string, string>; devDependencies: Record<string, string> } = JSON.parse(
  read("package.json"),
);
const locked: Record<string, Package> = JSON.parse(read("package-lock.json")).packages;

/** Versions below these have advisories. docs/security.md explains each in the row that names its version. */
const FLOORS = {
  next: "16.4.2",
  "next-auth": "4.24.15",
  nodemailer: "10.0.13",
  postcss: "8.5.23",
  jose: "4.15.5",
  mysql2: "3.23.1",
  "deepmerge-ts": "8.0.0",
  "find-my-way": "9.7.0",
  effect: "3.20.0",
  valibot: "1.2.0",
  "fast-uri": "3.1.7",
  lodash: "4.18.0",
  esbuild: "0.28.1",
  vitest: "4.1.11",
  koa: "2.16.4",
} as const;

/** True if a released version is at least the floor; prereleases come before their release. */
function isAtLeast(version: string, floor: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false;
  const [have, need] = [version, floor].map((text) => text.split(".").map(Number));
  for (const [place, least] of (need ?? []).entries()) {
    const number = have?.[place] ?? 0;
    if (number !== least) return number > least;
  }
  return true;
}

test.each([
  ["16.3.3", true],
  ["16.3.10", true],
  ["16.10.0", true],
  ["17.0.0", true],
  ["16.3.2", false],
  ["16.2.99", false],
  ["9.9.9", false],
  ["16.4.0-canary.1", false],
  ["^16.4.0", false],
])("has %s at least 16.3.3: %s", (version, so) => {
  expect(isAtLeast(version, "16.3.3")).toBe(so);
});

test.each(Object.entries(FLOORS))(
  "has %s at least %s wherever it is installed, with the reason in docs/security.md",
  (name, floor) => {
    const installed = Object.entries(locked).filter(([place]) => place.endsWith(`node_modules/${name}`));
    expect(installed).not.toEqual([]);
    for (const [, { version = "" }] of installed)
      expect(version).toSatisfy((it: string) => isAtLeast(it, floor));
    const rows = read("docs/security.md").split("\n");
    expect(rows.some((row) => row.startsWith(`| ${name} ≥ ${floor} |`))).toBe(true);
  },
);

test("requires every package by one exact version", () => {
  const ranges = Object.entries({ ...wanted.dependencies, ...wanted.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(ranges).toEqual([]);
});

test("names no registry, so that each machine uses its own", () => {
  expect(Object.entries(locked).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  expect(read(".npmrc")).not.toMatch(/registry\s*=|:\/\//);
  expect(read(".npmrc")).toContain("omit-lockfile-registry-resolved=true");
});

test("has a checksum for every package in the lock file, except those bundled in another one that has", () => {
  const within = (place: string) => place.slice(0, place.indexOf("/node_modules/"));
  const without = Object.entries(locked).filter(
    ([place, { integrity, inBundle }]) =>
      place !== "" &&
      integrity === undefined &&
      !(inBundle && locked[within(place)]?.integrity !== undefined),
  );
  expect(without.map(([place]) => place)).toEqual([]);
});

test("has no package that warns about Node 20 at the first command", () => {
  const fits = (range: string): boolean =>
    range === "*" ||
    range.split("||").some((one) => {
      const [, from = "", major] = /^\s*(\^|>=)?\s*(\d+)/.exec(one) ?? [];
      return from === ">=" ? Number(major) <= 20 : Number(major) === 20;
    });
  expect(fits(">=22.0.0")).toBe(false);
  const warning = Object.entries(locked).filter(([, { engines }]) => !fits(engines?.node ?? "*"));
  expect(warning.map(([place]) => place)).toEqual([]);
});
