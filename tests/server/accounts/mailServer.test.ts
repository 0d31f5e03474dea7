import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createTransport } from "nodemailer";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { mailOptions, sendMail } from "@/lib/server/accounts/mail";
import { readInstallation } from "@/lib/server/admin/installationNow";
import { ownerCalled } from "../installation/owner";
import { ownDataFolder } from "../ownDataFolder";
import { ownMailbox } from "./mailbox";

ownDataFolder();
const mailbox = ownMailbox();

/** The test's mail server under a name that is not known as local. */
function elsewhere(query = ""): string {
  return `smtp://0.0.0.0:${new URL(process.env.SMTP_URL ?? "").port}/${query}`;
}
const words = { subject: "Hello", text: "There" };

test("sends nothing to a remote mail server without TLS, and tells the operator", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  vi.stubEnv("SMTP_URL", elsewhere());
  sendMail("baker@example.org", words);
  await vi.waitUntil(() => logged.mock.calls.length > 0, { timeout: 10_000 });
  expect(String(logged.mock.calls[0])).toMatch(/^Could not send an email: .*(TLS|STARTTLS)/);
  expect(mailbox.arrived).toEqual([]);
  // The operator can allow it, for a server in the same network.
  vi.stubEnv("SMTP_URL", elsewhere("?requireTLS=false"));
  sendMail("able@example.org", words);
  expect((await mailbox.next("able@example.org")).text).toContain("There");
  logged.mockRestore();
});

describe("a mail server with a TLS certificate of its own", () => {
  const arrived: string[] = [];
  // The library's certificate: self-signed and expired.
  const relay = new SMTPServer({
    authOptional: true,
    onRcptTo({ address }, _session, done) {
      if (/^gone/i.test(address)) return done(new Error(`5.1.1 <${address}> unknown`));
      arrived.push(address);
      done();
    },
    onData(stream, _session, done) {
      stream.on("end", done).resume();
    },
  });
  beforeAll(async () => {
    relay.listen(0, "127.0.0.1");
    await once(relay.server, "listening");
  });
  afterAll(() => new Promise<void>((closed) => relay.close(closed)));
  const at = (host: string, query = "") => {
    const { port } = relay.server.address() as AddressInfo;
    vi.stubEnv("SMTP_URL", `smtp://${host}:${port}/${query}`);
  };

  test.each([
    ["on this machine", "127.0.0.1", ""],
    ["elsewhere, where the address says so", "0.0.0.0", "?tls.rejectUnauthorized=false"],
    ["elsewhere, without TLS at all", "0.0.0.0", "?ignoreTLS=true&requireTLS=false"],
  ])("gets mails %s", async (what, host, query) => {
    const to = `${what.length}@example.org`;
    at(host, query);
    sendMail(to, words);
    await vi.waitUntil(() => arrived.includes(to), { timeout: 10_000 });
  });

  test("gets none elsewhere, and the owner sees when and why, without an address, until one is sent", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const { pass } = await ownerCalled("Olive");
    const read = async () => {
      const { reach, warnings } = await readInstallation(pass);
      return { ...reach.mailFailure, warns: warnings.includes("mail-fails") };
    };
    at("0.0.0.0");
    const before = Date.now();
    sendMail("able@example.org", words);
    await vi.waitUntil(async () => (await read()).warns, { timeout: 10_000 });
    const failed = await read();
    expect(failed.why).toMatch(/certificate/);
    expect(Date.parse(failed.at ?? "")).toBeGreaterThanOrEqual(before);
    at("127.0.0.1");
    sendMail("GONE.Able@example.org", words);
    await vi.waitUntil(async () => /unknown/.test((await read()).why ?? ""), { timeout: 10_000 });
    expect((await read()).why).not.toMatch(/example\.org|able/i);
    sendMail("able@example.org", words);
    await vi.waitUntil(async () => !(await read()).warns, { timeout: 10_000 });
    expect((await read()).why).toBeUndefined();
  });
});

test("waits for the mail server at most ten seconds, and thirty between its responses", () => {
  expect(createTransport(mailOptions("smtps://user:word@mail.example.org")).transporter).toMatchObject({
    options: {
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      secure: true,
      requireTLS: true,
      auth: { user: "user", pass: "word" },
    },
  });
});

test.each(["localhost", "127.0.0.1", "127.3.2.1", "[::1]"])("needs no TLS at %s", (host) => {
  expect(mailOptions(`smtp://${host}:2525`).requireTLS).toBe(false);
});
