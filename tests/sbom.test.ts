import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  readonly name?: string;
  readonly version?: string;
  readonly dev?: true;
  readonly devOptional?: true;
}
interface Bill {
  readonly bomFormat: string;
  readonly components: readonly { readonly name: string; readonly version: string; readonly purl: string }[];
}

const root = new URL("..", import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(new URL(file, root), "utf8"));

test("lists every runtime package in the bill of materials, and no build or test package", {
  timeout: 120_000,
}, () => {
  const bill: Bill = JSON.parse(
    execFileSync("npm", ["run", "-s", "sbom"], { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 }),
  );
  expect(bill.bomFormat).toBe("CycloneDX");
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  const wanted: { dependencies: Record<string, string>; devDependencies: Record<string, string> } =
    read("package.json");
  for (const [name, version] of Object.entries(wanted.dependencies))
    expect(listed, name).toContain(`${name}@${version}`);
  const locked: Record<string, Locked> = read("package-lock.json").packages;
  const named = Object.entries(locked)
    .filter(([place]) => place !== "")
    .map(([place, it]) => ({ ...it, id: `${it.name ?? place.split("node_modules/").pop()}@${it.version}` }));
  const runs = new Set(named.filter(({ dev, devOptional }) => !dev && !devOptional).map(({ id }) => id));
  expect([...runs].filter((id) => !listed.has(id))).toEqual([]);
  const develops = named.filter(({ dev, id }) => dev && !runs.has(id)).map(({ id }) => id);
  expect(develops).not.toEqual([]);
  expect(develops.filter((id) => listed.has(id))).toEqual([]);
});
