import { createTransport } from "nodemailer";
import { expect, test, vi } from "vitest";
import { mailOptions, sendMail } from "@/lib/server/accounts/mail";
import { ownDataFolder } from "../ownDataFolder";
import { ownMailbox } from "./mailbox";

ownDataFolder();
const mailbox = ownMailbox();

/** The test's mail server by a name that is not known to be this machine's, and yet reaches it. */
function elsewhere(query = ""): string {
  return `smtp://0.0.0.0:${new URL(process.env.SMTP_URL ?? "").port}/${query}`;
}
const words = { subject: "Hello", text: "There" };

test("a mail server on another machine that offers no TLS gets no mail, and whoever runs this is told", async () => {
  const told = vi.spyOn(console, "error").mockReturnValue();
  vi.stubEnv("SMTP_URL", elsewhere());
  sendMail("baker@example.org", words);
  await vi.waitUntil(() => told.mock.calls.length > 0, { timeout: 10_000 });
  expect(String(told.mock.calls[0])).toMatch(/^A mail was not sent: .*(TLS|STARTTLS)/);
  expect(mailbox.arrived).toEqual([]);
  // Whoever runs the installation may say otherwise, for a server in the same cupboard.
  vi.stubEnv("SMTP_URL", elsewhere("?requireTLS=false"));
  sendMail("able@example.org", words);
  expect((await mailbox.next("able@example.org")).text).toContain("There");
  told.mockRestore();
});

test("the mail server is waited for ten seconds at most, and no longer than thirty between its answers", () => {
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

test.each(["localhost", "127.0.0.1", "127.3.2.1", "[::1]"])("at %s TLS is not asked for", (host) => {
  expect(mailOptions(`smtp://${host}:2525`).requireTLS).toBe(false);
});
