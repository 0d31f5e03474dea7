import { inPeers } from "../peers";

/** A visit's results: milliseconds, layout shift score, and transferred bytes. */
export interface Visit {
  readonly lcp: number;
  readonly blocking: number;
  readonly shift: number;
  readonly scripts: number;
}

interface Report {
  readonly lhr: {
    readonly runtimeError?: { readonly message: string };
    readonly audits: Readonly<
      Record<
        string,
        { numericValue: number; details?: { items: { resourceType: string; transferSize: number }[] } }
      >
    >;
  };
}

type Lighthouse = (url: string, flags: object) => Promise<Report>;
type Launch = (options: object) => Promise<{ readonly port: number; kill(): void }>;

/** Opens a page with Lighthouse's phone setting (slow 4G, quarter CPU speed), in a fresh browser. */
export async function visit(chromePath: string, url: string, cookie: string): Promise<Visit> {
  const { launch } = (await import(inPeers("node_modules/chrome-launcher/dist/index.js"))) as {
    launch: Launch;
  };
  const { default: lighthouse } = (await import(inPeers("node_modules/lighthouse/core/index.js"))) as {
    default: Lighthouse;
  };
  const chrome = await launch({
    chromePath,
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-background-networking", "--disable-gpu"],
  });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: ["performance"],
      ...(cookie && { extraHeaders: { Cookie: cookie } }),
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const requests = lhr.audits["network-requests"]?.details?.items ?? [];
    return {
      lcp: figure("largest-contentful-paint"),
      blocking: figure("total-blocking-time"),
      shift: figure("cumulative-layout-shift"),
      scripts: requests
        .filter(({ resourceType }) => resourceType === "Script")
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  } finally {
    chrome.kill();
  }
}
