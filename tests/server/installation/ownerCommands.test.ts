import { spawn } from "node:child_process";
import { once } from "node:events";
import { beforeEach, expect, test } from "vitest";
import { recover } from "@/lib/server/accounts/recover";
import { appointByCommand, recoverByCommand, setSignUpByCommand } from "@/lib/server/admin/ownerCommands";
import { database } from "@/lib/server/db/db";
import { readSettings } from "@/lib/server/identity/settings";
import { lastLines } from "@/lib/server/process/audit/auditFiles";
import { ANOTHER, Browser, PASSWORD } from "../accounts/browser";
import { bundleFor } from "../bundles";
import { ownDataFolder } from "../ownDataFolder";

ownDataFolder();

let nth = 0;
/** A new account, and the email that it uses. */
async function account(more: object = {}) {
  const name = `Person${++nth}`;
  const email = `${name.toLowerCase()}@example.org`;
  const browser = new Browser();
  expect((await browser.signUp(name, more)).status).toBe(201);
  return { name, email, id: (await browser.visitor()).account?.id ?? "", browser };
}

beforeEach(async () => {
  await readSettings();
  await database().installation.updateMany({ data: { ownerId: null, signUp: "open" } });
});

const ownerId = async () => (await readSettings()).ownerId;
const changes = (count: number) => lastLines(process.env.DATA_DIR as string, "changes", count);

test("makes a code that opens an account once, and voids the one before", async () => {
  const { name, email, id, browser } = await account();
  const first = await recoverByCommand(email);
  const second = await recoverByCommand(` ${email.toUpperCase()} `);
  expect([second.name, second.id]).toEqual([name, id]);
  expect(changes(1)).toMatchObject([{ event: "recovery-code-made", about: id }]);
  expect(await recover(first.code.code, ANOTHER)).toMatchObject({ refusal: { code: "code-not-valid" } });
  expect(await recover(second.code.code, ANOTHER)).toEqual({ ok: true, value: id });
  expect(await recover(second.code.code, PASSWORD)).toMatchObject({ refusal: { code: "code-not-valid" } });
  expect((await browser.visitor()).account).toBe(null);
});

test("appoints an owner in place of another", async () => {
  const [one, other] = [await account(), await account()];
  await appointByCommand(one.email);
  expect(await ownerId()).toBe(one.id);
  expect(await appointByCommand(other.email)).toMatchObject({ id: other.id, name: other.name });
  expect(await ownerId()).toBe(other.id);
});

test("sets who can sign up", async () => {
  await setSignUpByCommand("closed");
  expect((await new Browser().signUp("Late")).body.code).toBe("sign-up-closed");
  await setSignUpByCommand("open");
  expect((await new Browser().signUp("Late")).status).toBe(201);
});

test("prefers the account that verified the email, then the owner's, and asks when neither is there", async () => {
  const { email, id } = await account();
  const squatter = await account({ email, passphrase: ANOTHER });
  await expect(recoverByCommand(email)).rejects.toThrow(
    new RegExp(`^2 accounts use ${email}, and none has verified it.*\\n.*${id} .*\\n.*${squatter.id} `),
  );
  expect(await database().oneTimeCode.count({ where: { accountId: { in: [id, squatter.id] } } })).toBe(0);
  await appointByCommand(id);
  expect((await recoverByCommand(email)).id).toBe(id);
  await database().account.update({ where: { id: squatter.id }, data: { provenEmail: email } });
  expect((await recoverByCommand(email)).id).toBe(squatter.id);
});

test.each(["", "nobody@example.org", "%", "' OR 1=1 --", "x".repeat(10_000)])(
  "finds no account by %j",
  async (text) => {
    await account();
    await expect(appointByCommand(text)).rejects.toThrow(/^No account uses /);
    expect(await ownerId()).toBe(null);
  },
);

/** Runs `npm run owner` on this database. */
async function command(...args: string[]) {
  const child = spawn(process.execPath, [bundleFor("owner"), ...args], {
    env: { ...process.env, PUBLIC_URL: "https://dice.example.org" },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  const [code] = await once(child, "close");
  return { code, printed };
}

test("works from the command line on the database of a running server", async () => {
  const { name, email, id } = await account();
  const recovered = await command("recover", email);
  expect(recovered.printed).toMatch(
    /^For .*: ([0-9A-Z]{5}-){5}[0-9A-Z]\nEnter it at https:\/\/dice\.example\.org\/reset-password\.\n$/,
  );
  const code = /: (\S+)$/m.exec(recovered.printed)?.[1] ?? "";
  expect(await recover(code, ANOTHER)).toEqual({ ok: true, value: id });
  expect(await command("appoint", email)).toEqual({ code: 0, printed: `${name} owns this server now.\n` });
  expect(await command("sign-up", "invited")).toEqual({
    code: 0,
    printed: "Sign-up is by invitation now.\n",
  });
  expect(await readSettings()).toMatchObject({ ownerId: id, signUp: "invitation" });
});

test.each([
  [[]],
  [["recover"]],
  [["appoint", "a@example.org", "more"]],
  [["sign-up", "invitation"]],
  [["constructor", "a@example.org"]],
])("explains itself after %j", async (args) => {
  const { code, printed } = await command(...args);
  expect([code, printed]).toEqual([
    1,
    "Usage: npm run owner -- recover EMAIL | appoint EMAIL | sign-up open|invited|closed\n",
  ]);
});
