import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

interface Package {
  readonly version?: string;
  readonly resolved?: string;
}

const wanted: { dependencies: Record<string, string>; devDependencies: Record<string, string> } = JSON.parse(
  read("package.json"),
);
const locked: Record<string, Package> = JSON.parse(read("package-lock.json")).packages;

/** Below these are advisories that would reach us (docs/security.md). */
const FLOORS = { next: "16.3.3", "next-auth": "4.24.15" } as const;

/** Whether a released version is that or later; one with a suffix came before its release. */
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
])("%s is at least 16.3.3: %s", (version, so) => {
  expect(isAtLeast(version, "16.3.3")).toBe(so);
});

test.each(Object.entries(FLOORS))(
  "%s is at least %s, as asked for and wherever it is installed",
  (name, floor) => {
    expect(wanted.dependencies[name]).toSatisfy((version: string) => isAtLeast(version, floor));
    const installed = Object.entries(locked).filter(([place]) => place.endsWith(`node_modules/${name}`));
    expect(installed).not.toEqual([]);
    for (const [, { version = "" }] of installed)
      expect(version).toSatisfy((it: string) => isAtLeast(it, floor));
  },
);

test("every package is asked for by one exact version", () => {
  const ranges = Object.entries({ ...wanted.dependencies, ...wanted.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(ranges).toEqual([]);
});

test("packages come from wherever the machine that installs them says", () => {
  expect(Object.entries(locked).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  expect(read(".npmrc")).not.toMatch(/registry\s*=|:\/\//);
  expect(read(".npmrc")).toContain("omit-lockfile-registry-resolved=true");
});
