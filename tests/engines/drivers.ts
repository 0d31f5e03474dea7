import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import path from "node:path";
import { setTimeout as after } from "node:timers/promises";

// WebKit and Firefox from Debian, driven by W3C WebDriver: WebKit's driver over HTTP, Firefox by its own
// protocol (Marionette).

/** The timeout of a command, in milliseconds. */
const PATIENCE_MS = 60_000;

/** WebDriver's key of an element reference. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** An element reference. */
export type ElementOnPage = { readonly [ELEMENT]: string };

/** One page of an engine. */
export interface Driver {
  goto(address: string): Promise<void>;
  /** Runs a function body in the page, and returns its awaited result. */
  run<Returned>(body: string, ...passed: readonly unknown[]): Promise<Returned>;
  click(element: ElementOnPage): Promise<void>;
  /** Types into an element; for a file input, the path of a file. */
  type(element: ElementOnPage, text: string): Promise<void>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/** Debian's paths of an engine's programs. */
const WEBKIT = {
  driver: "/usr/bin/WebKitWebDriver",
  browser: "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  screen: "/usr/bin/Xvfb",
  windows: "/usr/bin/matchbox-window-manager",
};
const FIREFOX = "/usr/bin/firefox-esr";

/** The missing parts of an engine on this machine, with the fix; undefined if none. */
export function lacking(engine: "webkit" | "firefox"): string | undefined {
  const files = engine === "webkit" ? Object.values(WEBKIT) : [FIREFOX];
  const missing = files.find((file) => !existsSync(file));
  const packages = engine === "webkit" ? "webkit2gtk-driver xvfb matchbox-window-manager" : "firefox-esr";
  return missing && `${missing} is missing (apt-get install --no-install-recommends ${packages})`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Polls until there is a result. */
async function until<Found>(
  what: string,
  ask: () => Promise<Found | undefined> | Found | undefined,
): Promise<Found> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await ask();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await after(50);
  }
}

async function stop(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = once(process, "exit");
  process.kill("SIGKILL");
  await ended;
}

