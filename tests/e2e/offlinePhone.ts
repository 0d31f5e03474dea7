import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { onTestFinished } from "vitest";
import type { Entry } from "@/lib/protocol/entry";
import { chromiumPath } from "./chromium";
import { Hands } from "./hands";
import { answeringPage, keepEvidence, openPhone, WAIT_MS } from "./phone";
import { sharedOrigin } from "./server";

/** A server with a cuttable connection to the phones, and a replaceable program version. */
export async function house() {
  const origin = new URL(sharedOrigin());
  let whole = true;
  let swallows = false;
  let late = 0;
  let version = "";
  const server = createServer((asked, answer) => {
    const isWorker = asked.url === "/service-worker.js";
    const passed = request(
      {
        ...{ host: "127.0.0.1", port: origin.port, path: asked.url, method: asked.method },
        headers: { ...asked.headers, ...(isWorker && { "accept-encoding": "identity" }) },
      },
      (answered) => {
        if (swallows) return answer.destroy();
        if (late > 0) return void setTimeout(pass, late, answered);
        pass(answered);
      },
    );
    const pass = (answered: IncomingMessage) => {
      const { "content-length": _, ...headers } = answered.headers;
      answer.writeHead(answered.statusCode ?? 500, isWorker ? headers : answered.headers);
      answered.pipe(answer, { end: !isWorker });
      if (isWorker) answered.on("end", () => answer.end(version));
    };
    passed.on("error", () => answer.destroy());
    answer.on("close", () => passed.destroy());
    asked.pipe(passed);
  });
  server.on("connection", (phone) => {
    if (!whole) phone.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = () => {
    whole = false;
    server.closeAllConnections();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    fix: () => {
      whole = true;
      swallows = false;
      late = 0;
    },
    /** Responses take longer than a phone waits if it has a copy. */
    delay: () => {
      late = 7_000;
    },
    /** Requests arrive, and no response comes back. */
    swallow: () => {
      swallows = true;
    },
    /** Deploys another version of the program. */
    renew: () => {
      version = "\n// Another version.";
    },
  };
}

/** A browser's errors on a cut connection, and refusals after reconnecting. */
export const WITHOUT_LINE = [
  /ERR_(CONNECTION|EMPTY|FAILED|INCOMPLETE|NETWORK|SOCKET)/,
  /Failed to fetch RSC payload/,
  /status of 4\d\d/,
];

/** A phone with a cuttable connection. */
export class Pocket {
  private readonly folder = mkdtempSync(path.join(tmpdir(), "pocket-"));
  private context: BrowserContext | null = null;
  hands = new Hands(null as unknown as Page);

  constructor() {
    onTestFinished(async ({ task }) => {
      if (this.context !== null && task.result?.state === "fail") await keepEvidence(this.page, task.name);
      await this.close();
    });
  }

  get page(): Page {
    return this.hands.phone;
  }

  /** Opens a page in the shared browser. */
  async borrow(origin: string): Promise<void> {
    this.hands = new Hands(await openPhone(origin, { offline: true, expected: WITHOUT_LINE }));
  }

  /** Opens a browser of its own, which can be closed and reopened. */
  async open(): Promise<void> {
    const executablePath = chromiumPath();
    if (!executablePath) throw new Error("no browser");
    this.context = await chromium.launchPersistentContext(this.folder, {
      executablePath,
      args: ["--no-sandbox", "--disable-gpu"],
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 1,
      isMobile: true,
      hasTouch: true,
      reducedMotion: "reduce",
    });
    await this.context.tracing.start();
    this.context.setDefaultTimeout(WAIT_MS);
    this.hands = new Hands(answeringPage(this.context.pages()[0] ?? (await this.context.newPage())));
  }

  close = async (): Promise<void> => {
    await this.context?.close();
    this.context = null;
  };

  /** Waits until the phone has everything for offline use. */
  isAtHand = (): Promise<void> =>
    this.page.evaluate(async () => {
      const { serviceWorker } = navigator;
      if (serviceWorker.controller) return;
      await new Promise((taken) => serviceWorker.addEventListener("controllerchange", taken, { once: true }));
    });

  /** The server's version of a game. */
  journal = (game: string): Promise<{ readonly entries: readonly Entry[] }> =>
    this.page.evaluate(
      async (id) => (await fetch(`/api/v1/games/${id}/journal`, { cache: "no-store" })).json(),
      game,
    );

  /** True if the server's page of a game shows the pause for tones. */
  isPaused = (game: string): Promise<boolean> =>
    this.page.evaluate(
      async (id) => (await (await fetch(`/games/${id}`, { cache: "no-store" })).text()).includes("Tones!"),
      game,
    );

  /** A round of two: Ab claims, Ba bangs, and Ab is short. */
  async round(): Promise<void> {
    const { hands } = this;
    await hands.redDie(4);
    await hands.claim(9, 6);
    await hands.bang();
    await hands.way("Short or there");
    await hands.press(/^Short: /);
    await hands.verdict().waitFor();
  }
}

/** A journal's actions, in order. */
export const does = ({ entries }: { readonly entries: readonly Entry[] }) =>
  entries.map(({ action }) => action?.do ?? "undone");
/** One round of `Pocket`, as it is recorded. */
export const ROUND = ["start-round", "claim", "challenge", "reveal"];
