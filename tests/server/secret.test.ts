import { chmodSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { prepareDataDir } from "@/lib/server/process/dataDir";
import { installationSecret, loadOrCreateSecret } from "@/lib/server/process/installationSecret";
import { loadOrCreateFile } from "@/lib/server/process/loadOrCreateFile";
import { emptyFolder } from "../emptyFolder";

const mode = (file: string) => statSync(file).mode & 0o777;

test("protects the data folder and the secret for their owner", () => {
  const dataDir = path.join(emptyFolder(), "deep", "data");
  prepareDataDir(dataDir);
  loadOrCreateSecret(dataDir);
  expect(mode(dataDir)).toBe(0o700);
  expect(mode(path.join(dataDir, "secret"))).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(["secret"]);
});

test("creates a secret of 32 bytes once, different elsewhere", () => {
  const dataDir = emptyFolder();
  const secret = loadOrCreateSecret(dataDir);
  expect(secret).toHaveLength(32);
  expect(loadOrCreateSecret(dataDir)).toEqual(secret);
  expect(loadOrCreateSecret(emptyFolder())).not.toEqual(secret);
});

test("shares a secret from the environment, and writes no file", () => {
  const dataDir = emptyFolder();
  vi.stubEnv("DATA_DIR", dataDir);
  vi.stubEnv("INSTALLATION_SECRET", "0f".repeat(32));
  expect(installationSecret()).toEqual(Buffer.alloc(32, 15));
  expect(readdirSync(dataDir)).toEqual([]);
  vi.stubEnv("INSTALLATION_SECRET", "");
  expect(installationSecret()).toEqual(loadOrCreateSecret(dataDir));
  vi.unstubAllEnvs();
});

test("tightens loosened file modes", () => {
  const dataDir = emptyFolder();
  loadOrCreateSecret(dataDir);
  chmodSync(path.join(dataDir, "secret"), 0o644);
  loadOrCreateSecret(dataDir);
  expect(mode(path.join(dataDir, "secret"))).toBe(0o600);
});

test("reports a damaged secret, and does not replace it", () => {
  const dataDir = emptyFolder();
  writeFileSync(path.join(dataDir, "secret"), "short");
  expect(() => loadOrCreateSecret(dataDir)).toThrow(/secret is damaged: restore it from a backup/);
});

test("keeps the first secret of several processes that start at once, never half of it", () => {
  const dataDir = emptyFolder();
  const file = path.join(dataDir, "kept");
  const load = (text: string, meanwhile = () => {}) =>
    loadOrCreateFile(file, "It", () => {
      meanwhile();
      return Buffer.from(text);
    }).toString();
  const secrets: string[] = [];
  // The others start when the first has found no file, and before it has written one.
  secrets.push(load("first", () => secrets.push(load("second", () => secrets.push(load("third"))))));
  expect(secrets).toEqual(["third", "third", "third"]);
  expect(readdirSync(dataDir)).toEqual(["kept"]);
});

test.each([
  ["under a file", (folder: string) => path.join(folder, "file", "data")],
  ["where the system makes no folders", () => "/proc/liars-table"],
])("refuses a data folder %s in one sentence", (_where, dataDirIn) => {
  const folder = emptyFolder();
  writeFileSync(path.join(folder, "file"), "");
  expect(() => prepareDataDir(dataDirIn(folder))).toThrow(/cannot be used .*: let this user write there/);
});
