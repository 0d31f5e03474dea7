import { describe, expect, test } from "vitest";
import { makeRecoveryCode } from "@/lib/server/admin/accounts";
import { changeInstallation } from "@/lib/server/admin/changeInstallation";
import { access, accessAccount } from "@/lib/server/identity/access";
import { holderOf } from "@/lib/server/identity/visitor";
import { handOver } from "@/lib/server/seats/handOver";
import { takeSeat } from "@/lib/server/seats/takeSeat";
import { publicHolderId } from "@/lib/server/table/grants/publicIds";
import { removePhone } from "@/lib/server/table/grants/removePhone";
import { joinByLink, resetLinks, tableLinks } from "@/lib/server/table/links/tableLink";
import { ANOTHER, Browser, PASSWORD } from "../accounts/browser";
import { ask, cachedCrew, idOf } from "../cachedCrew";
import { ownerCalled } from "../installation/owner";
import { ownDataFolder } from "../ownDataFolder";
import { signedUp, sureOf } from "../people";
import { guest, seatedTable } from "../table";
import { auditText, loggedBy } from "./lines";

ownDataFolder();

const EMAIL = "secret.person@example.org";

describe("an account", () => {
  const browser = new Browser();
  let who = "";

  test("is logged: created, signed in and out", async () => {
    const lines = await loggedBy(async () => {
      await browser.signUp("Personne", { email: EMAIL });
      who = (await browser.visitor()).account?.id ?? "";
      await browser.auth("signout");
      await browser.signIn(EMAIL, PASSWORD);
    });
    expect(lines).toEqual([
      { event: "account-made", who, way: "passphrase" },
      { event: "signed-in", who, way: "sign-up" },
      { event: "signed-out", who },
      { event: "signed-in", who, way: "passphrase" },
    ]);
  });

  test("is logged for guesses: each try, and the reached limit, with a digest of the address", async () => {
    const lines = await loggedBy(async () => {
      const stranger = new Browser();
      for (let tries = 0; tries < 7; tries++) await stranger.signIn(EMAIL, ANOTHER);
    });
    const mailbox = expect.stringMatching(/^[\w-]{12}$/);
    // The first is written at once, the others are counted; then the mailbox is over its limit at that
    // address.
    expect(lines).toEqual([
      { event: "sign-in-failed", way: "passphrase", mailbox },
      { event: "limit-reached", code: "sign-in", mailbox },
      { event: "sign-in-failed", way: "passphrase", mailbox, more: 4 },
      { event: "limit-reached", code: "sign-in", mailbox, more: 1 },
    ]);
  });

  test("is logged for credential changes", async () => {
    const lines = await loggedBy(async () => {
      await browser.ask("PATCH", "/api/v1/account", { name: "Another name" });
      await browser.ask("PATCH", "/api/v1/account", { email: `new.${EMAIL}`, passphrase: ANOTHER });
      await browser.ask("PATCH", "/api/v1/account", { email: `new.${EMAIL}`, passphrase: PASSWORD });
      await browser.post("/api/v1/account/passphrase", { current: PASSWORD, passphrase: ANOTHER });
      await browser.post("/api/v1/account/email", { code: "WRONG-CODE0" });
    });
    expect(lines).toEqual([
      { event: "email-changed", who },
      { event: "passphrase-changed", who },
      { event: "passphrase-refused", who },
      { event: "code-refused", who, purpose: "prove-email" },
    ]);
  });

  test("is logged for a recovery code and its use", async () => {
    const { owner, pass } = await ownerCalled("Olive");
    const code = await makeRecoveryCode(pass, who, await sureOf(owner));
    const lines = await loggedBy(async () => {
      const again = await makeRecoveryCode(pass, who, await sureOf(owner));
      if (!code.ok || !again.ok) throw new Error("no code");
      const phone = new Browser();
      const passphrase = "a third long passphrase";
      await phone.post("/api/v1/recovery/passphrase", { code: code.value.code, passphrase });
      await phone.post("/api/v1/recovery/passphrase", { code: again.value.code, passphrase });
    });
    expect(lines).toEqual([
      { event: "recovery-code-made", who: owner.account?.id, about: who },
      { event: "passphrase-recovered", who },
      { event: "signed-in", who, way: "code" },
      { event: "code-refused", purpose: "recover" },
    ]);
  });

  test("is logged for ending one session, all, and its deletion", async () => {
    const phone = new Browser();
    const passphrase = "a third long passphrase";
    await phone.signIn(`new.${EMAIL}`, passphrase);
    const lines = await loggedBy(async () => {
      const { body } = await phone.get("/api/v1/account/sessions");
      const other = body.sessions.find(({ here }: { here: boolean }) => !here);
      await phone.ask("DELETE", `/api/v1/account/sessions/${other.id}`, { passphrase });
      await phone.ask("DELETE", "/api/v1/account/sessions", { passphrase });
      await phone.signIn(`new.${EMAIL}`, passphrase);
      await phone.ask("DELETE", "/api/v1/account", { passphrase });
    });
    expect(lines.map(({ event }) => event)).toEqual([
      "session-ended",
      "all-sessions-ended",
      "signed-in",
      "account-deleted",
    ]);
  });

  test("leaves no name, no address, no password in the log", () => {
    const log = auditText();
    expect(log).not.toMatch(/personne|secret|example|another name|olive/i);
    for (const passphrase of [PASSWORD, ANOTHER, "a third"]) expect(log).not.toContain(passphrase);
  });
});

