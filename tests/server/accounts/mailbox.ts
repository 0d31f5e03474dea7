import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, vi } from "vitest";

/** A received mail. */
interface Arrived {
  readonly to: readonly string[];
  readonly from: string;
  /** Headers and text, unfolded. */
  readonly text: string;
}

/** A real local mail server that this program uses; it stores received mails. */
export function ownMailbox(publicUrl = "http://table.local") {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, done) {
      let raw = "";
      stream.setEncoding("utf8").on("data", (piece) => {
        raw += piece;
      });
      stream.on("end", () => {
        const text = raw
          .replace(/=\r?\n/g, "")
          .replace(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
        arrived.push({
          to: envelope.rcptTo.map(({ address }) => address),
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
          text,
        });
        done();
      });
    },
  });
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    const { port } = server.server.address() as AddressInfo;
    vi.stubEnv("SMTP_URL", `smtp://127.0.0.1:${port}`);
    vi.stubEnv("MAIL_FROM", "Liar's Table <table@example.org>");
    vi.stubEnv("PUBLIC_URL", publicUrl);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await new Promise<void>((closed) => server.close(closed));
  });
  return {
    arrived,
    /** The next mail for a mailbox, and its link's parameters. */
    async next(to: string): Promise<Arrived & { readonly link: URL; readonly brings: URLSearchParams }> {
      const found = await vi.waitUntil(() => arrived.find((mail) => mail.to.includes(to)), {
        timeout: 10_000,
      });
      arrived.splice(arrived.indexOf(found), 1);
      const link = new URL(/^https?:\/\/\S+/m.exec(found.text)?.[0] ?? "none:");
      return { ...found, link, brings: new URLSearchParams(link.hash.slice(1)) };
    },
  };
}