/** Starts WebKit on a virtual screen as large as a phone's. */
export async function webkit(folder: string): Promise<Driver & { readonly display: string }> {
  const screen = spawn(WEBKIT.screen, ["-displayfd", "1", "-screen", "0", "390x844x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = await once(screen.stdout, "data");
  const display = `:${String(number).trim()}`;
  const env = { ...process.env, DISPLAY: display, HOME: folder, XDG_RUNTIME_DIR: folder };
  // Without a window manager clicks never return.
  const windows = spawn(WEBKIT.windows, ["-use_titlebar", "no"], { env, stdio: "ignore" });
  const port = await freePort();
  const driver = spawn(WEBKIT.driver, [`--port=${port}`], { env, stdio: "ignore" });
  const ask = async (method: "GET" | "POST" | "DELETE", to: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${to}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${to}: ${value.error} ${value.message}`);
    return value;
  };
  await until("WebKit's driver", () => ask("GET", "/status").catch(() => undefined));
  const { sessionId } = await ask("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        // With any other strategy, clicks that navigate never return.
        pageLoadStrategy: "none",
        timeouts: { script: PATIENCE_MS },
        "webkitgtk:browserOptions": { binary: WEBKIT.browser, args: ["--automation", "--full-screen"] },
      },
    },
  });
  const post = (to: string, body: object) => ask("POST", `/session/${sessionId}/${to}`, body);
  return {
    display,
    goto: (url) => post("url", { url }),
    run: (script, ...args) => post("execute/sync", { script, args }),
    click: (element) => post(`element/${element[ELEMENT]}/click`, {}),
    type: (element, text) => post(`element/${element[ELEMENT]}/value`, { text }),
    close: async () => {
      await ask("DELETE", `/session/${sessionId}`).catch(() => undefined);
      for (const one of [driver, windows, screen]) await stop(one);
    },
  };
}

/** Starts Firefox headless. */
export async function firefox(folder: string): Promise<Driver & { picture(): Promise<Buffer> }> {
  const settings = {
    "marionette.port": 0,
    "browser.shell.checkDefaultBrowser": false,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": false,
    "toolkit.telemetry.reportingpolicy.firstRun": false,
    "app.update.disabledForTesting": true,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
    "services.settings.server": "data:,",
    "ui.prefersReducedMotion": 1,
    // Like on phones, scrollbars take no room.
    "ui.useOverlayScrollbars": 1,
  };
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(folder, "user.js"), lines.join("\n"));
  const args = ["--headless", "--no-remote", "--marionette", "--remote-allow-system-access"];
  const browser = spawn(FIREFOX, [...args, "--width", "390", "--height", "844", "--profile", folder], {
    env: { ...process.env, HOME: folder },
    stdio: "ignore",
  });
  const portFile = path.join(folder, "MarionetteActivePort");
  const port = await until(
    "Firefox",
    () => (existsSync(portFile) && readFileSync(portFile, "utf8")) || undefined,
  );
  const wire = connect(Number(port), "127.0.0.1").setNoDelay();
  const waiting = new Map<number, (answer: readonly [unknown, unknown]) => void>();
  let heard = Buffer.alloc(0);
  wire.on("data", (chunk) => {
    heard = Buffer.concat([heard, chunk]);
    for (let colon = heard.indexOf(":"); colon > 0; colon = heard.indexOf(":")) {
      const end = colon + 1 + Number(heard.subarray(0, colon));
      if (heard.length < end) return;
      const message = JSON.parse(heard.toString("utf8", colon + 1, end));
      heard = heard.subarray(end);
      // It sends a greeting first.
      if (Array.isArray(message)) waiting.get(message[1])?.([message[2], message[3]]);
    }
  });
  let asked = 0;
  const ask = async (command: string, passed: object = {}) => {
    const id = ++asked;
    const text = JSON.stringify([0, id, command, passed]);
    const answered = new Promise<readonly [unknown, unknown]>((resolve) => waiting.set(id, resolve));
    wire.write(`${Buffer.byteLength(text)}:${text}`);
    const late = after(PATIENCE_MS, undefined, { ref: false }).then(() => {
      throw new Error(`${command} was not answered`);
    });
    const [refused, answer] = await Promise.race([answered, late]);
    waiting.delete(id);
    if (refused !== null) throw new Error(`${command}: ${JSON.stringify(refused)}`);
    return answer !== null && typeof answer === "object" && "value" in answer ? answer.value : answer;
  };
  await ask("WebDriver:NewSession", {
    capabilities: { alwaysMatch: { pageLoadStrategy: "none", timeouts: { script: PATIENCE_MS } } },
  });
  // Its window cannot be as narrow as a phone; its content can.
  await ask("Marionette:SetContext", { value: "chrome" });
  await ask("WebDriver:ExecuteScript", {
    script: `
      const { style } = window.gBrowser.selectedBrowser;
      for (const [side, length] of [["width", "390px"], ["height", "844px"]])
        for (const bound of ["min-", "max-", ""]) style.setProperty(bound + side, length);
      style.setProperty("flex", "none");
    `,
    args: [],
  });
  await ask("Marionette:SetContext", { value: "content" });
  return {
    goto: async (url) => void (await ask("WebDriver:Navigate", { url })),
    run: (script, ...args) =>
      ask("WebDriver:ExecuteScript", { script, args, sandbox: null }) as Promise<never>,
    click: async (element) => void (await ask("WebDriver:ElementClick", { id: element[ELEMENT] })),
    type: async (element, text) =>
      void (await ask("WebDriver:ElementSendKeys", { id: element[ELEMENT], text })),
    picture: async () =>
      Buffer.from((await ask("WebDriver:TakeScreenshot", { full: false })) as string, "base64"),
    close: async () => {
      wire.destroy();
      await stop(browser);
    },
  };
}