test("logs a group: invited, joined, another role, removed, left, transferred, deleted, restored", async () => {
  const { id, owner, keeper, member, viewer } = await cachedCrew();
  const group = { group: id };
  const lines = await loggedBy(async () => {
    const { body } = await ask(keeper, "invitations", "POST", {
      params: { id },
      body: { role: "member", hours: 24, uses: 1 },
    });
    const code = body.path.slice("/invite/".length);
    await ask(viewer, "accept", "POST", { body: { code } });
    await ask(viewer, "accept", "POST", { body: { code } });
    await ask(owner, "member", "PATCH", { params: { id, account: idOf(member) }, body: { role: "viewer" } });
    await ask(keeper, "member", "DELETE", { params: { id, account: idOf(member) } });
    await ask(viewer, "member", "DELETE", { params: { id, account: idOf(viewer) } });
    await ask(owner, "handOver", "POST", { params: { id }, body: { to: idOf(keeper) } });
    await ask(keeper, "group", "DELETE", { params: { id } });
    await ask(keeper, "restore", "POST", { params: { id }, body: {} });
  });
  expect(lines).toEqual([
    { event: "invitation-made", who: idOf(keeper), ...group, to: "member" },
    { event: "invitation-accepted", who: idOf(viewer), ...group, to: "member" },
    { event: "role-changed", who: idOf(owner), about: idOf(member), ...group, to: "viewer" },
    { event: "member-shown-out", who: idOf(keeper), about: idOf(member), ...group },
    { event: "group-left", who: idOf(viewer), ...group },
    { event: "group-handed-over", who: idOf(owner), about: idOf(keeper), ...group },
    { event: "group-deleted", who: idOf(keeper), ...group },
    { event: "group-restored", who: idOf(keeper), ...group },
  ]);
});

test("logs a table: links reset, a guest removed, transferred", async () => {
  const pass = await seatedTable();
  const [one, two] = [guest(), guest()];
  const { sit } = await tableLinks(pass);
  for (const visitor of [one, two]) await joinByLink(visitor, sit.slice("/join/".length));
  const sits = await access(two, pass.gameId, "record");
  if (!sits.ok) throw new Error(sits.refusal.message);
  expect((await takeSeat(sits.value, { seat: "s2" })).ok).toBe(true);
  const lines = await loggedBy(async () => {
    await resetLinks(pass);
    await removePhone(pass, publicHolderId(pass.gameId, holderOf(one)));
    await handOver(pass, "s2");
  });
  const at = { who: holderOf(pass.visitor), table: pass.tableId };
  expect(lines).toEqual([
    { event: "links-made-anew", ...at },
    { event: "guest-shown-out", ...at, about: holderOf(one) },
    { event: "table-handed-over", ...at, about: holderOf(two) },
  ]);
});

test("logs the server: sign-up settings, and a new owner", async () => {
  const { owner, pass } = await ownerCalled("Olive");
  const next = await signedUp("Nextby");
  const lines = await loggedBy(async () => {
    await changeInstallation(pass, { signUp: "closed" });
    await changeInstallation(pass, { owner: { id: idOf(next), by: await sureOf(owner) } });
  });
  expect(lines).toEqual([
    { event: "sign-up-changed", who: idOf(owner), to: "closed" },
    { event: "installation-handed-over", who: idOf(owner), about: idOf(next) },
  ]);
});

describe("refusals", () => {
  test("are logged for a known visitor, with who and what, and not for an unknown one", async () => {
    const { gameId } = await seatedTable();
    const [stranger, other] = [guest(), await signedUp("Eve")];
    const { id } = await cachedCrew();
    const lines = await loggedBy(async () => {
      await access(stranger, gameId, "read");
      await access({ device: null, account: null }, gameId, "read");
      await ask(other, "group", "GET", { params: { id } });
      await ask(other, "group", "PATCH", { params: { id }, body: { name: "Eve's" } });
    });
    expect(lines).toEqual([
      {
        event: "access-refused",
        who: holderOf(stranger),
        game: gameId,
        purpose: "read",
        code: "no-such-table",
      },
      { event: "access-refused", who: idOf(other), group: id, purpose: "read", code: "no-such-group" },
      { event: "access-refused", who: idOf(other), group: id, purpose: "keep", code: "no-such-group" },
    ]);
  });

  test("are not logged if they only choose what to show", async () => {
    const pass = await seatedTable();
    const lines = await loggedBy(async () => {
      const visitor = guest();
      await joinByLink(visitor, (await tableLinks(pass)).watch.slice("/join/".length));
      accessAccount(visitor);
    });
    expect(lines).toEqual([]);
  });

  test("are logged for another site's page", async () => {
    const who = await signedUp("Victim");
    const { id } = await cachedCrew();
    const headers = { origin: "https://evil.example" };
    const lines = await loggedBy(() => ask(who, "group", "DELETE", { params: { id }, headers }));
    expect(lines).toEqual([{ event: "cross-site-refused", code: "DELETE" }]);
  });
});
