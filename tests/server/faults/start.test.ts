import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "@/lib/server/db/db";
import { migrate } from "@/lib/server/db/migrate";
import { restoreCopy } from "@/lib/server/db/restoreCopy";
import { backupsFolder, databaseFile } from "@/lib/server/process/dataDir";
import { OperatorError } from "@/lib/server/process/operatorError";
import { emptyFolder } from "../../emptyFolder";
import { overwritePages } from "./damage";

const MIGRATIONS = path.resolve("prisma/migrations");

let dataDir: string;
let file: string;
const starts = () => migrate(dataDir, MIGRATIONS);
beforeEach(async () => {
  dataDir = emptyFolder();
  file = databaseFile(dataDir);
  await starts();
});

const refuses = async (sentence: RegExp) => {
  const refused = await starts().catch((thrown: unknown) => thrown);
  expect(refused).toBeInstanceOf(OperatorError);
  expect((refused as OperatorError).message).toMatch(sentence);
};

/** A copy of the database as it is, named as those of every day are. */
function copy(day = "20261120"): string {
  mkdirSync(backupsFolder(dataDir), { recursive: true });
  const name = `${day}T120000000Z-daily.sqlite`;
  copyFileSync(file, path.join(backupsFolder(dataDir), name));
  return name;
}

const accounts = async () => {
  const database = openDatabase(file);
  const found = await database.account.findMany();
  await database.$disconnect();
  return found.map(({ name }) => name);
};

async function signUp(name: string): Promise<void> {
  const database = openDatabase(file);
  await database.account.create({ data: { id: name, name } });
  await database.$disconnect();
}

describe("a start says in one sentence what to do", () => {
  test.each([
    ["is no database", () => writeFileSync(file, "This is no database. ".repeat(500))],
    ["has overwritten pages", () => overwritePages(file)],
    ["was cut short", () => truncateSync(file, 40_960)],
  ])("when the database %s", async (_what, spoil) => {
    copy();
    spoil();
    await refuses(/is damaged: put the latest copy back \(npm run copies -- put-back\)/);
  });

  test("when it is damaged and there is no copy", async () => {
    overwritePages(file);
    await refuses(/put a copy back that you keep elsewhere, since there is none in /);
  });

  test("when the database may not be written", async () => {
    chmodSync(file, 0o444);
    await refuses(/cannot be written: give this user the right/);
    chmodSync(file, 0o600);
    expect((await starts()).applied).toEqual([]);
  });

  test("when it is gone though there are copies, and makes no empty one", async () => {
    copy();
    rmSync(file);
    await refuses(/There is no database .* put the latest one back/);
    expect(existsSync(file)).toBe(false);
  });
});

describe("a copy that is put back", () => {
  test("takes the place of a damaged database, which is kept", async () => {
    await signUp("Ann");
    copy("20261119");
    await signUp("Bob");
    const name = copy("20261120");
    overwritePages(file);
    writeFileSync(`${file}-wal`, "what a killed program left");
    const { copy: back, kept } = await restoreCopy(dataDir);
    expect(back.name).toBe(name);
    expect(readdirSync(kept as string)).toEqual([path.basename(file), `${path.basename(file)}-wal`]);
    await starts();
    expect(await accounts()).toEqual(["Ann", "Bob"]);
    await restoreCopy(dataDir, "20261119T120000000Z-daily.sqlite");
    await starts();
    expect(await accounts()).toEqual(["Ann"]);
  });

  test("is not put back when it is damaged itself, or there is none of that name: nothing is changed", async () => {
    const name = copy();
    overwritePages(path.join(backupsFolder(dataDir), name));
    await expect(restoreCopy(dataDir)).rejects.toThrow(/is damaged .*: choose another/);
    await expect(restoreCopy(dataDir, "../secret")).rejects.toThrow("There is no copy ../secret");
    expect((await starts()).applied).toEqual([]);
    expect(readdirSync(dataDir).filter((one) => /^replaced|unfinished$/.test(one))).toEqual([]);
  });
});
